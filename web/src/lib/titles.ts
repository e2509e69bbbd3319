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
  /** Further panels under the seats: an automatic player, a forecast. */
  Seats?: Component<BoardProps>;
  /** Panels above the log, where the screen is wide enough for a rail. */
  Side?: Component<BoardProps>;
  /** Kinds of choices that the board itself offers; the others get buttons under it. */
  drawn: ReadonlySet<string>;
  /** The board itself says what is asked and who is awaited. */
  asks: boolean;
  /** Words for the phase strip. */
  phase: (view: View) => string;
}

export interface Showcase {
  picture: Component;
  minutes: number;
  weight: number;
  load: (() => Promise<Board>) | null;
}

export const SHOWCASE: Record<string, Showcase> = {
  torres: { picture: Torres, minutes: 60, weight: 3, load: null },
  "crown-of-ash": {
    picture: CrownOfAsh,
    minutes: 90,
    weight: 3,
    load: async () => (await import("../boards/crown-of-ash")).default,
  },
  "wonderful-kingdom": { picture: WonderfulKingdom, minutes: 50, weight: 3, load: null },
  "for-a-crown": {
    picture: ForACrown,
    minutes: 40,
    weight: 2,
    load: async () => (await import("../boards/for-a-crown")).default,
  },
};
