// What the log tells of dice and battles, to be shown on the map.

import type { AutomaTurn, Battle, Events, Roll, Verdict } from "../../wire/crown-of-ash";
import type { Entry } from "../../wire/wire";

export interface Fought {
  battle: Battle;
  /** Why it was won. */
  verdict: Verdict;
}

type AnyEvent = Events[number];

const eventsOf = (entries: readonly Entry[]): Events =>
  entries.flatMap((entry) => entry.events as Events);

const isRoll = (event: AnyEvent): event is Roll => event.kind === "roll";
const isBattle = (event: AnyEvent): event is Battle => event.kind === "battle";
const isVerdict = (event: AnyEvent): event is Verdict => event.kind === "verdict";
const isTurn = (event: AnyEvent): event is AutomaTurn => event.kind === "automaturn";

export const rolls = (entries: readonly Entry[]): Roll[] => eventsOf(entries).filter(isRoll);

/** The last battle that these entries tell of. */
export function fought(entries: readonly Entry[]): Fought | null {
  const events = eventsOf(entries);
  const battle = events.filter(isBattle).at(-1);
  const verdict = events.filter(isVerdict).at(-1);
  return battle && verdict ? { battle, verdict } : null;
}

/** What the automatic player did last. */
export function lastTurn(entries: readonly Entry[]): AutomaTurn | null {
  for (let k = entries.length - 1; k >= 0; k -= 1) {
    const turn = (entries[k]?.events as Events).find(isTurn);
    if (turn) return turn;
  }
  return null;
}
