import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import { Film } from "../../src/lib/film.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Frame, Mark } from "../../src/wire/wire";

const LENGTH = 100;
const DICE = 20; // the position in which nobody is awaited
const course: Mark[] = Array.from({ length: LENGTH }, (_, n) => ({
  n,
  seat: 0,
  round: n < 50 ? 1 : 2,
  scores: [n],
}));
const awaited = [0];
const frame = (n: number): Frame =>
  ({
    n,
    seat: n % 2,
    view: { n, awaited: n === DICE ? [] : awaited },
    line: n % 3 ? { id: `line-${n}` } : null,
    events: [],
    scores: [n],
  }) as unknown as Frame;

let film: Film;
const frames = vi.spyOn(api, "frames");
beforeEach(async () => {
  vi.useFakeTimers();
  settings.set({ speed: 1 });
  vi.spyOn(api, "course").mockResolvedValue(course);
  frames.mockReset();
  frames.mockImplementation((_table, _eyes, start, count) =>
    Promise.resolve(
      Array.from({ length: Math.min(count, LENGTH - start) }, (_, k) => frame(start + k)),
    ),
  );
  film = new Film("table", 0);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  film.stop();
  vi.useRealTimers();
});

const loaded = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

test("it stands at the end and shows nothing until it is asked", () => {
  expect([film.at, film.on, film.view]).toEqual([99, false, undefined]);
  expect(frames).not.toHaveBeenCalled();
});

test("a position is loaded with its neighbours and those to come, once", async () => {
  film.go(45);
  await loaded();
  expect(film.view).toMatchObject({ n: 45 });
  film.go(46);
  film.go(79);
  expect(frames.mock.calls.map(([, , start]) => start)).toEqual([39, 79, 0]);
});

const told = (): number[] => film.log.map(({ line }) => Number(line?.id.slice(5)));

test("after a jump the log tells what came shortly before, too", async () => {
  film.go(99);
  await loaded();
  expect([told()[0], told().at(-1)]).toEqual([40, 98]);
});

test("a log with a gap begins after it", async () => {
  frames.mockImplementation((_table, _eyes, start, count) =>
    start === 39
      ? new Promise(() => undefined)
      : Promise.resolve(
          Array.from({ length: Math.min(count, LENGTH - start) }, (_, k) => frame(start + k)),
        ),
  );
  film.go(4);
  await loaded();
  film.go(99);
  await loaded();
  expect([told()[0], told().at(-1)]).toEqual([79, 98]);
});

test("what is new is known at every position, whatever was loaded before", async () => {
  film.go(40);
  await loaded();
  expect(film.news).toMatchObject([{ line: { id: "line-40" } }]);
});

test("it goes nowhere beyond its ends", () => {
  film.go(-5);
  expect(film.at).toBe(0);
  film.go(500);
  expect(film.at).toBe(99);
});

test("the log tells what these eyes were told up to here", async () => {
  film.go(4);
  await loaded();
  expect(film.log).toEqual(
    [1, 2, 4].map((n) => ({ seat: n % 2, line: { id: `line-${n}` }, events: [] })),
  );
});

test("other eyes load their own frames", async () => {
  film.go(0);
  await loaded();
  film.look(1);
  expect(film.view).toBeUndefined();
  await loaded();
  expect(film.view).toMatchObject({ n: 0 });
  expect(frames.mock.calls.map(([, eyes]) => eyes)).toEqual([0, 0, 1, 1]);
});

test("it plays from the beginning when it is at its end, and stops there again", async () => {
  film.toggle();
  expect([film.at, film.playing]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(800 * 3);
  expect(film.at).toBe(3);
  await vi.advanceTimersByTimeAsync(800 * LENGTH);
  expect([film.at, film.playing]).toEqual([99, false]);
});

test("it waits for a frame that has not come", async () => {
  let come: (all: Frame[]) => void = () => undefined;
  frames.mockImplementation(() => new Promise((resolve) => (come = resolve)));
  film.toggle();
  await vi.advanceTimersByTimeAsync(8000);
  expect(film.at).toBe(0);
  come([frame(0), frame(1)]);
  await vi.advanceTimersByTimeAsync(800);
  expect(film.at).toBe(1);
});

test("rounds end where another begins, and at the end", () => {
  expect(film.rounds.map(({ n }) => n)).toEqual([49, 99]);
});

test("a step on may move, every other way is drawn afresh", () => {
  film.go(10);
  const jumps = film.jumps;
  film.go(11);
  expect(film.jumps).toBe(jumps);
  for (const to of [13, 12, 12]) film.go(to);
  expect(film.jumps).toBe(jumps + 3);
});

test("the last position stays until the next has come, never the end of the match", async () => {
  film.go(3);
  await loaded();
  film.go(90);
  expect([film.frame, film.view]).toMatchObject([undefined, { n: 3 }]);
  await loaded();
  expect([film.view, film.news]).toMatchObject([{ n: 90 }, []]);
  film.go(91);
  expect(film.news).toMatchObject([{ line: { id: "line-91" } }]);
});

test("what a step brought is told before it, and can be left", async () => {
  film.go(5);
  await loaded();
  film.teller = (_before, [after]) =>
    after?.n === 6
      ? { kind: "x", moments: [{ part: 0, ms: 100, say: "", data: null }], told: "" }
      : null;
  film.forward();
  expect([film.at, film.stage?.now.part]).toEqual([5, 0]);
  vi.advanceTimersByTime(100);
  expect([film.at, film.stage]).toEqual([6, null]);
  film.go(5);
  film.forward();
  film.leave();
  vi.advanceTimersByTime(5000);
  expect([film.at, film.on, film.stage]).toEqual([5, false, null]);
});

test("what nobody saw, a die before it falls, is stepped over and told with what follows", async () => {
  film.go(DICE - 1);
  await loaded();
  const told: number[] = [];
  film.teller = (_before, steps) => {
    told.push(...steps.map(({ n }) => n));
    return null;
  };
  const jumps = film.jumps;
  film.forward();
  expect([film.at, film.jumps, told]).toEqual([DICE + 1, jumps, [DICE, DICE + 1]]);
  film.backward();
  expect(film.at).toBe(DICE - 1);
});

test("the result that was asked for stays while it plays", async () => {
  film.toggle();
  await loaded();
  film.leave();
  vi.advanceTimersByTime(5000);
  expect([film.on, film.playing]).toEqual([false, false]);
});
