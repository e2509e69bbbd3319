// How a view reads that no board was drawn for: the terminal's plain drawing goes by the same rules.

import type { Line } from "../../wire/wire";
import { ui, words } from "../../lib/words.svelte";

export type Value = null | boolean | number | string | Value[] | Fields;
export interface Fields {
  [key: string]: Value;
}

/** Told around every table. */
const FRAME = new Set(["awaited", "ask", "result", "round", "rounds", "leaders"]);
const EMPTY = "–";

export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A message with its arguments: it is said, not taken apart. */
export const isLine = (value: Value): boolean =>
  isFields(value) &&
  typeof value["id"] === "string" &&
  Object.keys(value).every((key) => ["id", "args", "then"].includes(key));

export const isRows = (value: Value): value is Fields[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => isFields(each) && !isLine(each));

export const own = (view: object): [string, Value][] =>
  Object.entries(view as Fields).filter(([key]) => !FRAME.has(key));

export const columns = (rows: Fields[]): string[] => [...new Set(rows.flatMap(Object.keys))];

/** What stands for a key or a text: the title's word, the table's, or the text itself. */
export function word(title: string, text: string): string {
  const name = text.toLowerCase().replaceAll(/[_ ]/g, "-");
  const known = [`${title}-view-${name}`, `ui-${name}`].find((key) => words.has(key));
  return known ? words.message(known) : text.replaceAll("_", " ");
}

/** One value, or a list of such, as words. */
export function told(title: string, key: string, value: Value, names: readonly string[]): string {
  if (Array.isArray(value))
    return value.map((each) => told(title, key, each, names)).join(", ") || EMPTY;
  if (value === null || value === "") return EMPTY;
  if (typeof value === "boolean") return ui(value ? "yes" : "no");
  if (typeof value === "object") return words.say(value as unknown as Line, names);
  if (typeof value === "string") return word(title, value);
  return key === "seat" || key.endsWith("_seat") ? words.nameOf(value, names) : String(value);
}

/** What is told of one seat: the first list of things with a `seat`. */
export function seatRow(view: object, seat: number): Fields | undefined {
  const lists = own(view)
    .map(([, value]) => value)
    .filter(isRows);
  return lists.flat().find((row) => row["seat"] === seat);
}
