import { expect, test } from "vitest";
import { filling, oldestLike } from "../../src/boards/wonderful-kingdom/copies";
import type { TableSite } from "../../src/wire/wonderful-kingdom";

const farm = (material: number, frozen = false): TableSite => ({
  card: "farm",
  spaces: { material: 3 },
  filled: material ? { material } : {},
  krystallium: {},
  frozen,
});

test("of copies that stand alike the oldest has the name", () => {
  expect(oldestLike([farm(0), farm(1), farm(0)], 2)).toBe(0);
  expect(oldestLike([farm(0), { ...farm(0), filled: { material: 0 } }], 1)).toBe(0);
  expect(oldestLike([farm(0, true), farm(0)], 1)).toBe(1);
});

test("two cubes at once go into one of several Farms", () => {
  expect(filling([farm(0), farm(0)], 0, "material", 2)).toEqual(["place farm", "place farm"]);
  expect(filling([farm(2), farm(0)], 1, "material", 2)).toEqual(["place farm/2", "place farm/2"]);
});

test("a copy that comes to stand like an older one is filled by that name", () => {
  expect(filling([farm(1), farm(0)], 1, "material", 2)).toEqual(["place farm/2", "place farm"]);
});
