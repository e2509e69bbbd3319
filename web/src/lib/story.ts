// An entry of the log in parts: what its sentences tell, and what stands between the entries.

import type { Entry, Event, Line } from "../wire/wire";

/** A line and all that follows from it. */
export const linesOf = (line: Line): Line[] => [line, ...(line.then ?? []).flatMap(linesOf)];

/** What events tell. */
export const told = (events: readonly Event[]): Line[] =>
  events.flatMap((event) => (event.line ? linesOf(event.line) : []));

/** All that an entry tells, but for events of these kinds. */
export const sentences = (entry: Entry, but: ReadonlySet<string> = new Set()): Line[] => [
  ...linesOf(entry.line),
  ...told(entry.events.filter(({ kind }) => !but.has(kind))),
];

/** What stands between the entries: events of kinds that begin or end a part of the game. */
export const headings = ({ events }: Entry, kinds: ReadonlySet<string>): Line[] =>
  told(events.filter(({ kind }) => kinds.has(kind)));

/** Who acted; of what chance did, whom it concerns. */
export function seatOf({ seat, line }: Entry, seats: number): number {
  if (seat >= 0 && seat < seats) return seat;
  const named = line.args?.["seat"];
  return typeof named === "number" ? named : -1;
}

/** The text cut so that every second part is somebody's name. */
export function cutAtNames(text: string, names: readonly string[]): string[] {
  if (!text) return [];
  const known = names.filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return known.length ? text.split(new RegExp(`(${known.join("|")})`)) : [text];
}
