// What the page remembers from view to view: which knight is which, and what is new.

import type { TableView } from "../../wire/torres";
import type { Entry } from "../../wire/wire";

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

/** The squares on which the log says that something was done. */
export function touched(news: readonly Entry[]): Set<string> {
  const named = news.flatMap(({ line: { args } }) => [args?.["source"], args?.["square"]]);
  return new Set(named.filter((name) => typeof name === "string"));
}
