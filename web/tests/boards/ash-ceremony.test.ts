import { expect, test } from "vitest";
import { ceremony, type Count, type Duel } from "../../src/boards/crown-of-ash/ceremony";
import type { Told } from "../../src/lib/ceremony.svelte";
import type { Entry, View } from "../../src/wire/wire";

const side = (seat: number, total: number, die = 0) => ({
  seat,
  warriors: ["BO1"],
  card: die ? "BD" : "B3",
  die,
  parts: { warriors: total - (die || 3), [die ? "die" : "card"]: die || 3 },
  total,
});
const battle = (die = 0) => ({
  kind: "battle",
  line: null,
  area: "coast",
  space: "battle-coast",
  attack: side(0, 9, die),
  defence: side(1, 5),
  won: true,
});
const told = (events: unknown[], before: object = {}): Told => ({
  before: {
    battle: null,
    players: [{ vp: 2 }, { vp: 5 }],
    areas: [],
    ...before,
  } as unknown as View,
  after: {} as View,
  entries: [{ seat: 0, line: { id: "l" }, events } as Entry],
  names: ["Anna", "Bob"],
  seat: 0,
});
const steps = (made: ReturnType<typeof ceremony>): string[] =>
  made?.moments.map(({ data }) => (data as Duel).step) ?? [];

test("a battle goes from the backs to the board, with a roll only if a die was laid", () => {
  expect(steps(ceremony(told([battle()])))).toEqual([
    "backs",
    "warriors",
    "cards",
    "stamp",
    "board",
  ]);
  expect(steps(ceremony(told([battle(4)])))).toContain("roll");
});

test("the table changes only after the stamp", () => {
  const made = ceremony(told([battle(4), { kind: "verdict", line: null }]));
  expect(made?.moments.map(({ after }) => Boolean(after))).toEqual(
    steps(made).map((step) => step === "board"),
  );
});

test("what was turned up before a second roll is not turned up again", () => {
  const open = { attack_card: "BD", defence_card: "B3", committed: ["BO1"] };
  const made = ceremony(told([battle(4)], { battle: open, phase: "rerolling" }));
  expect(steps(made)[0]).toBe("roll");
});

test("a round's points are summed area by area", () => {
  const areas = [
    { area: "coast", seat: 0, points: 3 },
    { area: "citadel", seat: 1, points: 5 },
  ];
  const made = ceremony(told([{ kind: "roundover", line: null, round: 1, areas }]));
  const counts = made?.moments.map(({ data }) => data as Count) ?? [];
  expect(counts.map(({ sums }) => sums)).toEqual([[0, 0], [3, 0], [3, 5], [3, 5]]); // prettier-ignore
  expect(counts.at(-1)?.totals).toEqual([5, 10]);
});

test("nothing is told of an update without a battle or a scoring", () => {
  expect(ceremony(told([{ kind: "goods", line: null, seat: 0, goods: {} }]))).toBeNull();
});
