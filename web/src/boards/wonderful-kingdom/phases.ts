// The phases of a round in words.

import { ui } from "../../lib/words.svelte";
import type { TableView } from "../../wire/wonderful-kingdom";
import { say } from "./cards";

export function phaseText(table: TableView): string {
  if (table.stage === "setup") return ui("setup");
  if (table.stage === "production" && table.step) return say(`production-step-${table.step}`);
  if (table.stage !== "choice") return say(`phase-${table.stage}`);
  const turn = Math.min(table.turn + 1, table.turns);
  return `${say("phase-choice")} · ${say("turn-n", { n: turn, total: table.turns })}`;
}
