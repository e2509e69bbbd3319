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

/** A position and the phase that its round belongs to; 0 where rounds are counted through. */
export interface Stand extends Mark {
  phase: number;
}

/** Where the rounds begin anew, another phase has begun. */
export function phased(course: readonly Mark[]): Stand[] {
  let phase = 1;
  const stands = course.map((mark, k) => {
    if (k > 0 && mark.round < (course[k - 1]?.round ?? 0)) phase += 1;
    return { ...mark, phase };
  });
  return phase > 1 ? stands : stands.map((stand) => ({ ...stand, phase: 0 }));
}

/** The last position of every round: what a chart shows. */
export function roundEnds<M extends Mark>(course: readonly M[]): M[] {
  return course.filter((mark, k) => course[k + 1]?.round !== mark.round);
}

/** The last position of every phase; of every round where there are none. */
export const phaseEnds = (ends: readonly Stand[]): Stand[] =>
  ends.filter(({ phase }, k) => !phase || ends[k + 1]?.phase !== phase);

/** Each seat's points above the mean of all, to a tenth. */
export const leadOver = (values: readonly number[][]): number[][] =>
  values.map((row) => {
    const mean = row.reduce((sum, n) => sum + n, 0) / Math.max(1, row.length);
    return row.map((n) => Math.round((n - mean) * 10) / 10);
  });

export interface Turn {
  phase: number;
  round: number;
  gain: number; // of the first
  own: number; // of the other
}

/** The round in which one seat drew away most from another; null where none was won so. */
export function decisive(rounds: readonly Stand[], first: number, other: number): Turn | null {
  const gained = (k: number, seat: number): number =>
    (rounds[k]?.scores[seat] ?? 0) - (rounds[k - 1]?.scores[seat] ?? 0);
  const turns = rounds.map(({ phase, round }, k) => ({
    phase,
    round,
    gain: gained(k, first),
    own: gained(k, other),
  }));
  const best = turns
    .slice(1)
    .reduce<Turn | null>((a, b) => (b.gain - b.own > (a ? a.gain - a.own : 0) ? b : a), null);
  return best && best.gain > 0 ? best : null;
}

/** In a round, what one seat drew away most by. */
export function sourceIn(
  course: readonly Stand[],
  { phase, round }: Pick<Stand, "phase" | "round">,
  first: number,
  other: number,
): Line | null {
  const gained = (k: number, seat: number): number =>
    (course[k]?.scores[seat] ?? 0) - (course[k - 1]?.scores[seat] ?? 0);
  const steps = course
    .map((mark, k) => ({ mark, lead: k ? gained(k, first) - gained(k, other) : 0 }))
    .filter(({ mark, lead }) => mark.phase === phase && mark.round === round && lead > 0);
  const most = steps.sort((a, b) => b.lead - a.lead)[0];
  return most?.mark.sources?.[first] ?? null;
}

export interface Swing {
  n: number;
  seat: number;
  phase: number;
  round: number;
  gain: number;
  source: Line | null;
}

/** The positions after which the points of a seat changed most. */
export const swingsOf = (course: readonly Stand[]): Swing[] =>
  course
    .slice(1)
    .flatMap(({ n, phase, round, scores, sources }, k) =>
      scores.map((score, seat) => ({
        n,
        seat,
        phase,
        round,
        source: sources?.[seat] ?? null,
        gain: score - (course[k]?.scores[seat] ?? 0),
      })),
    )
    .filter(({ gain }) => gain)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST);

/** The message of the heading, told to whoever sits there; to who only watches about the others. */
export function outcome(ranks: readonly number[], seat: number): string {
  const winners = ranks.filter((rank) => rank === 1).length;
  if (ranks[seat] === 1) return winners > 1 ? "shared-victory" : "you-win";
  if (winners === 0 && ranks.length > 1) return "verdict-nobody";
  if (seat >= 0) return "verdict-lost-you";
  return winners ? "wins" : "verdict-nobody";
}
