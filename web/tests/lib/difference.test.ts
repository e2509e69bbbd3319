import { expect, test } from "vitest";
import { difference, isNews, renamed, type Box } from "../../src/lib/difference";

const box = (x: number, y: number, text = "", around = "", place = ""): Box => ({
  x,
  y,
  text,
  around,
  place,
});
const picture = (boxes: Record<string, Box>): Map<string, Box> => new Map(Object.entries(boxes));
const between = (before: Record<string, Box>, after: Record<string, Box>): unknown =>
  Object.fromEntries(difference(picture(before), picture(after)));

test("what has moved is moved from where it was", () => {
  expect(between({ a: box(10, 20) }, { a: box(40, 60) })).toEqual({
    a: { sort: "moved", by: { x: -30, y: -40 } },
  });
});

test("a few pixels are nothing, another text is", () => {
  expect(between({ a: box(0, 0, "3") }, { a: box(2, 2, "3") })).toEqual({});
  expect(between({ a: box(0, 0, "3") }, { a: box(2, 2, "4") })).toEqual({ a: { sort: "text" } });
});

test("what was not there is new; what is gone is not told", () => {
  expect(between({ gone: box(0, 0) }, { a: box(0, 0) })).toEqual({ a: { sort: "new" } });
});

test("what lies there as before under another name has neither come nor gone", () => {
  const [was, is] = [{ coming: box(5, 5, "Farm") }, { card: box(5, 5, "Farm") }];
  expect(between(was, is)).toEqual({});
  expect(between(was, { card: box(5, 5, "Mill") })).toEqual({ card: { sort: "new" } });
  expect([...renamed(picture(was), picture(is))]).toEqual([["card", "coming"]]);
});

test("what is carried by the box around it does not move twice, at any depth", () => {
  const before = { seat: box(0, 0), hand: box(5, 0, "", "seat"), card: box(9, 0, "", "hand") };
  const after = { seat: box(0, 50), hand: box(5, 50, "", "seat"), card: box(9, 50, "", "hand") };
  expect(between(before, after)).toEqual({ seat: { sort: "moved", by: { x: 0, y: -50 } } });
});

test("what also moves inside a moving box has only its own way to go", () => {
  const before = { hand: box(0, 0), card: box(10, 0, "", "hand") };
  const after = { hand: box(0, 50), card: box(30, 50, "", "hand") };
  expect(between(before, after)).toEqual({
    hand: { sort: "moved", by: { x: 0, y: -50 } },
    card: { sort: "moved", by: { x: -20, y: 0 } },
  });
});

test("a whole new picture is not a movement", () => {
  const cards = Array.from({ length: 200 }, (_, k): [string, Box] => [`card-${k}`, box(k, 0)]);
  expect(difference(new Map(), new Map(cards)).size).toBe(80);
});

test("what the page has only put elsewhere is no news", () => {
  const now = box(0, 0, "3", "", "d3");
  expect(isNews(box(0, 60, "3", "", "d3"), now)).toBe(false);
  expect(
    [undefined, box(0, 0, "4", "", "d3"), box(0, 0, "3", "", "d4")].map((old) => isNews(old, now)),
  ).toEqual([true, true, true]);
});
