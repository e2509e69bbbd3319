import { expect, test } from "vitest";
import { placing } from "../../src/boards/crown-of-ash/play";
import { fought, lastTurn, rolls } from "../../src/boards/crown-of-ash/tale";
import type { Events } from "../../src/wire/crown-of-ash";
import type { Entry } from "../../src/wire/wire";

const entry = (...events: unknown[]): Entry => ({
  seat: 0,
  line: { id: "l" },
  events: events as Events,
});
const roll = (n: number) => ({ kind: "roll", line: null, seat: 0, face: n, area: "" });
const battle = (attack: number) => ({ kind: "battle", line: null, attack: { total: attack } });
const verdict = (id: string) => ({ kind: "verdict", line: { id } });

test("dice are shown in the order they fell", () => {
  expect(rolls([entry(roll(3)), entry(), entry(roll(1), roll(6))]).map(({ face }) => face)).toEqual(
    [3, 1, 6],
  );
});

test("the last battle is shown, with why it was won", () => {
  const told = fought([
    entry(battle(5), verdict("first")),
    entry(battle(7), verdict("second")),
    entry(roll(2)),
  ]);
  expect([told?.battle.attack.total, told?.verdict.line?.id]).toEqual([7, "second"]);
});

test("no battle is shown where none was fought", () => {
  expect(fought([entry(roll(2)), entry()])).toBeNull();
});

test("the automatic player's last turn is found however long ago it was", () => {
  const turn = { kind: "automaturn", line: null, card: "X", steps: [] };
  expect(
    lastTurn([entry({ ...turn, card: "W" }), entry(turn), entry(), entry(roll(1))])?.card,
  ).toBe("X");
  expect(lastTurn([entry()])).toBeNull();
});

test.each([
  ["resource-north", "gather north"],
  ["battle-north", "attack north"],
  ["gate", "attack gate"],
  ["market", "market"],
])("a minion on %s is written %s", (space, text) => {
  expect(placing(space)).toBe(text);
});
