import { expect, test } from "vitest";
import { loudness } from "../../src/lib/sound";

const decibels = (one: number, other: number): number => Math.round(20 * Math.log10(one / other));
const stone = loudness("stone", {});

test("the levels are those of the table", () => {
  const levels = (["wood", "paper", "bell", "tick", "horn"] as const).map((cue) =>
    decibels(loudness(cue, {}), stone),
  );
  expect(levels).toEqual([-8, -12, -10, -18, -12]);
});

test("repeated ticks fall to a floor, rivals are softer", () => {
  const ticks = [0, 1, 3, 9].map((softer) => decibels(loudness("tick", { softer }), stone));
  expect(ticks).toEqual([-18, -20, -24, -24]);
  expect(decibels(loudness("stone", { rival: true }), stone)).toBe(-6);
});
