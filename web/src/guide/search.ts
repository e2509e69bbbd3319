// Where a word stands in a guide.

import type { Chapter, Guide, PlainClause, Span } from "../wire/wire";

type Block = Chapter["blocks"][number];

export interface Found {
  id: string; // of the chapter or clause
  name: string;
  text: string; // what stands around the word
}

const AROUND = 60; // characters on either side
const MOST = 40;

const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join("");

/** The lines of text of a block. */
export function linesOf(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return [plain(block.spans)];
    case "items":
      return block.items.map(plain);
    case "cards":
    case "signs":
      return block.items.map((item) => plain(item.spans));
    case "sheet":
      return [block.head, ...block.rows].map((row) => row.map(plain).join(" · "));
    case "picture":
      return [plain(block.caption), ...(block.sums ?? []).map((row) => row.map(plain).join(": "))];
  }
}

function around(text: string, at: number): string {
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + AROUND)];
  return `${from ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/** As it is typed: words that never part at the end of a line have another space between them. */
export const folded = (text: string): string => text.replaceAll("\u00a0", " ").toLowerCase();

/** Where a word begins so: "tie" is not in "empties". */
function placeOf(text: string, wanted: string): number {
  const literal = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return folded(text).search(new RegExp(`(?<![\\p{L}\\p{N}])${literal}`, "u"));
}

/** Chapters first, then clauses; a clause is found by its id, too. */
export function search(guide: Guide, clauses: readonly PlainClause[], query: string): Found[] {
  const wanted = folded(query).trim();
  if (wanted.length < 2) return [];
  const found: Found[] = [];
  for (const { id, name, blocks } of guide.chapters)
    for (const text of blocks.flatMap(linesOf)) {
      const at = placeOf(text, wanted);
      if (at >= 0) found.push({ id, name, text: around(text, at) });
    }
  for (const { id, plain, text } of clauses)
    if (placeOf(`${id} ${plain} ${text}`, wanted) >= 0)
      found.push({ id, name: id, text: plain || text });
  return found.slice(0, MOST);
}
