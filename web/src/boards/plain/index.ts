import type { Board as Contract } from "../../lib/titles";
import { ui } from "../../lib/words.svelte";
import type { View } from "../../wire/wire";
import PlainBoard from "./PlainBoard.svelte";
import { seatRow } from "./value";

const round = (view: View): string =>
  view.rounds ? ui("round-of", { n: view.round, total: view.rounds }) : ui("board");

const contract: Contract = {
  Board: PlainBoard,
  asks: false,
  drawn: new Set(),
  phase: round,
  points: (view, seat) => {
    const points = seatRow(view, seat)?.["points"];
    return typeof points === "number" ? points : null;
  },
};

export default contract;
