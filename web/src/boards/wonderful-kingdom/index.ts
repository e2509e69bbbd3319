import type { Board as Contract } from "../../lib/titles";
import { ui } from "../../lib/words.svelte";
import type { Events, TableView } from "../../wire/wonderful-kingdom";
import Board from "./Board.svelte";
import { ceremony } from "./ceremony";
import Ended from "./Ended.svelte";
import Facts from "./Facts.svelte";
import { phaseText } from "./phases";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";

const contract: Contract = {
  Board,
  Ended,
  Facts,
  Side,
  Strip,
  seated: true,
  asks: true,
  ceremony,
  headings: new Set<Events[number]["kind"]>(["round"]),
  drawn: new Set([
    ...["setting", "card", "area", "lay", "spot", "site", "symbol", "cubes", "space"],
    ...["step", "advisor", "menace", "end", "single", "first", "payment"],
  ]),
  points: (view, seat) => (view as TableView).duchies[seat]?.points ?? 0,
  phase: (view) => {
    const table = view as TableView;
    return `${ui("round-of", { n: table.round, total: table.rounds })} · ${phaseText(table)}`;
  },
};

export default contract;
