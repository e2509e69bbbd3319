// The log by turns: what one seat did without another between, in one short line.

import type { Entry, Line } from "../wire/wire";
import { headings, seatOf } from "./story";

export interface Turn {
  from: number; // the place of its first entry in the log
  seat: number;
  entries: Entry[];
}

/**
 * Entries of one seat after another are one turn; what begins a new part of the game ends it. What
 * nobody did is no turn: it stands by itself.
 */
export function turnsOf(
  entries: readonly Entry[],
  seats: number,
  kinds: ReadonlySet<string>,
  start = 0,
): Turn[] {
  const turns: Turn[] = [];
  let open = false;
  entries.forEach((entry, k) => {
    const seat = seatOf(entry, seats);
    const last = turns.at(-1);
    if (open && seat >= 0 && last?.seat === seat) last.entries.push(entry);
    else turns.push({ from: start + k, seat, entries: [entry] });
    open = headings(entry, kinds).length === 0;
  });
  return turns;
}

/** Lines of one kind as one: how many, and what differs between them side by side. */
export function merged(lines: readonly Line[]): Line {
  const args: NonNullable<Line["args"]> = {};
  for (const key of Object.keys(lines[0]?.args ?? {})) {
    const values = lines.flatMap((line) => line.args?.[key] ?? []);
    const nouns = values.filter((value) => typeof value === "object");
    if (nouns.length) args[key] = [...new Map(nouns.map((n) => [JSON.stringify(n), n])).values()];
    else args[key] = key === "seat" ? Number(values[0]) : [...new Set(values)].join(", ");
  }
  return { id: lines[0]?.id ?? "", args: { ...args, n: lines.length } };
}

/** The lines of a turn; those of a kind that is told together stand where the first of them was. */
export function gathered(turn: Turn, together: (id: string) => boolean): Line[][] {
  const found = new Map<string, Line[]>();
  turn.entries.forEach(({ line }, k) => {
    const key = together(line.id) ? line.id : `${k}`;
    found.set(key, [...(found.get(key) ?? []), line]);
  });
  return [...found.values()];
}

export const BRIEF = "\u0001"; // begins what is short already and names nobody

/**
 * Sentences about somebody as parts of one, without the name; those about others, and all that comes
 * after them or is longer than a sentence, as they are.
 */
export function cutOff(
  texts: readonly string[],
  name: string,
): { parts: string[]; rest: string[] } {
  const [parts, rest]: [string[], string[]] = [[], []];
  for (const text of texts) {
    const start = [BRIEF, `${name}: `, `${name} `].find((each) => text.startsWith(each));
    const joins = start === BRIEF || (start && !rest.length && !text.includes(". "));
    if (joins) parts.push(text.slice(start.length).replace(/\.$/, ""));
    else rest.push(text);
  }
  return { parts: parts.filter(Boolean), rest };
}
