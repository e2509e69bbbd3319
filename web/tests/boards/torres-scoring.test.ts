import { expect, test } from "vitest";
import type { Moment, Told } from "../../src/lib/ceremony.svelte";
import { ceremony, rowsOf, type Scene } from "../../src/boards/torres/scoring";
import type { Events, Scoring, TableView } from "../../src/wire/torres";

const heights = Array.from({ length: 64 }, () => 0);
heights[0] = 2; // a1
heights[1] = 1; // b1
heights[63] = 1; // h8
const before = {
  board: { heights },
  players: [
    { seat: 0, score: 5, knights: ["b1", "a1"] },
    { seat: 1, score: 7, knights: ["h8", "b1"] },
  ],
} as unknown as TableView;
const scoring: Scoring = {
  kind: "scoring",
  line: null,
  phase: 1,
  order: [1, 0],
  castles: [
    {
      squares: ["a1", "b1"],
      area: 2,
      stands: [
        { seat: 0, level: 2, points: 4 },
        { seat: 1, level: 1, points: 2 },
      ],
    },
    { squares: ["d4"], area: 1, stands: [] },
    { squares: ["h8"], area: 1, stands: [{ seat: 1, level: 1, points: 1 }] },
  ],
  king: { castle: 2, level: 1, points: 5, seats: [1] },
  master: null,
};
const marker = (seat: number, stage: string, points: number, score: number) =>
  ({ kind: "scored", line: null, seat, stage, points, score }) as const;
const events: Events = [
  { kind: "converted", line: null, seat: 0, points: 1, score: 6 },
  scoring,
  marker(0, "castles", 4, 11), // somebody stood on 10: one space further
  marker(1, "castles", 3, 10),
  marker(1, "king", 5, 15),
];
const told = {
  before,
  after: before,
  entries: [{ seat: 0, line: { id: "x" }, events }],
  names: ["Anna", "Otakar"],
  seat: 0,
} as unknown as Told;

const moments = ceremony(told)?.moments ?? [];
const scenes = moments.map((moment) => moment.data as Scene);
const scores = (moment: Moment | undefined) =>
  (moment?.view as TableView).players.map((player) => player.score);

test("castles with a knight are told, small ones first, the king's last", () => {
  expect(rowsOf(scoring).map((castle) => castle.squares[0])).toEqual(["a1", "h8"]);
  expect(scenes.map((scene) => scene.step)).toEqual([
    ...["open", "count", "product", "flown", "count", "product", "flown", "run"],
    ...["king", "crowned", "done"],
  ]);
});

test("a product hangs over the knight that earns it", () => {
  expect(scenes[2]?.chips).toEqual([
    { seat: 1, square: "b1", area: 2, level: 1, points: 2 },
    { seat: 0, square: "a1", area: 2, level: 2, points: 4 },
  ]);
});

test("points wait at the markers, which move once, then the king's bonus", () => {
  expect(scenes.map((scene) => scene.sums)).toEqual([
    ...Array.from({ length: 3 }, () => [0, 0]),
    ...Array.from({ length: 3 }, () => [4, 2]),
    [4, 3],
    ...Array.from({ length: 4 }, () => [0, 0]),
  ]);
  expect([moments[6], moments[7], moments[8], moments[9]].map(scores)).toEqual([
    [6, 7],
    [11, 10],
    [11, 10],
    [11, 15],
  ]);
});

test("parts never go back, and every castle, the king and the end have one", () => {
  const parts = moments.map((moment) => moment.part);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(new Set(parts).size).toBe(6);
});

test("nothing is told where nothing was scored", () => {
  expect(ceremony({ ...told, entries: [] })).toBeNull();
});
