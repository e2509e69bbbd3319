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

test("a word is found where one begins so, whatever signs are typed", () => {
  const of = (text: string) => ({ kind: "paragraph", spans: [{ text }] });
  const blocks = [of("It empties the pile."), of("A tie (rare) goes on."), of("Ничья и počet")];
  const guide = { chapters: [{ id: "end", name: "End", blocks }] } as unknown as Guide;
  const texts = (query: string): string[] => search(guide, [], query).map(({ text }) => text);
  expect(texts("tie")).toEqual(["A tie (rare) goes on."]);
  expect(texts("(rare")).toHaveLength(1);
  expect([texts("ничья").length, texts("чья").length, texts("očet").length]).toEqual([1, 0, 0]);
});
