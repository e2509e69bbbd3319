// The board seen from above one of its corners; `turn` counts quarter turns and may stand between two.

import { SIDE, SQUARES, at, type Square } from "./squares";

export const W = 90; // width and height of a square's diamond, height of a block
export const H = 61;
export const Z = 23;
export const FIGURE = 52; // how far a figure rises above its square

const STEP = 32; // the picture changes its size seldom

export type Point = readonly [number, number];

export interface Spot {
  u: number; // to the right and the front
  v: number; // to the left and the front
}

/** Where a point of the board lies after the turn; the middle of the board is 0, 0. */
export function turned(x: number, y: number, turn: number): Spot {
  const angle = (-turn * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - SIDE / 2, y - SIDE / 2];
  return { u: dx * cos - dy * sin, v: dx * sin + dy * cos };
}

export function project(x: number, y: number, z: number, turn: number): Point {
  const { u, v } = turned(x, y, turn);
  return [((u - v) * W) / 2, ((u + v) * H) / 2 - z * Z];
}

export const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The corners of a square on a level, `inset` from its edges. */
export function tile(square: Square, z: number, turn: number, inset = 0): Point[] {
  const [a, b] = [inset, 1 - inset];
  return [
    project(square.x + a, square.y + a, z, turn),
    project(square.x + b, square.y + a, z, turn),
    project(square.x + b, square.y + b, z, turn),
    project(square.x + a, square.y + b, z, turn),
  ];
}

export const middle = (square: Square, z: number, turn: number): Point =>
  project(square.x + 0.5, square.y + 0.5, z, turn);

/** Only the corners of an outline. */
export function corners(outline: readonly Point[]): string {
  const part = (a: Point, b: Point): string =>
    `${(a[0] + 0.2 * (b[0] - a[0])).toFixed(1)} ${(a[1] + 0.2 * (b[1] - a[1])).toFixed(1)}`;
  return outline
    .map((corner, k) => {
      const before = outline[(k + outline.length - 1) % outline.length] ?? corner;
      const after = outline[(k + 1) % outline.length] ?? corner;
      return `M${part(corner, before)}L${corner[0].toFixed(1)} ${corner[1].toFixed(1)}L${part(corner, after)}`;
    })
    .join("");
}

/** The further a square lies in front, the later it is drawn. */
export function depth(square: Square, turn: number): number {
  const { u, v } = turned(square.x + 0.5, square.y + 0.5, turn);
  return u + v;
}

export function backToFront(turn: number): Square[] {
  return [...SQUARES].sort((a, b) => depth(a, turn) - depth(b, turn));
}

export interface Wall {
  left: Point; // upper corners as they are seen
  right: Point;
  light: boolean; // turned to the left, where the light is
}

const SIDES = [
  { out: [0, -1], from: [0, 0], to: [1, 0] },
  { out: [1, 0], from: [1, 0], to: [1, 1] },
  { out: [0, 1], from: [1, 1], to: [0, 1] },
  { out: [-1, 0], from: [0, 1], to: [0, 0] },
] as const;

/** The walls of block number k of a square that face the viewer and stand free: those with doors. */
export function walls(square: Square, k: number, heights: readonly number[], turn: number): Wall[] {
  const found: Wall[] = [];
  for (const { out, from, to } of SIDES) {
    const facing = turned(SIDE / 2 + out[0], SIDE / 2 + out[1], turn);
    if (facing.u + facing.v < 0.01 || at(heights, square.x + out[0], square.y + out[1]) > k)
      continue;
    const ends = [from, to].map(([x, y]) => project(square.x + x, square.y + y, k + 1, turn));
    const [left, right] = ends.sort((a, b) => a[0] - b[0]);
    if (left && right) found.push({ left, right, light: facing.u < facing.v });
  }
  return found;
}

export const wallPath = ({ left, right }: Wall): string =>
  `M${left[0].toFixed(1)} ${left[1].toFixed(1)}L${right[0].toFixed(1)} ${right[1].toFixed(1)}v${Z}L${left[0].toFixed(1)} ${(left[1] + Z).toFixed(1)}z`;

/** A frame in which a wall is 100 wide. */
export const wallFrame = ({ left, right }: Wall): string =>
  `matrix(${((right[0] - left[0]) / 100).toFixed(4)} ${((right[1] - left[1]) / 100).toFixed(4)} 0 1 ${left[0].toFixed(1)} ${left[1].toFixed(1)})`;

/** Whether something in front covers the middle of a square's top, or a point `lift` above it. */
export function isCovered(
  square: Square,
  heights: readonly number[],
  figures: readonly number[],
  turn: number,
  lift = 0,
): boolean {
  const [x, y] = middle(square, at(heights, square.x, square.y), turn);
  const own = depth(square, turn) + 0.1;
  return SQUARES.some(
    (other) => depth(other, turn) > own && covers(other, heights, figures, turn, [x, y - lift]),
  );
}

function covers(
  square: Square,
  heights: readonly number[],
  figures: readonly number[],
  turn: number,
  [x, y]: Point,
): boolean {
  const z = at(heights, square.x, square.y);
  const [cx, cy] = middle(square, z, turn);
  const aside = Math.abs(x - cx);
  const figure = figures.length > 0 && at(figures, square.x, square.y) >= 0;
  if (figure && aside < 13 && y < cy && y > cy - FIGURE) return true;
  const slope = H / 2 - (aside * H) / W;
  return z > 0 && aside < W / 2 && y > cy - slope && y < cy + slope + z * Z;
}

/** How far towers and figures rise above the upper corner of the board, from whichever side; in few steps. */
export function headroom(heights: readonly number[], figures: readonly number[]): number {
  const tops = SQUARES.flatMap((square) => {
    const z = at(heights, square.x, square.y);
    const tall = z * Z + (at(figures, square.x, square.y) >= 0 ? FIGURE : 0);
    return z || tall
      ? [0, 1, 2, 3].map((turn) => tall - (middle(square, 0, turn)[1] + (SIDE * H) / 2))
      : [];
  });
  return STEP * Math.ceil(Math.max(1, ...tops) / STEP);
}

/** The name of the column or row that ends at place i of the left or right front edge. */
export function edgeName(i: number, left: boolean, turn: number): string {
  const [u, v] = left ? [i + 0.5 - SIDE / 2, SIDE / 2] : [SIDE / 2, i + 0.5 - SIDE / 2];
  const angle = (turn * Math.PI) / 2;
  const x = u * Math.cos(angle) - v * Math.sin(angle) + SIDE / 2;
  const y = u * Math.sin(angle) + v * Math.cos(angle) + SIDE / 2;
  return left === (turn % 2 === 0) ? ("abcdefgh"[Math.floor(x)] ?? "") : String(Math.floor(y) + 1);
}

/** Where the name at place i of the left or right front edge is written. */
export function edgePlace(i: number, left: boolean): Point {
  const [u, v] = left
    ? [i + 0.5 - SIDE / 2, SIDE / 2 + 0.55]
    : [SIDE / 2 + 0.55, i + 0.5 - SIDE / 2];
  return [((u - v) * W) / 2, ((u + v) * H) / 2 + 18];
}

export interface Picture {
  flat: boolean;
  turn: number;
  box: readonly [number, number, number, number];
}

/** Where a point of the picture lies, as percents of it. */
export const share = ([x, y]: Point, { box }: Picture): Point => [
  (100 * (x - box[0])) / box[2],
  (100 * (y - box[1])) / box[3],
];

/** The middle of a square's top, or a point `lift` above it, as percents of the picture. */
export function shareOf(
  name: string,
  heights: readonly number[],
  picture: Picture,
  lift = 0,
): Point {
  const square = SQUARES.find((each) => each.name === name) ?? { name, x: 0, y: 0 };
  const high = at(heights, square.x, square.y);
  const [x, y] = picture.flat
    ? [square.x * 64 + 32, square.y * 64 + 32]
    : middle(square, high, picture.turn);
  return share([x, y - lift], picture);
}
