import { expect, test } from "vitest";
import type { Ceremony, Told } from "../../src/lib/ceremony.svelte";
import { ceremony } from "../../src/boards/wonderful-kingdom/ceremony";
import type { Scene } from "../../src/boards/wonderful-kingdom/telling";
import type { Events, TableView } from "../../src/wire/wonderful-kingdom";

const duchy = (seat: number, more = {}) => ({
  seat,
  duchy: seat ? "teressie" : "valados",
  points: 7,
  cubes: {},
  menaces: {},
  ...more,
});
const table = (more = {}) =>
  ({
    stage: "planning",
    awaited: [0],
    result: [],
    verdict: [],
    supreme: { gold: 0, material: 1 },
    outputs: [0, 0],
    duchies: [duchy(0), duchy(1)],
    ...more,
  }) as unknown as TableView;

function tell(events: unknown, after: TableView, before = table()): Ceremony | null {
  return ceremony({
    before,
    after,
    entries: [{ seat: 0, line: { id: "x" }, events: events as Events }],
    names: ["Anna", "Otakar"],
    seat: 0,
  } as unknown as Told);
}

const scenes = (made: Ceremony | null) => made?.moments.map(({ data }) => data as Scene) ?? [];
const views = (made: Ceremony | null) => made?.moments.map(({ view }) => view as TableView) ?? [];

const production = {
  kind: "production",
  line: null,
  resource: "gold",
  outputs: [3, 1],
  sources: [
    [
      { card: "valados", cubes: 1 },
      { card: "mint", cubes: 3 },
      { card: "", cubes: -1 },
    ],
    [{ card: "harbour", cubes: 1 }],
  ],
};
const supremacy = { kind: "supremacy", line: null, seat: 0, resource: "gold", prize: "" };

test("in a step card after card is lit, and its cubes join the pool", () => {
  const made = tell([production, supremacy], table({ stage: "production", window: true }));
  const counted = scenes(made).filter(({ earned }) => earned.length);
  expect(counted.map(({ lit }) => [...lit])).toEqual([["0-", "1-harbour"], ["0-mint"], ["0-"]]);
  expect(counted.map(({ pools }) => pools)).toEqual([[0, 0], [1, 1], [4, 1]]); // prettier-ignore
  expect(views(made).map(({ outputs }) => outputs[0])).toEqual([0, 1, 4, 3, 3]);
});

test("what has brought the cubes so far stays to be read", () => {
  const notes = tell([production, supremacy], table())?.moments.map((each) => each.notes ?? []);
  expect(notes?.map((lines) => lines.map((line) => line.split(",").length))).toEqual([
    [], [1, 1], [2, 1], [3, 1], [3, 1],
  ]); // prettier-ignore
});

test("who is supreme in a step is shown last", () => {
  const crowned = views(tell([production, supremacy], table())).map(({ supreme }) => supreme);
  expect(crowned.slice(0, -1).every((each) => !("gold" in each))).toBe(true);
  expect(crowned.at(-1)).toEqual({ gold: 0, material: 1 });
});

const ended = table({ stage: "end", result: [1, 2], verdict: [{ id: "ui-you" }], awaited: [] });
const scored = (seat: number, points: number, cards: object[]) => ({
  kind: "scored",
  line: null,
  seat,
  rank: seat + 1,
  points,
  parts: { base: 0, combo: 0 },
  cards,
});
const counted = [
  scored(0, 9, [
    { part: "base", card: "farm", points: 2 },
    { part: "base", card: "", points: 3 },
    { part: "combo", card: "valados", points: 4 },
  ]),
  scored(1, 2, [{ part: "base", card: "mill", points: 2 }]),
];

test("at the end points are counted card by card up to the sums", () => {
  const made = tell(counted, ended);
  const points = views(made).map(({ duchies }) => duchies.map((each) => each.points));
  expect(points).toEqual([[0, 0], [2, 2], [5, 2], [9, 2], [9, 2]]); // prettier-ignore
  expect(
    scenes(made)
      .at(-1)
      ?.rows.map(({ part }) => part),
  ).toEqual(["base", "combo"]);
});

test("nothing of the outcome is shown while it is counted", () => {
  const made = tell(counted, ended);
  for (const view of views(made)) expect([view.result, view.verdict]).toEqual([[], []]);
  expect(made?.moments.findIndex(({ after }) => after)).toBe(4);
});

const rat = (seat: number, late: boolean) =>
  ({ kind: "menaced", line: { id: "x" }, seat, late, card: "giant_rat", count: 1 }) as const;

test("menaces that come are told, but not what the seat itself has seen in its window", () => {
  const came = tell([rat(0, false)], table());
  expect([...(scenes(came)[0]?.lit ?? [])]).toEqual(["0-giant_rat"]);
  expect(tell([rat(0, true)], table())).toBeNull();
  expect(tell([rat(1, true)], table())).not.toBeNull();
});

test("a fight ends with the menaces that stay", () => {
  const left = table({ duchies: [duchy(0, { menaces: { thief: 2 } }), duchy(1)] });
  const made = tell([], { ...left, stage: "choice" }, { ...left, stage: "fight" });
  expect([...(scenes(made)[0]?.lit ?? [])]).toEqual(["0-thief"]);
  expect(tell([], left, table())).toBeNull();
});
