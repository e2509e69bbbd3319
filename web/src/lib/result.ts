// A finished match in figures: where the points came from, who led when, what changed most.

import type { Line, Mark } from "../wire/wire";

const MOST = 5; // swings that are told

/** A line of points reads "what: how many"; the same "what" of all seats is one row. */
export function pointRows(
  scores: readonly Line[][],
  say: (line: Line) => string,
): [string, string[]][] {
  const table = new Map<string, string[]>();
  scores.forEach((lines, seat) => {
    for (const [what, many] of lines.flatMap((line) => parts(line, say))) {
      const row = table.get(what) ?? [];
      row[seat] = row[seat] ? `${row[seat]}, ${many}` : many;
      table.set(what, row);
    }
  });
  return [...table];
}

function parts(line: Line, say: (line: Line) => string): [string, string][] {
  const text = say(line);
  const cut = text.search(/: [^:]*$/);
  const own: [string, string] = cut < 0 ? [text, "✓"] : [text.slice(0, cut), text.slice(cut + 2)];
  return [own, ...(line.then ?? []).flatMap((each) => parts(each, say))];
}

export const minus = (text: string): string => text.replaceAll("-", "−");

export const amount = (cell: string | undefined): number => Number.parseFloat(cell ?? "");

/** Numbers are bare in the table; the row's name says of what. */
export const bare = (cell: string | undefined): string =>
  minus(cell && /^-?\d+\s\p{L}+$/u.test(cell) ? String(amount(cell)) : (cell ?? "–"));

export const best = (cells: readonly string[]): number =>
  Math.max(...cells.map(amount).filter((n) => !Number.isNaN(n)), 0);

/** The last position of every round: what a chart shows. */
export function roundEnds(course: readonly Mark[]): Mark[] {
  return course.filter((mark, k) => course[k + 1]?.round !== mark.round);
}

/** Each seat's points above the mean of all, to a tenth. */
export const leadOver = (values: readonly number[][]): number[][] =>
  values.map((row) => {
    const mean = row.reduce((sum, n) => sum + n, 0) / Math.max(1, row.length);
    return row.map((n) => Math.round((n - mean) * 10) / 10);
  });

export interface Swing {
  n: number;
  seat: number;
  round: number;
  gain: number;
}

/** The positions after which the points of a seat changed most. */
export const swingsOf = (course: readonly Mark[]): Swing[] =>
  course
    .slice(1)
    .flatMap(({ n, round, scores }, k) =>
      scores.map((score, seat) => ({
        n,
        seat,
        round,
        gain: score - (course[k]?.scores[seat] ?? 0),
      })),
    )
    .filter(({ gain }) => gain)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST);
