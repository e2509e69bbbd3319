// A position as a few shapes, 78 by 52: enough to tell one table from another.

import type { View } from "../wire/wire";

export interface Shape {
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
  round?: boolean;
  d?: string; // a path instead of a box
}

const seatFill = (seat: number): string => `var(--s${seat + 1})`;
const KING = 9;
const NOBODY = "var(--surface)";

interface TorresView extends View {
  board: { heights: number[]; figures: number[] };
}

const HALF = 4.7; // of a square's width, seen from a corner
const LOW = 2.4; // of its height
const LEVEL = 2.6;

/** The towers as on the board, from the corner of a1 on: what stands behind is drawn first. */
function torres(view: TorresView): Shape[] {
  const order = view.board.heights
    .map((height, k) => ({ height, figure: view.board.figures[k] ?? -1, x: k % 8, y: k >> 3 }))
    .sort((one, other) => one.x + one.y - other.x - other.y);
  return order.flatMap(({ height, figure, x, y }) => {
    const [left, top] = [39 + (x - y) * HALF, 12 + (x + y) * LOW - height * LEVEL];
    const fill = figure === KING ? "#F7EFDD" : seatFill(figure);
    const man = { x: left - 2, y: top - 1.2, w: 4, h: 4, fill, round: true };
    return [...tower(left, top, height), ...(figure < 0 ? [] : [man])];
  });
}

function tower(x: number, y: number, height: number): Shape[] {
  const side = height * LEVEL;
  const path = (fill: string, d: string): Shape => ({ x, y, w: 0, h: 0, fill, d });
  const lid = `M${x} ${y}l${HALF} ${LOW} ${-HALF} ${LOW} ${-HALF} ${-LOW}z`;
  if (!height) return [path("var(--field-b)", lid)];
  return [
    path("var(--stone-l)", `M${x - HALF} ${y + LOW}l${HALF} ${LOW}v${side}l${-HALF} ${-LOW}z`),
    path("var(--stone-r)", `M${x + HALF} ${y + LOW}l${-HALF} ${LOW}v${side}l${HALF} ${-LOW}z`),
    path("var(--stone-t)", lid),
  ];
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
