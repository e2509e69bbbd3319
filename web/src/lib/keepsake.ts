// What this device keeps of a match, so that nobody has to be believed afterwards.

import type { Table } from "../wire/wire";

/** Terms as they were told before the first draw, the own part of chance, and the last hash. */
export interface Keepsake {
  commitment: string;
  entropy: string; // own; empty for somebody who only watches
  title: string;
  version: number;
  options: Record<string, unknown>;
  names: string[];
  seals: string[];
  withheld: string[];
  head: string;
}

const NAME = "interregnum-kept-";
const MOST = 50; // matches; the oldest go first
const DIGITS = 32; // bytes of entropy

export function kept(table: string): Keepsake | null {
  const text = localStorage.getItem(NAME + table);
  return text ? (JSON.parse(text) as Keepsake) : null;
}

function keep(table: string, keepsake: Keepsake): void {
  localStorage.removeItem(NAME + table);
  const own = Object.keys(localStorage).filter((name) => name.startsWith(NAME));
  for (const name of own.slice(0, Math.max(0, own.length - MOST + 1)))
    localStorage.removeItem(name);
  localStorage.setItem(NAME + table, JSON.stringify(keepsake));
}

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(DIGITS));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The own part of chance under one commitment: drawn once, kept before anybody hears of it. */
export function entropyFor(table: string, commitment: string): string {
  const before = kept(table);
  if (before?.commitment === commitment && before.entropy) return before.entropy;
  const entropy = drawn();
  const nothing = { title: "", version: 0, options: {}, names: [], seals: [], withheld: [] };
  keep(table, { commitment, entropy, ...nothing, head: "" });
  return entropy;
}

/** The terms, as soon as they are fixed; what was kept once is never written over. */
export function keepTerms(table: string, told: Table): void {
  const before = kept(table);
  if (told.status === "open" || before?.names.length) return;
  const same = before?.commitment === told.commitment;
  if (before && !same) return; // under another promise: the check will say so
  const { commitment, title, version, options, seals, withheld } = told;
  const names = told.seats.map((seat) => seat.name);
  const terms = { commitment, title, version, options, names, seals, withheld };
  keep(table, { ...terms, entropy: before?.entropy ?? "", head: before?.head ?? "" });
}

export function keepHead(table: string, head: string): void {
  if (!head) return; // a match of earlier rules, of which only positions are told
  const before = kept(table);
  if (before && before.head !== head) keep(table, { ...before, head });
}
