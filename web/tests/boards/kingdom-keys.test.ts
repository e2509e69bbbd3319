import { expect, test } from "vitest";
import { keysOf } from "../../src/boards/wonderful-kingdom/keys";
import { targetText } from "../../src/boards/wonderful-kingdom/copies";
import { placeText } from "../../src/boards/wonderful-kingdom/play.svelte";
import { spread, total } from "../../src/boards/wonderful-kingdom/cards";
import type { TableView } from "../../src/wire/wonderful-kingdom";

const table = (hand: string[], ...area: string[]): TableView =>
  ({
    hand,
    areas: [area.map((card) => ({ card })), []],
    duchies: [{ seat: 0, selection: [], sites: [{ card: "farm" }] }],
  }) as unknown as TableView;

test("a card keeps its key when it moves on, and equal cards are told apart", () => {
  expect(keysOf(table(["farm", "mill"]))).toMatchObject({
    hand: ["card-farm-0", "card-mill-0"],
    sites: [["card-farm-1"]],
  });
  expect(keysOf(table(["farm"], "mill"))).toMatchObject({
    hand: ["card-farm-0"],
    areas: [["card-mill-0"], []],
    sites: [["card-farm-1"]],
  });
});

test("a card face down has only its place", () => {
  expect(keysOf(table([], "", "mill")).areas[0]).toEqual(["area-0-0", "card-mill-0"]);
});

test("places and copies are written as the notation does", () => {
  expect([
    placeText({ area: 1, face: "trap" }),
    targetText("farm", 0),
    targetText("farm", 1),
  ]).toEqual(["R trap", "farm", "farm/2"]);
});

test("counts are spread into things and summed", () => {
  expect(spread({ gold: 2, material: 1 })).toEqual(["gold", "gold", "material"]);
  expect(total({ gold: 2, material: 1 })).toBe(3);
});
