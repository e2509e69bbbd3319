import { expect, test } from "vitest";
import { lastSteps, remade } from "../../src/lib/steps";

test("one more step at the end takes nothing back", () => {
  expect(remade(["a", "b"], ["a", "b", "c"])).toEqual({ back: 0, acts: ["c"] });
});

test("a step that comes earlier takes back what stands after it", () => {
  expect(remade(["a", "c", "d"], ["a", "b", "c", "d"])).toEqual({ back: 2, acts: ["b", "c", "d"] });
});

test("a step left out is taken back with what stands after it", () => {
  expect(remade(["a", "b", "c"], ["a", "c"])).toEqual({ back: 2, acts: ["c"] });
});

test("the last step left out plays nothing", () => {
  expect(remade(["a", "b"], ["a"])).toEqual({ back: 1, acts: [] });
});

test("equal steps are counted one by one", () => {
  expect(remade(["a", "a"], ["a", "a", "a"])).toEqual({ back: 0, acts: ["a"] });
});

test("what is wished for already needs nothing", () => {
  expect(remade(["a"], ["a"])).toEqual({ back: 0, acts: [] });
});

test("the last steps of a sort end where another begins", () => {
  const placing = (text: string): boolean => text.startsWith("place");
  expect(lastSteps(["place a", "end", "place b", "place c"], placing)).toEqual([
    "place b",
    "place c",
  ]);
  expect(lastSteps(["place a", "end"], placing)).toEqual([]);
  expect(lastSteps([], placing)).toEqual([]);
});
