import { expect, test } from "vitest";
import { ceremony, type Shown } from "../../src/boards/for-a-crown/ceremony";
import type { Told } from "../../src/lib/ceremony.svelte";
import type { TableView } from "../../src/wire/for-a-crown";
import type { Entry, View } from "../../src/wire/wire";

const house = (seat: number, rubies: number | null) => ({
  seat, family: "RAB", space: 5, bandits: 1, heirloom: true, out: 0, rubies, coins: rubies,
}); // prettier-ignore
const card = { owner: 1, card: "M2-01", level: 2 };
const told = (...events: unknown[]): Told => ({
  before: {
    houses: [house(0, 4), house(1, null)],
    deck: [{ owner: 1, card: "", level: 2 }],
    unseen: 1,
    revealed: [],
    current: null,
  } as unknown as View,
  after: { verdict: [{ id: "tie" }] } as unknown as View,
  entries: [{ seat: 99, line: { id: "turned" }, events } as Entry],
  names: ["Anna", "Bob"],
  seat: 0,
});
const moments = (...events: unknown[]) => ceremony(told(...events))?.moments ?? [];
const shown = (...events: unknown[]): Shown[] =>
  moments(...events).map(({ data }) => data as Shown);

test("a card lies face down, turns, and then does what it does", () => {
  const seen = shown(
    { kind: "revealed", line: null, card, ignored: false },
    { kind: "gained", line: null, seat: 0, token: "ruby", count: 2 },
  );
  expect(seen.map(({ up, changes }) => [up, changes.length])).toEqual([
    [false, 0],
    [true, 0],
    [true, 1],
  ]);
});

test("the table that is drawn changes with what is seen, and closed chests stay closed", () => {
  const views = moments(
    { kind: "revealed", line: null, card, ignored: false },
    { kind: "lost", line: null, seat: 0, rubies: 1 },
    { kind: "lost", line: null, seat: 1, rubies: 1 },
  ).map(({ view }) => view as unknown as TableView);
  expect(views.map(({ houses }) => houses.map(({ rubies }) => rubies))).toEqual([
    [4, null],
    [4, null],
    [3, null],
  ]);
  expect(views.map(({ deck }) => deck.length)).toEqual([1, 0, 0]);
});

test("the die rolls before it shows", () => {
  const seen = shown({ kind: "rolled", line: null, seat: 0, face: 2, icons: ["COIN"] });
  expect(seen.map(({ rolling }) => rolling)).toEqual([true, false]);
});

test("the last steps are counted from what the chests held", () => {
  const seen = shown(
    { kind: "laststep", line: null, step: "bandits", worth: [14, 12] },
    { kind: "lost", line: null, seat: 1, rubies: 1 },
    { kind: "won", line: null, seat: 0, rubies: 14, worth: [14, 11] },
  );
  expect(seen.map(({ worth }) => worth)).toEqual([[14, 12], [14, 11], [14, 11]]); // prettier-ignore
  expect(seen.at(-1)?.winner).toBe(0);
});

test("the end says why, a tie by its name", () => {
  const last = moments({ kind: "won", line: null, seat: 0, rubies: 12, worth: [12, 12] }).at(-1);
  expect(last?.why).toBe("tie");
});

test("a payment alone is no ceremony", () => {
  expect(ceremony(told({ kind: "paid", line: null, seat: 0, coins: 1, rubies: 0 }))).toBeNull();
});
