import { expect, test } from "vitest";
import { chancesAt, markedOf, roundsOf, signed } from "../../src/lib/study.svelte";
import type { Analysis, Decision } from "../../src/wire/wire";

const decision = (seat: number, first: number, cost: number): Decision => ({
  seat,
  first,
  last: first + 1,
  round: 1,
  cost,
  error: 0.01,
  played: [],
  better: [],
  actions: [],
  reasons: [],
  views: [],
});
const found: Analysis = {
  title: "torres",
  version: 1,
  adviser: "",
  points: [
    { entries: 0, round: 1, chances: [0.5, 0.5] },
    { entries: 4, round: 1, chances: [0.6, 0.4] },
    { entries: 9, round: 2, chances: [1, 0] },
  ],
  parts: [],
  decisions: [
    decision(1, 30, 0.4),
    decision(0, 20, 0.3),
    decision(0, 10, 0.2),
    decision(0, 40, 0.1),
    decision(0, 5, 0.05),
  ],
  told: [],
};

test("the three dearest of a seat have letters in the order of the match", () => {
  const marks = markedOf(found, 0).map(({ letter, first }) => `${letter}${first}`);
  expect(marks).toEqual(["B20", "A10", "C40"]);
  expect(markedOf(found, -1).map(({ seat }) => seat)).toEqual([1, 0, 0]);
});

test("rounds end where the next one begins, and at the end", () => {
  expect(roundsOf(found)).toEqual([
    { to: 4, round: 1 },
    { to: 9, round: 2 },
  ]);
  expect(chancesAt(found, 8)).toEqual([0.6, 0.4]);
});

test("points have a sign, and a true minus", () => {
  expect([signed(0.124), signed(-0.126), signed(0.001)]).toEqual(["+12", "−13", "0"]);
});
