// A position as a few shapes, 78 by 52: enough to tell one table from another.

import type { View } from "../wire/wire";

export interface Shape {
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
  round?: boolean;
}

const seatFill = (seat: number): string => `var(--s${seat + 1})`;
const KING = 9;
const NOBODY = "var(--surface)";

interface TorresView extends View {
  board: { heights: number[]; figures: number[] };
}

/** The field from above: the higher, the lighter the stone; knights and king as dots. */
function torres(view: TorresView): Shape[] {
  const side = 6;
  const place = (k: number): { x: number; y: number } => ({
    x: 15 + (k % 8) * side,
    y: 2 + (7 - Math.floor(k / 8)) * side,
  });
  const stones = view.board.heights.map((height, k) => ({
    ...place(k),
    w: side - 0.5,
    h: side - 0.5,
    fill: height
      ? `color-mix(in srgb, #fff ${Math.min(height, 8) * 9}%, #a08a66)`
      : "var(--field-b, #dfe6d2)",
  }));
  const men = view.board.figures.flatMap((figure, k) => {
    if (figure < 0) return [];
    const { x, y } = place(k);
    const fill = figure === KING ? "#F7EFDD" : seatFill(figure);
    return [{ x: x + 0.8, y: y + 0.8, w: side - 2, h: side - 2, fill, round: true }];
  });
  return [...stones, ...men];
}

interface AshView extends View {
  areas: { area: string; controller: number; tiles: string[] }[];
}

/** Six provinces around the Citadel, in the colour of who holds them; a dot for each building. */
function ash(view: AshView): Shape[] {
  const around = [
    [3, 3],
    [28, 3],
    [53, 3],
    [3, 28],
    [28, 28],
    [53, 28],
  ] as const;
  const provinces = view.areas.filter(({ area }) => area !== "citadel");
  const lands = provinces.slice(0, around.length).flatMap(({ controller, tiles }, k) => {
    const [x, y] = around[k] ?? [0, 0];
    const held = controller >= 0 && controller < 4;
    const dots = tiles.slice(0, 3).map((_, n) => ({
      x: x + 3 + n * 6,
      y: y + 13,
      w: 4,
      h: 4,
      fill: "#F3E4BE",
      round: true,
    }));
    return [{ x, y, w: 22, h: 21, fill: held ? seatFill(controller) : NOBODY }, ...dots];
  });
  const citadel = view.areas.find(({ area }) => area === "citadel");
  const lord = citadel && citadel.controller < 4 ? seatFill(citadel.controller) : "#F7EFDD";
  return [...lands, { x: 32, y: 19, w: 14, h: 14, fill: lord, round: true }];
}

interface KingdomView extends View {
  duchies: { seat: number; sites: unknown[]; built: Record<string, number> }[];
}

/** A row for each duchy: what is built, and pale what is under construction. */
function kingdom(view: KingdomView): Shape[] {
  const tall = view.duchies.length > 1 ? 20 : 34;
  return view.duchies.flatMap(({ seat, sites, built }, row) => {
    const done = Object.values(built).reduce((sum, n) => sum + n, 0);
    const all = Math.min(done + sites.length, 9);
    return Array.from({ length: all }, (_, k) => ({
      x: 4 + k * 8,
      y: 5 + row * 24,
      w: 6.5,
      h: tall,
      fill: k < done ? seatFill(seat) : `color-mix(in srgb, ${seatFill(seat)} 35%, var(--surface))`,
    }));
  });
}

interface CrownView extends View {
  houses: { seat: number; space: number; out: number }[];
  gallery: { spaces: number };
}

/** The gallery's spaces with the portraits that hang there. */
function crown(view: CrownView): Shape[] {
  const wide = 70 / view.gallery.spaces;
  return Array.from({ length: view.gallery.spaces }, (_, k) => {
    const house = view.houses.find(({ space, out }) => space === k + 1 && !out);
    const fill = house ? seatFill(house.seat) : NOBODY;
    return { x: 4 + k * wide, y: house ? 12 : 16, w: wide - 1.5, h: house ? 26 : 18, fill };
  });
}

const DRAWN: Record<string, (view: never) => Shape[]> = {
  torres,
  "crown-of-ash": ash,
  "wonderful-kingdom": kingdom,
  "for-a-crown": crown,
};

/** Nothing for a title that is not drawn small. */
export const shapesOf = (title: string, view: View): Shape[] => DRAWN[title]?.(view as never) ?? [];
