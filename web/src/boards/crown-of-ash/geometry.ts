// Where the areas lie on a map of 760 by 562: outline, place of the inscription, tint, watermark.

export interface Outline {
  points: readonly (readonly [number, number])[];
  x: number;
  y: number;
  tint: string;
  mark: string;
  markAt: readonly [number, number];
}

export const WIDTH = 760;
export const HEIGHT = 562;

// prettier-ignore
export const OUTLINES: Record<string, Outline> = {
  mountains: {
    points: [[380, 10], [150, 10], [46, 26], [12, 90], [8, 178], [284, 206], [380, 158]],
    x: 54, y: 24, tint: "--tm", mark: "mountains", markAt: [210, 52],
  },
  volcano: {
    points: [[380, 10], [610, 8], [712, 28], [748, 92], [752, 178], [476, 206], [380, 158]],
    x: 470, y: 24, tint: "--tv", mark: "volcano", markAt: [560, 52],
  },
  forest: {
    points: [[8, 178], [4, 280], [8, 384], [284, 356], [284, 206]],
    x: 26, y: 213, tint: "--tf", mark: "pine-tree", markAt: [150, 214],
  },
  coast: {
    points: [[752, 178], [757, 280], [752, 384], [476, 356], [476, 206]],
    x: 500, y: 213, tint: "--tc", mark: "waves", markAt: [560, 214],
  },
  desert: {
    points: [[8, 384], [14, 474], [54, 538], [160, 552], [380, 552], [380, 404], [284, 356]],
    x: 54, y: 392, tint: "--td", mark: "desert-skull", markAt: [190, 400],
  },
  village: {
    points: [[752, 384], [746, 472], [704, 538], [600, 552], [380, 552], [380, 404], [476, 356]],
    x: 470, y: 392, tint: "--tl", mark: "huts-village", markAt: [590, 400],
  },
  citadel: {
    points: [[380, 158], [476, 206], [476, 356], [380, 404], [284, 356], [284, 206]],
    x: 284, y: 158, tint: "--tz", mark: "", markAt: [0, 0],
  },
};

export const polygon = (area: string): string =>
  (OUTLINES[area]?.points ?? []).map(([x, y]) => `${x},${y}`).join(" ");

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
