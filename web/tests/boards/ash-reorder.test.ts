import { expect, test } from "vitest";
import { isStep, withStep } from "../../src/boards/crown-of-ash/reorder";

const PLACES: Record<string, number> = { A: 1, B: 2, C: 3, D: 4 };
const place = (warrior: string): number => PLACES[warrior] ?? 0;

test("a warrior that stands before those sent is sent before them", () => {
  expect(withStep(["send B", "send D"], "send C", place)).toEqual(["send B", "send C", "send D"]);
});

test("a warrior that would come last is no matter of order", () => {
  expect(withStep(["send B"], "send C", place)).toBeNull();
  expect(withStep([], "send A", place)).toBeNull();
});

test("one who leaves does so before others come", () => {
  expect(withStep(["back C", "post A"], "back B", place)).toEqual(["back B", "back C", "post A"]);
});

test("to post who has left, or to recall who was posted, drops that step", () => {
  expect(withStep(["back A", "back B", "post C"], "post A", place)).toEqual(["back B", "post C"]);
  expect(withStep(["back A", "post C"], "back C", place)).toEqual(["back A"]);
});

test("only steps of an adjust or an attack are put into order", () => {
  expect(["send A", "post B", "back C"].every(isStep)).toBe(true);
  expect(["posted", "sent", "attack left", "regroup A", ""].some(isStep)).toBe(false);
});
