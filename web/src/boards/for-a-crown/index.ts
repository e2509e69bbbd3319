import type { Events, TableView } from "../../wire/for-a-crown";
import type { Board as Contract } from "../../lib/titles";
import { ui, words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { ceremony } from "./ceremony";
import Chest from "./Chest.svelte";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import { phaseOf } from "./phases";
import Strip from "./Strip.svelte";

const contract: Contract = {
  Board,
  Face,
  Facts,
  Seats: Chest,
  Strip,
  asks: true,
  ceremony,
  headings: new Set<Events[number]["kind"]>(["round"]),
  drawn: new Set(["recruit", "shift", "target", "option", "icon", "pay", "bribe", "mages", "sell"]),
  phase: (view) => {
    const table = view as TableView;
    return `${ui("round-of", { n: table.round, total: table.rounds })} · ${words.message(`for-a-crown-phase-${phaseOf(table)}`)}`;
  },
};

export default contract;
