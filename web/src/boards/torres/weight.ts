// Blocks have weight: one that is set falls, lands and raises dust.

import type { TransitionConfig } from "svelte/transition";
import { calm, settings } from "../../lib/settings.svelte";
import type { Cue } from "../../lib/sound";
import type { TableView } from "../../wire/torres";

const FALL = 26; // units of the board
const FALLS = 180; // milliseconds, at normal speed
const RINGS = 320;

const lasts = (ms: number): number => (calm() || !settings.all.speed ? 0 : ms / settings.all.speed);

/** Slow at first, then faster and faster. */
export const drop = (_: Element): TransitionConfig => ({
  duration: lasts(FALLS),
  easing: (t) => t * t,
  css: (_t, u) => `transform: translateY(${-FALL * u}px)`,
});

/** A ring that widens and is gone. */
export const dust = (_: Element): TransitionConfig => ({
  delay: lasts(FALLS),
  duration: lasts(RINGS),
  css: (t, u) =>
    `opacity: ${0.55 * u}; transform-box: fill-box; transform-origin: center; transform: scale(${0.8 + 0.5 * t})`,
});

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What the change from one view to the next sounds like. */
export function heard(before: TableView, after: TableView): Cue | null {
  const [one, other] = [before.board, after.board];
  if (total(other.heights) > total(one.heights)) return "stone";
  if (other.figures.some((figure, k) => figure !== one.figures[k])) return "wood";
  const cards = (table: TableView): number => total(table.players.map((player) => player.cards));
  if (cards(before) !== cards(after)) return "paper";
  return after.players.some(({ score }, seat) => score !== before.players[seat]?.score)
    ? "tick"
    : null;
}
