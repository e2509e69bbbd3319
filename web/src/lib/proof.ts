// The check of a finished match without rules and without the server's opinion; docs/protocol.md.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Keepsake } from "./keepsake";

export interface MatchRecord {
  title: string;
  version: number;
  options: Record<string, unknown>;
  names: string[];
  chance: {
    commitment: string;
    entropy: string[];
    key: string;
    seals?: string[];
    withheld?: string[];
    draws?: [number, number][];
  };
  log: [number, number][];
}

export type Part = "key" | "seals" | "own" | "terms" | "draws" | "untold" | "nameless" | "log";

export interface Check {
  part: Part;
  fits: boolean;
}

const CHANCE = 99;
const NOBODY = "—"; // in place of a name that was deleted
const WORD = 1n << 64n;

const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

export const seal = (commitment: string, entropy: string) => digest(`${commitment}:${entropy}`);

const inOrder = (options: Record<string, unknown>) =>
  Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** The digest of what everybody agreed to; empty where nothing was sealed. */
export function termsOf({ title, version, options, names, chance }: MatchRecord): string {
  const { commitment, seals = [], withheld = [] } = chance;
  if (!seals.length) return "";
  return digest(
    JSON.stringify([title, version, inOrder(options), names, commitment, seals, withheld]),
  );
}

function matchKey(record: MatchRecord): Uint8Array {
  const terms = termsOf(record);
  const parts = terms ? [terms, ...record.chance.entropy] : record.chance.entropy;
  return hmac(sha256, hexToBytes(record.chance.key), utf8ToBytes(parts.join("|")));
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** The k-th outcome as a number below a total, without bias. */
function below(key: Uint8Array, k: number, total: number): number {
  const most = WORD - (WORD % BigInt(total));
  for (let attempt = 0; ; attempt += 1) {
    const made = hmac(sha256, key, concatBytes(word(k), word(attempt)));
    const value = new DataView(made.buffer, made.byteOffset).getBigUint64(0);
    if (value < most) return Number(value % BigInt(total));
  }
}

/** The running hash over the whole log. */
export function headOf(record: MatchRecord): string {
  const key = matchKey(record);
  let head = hmac(sha256, key, utf8ToBytes("log"));
  for (const [seat, action] of record.log)
    head = hmac(sha256, key, concatBytes(head, word(seat), word(action)));
  return bytesToHex(head);
}

function drawsFit(record: MatchRecord): boolean {
  const key = matchKey(record);
  const { draws = [] } = record.chance;
  return (
    draws.length === record.log.filter(([seat]) => seat === CHANCE).length &&
    draws.every(([total, number], k) => total > 0 && below(key, k, total) === number)
  );
}

/** Entropy is hexadecimal, one part for a seat at most: anything else could be another's terms. */
const sealsFit = ({ names, chance }: MatchRecord) =>
  chance.entropy.length <= names.length &&
  chance.entropy.every((each) => /^[0-9a-f]*$/.test(each)) &&
  (chance.seals ?? []).every(
    (each, k) => !each || each === seal(chance.commitment, chance.entropy[k] ?? ""),
  );

function termsFit(record: MatchRecord, own: Keepsake): boolean {
  const { title, version, options, names, chance } = record;
  const { seals = [], withheld = [] } = chance;
  const told = [title, version, inOrder(options), names, seals, withheld];
  const agreed = [own.title, own.version, inOrder(own.options), own.names];
  return JSON.stringify(told) === JSON.stringify([...agreed, own.seals, own.withheld]);
}

/** With the names that this device knows: who has deleted their data has none in the record. */
function restored(told: MatchRecord, own: Keepsake): MatchRecord {
  const known = (name: string, kept: string | undefined) => (name === NOBODY && kept) || name;
  const withheld = told.chance.withheld?.map((name, k) => known(name, own.withheld[k]));
  const names = told.names.map((name, k) => known(name, own.names[k]));
  return { ...told, names, chance: { ...told.chance, ...(withheld && { withheld }) } };
}

const isNameless = ({ names, chance }: MatchRecord) =>
  Boolean(chance.seals?.length) && [...names, ...(chance.withheld ?? [])].includes(NOBODY);

/** Draws hang on the terms, and so on every name. */
function checkedDraws(record: MatchRecord): Check {
  const { draws } = record.chance;
  if (!draws) return { part: "untold", fits: !record.log.some(([seat]) => seat === CHANCE) };
  const fits = drawsFit(record);
  return { part: !fits && isNameless(record) ? "nameless" : "draws", fits };
}

/** By itself, and against what this device kept. */
export function checked(told: MatchRecord, own: Keepsake | null): Check[] {
  const record = own ? restored(told, own) : told;
  const { key, commitment, entropy } = record.chance;
  const known = bytesToHex(sha256(hexToBytes(key))) === commitment;
  const found: Check[] = [
    { part: "key", fits: known && (!own || own.commitment === commitment) },
    { part: "seals", fits: sealsFit(record) },
    checkedDraws(record),
  ];
  if (own?.entropy) found.push({ part: "own", fits: entropy.includes(own.entropy) });
  if (own?.names.length) found.push({ part: "terms", fits: termsFit(record, own) });
  if (own?.head) found.push({ part: "log", fits: own.head === headOf(record) });
  return found;
}
