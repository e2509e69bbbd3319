import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { Ceremony, Moment } from "../../src/lib/ceremony.svelte";
import { Show, type Director, type Shot } from "../../src/lib/show.svelte";
import type { Entry, View } from "../../src/wire/wire";

const LOG = [1, 2, 3, 4, 5, 6].map((n) => ({ seat: 0, line: { id: `${n}` }, events: [] }));
const shot = (seq: number, awaited = [0]): Shot =>
  ({ seq, seat: 0, view: { awaited }, log: LOG.slice(0, seq) }) as unknown as Shot;

let show: Show;
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: 1, pause: false });
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

const ceremony = (more: Partial<Moment> = {}): Ceremony => ({
  kind: "scoring",
  moments: [
    { part: 0, ms: 100, say: "one", data: 1 },
    { part: 1, ms: 100, say: "two", data: 2, ...more },
  ],
  told: "one and two",
});
const telling = (seq: number, more: Partial<Moment> = {}): Director =>
  vi.fn((_before, after) => (after.seq === seq ? ceremony(more) : null));

test("the table stays as it was until its ceremony is over", () => {
  show.director = telling(2);
  for (const seq of [1, 2]) show.add(shot(seq));
  vi.advanceTimersByTime(420);
  expect([show.shown?.seq, show.present, show.stage?.now.say]).toEqual([1, false, "one"]);
  vi.advanceTimersByTime(100);
  expect([show.shown?.seq, show.stage?.now.say]).toEqual([1, "two"]);
  vi.advanceTimersByTime(100);
  expect([show.shown?.seq, show.present, show.stage]).toEqual([2, true, null]);
});

test("a ceremony is made from the entries between two states, told in one sentence", () => {
  show.director = telling(4);
  for (const seq of [1, 4]) show.add(shot(seq));
  show.flush();
  expect(show.director).toHaveBeenCalledWith(expect.anything(), expect.anything(), LOG.slice(1, 4));
  expect([0, 1, 2, 3].map((n) => show.sentence(LOG[n] as Entry))).toEqual([
    undefined,
    "one and two",
    "",
    "",
  ]);
});

test("from a moment on the table may be the new one, but nothing is offered yet", () => {
  show.director = telling(2, { after: true });
  for (const seq of [1, 2]) show.add(shot(seq));
  show.flush();
  show.stage?.step();
  expect([show.shown?.seq, show.present, show.shown?.choices]).toEqual([2, false, []]);
  show.stage?.go(0);
  expect(show.shown?.seq).toBe(1);
});

test("a leap is not told, and nothing of it is new; the next ceremony is", () => {
  show.director = vi.fn(() => ceremony());
  show.add(shot(1));
  show.leap();
  show.add(shot(2));
  show.flush();
  expect([show.shown?.seq, show.present, show.news]).toEqual([2, true, []]);
  show.add(shot(3));
  show.flush();
  expect(show.stage?.now.say).toBe("one");
});

test("a moment may show a view of its own", () => {
  const view = { awaited: [7] } as unknown as View;
  show.director = telling(2, { view });
  for (const seq of [1, 2]) show.add(shot(seq));
  show.flush();
  show.stage?.step();
  expect([show.shown?.seq, show.shown?.view]).toEqual([1, view]);
});

test("input skips to the next ceremony, not over it; what waits behind it comes after", () => {
  show.director = telling(3);
  for (const seq of [1, 2, 3, 4]) show.add(shot(seq));
  show.flush();
  expect([show.shown?.seq, show.stage?.at]).toEqual([2, 0]);
  show.flush();
  expect(show.stage?.at).toBe(0);
  show.stage?.skip();
  vi.advanceTimersByTime(420);
  expect([show.shown?.seq, show.present]).toEqual([4, true]);
});

test("at once there is no ceremony, but its sentence", () => {
  settings.set({ speed: 0 });
  show.director = telling(2);
  for (const seq of [1, 2]) show.add(shot(seq));
  expect([show.shown?.seq, show.stage, show.sentence(LOG[1] as Entry)]).toEqual([
    2,
    null,
    "one and two",
  ]);
});

test("what is taken back, and what other eyes see, is not told", () => {
  show.director = vi.fn(() => ceremony());
  show.add(shot(3));
  show.add({ ...shot(2), log: [...LOG.slice(3, 5)] });
  show.flush();
  show.add({ ...shot(4), seat: 1 });
  show.flush();
  expect(show.director).not.toHaveBeenCalled();
});

test("a wish to take back leaves a ceremony", () => {
  show.director = telling(2);
  for (const seq of [1, 2, 3]) show.add(shot(seq));
  show.flush();
  show.hurry();
  expect([show.shown?.seq, show.stage, show.present]).toEqual([3, null, true]);
});

test("after a rival's turn it waits, if that is wished", () => {
  settings.set({ pause: true });
  show.add(shot(1, [1]));
  show.add(shot(2, [2]));
  show.add(shot(3, [0]));
  show.flush();
  expect(show.held).toBe(-1); // input has gone past it
  show.add(shot(4, [1]));
  show.add(shot(5, [2]));
  show.add(shot(6, [0]));
  vi.advanceTimersByTime(5000);
  expect([show.shown?.seq, show.held]).toEqual([5, 1]);
  show.go();
  expect([show.shown?.seq, show.held]).toEqual([6, -1]);
});

const entry = (seat: number, id: string): Entry => ({ seat, line: { id }, events: [] });

test("new is what others did since the own last move, and nothing once something is taken back", () => {
  const log = [entry(0, "mine"), entry(1, "theirs"), entry(1, "end")];
  const at = (seq: number, told: Entry[]): Shot => ({ ...shot(seq), log: told });
  show.add(at(1, []));
  expect(show.news).toEqual([]);
  show.mark();
  for (const n of [1, 2, 3]) show.add(at(n + 1, log.slice(0, n)));
  show.flush();
  expect(show.news.map(({ line }) => line.id)).toEqual(["theirs", "end"]);
  show.add(at(5, []));
  show.flush();
  expect(show.news).toEqual([]);
});

test("who only looks on sees the last step as new", () => {
  const log = [entry(0, "one"), entry(1, "two")];
  for (const n of [1, 2]) show.add({ ...shot(n), seat: -1, log: log.slice(0, n) });
  show.flush();
  expect(show.news.map(({ line }) => line.id)).toEqual(["two"]);
});
