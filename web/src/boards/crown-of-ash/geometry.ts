// Where the areas lie on a map of 760 by 562: outline, place of the inscription.

export interface Outline {
  points: readonly (readonly [number, number])[];
  x: number;
  y: number;
}

export const WIDTH = 760;
export const HEIGHT = 562;

// prettier-ignore
export const OUTLINES: Record<string, Outline> = {
  mountains: {
    points: [[380, 10], [150, 10], [46, 26], [12, 90], [8, 178], [284, 206], [380, 158]],
    x: 54, y: 24,
  },
  volcano: {
    points: [[380, 10], [610, 8], [712, 28], [748, 92], [752, 178], [476, 206], [380, 158]],
    x: 470, y: 24,
  },
  forest: {
    points: [[8, 178], [4, 280], [8, 384], [284, 356], [284, 206]],
    x: 26, y: 213,
  },
  coast: {
    points: [[752, 178], [757, 280], [752, 384], [476, 356], [476, 206]],
    x: 500, y: 213,
  },
  desert: {
    points: [[8, 384], [14, 474], [54, 538], [160, 552], [380, 552], [380, 404], [284, 356]],
    x: 54, y: 392,
  },
  village: {
    points: [[752, 384], [746, 472], [704, 538], [600, 552], [380, 552], [380, 404], [476, 356]],
    x: 470, y: 392,
  },
  citadel: {
    points: [[380, 158], [476, 206], [476, 356], [380, 404], [284, 356], [284, 206]],
    x: 284, y: 158,
  },
};

const GAP = 3; // between the outline and what is drawn

/** The outline, drawn in a little towards its middle. */
export function polygon(area: string): string {
  const points = OUTLINES[area]?.points ?? [];
  const mean = (axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [cx, cy] = [mean(0), mean(1)];
  const inset = ([x, y]: readonly [number, number]): string => {
    const share = 1 - GAP / Math.hypot(x - cx, y - cy);
    return `${(cx + (x - cx) * share).toFixed(1)},${(cy + (y - cy) * share).toFixed(1)}`;
  };
  return points.map(inset).join(" ");
}

/** The part of the map that a small screen shows behind an area. */
export const WINDOWS: Record<string, string> = {
  mountains: "60 20 320 190",
  volcano: "440 20 320 190",
  forest: "0 200 290 170",
  coast: "470 200 290 170",
  desert: "60 400 320 150",
  village: "440 400 320 150",
  citadel: "270 190 220 200",
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The outline within the box. */
  clip: string;
}

const FREE = [205, 117] as const; // from the inscription: a point where nothing else can be clicked
const FREE_CITADEL = [96, 42] as const;

/** A box for clicks around an outline, with a free point at its centre. */
export function box(area: string): Box {
  const { points, x, y } = OUTLINES[area] ?? { points: [], x: 0, y: 0 };
  const [dx, dy] = area === "citadel" ? FREE_CITADEL : FREE;
  const [cx, cy] = [x + dx, y + dy];
  const halfWidth = Math.max(...points.map(([px]) => Math.abs(px - cx)));
  const halfHeight = Math.max(...points.map(([, py]) => Math.abs(py - cy)));
  const [left, top] = [cx - halfWidth, cy - halfHeight];
  const share = (n: number, of: number): string => `${((100 * n) / of).toFixed(2)}%`;
  const corners = points.map(
    ([px, py]) => `${share(px - left, 2 * halfWidth)} ${share(py - top, 2 * halfHeight)}`,
  );
  return {
    left,
    top,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
    clip: `polygon(${corners.join(", ")})`,
  };
}
