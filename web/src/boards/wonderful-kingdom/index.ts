import type { Board as Contract } from "../../lib/titles";
import { ui } from "../../lib/words.svelte";
import type { TableView } from "../../wire/wonderful-kingdom";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { say } from "./cards";
import Facts from "./Facts.svelte";

const SETUP = new Set(["starting", "duchies", "decks", "boards", "advising", "keeping"]);
const PLANNING = new Set(["revealing", "shadows", "planning"]);

function phase(table: TableView): string {
  if (SETUP.has(table.phase)) return ui("setup");
  if (table.phase === "over" || table.phase === "last") return say("phase-end");
  if (table.phase === "fight") return say("phase-fight");
  if (PLANNING.has(table.phase)) return say("phase-planning");
  if (table.step) return say(`production-step-${table.step}`);
  const turn = Math.min(table.turn + 1, table.turns);
  return `${say("phase-choice")}, ${say("turn-n", { n: turn, total: table.turns })}`;
}

const contract: Contract = {
  Board,
  Facts,
  Aside,
  seated: true,
  asks: true,
  drawn: new Set([
    ...["setting", "card", "area", "lay", "spot", "site", "symbol", "cubes", "space"],
    ...["step", "advisor", "menace", "end"],
  ]),
  phase: (view) => {
    const table = view as TableView;
    const round = ui("round-of", { n: table.round, total: table.rounds });
    return `${round} · ${phase(table)}`;
  },
};

export default contract;
