import type { TableView } from "../../wire/for-a-crown";
import type { Board as Contract } from "../../lib/titles";
import { ui, words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";

const RECRUIT = new Set(["recruit", "pay", "look", "refill", "setup"]);

const contract: Contract = {
  Board,
  Facts,
  asks: true,
  drawn: new Set(["recruit", "shift", "target", "option", "icon", "pay", "bribe", "mages", "sell"]),
  phase: (view) => {
    const table = view as TableView;
    const phase = table.phase === "over" ? "end" : RECRUIT.has(table.phase) ? "recruit" : "reveal";
    return `${ui("round-of", { n: table.round, total: table.rounds })} · ${words.message(`for-a-crown-phase-${phase}`)}`;
  },
};

export default contract;
