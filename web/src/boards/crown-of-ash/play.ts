// What every part of the board works with: the view, the choices, words, and what a click does.

import { lastSteps } from "../../lib/steps";
import type { BoardProps } from "../../lib/titles";
import { words } from "../../lib/words.svelte";
import type { AreaFace, Choices, PlayerFace, SpaceFace, TableView } from "../../wire/crown-of-ash";
import type { Choice, Line } from "../../wire/wire";
import { kitOf, type Amounts, type Kit } from "./kit";
import { isStep, withStep } from "./reorder";

export const KING = -2;
export const ROOMY = 9; // a space with more room than this is as good as unlimited

export interface Play {
  kit: Kit;
  table: TableView;
  choices: Choices;
  names: string[];
  seat: number;
  hint: number;
  made: string[]; // own steps of the adjust or attack under way
  pick: (id: number) => void;
  /** Play these steps instead of those made. */
  remake: (wished: string[]) => void;
  whyNot: (text: string, event: MouseEvent | KeyboardEvent) => void;
}

export function playOf(props: BoardProps): Play {
  const made = lastSteps(props.live.made, isStep);
  return {
    kit: kitOf(props.components),
    table: props.view as TableView,
    choices: props.choices as Choices,
    names: props.names,
    seat: props.live.seat,
    hint: props.live.hint,
    made,
    pick: props.pick,
    remake: (wished) => props.live.remake(made, wished),
    whyNot: props.whyNot,
  };
}

type Args = Record<string, string | number | Line>;
/** A noun that a sentence puts into its case. */
export const noun = (key: string): Line => ({ id: `crown-of-ash-${key}` });
export const say = (key: string, args: Args = {}): string =>
  words.message(`crown-of-ash-${key}`, args);

/** The offered choice of a notation. */
export const offered = (play: Play, text: string): Choice | undefined =>
  play.choices.find((choice) => choice.text.toLowerCase() === text.toLowerCase());

export const acts = (play: Play, act: string): Choices =>
  play.choices.filter((choice) => "act" in choice && choice.act === act);

export const label = (play: Play, line: Line): string => words.say(line, play.names);

export interface Deal {
  type: "button";
  "data-choice"?: number;
  "data-hinted"?: true;
  "data-object"?: string;
  onclick?: (event: MouseEvent) => void;
}

/** A button's attributes: it plays the choice of a notation; else its object is asked why not. */
export function deal(play: Play, text: string, object = ""): Deal {
  const choice = offered(play, text);
  if (!choice) return object ? { type: "button", "data-object": object } : refusal(play, text);
  const attributes: Deal = {
    type: "button",
    "data-choice": choice.id,
    onclick: () => play.pick(choice.id),
  };
  if (choice.id === play.hint) attributes["data-hinted"] = true;
  return attributes;
}

function refusal(play: Play, text: string): Deal {
  return {
    type: "button",
    onclick: (event) => {
      if (play.seat >= 0 && text) play.whyNot(text, event);
    },
  };
}

/** What a click means on a step that is not offered because it is out of order. */
export function outOfOrder(play: Play, step: string): (() => void) | null {
  if (!play.choices.length || offered(play, step)) return null;
  const wished = withStep(play.made, step, (warrior) => play.kit.warrior(warrior).place);
  return wished && (() => play.remake(wished));
}

export function nameOf(play: Play, seat: number): string {
  if (seat === KING) return say("king");
  if (seat < 0) return words.ui("nobody");
  return play.names[seat] ?? words.ui("automa");
}

export const areaNoun = (area: string): Line =>
  noun(area === "citadel" ? "citadel" : `province-${area}`);
export const areaName = (area: string): string => words.message(areaNoun(area).id);

export const tileName = (tile: string): string => say(`building-${tile.toLowerCase()}`);

export function warriorName(kit: Kit, id: string): string {
  const { type, level, strength, owner } = kit.warrior(id);
  if (!type) return say("starting-label", { lord: say(`lord-${owner}`), strength });
  const words = { type: noun(`type-${type}`), level: noun(`level-${level}`) };
  return say("warrior-name", { ...words, strength });
}

/** "2 bones, 1 gold". */
export const goods = (amounts: Amounts): string =>
  Object.entries(amounts)
    .filter(([, n]) => n)
    .map(([kind, n]) => (kind === "vp" ? words.ui("count-vp", { n }) : say(`count-${kind}`, { n })))
    .join(", ");

export const face = (play: Play, area: string): AreaFace | undefined =>
  play.table.areas.find((each) => each.area === area);

export const spot = (play: Play, space: string): SpaceFace | undefined =>
  play.table.spaces.find((each) => each.space === space);

export const me = (play: Play): PlayerFace | undefined => play.table.players[play.seat];

/** What can be done at an area with a minion: on the spaces that belong to it. */
export function choicesAt(play: Play, area: string): Choices {
  const spaces = [`resource-${area}`, `battle-${area}`];
  if (area === "citadel") spaces.push("left", "right", "gate");
  return play.choices.filter((choice) => choice.kind === "place" && spaces.includes(choice.space));
}

/** The notation of a minion on a space. */
export function placing(space: string): string {
  if (space.startsWith("resource-")) return `gather ${space.slice(9)}`;
  if (space.startsWith("battle-")) return `attack ${space.slice(7)}`;
  return ["left", "right", "gate"].includes(space) ? `attack ${space}` : space;
}
