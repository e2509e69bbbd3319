// What the log tells of dice and of the automatic player, to be shown on the map.

import type { AutomaTurn, Events, Roll } from "../../wire/crown-of-ash";
import type { Entry } from "../../wire/wire";

type AnyEvent = Events[number];

const isRoll = (event: AnyEvent): event is Roll => event.kind === "roll";
const isTurn = (event: AnyEvent): event is AutomaTurn => event.kind === "automaturn";

export const rolls = (entries: readonly Entry[]): Roll[] =>
  entries.flatMap((entry) => entry.events as Events).filter(isRoll);

/** What the automatic player did last. */
export function lastTurn(entries: readonly Entry[]): AutomaTurn | null {
  for (let k = entries.length - 1; k >= 0; k -= 1) {
    const turn = (entries[k]?.events as Events).find(isTurn);
    if (turn) return turn;
  }
  return null;
}
