// The phases of a round as people name them.

import { ui } from "../../lib/words.svelte";
import type { TableView } from "../../wire/wonderful-kingdom";
import { say } from "./cards";

export const WINDOWS = new Set(["shadows", "planning", "before", "build", "fight", "last"]);
export const SETUP = new Set(["starting", "duchies", "decks", "boards", "advising", "keeping"]);
const PLANNING = new Set(["revealing", "shadows", "planning"]);
const PRODUCTION = new Set(["before", "build"]);

export function phaseOf(table: TableView): string {
  if (SETUP.has(table.phase)) return "setup";
  if (table.phase === "over" || table.phase === "last") return "end";
  if (table.phase === "fight") return "fight";
  if (PLANNING.has(table.phase)) return "planning";
  return PRODUCTION.has(table.phase) ? "production" : "choice";
}

export function phaseText(table: TableView): string {
  const phase = phaseOf(table);
  if (phase === "setup") return ui("setup");
  if (phase === "production" && table.step) return say(`production-step-${table.step}`);
  if (phase !== "choice") return say(`phase-${phase}`);
  const turn = Math.min(table.turn + 1, table.turns);
  return `${say("phase-choice")} · ${say("turn-n", { n: turn, total: table.turns })}`;
}
