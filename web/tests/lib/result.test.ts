import { expect, test } from "vitest";
import {
  bare,
  best,
  decisive,
  leadOver,
  outcome,
  phased,
  phaseEnds,
  pointRows,
  roundEnds,
  sourceIn,
  swingsOf,
  type Stand,
} from "../../src/lib/result";
import type { Line } from "../../src/wire/wire";

const say = (line: Line): string => line.id;
const line = (id: string, ...then: Line[]): Line => ({ id, then });
const mark = (n: number, round: number, ...scores: number[]): Stand => ({
  n,
  seat: 0,
  phase: 0,
  round,
  scores,
});

test("the same source of all seats is one row; its parts stand under it, the sum does not", () => {
  const scores = [
    [line("Castles: 12", line("Tower: 5")), line("Crown")],
    [line("Castles: 9", line("Hall: 4")), line("Castles: 2"), { id: "x-total" }],
  ];
  expect(pointRows(scores, say)).toEqual([
    { what: "Castles", cells: ["12", "9, 2"], inner: false },
    { what: "Tower", cells: ["5"], inner: true },
    { what: "Hall", cells: [, "4"], inner: true },
    { what: "Crown", cells: ["✓"], inner: false },
  ]);
});

test("only the last colon parts what from how many", () => {
  expect(pointRows([[line("Phase 2: king: 3 points")]], say)).toEqual([
    { what: "Phase 2: king", cells: ["3 points"], inner: false },
  ]);
});

test("a number with its word is bare, anything else stays", () => {
  expect(["3 points", "-2 body", "3, 4", undefined].map(bare)).toEqual(["3", "−2", "3, 4", "–"]);
});

test("the best of a row is its highest number, at least nothing", () => {
  expect(best(["3 points", "11 points", "✓"])).toBe(11);
  expect(best(["-3"])).toBe(0);
});

test("a round's end is the last position before another, also where numbers begin anew", () => {
  const course = [mark(0, 1, 0), mark(1, 1, 0), mark(2, 2, 0), mark(3, 1, 0)];
  expect(roundEnds(course).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(roundEnds([])).toEqual([]);
});

test("rounds that begin anew are another phase; where they are counted through there is none", () => {
  const course = phased([mark(0, 1, 0), mark(1, 2, 0), mark(2, 1, 0), mark(3, 2, 0)]);
  expect(course.map(({ phase }) => phase)).toEqual([1, 1, 2, 2]);
  expect(phaseEnds(roundEnds(course)).map(({ n }) => n)).toEqual([1, 3]);
  const through = phased([mark(0, 1, 0), mark(1, 2, 0)]);
  expect(through.map(({ phase }) => phase)).toEqual([0, 0]);
  expect(phaseEnds(roundEnds(through)).map(({ n }) => n)).toEqual([0, 1]);
});

test("the lead is the distance from the mean", () => {
  expect(leadOver([[3, 0, 0], []])).toEqual([[2, -1, -1], []]);
});

test("swings are the five greatest changes, gains and losses alike", () => {
  const course = [0, 1, 3, 0, 8, 9, 20, 22].map((score, n) => mark(n, 1, score, 0));
  expect(swingsOf(course).map(({ gain, n }) => [gain, n])).toEqual([
    [11, 6],
    [8, 4],
    [-3, 3],
    [2, 2],
    [2, 7],
  ]);
});

test("the decisive round is the one in which the first drew away most", () => {
  const rounds = [mark(0, 1, 0, 0), mark(9, 1, 4, 6), mark(20, 2, 15, 8), mark(30, 3, 18, 12)];
  expect(decisive(rounds, 0, 1)).toEqual({ phase: 0, round: 2, gain: 11, own: 2 });
  expect(decisive(rounds, 1, 0)).toEqual({ phase: 0, round: 1, gain: 6, own: 4 });
  expect(decisive([mark(0, 1, 0, 0), mark(9, 1, -1, -4)], 0, 1)).toBeNull();
});

test("the source of a round is what the first drew away most by", () => {
  const citadel = { id: "citadel" };
  const course: Stand[] = [
    { ...mark(0, 1, 0, 0) },
    { ...mark(1, 4, 2, 2), sources: [{ id: "both" }, { id: "both" }] },
    { ...mark(2, 4, 5, 2), sources: [citadel, null] },
    { ...mark(3, 5, 9, 2), sources: [{ id: "later" }, null] },
  ];
  expect(sourceIn(course, { phase: 0, round: 4 }, 0, 1)).toBe(citadel);
  expect(sourceIn(course, { phase: 0, round: 4 }, 1, 0)).toBeNull();
});

test("the heading speaks to who plays, and about the others to who watches", () => {
  expect([outcome([1, 2], 0), outcome([1, 2], 1), outcome([1, 2], -1)]).toEqual([
    "you-win",
    "verdict-lost-you",
    "wins",
  ]);
  expect([outcome([1, 1, 3], 0), outcome([1, 1, 3], -1)]).toEqual(["shared-victory", "wins"]);
  expect([outcome([2, 2], 0), outcome([2, 2], -1)]).toEqual(["verdict-nobody", "verdict-nobody"]);
  expect([outcome([1], 0), outcome([2], 0)]).toEqual(["you-win", "verdict-lost-you"]);
  expect([outcome([1], -1), outcome([2], -1)]).toEqual(["wins", "verdict-nobody"]);
});
