import { describe, expect, test } from "vitest";
import { mattering, modesFor, picked, players, preset, swapped } from "../../src/lib/setup";
import type { TitleInfo } from "../../src/wire/wire";

const title: TitleInfo = {
  name: "some",
  version: 1,
  seats: [1, 2, 3],
  options: [
    { name: "powers", values: ["false", "true"], default: false },
    { name: "solo_tie", values: ["a", "b"], default: "a" },
    { name: "zero", values: ["false", "true"], default: false },
    { name: "lords", values: [], default: "drawn" },
  ],
  shown: {
    solo_tie: { where: [{ seats: [1] }] },
    zero: { where: [{ needs: { powers: ["true"] } }] },
    lords: { basic: true, pick: { of: "lords", more: [{ seats: [1] }] } },
  },
  modes: { standard: { powers: false }, advanced: { powers: true } },
  mode_seats: { standard: [1, 2, 3], advanced: [2, 3] },
  minutes: 30,
  weight: 2,
  usual_seats: 2,
  levels: [],
};
const shown = (count: number, mode: string): string[] =>
  mattering(title, count, preset(title, mode)).map(({ name }) => name);

describe("options of a set-up", () => {
  test("only those that matter are shown", () => {
    expect(shown(2, "standard")).toEqual(["powers", "lords"]);
    expect(shown(1, "standard")).toEqual(["powers", "solo_tie", "lords"]);
    expect(shown(3, "advanced")).toEqual(["powers", "zero", "lords"]);
  });

  test("modes follow the number of seats", () => {
    expect(modesFor(title, 1)).toEqual(["standard"]);
    expect(modesFor(title, 2)).toEqual(["standard", "advanced"]);
  });

  test("somebody beside the people gets a portrait, too", () => {
    const pick = { of: "lords", more: [{ seats: [1] }] };
    expect([1, 2].map((count) => players(pick, count, {}))).toEqual([2, 2]);
  });

  test("a portrait that another has is exchanged", () => {
    expect(picked("visio,nox", ["visio", "nox", "mors"], 2)).toEqual(["visio", "nox"]);
    expect(picked("drawn", ["visio", "nox"], 2)).toEqual([]);
    expect(swapped(["visio", "nox"], 0, "nox")).toEqual(["nox", "visio"]);
    expect(swapped(["visio", "nox"], 0, "mors")).toEqual(["mors", "nox"]);
  });
});
