// Action cards and the master card in words, for the zoom.

import type { Zoomed } from "../../lib/zoom.svelte";
import { words } from "../../lib/words.svelte";
import type { TableView } from "../../wire/torres";
import { cardHelp, cost, masterHelp } from "./components";

const say = (key: string, args = {}): string => words.message(`torres-${key}`, args);

/** An action card; `note` is whether it can be played now. */
export const zoomedCard = (
  components: Record<string, unknown>,
  card: string,
  note: string,
): Zoomed => ({
  name: say(`card-${card}`),
  kind: say("component-action-card"),
  lines: [
    { term: say("zoom-does"), words: say(`card-${card}-help`, cardHelp(components, card)) },
    { term: say("zoom-costs"), words: say("zoom-costs-words", { n: cost(components, "buy") }) },
    { term: say("zoom-when"), words: say("why-object-held-card") },
  ],
  note,
});

/** The master card, and what it would bring each seat now. */
export const zoomedMaster = (
  components: Record<string, unknown>,
  { master }: TableView,
): Zoomed => ({
  name: say(`master-${master}`),
  kind: say("component-master-card"),
  lines: [
    {
      term: say("zoom-does"),
      words: say(`master-${master}-help`, masterHelp(components, master ?? "")),
    },
  ],
  note: say("why-object-master"),
});
