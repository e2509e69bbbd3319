import { beforeEach, expect, test } from "vitest";
import { Selection } from "../../src/boards/torres/selection.svelte";
import { indexOf, nameOf, SQUARES } from "../../src/boards/torres/squares";
import type { Choices, TableView } from "../../src/wire/torres";

const label = { id: "l" };
const move = (id: number, source: string, square: string) => ({
  ...{ kind: "move" as const, id, text: `M ${source}-${square}`, label },
  ...{ source, square, passage: false, gain: 0 },
});
const build = (id: number, square: string, stack: number) => ({
  ...{ kind: "build" as const, id, text: `B ${square}`, label },
  ...{ square, stack, gain: 1 },
});
const deploy = (id: number, square: string) => ({
  ...{ kind: "deploy" as const, id, text: `N ${square}`, label },
  ...{ square, gain: 0 },
});
const CHOICES: Choices = [
  move(1, "b2", "b3"),
  move(2, "b2", "c2"),
  move(3, "e5", "e6"),
  build(4, "d4", 2),
  build(5, "d4", 3),
  build(6, "b3", 3),
  deploy(7, "b3"),
];

let table: TableView;
let selection: Selection;
beforeEach(() => {
  const flat = SQUARES.map(() => 0);
  table = {
    step: "turn",
    active: 0,
    own: null,
    players: [{ seat: 0, knights: ["b2"] }],
    board: { heights: flat, figures: flat.map(() => -1), castles: [] },
  } as unknown as TableView;
  selection = new Selection(
    () => CHOICES,
    () => table,
  );
});

test("squares have names by column and row, and nothing lies beyond the edge", () => {
  expect([indexOf("a1"), indexOf("h8"), indexOf("c2")]).toEqual([0, 63, 10]);
  expect([nameOf(2, 1), nameOf(8, 0), nameOf(0, -1)]).toEqual(["c2", "", ""]);
});

test("a knight is pressed first, then where it goes", () => {
  expect(selection.offers.get("b2")).toMatchObject({ look: "start", ids: [1, 2] });
  expect(selection.press("b2")).toBeNull();
  expect(selection.source).toBe("b2");
  expect(selection.press("c2")).toBe(2);
});

test("a square comes first: it offers all that can be done there", () => {
  expect(selection.offers.get("b3")).toMatchObject({ look: "any", ids: [6, 7, 1] });
  expect(selection.press("b3")).toBeNull();
  expect(selection.here.map((choice) => choice.id)).toEqual([1, 6, 7]);
  expect(selection.cancel()).toBe(true);
  expect(selection.here).toEqual([]);
});

test("a knight that has come to the square asked about is not asked about", () => {
  let choices = CHOICES;
  const changing = new Selection(
    () => choices,
    () => table,
  );
  changing.press("b3");
  choices = [move(8, "b3", "b4"), move(9, "b3", "c3")];
  const after = new Selection(
    () => choices,
    () => table,
  );
  after.asked = changing.asked;
  expect(after.here).toEqual([]);
});

test("the one thing that can be done on a square is done", () => {
  expect(selection.press("d4")).toBe(5);
  expect(selection.press("e6")).toBe(3);
  expect(selection.press("h8")).toBeNull();
});

test("the square that was asked about is left by another press on it", () => {
  selection.press("b3");
  selection.press("b3");
  expect(selection.asked).toBe("");
});

test("a knight pressed twice is left again, and so it is by Esc", () => {
  selection.press("b2");
  selection.press("b2");
  expect(selection.source).toBe("");
  expect(selection.cancel()).toBe(false);
  selection.press("e5");
  expect(selection.cancel()).toBe(true);
  expect(selection.source).toBe("");
});

test("a block comes from the highest stack, unless another was chosen", () => {
  selection.choose("build");
  expect([selection.stacks, selection.stack]).toEqual([[3, 2], 3]);
  expect(selection.press("d4")).toBe(5);
  selection.chooseStack(2);
  expect(selection.press("d4")).toBe(4);
  expect(selection.notation("d4")).toBe("B d4 #2");
});

test("a knight can be pressed while something else is chosen", () => {
  selection.choose("build");
  expect(selection.offers.get("e5")?.look).toBe("aside");
  selection.press("e5");
  expect([selection.mode, selection.source]).toEqual(["move", "e5"]);
});

test("a hint leads to where one click is left", () => {
  selection.lead(3);
  expect([selection.mode, selection.source]).toEqual(["move", "e5"]);
  selection.lead(4);
  expect([selection.mode, selection.stack]).toEqual(["build", 2]);
});

test.each([
  ["castles", "castle a1"],
  ["knights", "knight a1"],
  ["first-king", "king a1"],
  ["card-source", "from a1"],
  ["card-target", "to a1"],
])("in the step %s a press means %s", (step, text) => {
  table = { ...table, step };
  expect(selection.notation("a1")).toBe(text);
});

test("what is not offered is still named, to ask why", () => {
  expect(selection.sample("move")).toMatch(/^M b2-(a2|b1|b3|c2)$/);
  selection.press("b2");
  expect(selection.notation("h8")).toBe("M b2-h8");
});
