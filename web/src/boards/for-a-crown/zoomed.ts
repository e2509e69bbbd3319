// Mercenaries, events, portraits and jewels in words, for the zoom.

import { words } from "../../lib/words.svelte";
import type { Zoomed } from "../../lib/zoom.svelte";
import type { House } from "../../wire/for-a-crown";
import type { Mercenary } from "./families";

const say = (key: string, args = {}): string => words.message(`for-a-crown-${key}`, args);

const RULES: Record<string, string> = {
  RUBY: "effect-ruby",
  LOSS: "effect-loss",
  DIE: "effect-die",
  COIN: "effect-coin",
  BANDIT: "effect-bandit",
  MOVE: "effect-move",
};

/** The signs of a card, each with its words. */
function* effects(card: Mercenary): Generator<{ term: string; words: string }> {
  const halves = card.options.map((half) => half.map((icon) => say(RULES[icon] ?? "")).join("; "));
  if (halves.length > 1) yield { term: say("zoom-either"), words: halves[0] ?? "" };
  yield {
    term: say(halves.length > 1 ? "zoom-or" : "zoom-does"),
    words: halves.at(-1) ?? "",
  };
}

/** A mercenary; `note` is what it would do or cost now. */
export function zoomedCard(card: Mercenary | undefined, note = ""): Zoomed | null {
  if (!card) return null;
  return {
    name: say(`mercenary-level-${card.level}`),
    kind: say("zoom-mercenary"),
    lines: [...effects(card), { term: say("zoom-when"), words: say("zoom-when-words") }],
    note,
  };
}

export const zoomedEvent = (kind: string): Zoomed | null =>
  kind
    ? {
        name: say(`event-${kind.toLowerCase()}`),
        kind: say("component-event-card"),
        lines: [{ term: say("zoom-does"), words: say(`why-object-event-${kind.toLowerCase()}`) }],
      }
    : null;

/** What a family has: what is in the chest as far as it is seen, bandits, the jewel. */
export function zoomedHouse({ family, rubies, coins, bandits, heirloom }: House): Zoomed {
  const known = { rubies: rubies ?? 0, coins: coins ?? 0 };
  const chest =
    rubies === null ? say("why-object-chest-closed") : say("why-object-chest-own", known);
  return {
    name: say(`noble-${family.toLowerCase()}`),
    kind: say("zoom-owned"),
    lines: [
      { term: say("zoom-chest"), words: chest },
      { term: say("zoom-bandits"), words: say("why-object-bandits", { n: bandits }) },
      {
        term: say("heirloom"),
        words: say(heirloom ? "why-object-heirloom" : "why-object-heirloom-sold"),
      },
    ],
  };
}
