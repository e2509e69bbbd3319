import { expect, test } from "vitest";
import { touched } from "../../src/boards/torres/keys";

const entry = (args: Record<string, string>) => ({
  seat: 1,
  line: { id: "torres-log-move", args },
  events: [],
});

test("the squares that are marked as new are those of the log", () => {
  const news = [entry({ source: "b3", square: "b4" }), entry({ square: "d1" }), entry({})];
  expect([...touched(news)].sort()).toEqual(["b3", "b4", "d1"]);
  expect(touched([]).size).toBe(0);
});
