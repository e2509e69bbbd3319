import { expect, test } from "vitest";
import { cutAtNames, headings, linesOf, seatOf, sentences } from "../../src/lib/story";
import type { Entry, Line } from "../../src/wire/wire";

const line = (id: string, ...then: Line[]): Line => ({ id, then });
const ids = (lines: Line[]): string[] => lines.map(({ id }) => id);
const entry: Entry = {
  seat: 1,
  line: line("sends", line("pays")),
  events: [
    { kind: "battle", line: line("battle") },
    { kind: "rolled", line: null },
    { kind: "round", line: line("round-2") },
    { kind: "told", line: line("gains") },
  ],
};

test("a line is followed by what follows from it, at any depth", () => {
  expect(ids(linesOf(line("a", line("b", line("c")), line("d"))))).toEqual(["a", "b", "c", "d"]);
});

test("sentences tell the action, then what it brought; silent events say nothing", () => {
  expect(ids(sentences(entry))).toEqual(["sends", "pays", "battle", "round-2", "gains"]);
});

test("events of the kinds that the board calls headings stand between the entries", () => {
  const kinds = new Set(["round", "phase"]);
  expect(ids(sentences(entry, kinds))).toEqual(["sends", "pays", "battle", "gains"]);
  expect(ids(headings(entry, kinds))).toEqual(["round-2"]);
  expect(headings({ ...entry, events: [] }, kinds)).toEqual([]);
});

test("an entry is of who acted; what chance did is of whom it concerns", () => {
  expect(seatOf(entry, 2)).toBe(1);
  const roll = { id: "rolls", args: { seat: 0 } };
  expect(seatOf({ seat: 99, line: roll, events: [] }, 2)).toBe(0);
  expect(seatOf({ seat: -1, line: line("shuffled"), events: [] }, 2)).toBe(-1);
});

test("every second part of a cut text is a name", () => {
  expect(cutAtNames("Anna pays Petr.", ["Anna", "Petr"])).toEqual([
    "",
    "Anna",
    " pays ",
    "Petr",
    ".",
  ]);
  expect(cutAtNames("A+ wins.", ["A+", ""])).toEqual(["", "A+", " wins."]);
  expect(cutAtNames("Nobody.", [])).toEqual(["Nobody."]);
  expect(cutAtNames("", ["Anna"])).toEqual([]);
});
