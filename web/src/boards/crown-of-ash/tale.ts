// What the log tells of dice and battles, to be shown on the map.

import type { Line } from "../../wire/wire";

export interface Roll {
  seat: number;
  n: number;
  area: Line | null;
}

export interface Fought {
  /** Both sides with totals and cards. */
  battle: Line;
  /** Why it was won. */
  verdict: Line;
  seat: number;
  owner: number;
  attack: number;
  defence: number;
  card: string;
  ownerCard: string;
}

const ID = "crown-of-ash-log-";
const inner = (line: Line, key: string): Line | null => {
  const value = line.args?.[key];
  return value && typeof value === "object" && !Array.isArray(value) ? value : null;
};
const number = (line: Line, key: string): number => {
  const value = line.args?.[key];
  return typeof value === "number" ? value : -1;
};
const cardOf = (line: Line, key: string): string =>
  (inner(line, key)?.id ?? "").replace("crown-of-ash-battle-", "").toUpperCase();

export function rolls(lines: Line[]): Roll[] {
  return lines
    .filter((line) => line.id.startsWith(`${ID}roll-`))
    .map((line) => ({
      seat: number(line, "seat"),
      n: number(line, "n"),
      area: inner(line, "area"),
    }));
}

/** The last battle that these lines tell of. */
export function fought(lines: Line[]): Fought | null {
  for (const line of [...lines].reverse()) {
    const battle = line.then?.find((each) => each.id.startsWith(`${ID}battle`));
    const verdict = line.then?.find((each) => each.id.startsWith(`${ID}attack-`));
    if (battle && verdict) return told(battle, verdict);
  }
  return null;
}

const told = (battle: Line, verdict: Line): Fought => ({
  battle,
  verdict,
  seat: number(battle, "seat"),
  owner: number(battle, "owner-seat"),
  attack: number(battle, "attack"),
  defence: number(battle, "defence"),
  card: cardOf(battle, "card"),
  ownerCard: cardOf(battle, "owner-card"),
});
