// Knights have no names in the view; from view to view each keeps a number of its own.

import type { TableView } from "../../wire/torres";

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
