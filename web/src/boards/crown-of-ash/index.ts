import type { Board as Contract } from "../../lib/titles";
import type { Events, TableView } from "../../wire/crown-of-ash";
import Board from "./Board.svelte";
import { ceremony } from "./ceremony";
import Facts from "./Facts.svelte";
import { say } from "./play";
import Seats from "./Seats.svelte";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";

const ACTIONS: Record<string, string> = {
  guarding: "citadel",
  placing: "action-place",
  choosing_tile: "action-build",
  choosing_province: "action-build",
  gaining: "action-gather",
  at_altar: "action-gather",
  adjusting: "action-adjust",
  raising: "action-raise",
  paying: "action-raise",
  ordering: "turn-order",
  over: "final-scoring",
};

const contract: Contract = {
  Board,
  Facts,
  Seats,
  Side,
  Strip,
  ceremony,
  points: (view, seat) => (view as TableView).players[seat]?.vp ?? 0,
  asks: true,
  // prettier-ignore
  headings: new Set<Events[number]["kind"]>(["roundover"]),
  drawn: new Set([
    "place",
    "tile",
    "area",
    "warrior",
    "slot",
    "card",
    "kind",
    "pay",
    "minion",
    "die",
    "player",
    "plain",
  ]),
  phase: (view) => {
    const table = view as TableView;
    return say(ACTIONS[table.phase] ?? (table.battle ? "action-battle" : "power"));
  },
};

export default contract;
