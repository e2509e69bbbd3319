// A card in words, for the zoom.

import type { Zoomed } from "../../lib/zoom.svelte";
import { ui } from "../../lib/words.svelte";
import { counted, say, spread, type Face, type Made } from "./cards";
import type { Duchy, QuestStep, Setting, TableSite } from "../../wire/wonderful-kingdom";
import type { Play } from "./play.svelte";

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

/** What a card would bring if it stood in the own duchy now. */
export function noted(play: Play, card: string): string {
  const prospect = play.table.prospects[card];
  if (!prospect) return "";
  const cubes = Object.entries(prospect.makes).map(([name, n]) => say(`count-${name}`, { n }));
  const points = ui("count-vp", { n: prospect.points });
  const parts = prospect.points ? [points, ...cubes] : cubes;
  return parts.length ? say("zoom-now", { things: parts.join(", ") }) : say("zoom-now-nothing");
}

/** What a construction still waits for. */
export function siteNote(play: Play, site: TableSite | undefined): string {
  if (!site) return "";
  const open = Object.entries(site.spaces).flatMap(([name, n]) => {
    const left = n - (site.filled[name] ?? 0);
    return left ? [say(`count-${name}`, { n: left })] : [];
  });
  const needs = open.length ? say("zoom-needs", { things: open.join(", ") }) : "";
  return [needs, noted(play, site.card)].filter(Boolean).join(" ");
}

/** What a completed card makes in this position. */
export function builtNote(play: Play, seat: number, card: string): string {
  const cubes = (play.table.duchies[seat]?.forecast ?? []).flatMap((step) =>
    step.sources
      .filter((source) => source.card === card)
      .map((source) => say(`count-${step.resource}`, { n: source.cubes })),
  );
  return cubes.length ? say("zoom-makes-now", { things: cubes.join(", ") }) : "";
}

const gained = ([name, n]: [string, number]): string =>
  name === "vp" ? ui("count-vp", { n }) : say(`count-${name}`, { n });

/** A duchy card, by its id and side; `note` is what the duchy makes now. */
export function zoomedDuchy(play: Play, id: string, side: string, note = ""): Zoomed {
  const card = play.cards.parts.duchies.find((each) => each.id === id && each.side === side);
  const makes = when("each-production", (card?.production ?? []).map(made).join(", "));
  const points = card?.vp ? each(ui("count-vp", { n: card.vp.value }), card.vp.kind) : "";
  const lines = [line("makes", makes), ...(points ? [line("worth", when("at-end", points))] : [])];
  return { name: say(`duchy-${id}`), kind: say("zoom-duchy"), lines, note };
}

/** What all of a duchy would make in its next production. */
export function duchyNote({ forecast }: Duchy): string {
  const things = forecast.map(({ resource, cubes }) => say(`count-${resource}`, { n: cubes }));
  return say("zoom-makes-now", { things: things.join(", ") });
}

const stepLines = (cost: Record<string, number>, reward: Record<string, number>): Told[] => [
  line("costs", counted(spread(cost))),
  line("gives", Object.entries(reward).map(gained).join(", ")),
];

/** A step of a quest, and whether it can be done now. */
export function zoomedStep(play: Play, step: QuestStep, k: number): Zoomed {
  const now = play.choice(`step ${k + 1}`) ? say("zoom-step-now") : "";
  const lines = stepLines(step.cost, step.reward);
  lines.push(line("when", say(step.final ? "why-object-final-step" : "zoom-step-when")));
  return {
    name: say(`step-${step.id}`),
    kind: say(`quest-${step.quest}`),
    lines,
    note: step.open ? now : say("step-reward-gone"),
  };
}

/** What is chosen before the first round: a duchy, a menace deck, a quest, an advisor. */
export function zoomedSetting(play: Play, { what, name }: Setting): Zoomed {
  if (what === "duchy") return zoomedDuchy(play, name, play.mine.side);
  const { menaces, steps } = play.cards.parts;
  if (what !== "board") {
    const menace = menaces.find(({ deck }) => deck === name)?.id;
    return zoomed(play.cards.face(what === "deck" ? (menace ?? "") : name));
  }
  const side = play.solo ? "solo" : "two_player";
  const own = steps.filter((step) => step.quest === name && step.side === side);
  const lines = own.map(({ id, cost, reward }) => {
    const [costs, gives] = stepLines(cost, reward).map(({ words }) => words);
    return { term: say(`step-${id}`), words: `${costs} → ${gives}` };
  });
  return { name: say(`quest-${name}`), kind: say("quest"), lines };
}

/** What a duchy keeps: soldiers, krystallium, traps, the laboratory, spies. */
export function zoomedKept(duchy: Duchy, name: string, laboratory: number): Zoomed {
  const kept = (term: string, key: string, n: number): Told => ({
    term: say(term),
    words: say(`why-object-${key}`, { n }),
  });
  const lines = [
    kept("resource-soldier", "soldiers", duchy.soldiers),
    ...(duchy.training ? [kept("training-ground", "training", 1)] : []),
    { term: say("resource-krystallium"), words: say("why-object-krystallium") },
    kept("laboratory", "laboratory", laboratory),
    ...(duchy.traps ? [kept("trap-token", "traps", duchy.traps)] : []),
    ...(duchy.spies ? [kept("spy-token", "spies", duchy.spies)] : []),
  ];
  return { name, kind: say("zoom-kept"), lines };
}
