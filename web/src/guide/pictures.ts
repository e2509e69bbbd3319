// What draws the pictures and the signs of a guide: the parts of the title's own board.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/titles";
import type { Choice, View } from "../wire/wire";

export interface PictureProps {
  view: View;
  choices: Choice[];
  names: string[];
  components: Record<string, unknown>;
  /** What of the position is shown, in the title's own few words; nothing: the table. */
  show: string;
  /** Whose eyes; the first seat's if it is not told. */
  seat?: number;
}

export interface GuideParts {
  Picture: Component<PictureProps>;
  Sign: Component<{ name: string }>;
  /** A calculation stands under the picture, which needs the whole width. */
  wide?: boolean;
  /** What pictures and signs refer to, once for the page. */
  Symbols?: Component;
}

/** The props of a board for a picture of it: no click does anything. */
export function stillLife({
  view,
  choices,
  names,
  components,
  seat = 0,
}: PictureProps): BoardProps {
  const nothing = (): void => undefined;
  // A connection that was never opened: what boards read of it, and no more.
  const live = { seat, hint: -1, made: [], scores: [], table: null };
  return {
    live: live as unknown as BoardProps["live"],
    view,
    choices,
    names,
    components,
    stage: null,
    news: [],
    pick: nothing,
    whyNot: nothing,
  };
}

const parts = import.meta.glob<{ default: GuideParts }>("../boards/*/guide.ts");

/** A title without a guide.ts has a guide without pictures. */
export async function partsOf(title: string): Promise<GuideParts | null> {
  const load = parts[`../boards/${title}/guide.ts`];
  return load ? (await load()).default : null;
}
