import { expect, test } from "vitest";
import {
  columns,
  isLine,
  isRows,
  own,
  seatRow,
  told,
  word,
  type Fields,
} from "../../src/boards/plain/value";

const VIEW = {
  ...{ awaited: [0], ask: null, result: [], round: 1, rounds: 3, leaders: [] },
  crop: 4,
  players: [
    { seat: 0, points: 2 },
    { seat: 1, points: 5, hand: [1] },
  ] as Fields[],
};

test("what stands around every table is not part of the board", () => {
  expect(own(VIEW).map(([key]) => key)).toEqual(["crop", "players"]);
});

test("a list of things is a table with all their columns", () => {
  expect([isRows(VIEW.players), isRows([]), isRows([1, 2])]).toEqual([true, false, false]);
  expect(columns(VIEW.players)).toEqual(["seat", "points", "hand"]);
});

test("a message is said, not taken apart", () => {
  expect(isLine({ id: "a", args: {} })).toBe(true);
  expect([isLine({ id: 3 }), isLine({ id: "a", points: 1 }), isLine(null)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isRows([{ id: "a" }])).toBe(false);
});

test("the row of a seat is found in the first list of seats", () => {
  expect(seatRow(VIEW, 1)).toMatchObject({ points: 5 });
  expect(seatRow(VIEW, 2)).toBeUndefined();
});

test("seats are read as names, nothing as a dash, what has no word as it is", () => {
  const say = (key: string, value: string | number | number[] | null): string =>
    told("harvest", key, value, ["Anna", "Petr"]);
  expect([say("seat", 1), say("owner_seat", 0), say("points", 1)]).toEqual(["Petr", "Anna", "1"]);
  expect([say("hand", [1, 2]), say("hand", []), say("card", null)]).toEqual(["1, 2", "–", "–"]);
  expect(word("harvest", "doubles_left")).toBe("doubles left");
});
