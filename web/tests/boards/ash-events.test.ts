import { expect, test } from "vitest";
import { placing } from "../../src/boards/crown-of-ash/play";
import { lastTurn, rolls } from "../../src/boards/crown-of-ash/events";
import type { Events } from "../../src/wire/crown-of-ash";
import type { Entry } from "../../src/wire/wire";

const entry = (...events: unknown[]): Entry => ({
  seat: 0,
  line: { id: "l" },
  events: events as Events,
});
const roll = (n: number) => ({ kind: "roll", line: null, seat: 0, face: n, area: "" });

test("dice are shown in the order they fell", () => {
  expect(rolls([entry(roll(3)), entry(), entry(roll(1), roll(6))]).map(({ face }) => face)).toEqual(
    [3, 1, 6],
  );
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
