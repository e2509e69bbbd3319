import type { Board as Contract } from "../../lib/titles";
import { ui, words } from "../../lib/words.svelte";
import type { Events, TableView } from "../../wire/torres";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Ledger from "./Ledger.svelte";
import { ceremony } from "./scoring";
import { heard } from "./weight";
import { isSetup } from "./steps";
import Seats from "./Seats.svelte";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";

const contract: Contract = {
  Board,
  Facts,
  Strip,
  Seats,
  Side,
  asks: true,
  ceremony,
  cue: (before, after) => heard(before as TableView, after as TableView),
  Ledger,
  ledgers: new Set<Events[number]["kind"]>(["scoring"]),
  headings: new Set<Events[number]["kind"]>(["opening"]),
  drawn: new Set(
    "end score buy play deploy build move pick stack keep return share stay starter".split(" "),
  ),
  phase: (view) => {
    const table = view as TableView;
    if (table.result.length) return words.message("torres-end");
    if (isSetup(table.step)) return ui("setup");
    const round = ui("round-of", { n: table.round, total: table.rounds });
    return `${words.message("torres-phase-n", { n: table.phase })} · ${round}`;
  },
  keys: [
    ["Q", "torres-turn-left"],
    ["E", "torres-turn-right"],
  ],
  points: (view, seat) => (view as TableView).players[seat]?.score ?? 0,
};

export default contract;
