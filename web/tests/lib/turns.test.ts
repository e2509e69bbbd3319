import { expect, test } from "vitest";
import { BRIEF, cutOff, gathered, merged, turnsOf } from "../../src/lib/turns";
import type { Entry, Line } from "../../src/wire/wire";

const entry = (seat: number, id: string, square = "", kinds: string[] = []): Entry => ({
  seat,
  line: { id, args: { seat, square } },
  events: kinds.map((kind) => ({ kind, line: { id: kind } })),
});
const log = [
  entry(0, "build", "a1"),
  entry(0, "move", "b2"),
  entry(0, "build", "a2"),
  entry(1, "build", "c1"),
  entry(1, "end", "", ["opening"]),
  entry(1, "build", "c2"),
];
const turns = turnsOf(log, 2, new Set(["opening"]), 10);

test("what one seat does without another between is one turn, until a heading", () => {
  expect(turns.map(({ from, seat, entries }) => [from, seat, entries.length])).toEqual([
    [10, 0, 3],
    [13, 1, 2],
    [15, 1, 1],
  ]);
});

test("lines that are told together are counted, with their squares side by side", () => {
  const first = turns[0];
  const lines = first ? gathered(first, (id) => id === "build").map(merged) : [];
  expect(lines).toEqual([
    { id: "build", args: { n: 2, seat: 0, square: "a1, a2" } },
    { id: "move", args: { n: 1, seat: 0, square: "b2" } },
  ]);
});

test("what chance brings to nobody is not gathered under a name", () => {
  const brought = (id: string): Entry => ({ seat: 99, line: { id, args: {} }, events: [] });
  const all = turnsOf([brought("offer"), brought("offer"), entry(0, "build")], 2, new Set());
  expect(all.map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [-1, 1],
    [-1, 1],
    [0, 1],
  ]);
});

test("nouns of lines that are told together are named once each", () => {
  const farm = { id: "farm" };
  const put = (card: object): Line => ({ id: "put", args: { seat: 0, n: 2, card: card as Line } });
  const args = { seat: 0, n: 3, card: [farm, { id: "mill" }] };
  expect(merged([put(farm), put({ id: "mill" }), put({ id: "farm" })])).toEqual({
    id: "put",
    args,
  });
});

test("what is told of somebody is one sentence; what is told of others stays as it is", () => {
  const texts = [`${BRIEF}2 blocks`, BRIEF, "Anna gains 1 gold.", "Anna: +3.", "Annabel gains 2."];
  expect(cutOff(texts, "Anna")).toEqual({
    parts: ["2 blocks", "gains 1 gold", "+3"],
    rest: ["Annabel gains 2."],
  });
});

test("a story is told in its order: after another's sentence, or a long one, nothing is joined", () => {
  const texts = ["Anna attacks.", "Anna wins. Attack: 3.", "Anna gains 1 gold.", `${BRIEF}done`];
  expect(cutOff(texts, "Anna")).toEqual({
    parts: ["attacks", "done"],
    rest: ["Anna wins. Attack: 3.", "Anna gains 1 gold."],
  });
});
