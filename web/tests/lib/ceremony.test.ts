import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage, type Ceremony, type Moment } from "../../src/lib/ceremony.svelte";
import { settings } from "../../src/lib/settings.svelte";

const moment = (part: number, say: string): Moment => ({ part, ms: 100, say, data: null });
const told: Ceremony = {
  kind: "scoring",
  moments: [moment(0, "a1"), moment(0, "a2"), moment(1, "b1"), moment(1, "b2"), moment(2, "c")],
  told: "all of it",
};

let stage: Stage;
let seen: string[];
let ended: number;
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: 1 });
  seen = [];
  ended = 0;
  stage = new Stage(
    told,
    (now) => seen.push(now.say),
    () => (ended += 1),
  );
  stage.start();
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

test("the moments follow each other, and the end is told once", () => {
  vi.advanceTimersByTime(1000);
  expect([seen, ended]).toEqual([["a1", "a2", "b1", "b2", "c"], 1]);
});

test("twice the speed takes half the time", () => {
  stage.close();
  settings.set({ speed: 0.5 });
  stage = new Stage(told, (now) => seen.push(now.say));
  seen = [];
  stage.start();
  vi.advanceTimersByTime(399);
  expect(seen).toEqual(["a1", "a2"]);
});

test("it stands while it is paused, and can be stepped to its end", () => {
  stage.toggle();
  vi.advanceTimersByTime(1000);
  expect([stage.now.say, stage.playing]).toEqual(["a1", false]);
  for (const say of ["a2", "b1", "b2", "c"]) {
    stage.step();
    expect([stage.now.say, stage.forward]).toEqual([say, true]);
  }
  stage.step();
  expect(ended).toBe(1);
});

test("the next part is its first moment, drawn at once; it plays on", () => {
  stage.next();
  expect([stage.now.say, stage.forward, stage.playing]).toEqual(["b1", false, true]);
  vi.advanceTimersByTime(100);
  expect(stage.now.say).toBe("b2");
  stage.next();
  stage.next();
  expect([stage.now.say, ended]).toEqual(["c", 1]);
});

test("any moment can be drawn, also an earlier one", () => {
  stage.go(3);
  expect([stage.now.say, stage.forward]).toEqual(["b2", false]);
  stage.part(0);
  expect([stage.now.say, stage.playing]).toEqual(["a1", false]);
  stage.go(99);
  expect(stage.now.say).toBe("c");
});

test("what is skipped is over, and nothing moves it any more", () => {
  stage.skip();
  stage.play();
  vi.advanceTimersByTime(1000);
  expect([seen, ended]).toEqual([["a1"], 1]);
});

test("calm eyes see every moment, and no movement", () => {
  expect(stage.time(500)).toBe(500);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(stage.time(500)).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(seen).toHaveLength(5);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

test("what earlier parts have said stays to be read", () => {
  expect(stage.notes).toEqual([]);
  stage.go(1);
  expect(stage.notes).toEqual([]);
  stage.go(3);
  expect(stage.notes).toEqual(["a2"]);
  stage.go(4);
  expect(stage.notes).toEqual(["a2", "b2"]);
});
