// Where in a round the table stands.

import type { TableView } from "../../wire/for-a-crown";

export const PHASES = ["recruit", "reveal", "end"] as const;
export type Phase = (typeof PHASES)[number];
const RECRUIT = new Set(["recruit", "pay", "look", "refill", "setup"]);

export interface Round {
  costs: number[];
  passes: number;
}

export function phaseOf(table: TableView): Phase {
  if (table.phase === "over") return "end";
  return RECRUIT.has(table.phase) ? "recruit" : "reveal";
}

/** Cards of the round's shared deck, turned up or not. */
export const shared = (table: TableView): number =>
  table.revealed.length + table.deck.length + table.unseen;

/** Levels that a family has in this round's deck, as far as the reader may know them. */
export function hired(table: TableView, seat: number): number[] {
  return [...table.deck, ...table.revealed]
    .filter((card) => card.owner === seat && card.level > 0)
    .map((card) => card.level)
    .sort();
}

/** 1 for the most influential portrait; 0 off the gallery. */
export function influence(table: TableView, seat: number): number {
  const space = table.houses[seat]?.space ?? 0;
  if (space < 1) return 0;
  return 1 + table.houses.filter((house) => house.space > space).length;
}
