// A card in words, for the zoom.

import type { Zoomed } from "../../lib/zoom.svelte";
import { ui } from "../../lib/words.svelte";
import { counted, say, type Face, type Made } from "./cards";

type Told = NonNullable<Zoomed["lines"]>[number];

const KINDS = ["building", "expert", "masterpiece", "discovery"];

const line = (term: string, words: string): Told => ({ term: say(`zoom-${term}`), words });
const when = (time: string, things: string): string => say(`zoom-${time}`, { things });
const each = (things: string, kind?: string): string =>
  kind ? say("zoom-each", { things, kind }) : things;

const made = (part: Made): string =>
  each(say(`count-${part.resource}`, { n: part.amount }), part.per_kind);

/** What sort of card this is. */
export const kindOf = (face: Face): string =>
  KINDS.includes(face.group)
    ? say(`kind-${face.group}`)
    : face.group === "advisor" || face.group === "menace"
      ? say(face.group)
      : "";

function* told(face: Face): Generator<Told> {
  const soldiers = say("count-soldier", { n: face.soldiers });
  if (face.cost.length) yield line("costs", counted(face.cost));
  if (face.group === "advisor") yield line("pay", when("each-round", soldiers));
  if (face.makes.length)
    yield line("makes", when("each-production", face.makes.map(made).join(", ")));
  if (face.bonus.length) yield line("built", when("once", counted(face.bonus)));
  if (face.text) yield line("does", face.text);
  if (face.group === "menace") yield line("fight", when("in-fight", soldiers));
  if (face.vp) {
    const points = ui("count-vp", { n: face.vp.value });
    yield line("worth", when("at-end", each(points, face.vp.kind)));
  }
  if (face.recycles.length) yield line("recycled", when("at-once", counted(face.recycles)));
  if (face.from) yield line("from", face.from);
}

/** What the zoom shows of a card; `note` is what it would do now. */
export function zoomed(face: Face, note = ""): Zoomed {
  const words = { name: face.name, kind: kindOf(face), tint: `k-${face.group}` };
  if (!face.id) return { ...words, note: say("zoom-hidden") };
  return { ...words, lines: [...told(face)], note };
}
