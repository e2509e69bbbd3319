import { expect, test } from "vitest";
import { search } from "../../src/guide/search";
import type { Guide } from "../../src/wire/wire";

test("words that never part at the end of a line are found as they are typed", () => {
  const spans = [{ text: "Then comes the king’s\u00a0bonus." }];
  const chapters = [{ id: "scoring", name: "Scoring", blocks: [{ kind: "paragraph", spans }] }];
  const guide = { chapters } as unknown as Guide;
  expect(search(guide, [], "King’s bonus").map(({ id }) => id)).toEqual(["scoring"]);
  expect(search(guide, [], "queen")).toEqual([]);
});
