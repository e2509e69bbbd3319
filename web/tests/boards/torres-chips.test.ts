import { expect, test } from "vitest";
import { spread, type Box } from "../../src/boards/torres/chips";

const chip = (left: number, top: number): Box => ({ left, top, width: 80, height: 26 });
const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test("a chip alone stays", () => {
  expect(spread([chip(40, 200)], [], 400)).toEqual([chip(40, 200)]);
});

test("chips rise above figures, numbers and each other", () => {
  const taken = [
    { left: 60, top: 180, width: 30, height: 50 },
    { left: 110, top: 150, width: 20, height: 20 },
  ];
  const placed = spread([chip(40, 200), chip(50, 205)], taken, 400);
  const [first, second] = placed as [Box, Box];
  for (const each of placed) expect(taken.some((other) => meets(each, other))).toBe(false);
  expect(meets(first, second)).toBe(false);
  expect(first.top).toBeLessThan(200);
});

test("a chip at the edge is moved in, one without a free place above covers a figure", () => {
  const wall = { left: 0, top: -100, width: 400, height: 400 };
  expect(spread([chip(-30, 100)], [wall], 400)).toEqual([chip(2, 100)]);
  expect(spread([chip(380, 100)], [], 400)[0]?.left).toBe(318);
});
