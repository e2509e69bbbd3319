// Names and places of the 64 squares: columns a-h from the left, rows 1-8 from the top.

export const SIDE = 8;
export const KING = 9; // in `figures`

export interface Square {
  name: string;
  x: number; // column
  y: number; // row
}

export const SQUARES: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, k) => {
  const x = k % SIDE;
  const y = Math.floor(k / SIDE);
  return { name: nameOf(x, y), x, y };
});

export function nameOf(x: number, y: number): string {
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? "" : `${"abcdefgh"[x]}${y + 1}`;
}

export function indexOf(name: string): number {
  return SIDE * (Number(name.slice(1)) - 1) + "abcdefgh".indexOf(name.slice(0, 1));
}

/** The value of a square in one of the view's lists; nothing beyond the edge. */
export function at(list: readonly number[], x: number, y: number): number {
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (list[SIDE * y + x] ?? 0);
}
