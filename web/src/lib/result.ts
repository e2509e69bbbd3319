// A finished match in figures: where the points came from, who led when, what changed most.

import type { Line, Mark } from "../wire/wire";

const MOST = 5; // swings that are told

export interface Row {
  what: string;
  cells: string[];
  inner: boolean; // part of the row above it, and counted there already
}

type Say = (line: Line) => string;
type Group = { cells: string[]; inner: Map<string, string[]> };

/**
 * A line of points reads "what: how many"; the same "what" of all seats is one row, its parts under it.
 * The sum is not among them: it stands below.
 */
export function pointRows(scores: readonly Line[][], say: Say): Row[] {
  const table = new Map<string, Group>();
  scores.forEach((lines, seat) => {
    for (const line of lines.filter(({ id }) => !id.endsWith("total"))) {
      const [what, many] = parted(say(line));
      const group = table.get(what) ?? { cells: [], inner: new Map<string, string[]>() };
      table.set(what, group);
      note(group.cells, seat, many);
      for (const [part, n] of (line.then ?? []).flatMap((each) => inside(each, say))) {
        const cells = group.inner.get(part) ?? [];
        group.inner.set(part, cells);
        note(cells, seat, n);
      }
    }
  });
  return [...table].flatMap(([what, { cells, inner }]) => [
    { what, cells, inner: false },
    ...[...inner].map(([part, each]) => ({ what: part, cells: each, inner: true })),
  ]);
}

function note(cells: string[], seat: number, many: string): void {
  cells[seat] = cells[seat] ? `${cells[seat]}, ${many}` : many;
}

function parted(text: string): [string, string] {
  const cut = text.search(/: [^:]*$/);
  return cut < 0 ? [text, "✓"] : [text.slice(0, cut), text.slice(cut + 2)];
}

const inside = (line: Line, say: Say): [string, string][] => [
  parted(say(line)),
  ...(line.then ?? []).flatMap((each) => inside(each, say)),
];

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

export interface Turn {
  round: number;
  gain: number; // of the first
  own: number; // of the other
}

/** The round in which one seat drew away most from another; null where none was won so. */
export function decisive(rounds: readonly Mark[], first: number, other: number): Turn | null {
  const gained = (k: number, seat: number): number =>
    (rounds[k]?.scores[seat] ?? 0) - (rounds[k - 1]?.scores[seat] ?? 0);
  const turns = rounds.map(({ round }, k) => ({
    round,
    gain: gained(k, first),
    own: gained(k, other),
  }));
  const best = turns
    .slice(1)
    .reduce<Turn | null>((a, b) => (b.gain - b.own > (a ? a.gain - a.own : 0) ? b : a), null);
  return best && best.gain > 0 ? best : null;
}

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
