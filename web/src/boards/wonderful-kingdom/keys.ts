// Stable names of things on the table, so that two views can be compared: the second Farm, counted
// from the hand over the areas to the constructions.

import type { TableView } from "../../wire/wonderful-kingdom";

export interface Keys {
  hand: string[];
  areas: string[][];
  selections: string[][];
  sites: string[][];
}

export function keysOf(table: TableView): Keys {
  const seen = new Map<string, number>();
  const key = (card: string, place: string): string => {
    if (!card) return place;
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return `card-${card}-${n}`;
  };
  const all = (cards: { card: string }[], zone: string): string[] =>
    cards.map((each, k) => key(each.card, `${zone}-${k}`));
  return {
    hand: table.hand.map((card, k) => key(card, `hand-${k}`)),
    areas: table.areas.map((cards, area) => all(cards, `area-${area}`)),
    selections: table.duchies.map((duchy) => all(duchy.selection, `selection-${duchy.seat}`)),
    sites: table.duchies.map((duchy) => all(duchy.sites, `site-${duchy.seat}`)),
  };
}
