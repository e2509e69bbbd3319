// What the lobby says about each title, and where its board is drawn.

import type { Component } from "svelte";
import type { Choice, Entry, View } from "../wire/wire";
import type { Stage, Teller } from "./ceremony.svelte";
import type { Live } from "./live.svelte";
import type { Cue } from "./sound";
import CrownOfAsh from "../pictures/CrownOfAsh.svelte";
import ForACrown from "../pictures/ForACrown.svelte";
import Plain from "../pictures/Plain.svelte";
import Torres from "../pictures/Torres.svelte";
import WonderfulKingdom from "../pictures/WonderfulKingdom.svelte";

/**
 * What a board promises, beside the props (web/README.md tells more):
 * - every element that plays an offered choice carries `data-choice={choice.id}`, so that a hint or a
 *   lesson can point at it and a test can click it; the first of several clicks carries the ids that it
 *   leads to, parted by spaces;
 * - everything that moves or changes carries a `data-key` that stays the same from view to view; the
 *   frame animates the difference; where the log has grown, it marks what is new, says something else or has another
 *   `data-place`;
 * - what stands under the board and keeps its height carries `data-dock`: the bar of a ceremony lies over it;
 * - everything that the view names carries `data-object="SORT ID"` (docs/protocol.md, `about`), so that a
 *   click which plays nothing is answered with the reason;
 * - `live.hint` is the choice to be pointed at.
 */
export interface BoardProps {
  live: Live;
  view: View;
  choices: Choice[];
  names: string[];
  components: Record<string, unknown>;
  /** What is to be marked as new, as the log tells it: since the own last move, or in a replay the last step. */
  news: Entry[];
  /** The ceremony that runs, drawn by its moment; null while none does. */
  stage: Stage | null;
  /** Play a choice that was offered. */
  pick: (id: number) => void;
  /** Ask why something is not offered, by its notation, beside the pointer. */
  whyNot: (text: string, event: MouseEvent | KeyboardEvent) => void;
}

export interface FactsProps {
  view: View;
  seat: number;
}

export interface EndedProps {
  view: View;
  components: Record<string, unknown>;
}

export interface LedgerProps {
  log: Entry[];
  stage: Stage | null;
  names: string[];
}

export interface Board {
  Board: Component<BoardProps>;
  /** What the panel of a seat shows beside its name. */
  Facts?: Component<FactsProps>;
  /** A picture of the seat beside its name. */
  Face?: Component<FactsProps>;
  /** Further panels under the seats: an automatic player, a forecast. */
  Seats?: Component<BoardProps>;
  /** Panels above the log, where the screen is wide enough for a rail. */
  Side?: Component<BoardProps>;
  /** Under the ranks of a finished match: what was won beside them. */
  Ended?: Component<EndedProps>;
  /** The board draws the seats itself: there is no column of seats beside it. */
  seated?: boolean;
  /** Kinds of choices that the board itself offers; the others get buttons under it. */
  drawn: ReadonlySet<string>;
  /** Kinds of events that the log sets between its entries: a new round, a phase. */
  headings?: ReadonlySet<string>;
  /** What an update brought, to be told moment by moment (ceremony.svelte.ts says how). */
  ceremony?: Teller;
  /** The account of what was scored, a tab beside the log; it comes forward while it is told, and stays. */
  Ledger?: Component<LedgerProps>;
  /** Kinds of events that the ledger accounts for. */
  ledgers?: ReadonlySet<string>;
  /** What the change from one view to the next sounds like; wood if the board does not say. */
  cue?: (before: View, after: View) => Cue | null;
  /** The board itself says what is asked and who is awaited. */
  asks: boolean;
  /** Words for the phase strip. */
  phase: (view: View) => string;
  /** The phase strip drawn, instead of its words. */
  Strip?: Component<{ view: View }>;
  /** Keys that only this board knows, each with the message that says what it does. */
  keys?: readonly (readonly [string, string])[];
  /** Points that everybody sees, for the panel of a seat. */
  points?: (view: View, seat: number) => number | null;
}

const PICTURES: Record<string, Component> = {
  torres: Torres,
  "crown-of-ash": CrownOfAsh,
  "wonderful-kingdom": WonderfulKingdom,
  "for-a-crown": ForACrown,
};

export const pictureOf = (title: string): Component => PICTURES[title] ?? Plain;

/** Every folder of boards/ with an index.ts draws the title of its name; `plain` draws the others. */
const boards = import.meta.glob<{ default: Board }>("../boards/*/index.ts");

/** Draws any view as tables: a title without a board, or a match of earlier rules. */
export const PLAIN = "plain";

export async function boardOf(title: string): Promise<Board | null> {
  const load = boards[`../boards/${title}/index.ts`] ?? boards[`../boards/${PLAIN}/index.ts`];
  return load ? (await load()).default : null;
}
