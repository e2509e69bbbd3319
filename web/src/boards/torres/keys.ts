// What the page remembers from view to view: which knight is which, and what the others changed.

import type { Board, TableView } from "../../wire/torres";
import { SQUARES } from "./squares";

/** Knights have no names in the view: each keeps a number of its own. */
export class Knights {
  private places: string[][] = [];

  /** By square: the key of the knight on it. A knight that left its square is the one that came to another. */
  follow(table: TableView): Map<string, string> {
    this.places = table.players.map((player) =>
      settled(this.places[player.seat] ?? [], player.knights),
    );
    return new Map(
      this.places.flatMap((squares, seat) =>
        squares.map((square, k) => [square, `knight-${seat}-${k}`] as const),
      ),
    );
  }
}

function settled(before: string[], now: string[]): string[] {
  const come = now.filter((square) => !before.includes(square));
  const after = before.map((square) => (now.includes(square) ? square : (come.shift() ?? "")));
  return [...after.filter(Boolean), ...come];
}

/** The squares that changed since the viewer's last turn; for one who only watches, since the last view. */
export class Changes {
  private base: Board | null = null;
  private last: Board | null = null;
  private wasMine = false;

  follow(board: Board, mine: boolean, watching: boolean): Set<string> {
    if (watching || (this.wasMine && !mine)) this.base = this.last;
    if (mine && this.wasMine) this.base = board;
    this.last = board;
    this.wasMine = mine;
    return this.base ? differences(this.base, board) : new Set();
  }
}

function differences(one: Board, other: Board): Set<string> {
  const changed = SQUARES.filter(
    (_, k) => one.heights[k] !== other.heights[k] || one.figures[k] !== other.figures[k],
  );
  return new Set(changed.map((square) => square.name));
}
