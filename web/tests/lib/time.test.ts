import { expect, test } from "vitest";
import { ago } from "../../src/lib/time";

test("the greatest unit that has passed is told", () => {
  const told = [5, 130, 7300, 90_000, 400_000].map((s) => ago(1_000_000 - s, "en", 1_000_000));
  expect(told).toEqual(["this minute", "2 min. ago", "2 hr. ago", "yesterday", "4 days ago"]);
});
