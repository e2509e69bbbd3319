// What both pictures of the board draw.

import type { Castle, TableView } from "../../wire/torres";
import type { Offer } from "./selection.svelte";

export interface Scene {
  table: TableView;
  offers: Map<string, Offer>;
  source: string; // chosen
  asked: string; // of which several things are offered now
  lit: string; // under the pointer, or focused
  focus: string; // focused by the keyboard
  refused: string; // asked for in vain
  hinted: ReadonlySet<string>;
  changed: ReadonlySet<string>; // since the viewer's last turn
  told: ReadonlySet<string> | null; // in the light of a ceremony
  castle: number; // shown as a whole; its place in `castles`
  seat: number; // whose ghosts
  keys: Map<string, string>; // of the knights, by square
}

/** By square: the place of its castle in `castles`. */
export function castleBySquare(castles: readonly Castle[]): Map<string, number> {
  return new Map(castles.flatMap((castle, k) => castle.squares.map((name) => [name, k] as const)));
}

export const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);
