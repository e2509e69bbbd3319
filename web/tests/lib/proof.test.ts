// The page proves a match as the program does, and refuses the same forgeries (tests/fair_match.py).

import { describe, expect, it } from "vitest";
import type { Keepsake } from "../../src/lib/keepsake";
import { checked, type MatchRecord } from "../../src/lib/proof";
import fair from "./fair.json";

const record = fair.record as unknown as MatchRecord;
const { title, version, options, names, chance } = record;
const terms = { title, version, options, names };
const own: Keepsake = {
  ...fair.kept,
  ...terms,
  seals: chance.seals ?? [],
  withheld: chance.withheld ?? [],
};
const broken = (found: ReturnType<typeof checked>) =>
  found.filter(({ fits }) => !fits).map(({ part }) => part);

describe("a finished match", () => {
  it("fits what was kept", () => {
    expect(broken(checked(record, own))).toEqual([]);
    expect(checked(record, own)).toHaveLength(6);
  });

  it("is checked against itself where nothing was kept", () => {
    expect(checked(record, null).map(({ part }) => part)).toEqual(["key", "seals", "draws"]);
    expect(broken(checked(record, null))).toEqual([]);
  });

  it.each([
    ["chosen key", "key"],
    ["dropped entropy", "own"],
    ["swapped names", "terms"],
    ["changed entry", "log"],
    ["changed options", "terms"],
    ["joined terms", "seals"],
    ["added terms", "seals"],
  ])("is refused with a %s", (kind, part) => {
    const forged = fair.forged[kind as keyof typeof fair.forged] as unknown as MatchRecord;
    expect(broken(checked(forged, own))).toContain(part);
  });

  it.each(["joined terms", "added terms"])("is refused with %s by who kept nothing", (kind) => {
    const forged = fair.forged[kind as keyof typeof fair.forged] as unknown as MatchRecord;
    expect(broken(checked(forged, null))).toEqual(["seals"]);
  });

  it("is proved by the names that were kept if somebody deleted theirs", () => {
    const deleted = { ...record, names: names.map((name, k) => (k === 1 ? "—" : name)) };
    const unsaid = { ...deleted, chance: { ...chance, withheld: ["—"] } };
    expect(broken(checked(unsaid, own))).toEqual([]);
    expect(broken(checked(unsaid, null))).toEqual(["nameless"]);
    const forged = { ...unsaid, names: ["—", "—", "—"] };
    expect(broken(checked(forged, { ...own, names: ["x", "y", "z"] }))).toContain("draws");
  });

  it("is refused if the number of a draw is another", () => {
    const [[total, number] = [1, 0], ...rest] = chance.draws ?? [];
    const draws: [number, number][] = [[total, (number + 1) % total], ...rest];
    expect(broken(checked({ ...record, chance: { ...chance, draws } }, own))).toEqual(["draws"]);
  });
});
