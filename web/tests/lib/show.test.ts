import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { Show, type Shot } from "../../src/lib/show.svelte";

const shot = (seq: number): Shot => ({ seq }) as Shot;

let show: Show;
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: 1 });
  show = new Show();
});
afterEach(() => {
  show.close();
  vi.useRealTimers();
});

test("the first state is drawn at once", () => {
  show.add(shot(1));
  expect(show.shown?.seq).toBe(1);
  expect(show.present).toBe(true);
});

test("the next ones come in their order, each after a while", () => {
  for (const seq of [1, 2, 3]) show.add(shot(seq));
  expect([show.shown?.seq, show.present]).toEqual([1, false]);
  vi.advanceTimersByTime(420);
  expect(show.shown?.seq).toBe(2);
  vi.advanceTimersByTime(420);
  expect([show.shown?.seq, show.present]).toEqual([3, true]);
});

test("many that wait are drawn within a few seconds", () => {
  for (let seq = 1; seq <= 60; seq += 1) show.add(shot(seq));
  vi.advanceTimersByTime(12_000);
  expect(show.shown?.seq).toBe(60);
});

test("input skips to the present", () => {
  for (const seq of [1, 2, 3]) show.add(shot(seq));
  show.flush();
  expect([show.shown?.seq, show.present]).toEqual([3, true]);
  vi.advanceTimersByTime(5000);
  expect(show.shown?.seq).toBe(3);
});

test("without animations nothing waits", () => {
  settings.set({ speed: 0 });
  for (const seq of [1, 2, 3]) show.add(shot(seq));
  expect(show.shown?.seq).toBe(3);
});

test("what happened since the own last turn is played again, then the present stays", () => {
  for (const seq of [1, 2, 3]) show.add(shot(seq));
  show.flush();
  show.mark();
  expect(show.hasPast).toBe(false);
  for (const seq of [4, 5]) show.add(shot(seq));
  show.flush();
  expect(show.hasPast).toBe(true);
  show.replay();
  expect([show.shown?.seq, show.again]).toEqual([3, true]);
  vi.advanceTimersByTime(900);
  expect(show.shown?.seq).toBe(4);
  vi.advanceTimersByTime(900);
  expect([show.shown?.seq, show.again, show.present]).toEqual([5, false, true]);
});

test("another pair of eyes has no past", () => {
  for (const seq of [1, 2]) show.add(shot(seq));
  show.forget();
  expect(show.hasPast).toBe(false);
});
