// What the lobby says about each title, and where its board is drawn.

import type { Component } from "svelte";
import type { Choice, Live, View } from "./live.svelte";
import CrownOfAsh from "../pictures/CrownOfAsh.svelte";
import ForACrown from "../pictures/ForACrown.svelte";
import Torres from "../pictures/Torres.svelte";
import WonderfulKingdom from "../pictures/WonderfulKingdom.svelte";

export interface BoardProps {
  live: Live;
  view: View;
  choices: Choice[];
  names: string[];
  components: Record<string, unknown>;
  /** Play a choice that was offered. */
  pick: (id: number) => void;
  /** Ask why something is not offered, by its notation, beside the pointer. */
  whyNot: (text: string, event: MouseEvent | KeyboardEvent) => void;
}

export interface FactsProps {
  view: View;
  seat: number;
}

export interface Board {
  Board: Component<BoardProps>;
  Facts: Component<FactsProps>;
  /** Kinds of choices that the board itself offers; the others get buttons under it. */
  drawn: ReadonlySet<string>;
  /** The board itself says what is asked and who is awaited. */
  asks: boolean;
  /** The board draws the seats itself: there is no column of seats beside it. */
  seated?: boolean;
  /** What stands above the log on wide screens; on narrow ones the board draws it. */
  Aside?: Component<BoardProps>;
  /** Words for the phase strip. */
  phase: (view: View) => string;
}

/** From this width on the rail stands beside the board. */
export const WIDE = "(min-width: 1181px)";

export interface Showcase {
  picture: Component;
  minutes: number;
  weight: number;
  load: (() => Promise<Board>) | null;
}

export const SHOWCASE: Record<string, Showcase> = {
  torres: { picture: Torres, minutes: 60, weight: 3, load: null },
  "crown-of-ash": { picture: CrownOfAsh, minutes: 90, weight: 3, load: null },
  "wonderful-kingdom": {
    picture: WonderfulKingdom,
    minutes: 50,
    weight: 3,
    load: async () => (await import("../boards/wonderful-kingdom")).default,
  },
  "for-a-crown": {
    picture: ForACrown,
    minutes: 40,
    weight: 2,
    load: async () => (await import("../boards/for-a-crown")).default,
  },
};
