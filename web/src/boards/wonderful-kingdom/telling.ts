// What ceremonies of this title consist of: lit things, what they bring, what travels, who is spoken of.

import type { Moment, Told } from "../../lib/ceremony.svelte";
import { ui, words } from "../../lib/words.svelte";
import type { Events, TableView } from "../../wire/wonderful-kingdom";
import type { Line } from "../../wire/wire";
import { signed } from "./cards";

export type AnyEvent = Events[number];
export type Of<K extends AnyEvent["kind"]> = Extract<AnyEvent, { kind: K }>;

/** Things are named "SEAT-CARD"; "SEAT-" is the duchy itself. */
export type Thing = string;

/** What a thing brings to its seat in a moment. */
export interface Earned {
  at: Thing;
  seat: number;
  n: number;
}

/** Points of a part by seat, as far as they are counted. */
export interface Row {
  part: string;
  points: readonly number[];
}

/** What the board draws in a moment. */
export interface Scene {
  kind: "deeds" | "production" | "final";
  lit: ReadonlySet<Thing>;
  earned: readonly Earned[];
  pools: readonly number[]; // cubes that lay there before, by seat, while cubes travel
  rows: readonly Row[]; // of the final count; the last one now
  totals: readonly number[];
}

const DARK: Scene = { kind: "deeds", lit: new Set(), earned: [], pools: [], rows: [], totals: [] };

export const thing = (seat: number, card = ""): Thing => `${seat}-${card}`;
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n));
export const litBy = (earned: readonly Earned[]): Set<Thing> => new Set(earned.map(({ at }) => at));

export class Telling {
  readonly moments: Moment[] = [];
  readonly before: TableView;
  readonly after: TableView;
  private part = -1;

  constructor(
    readonly told: Told,
    readonly events: Events,
  ) {
    this.before = told.before as TableView;
    this.after = told.after as TableView;
  }

  of<K extends AnyEvent["kind"]>(kind: K): Of<K>[] {
    return this.events.filter((event): event is Of<K> => event.kind === kind);
  }

  /** The next bead. */
  next(): void {
    this.part += 1;
  }

  add(moment: Omit<Moment, "part" | "data">, scene: Partial<Scene> = {}): void {
    this.moments.push({ part: this.part, ...moment, data: { ...DARK, ...scene } });
  }

  /** What stands for a source on the board: the duchy itself for what lies on no card. */
  at(seat: number, card: string): Thing {
    return thing(seat, card === this.after.duchies[seat]?.duchy ? "" : card);
  }

  words(line: Line | null): string {
    return line ? words.say(line, [...this.told.names]) : "";
  }

  who(seat: number): string {
    return seat === this.told.seat ? ui("you") : (this.told.names[seat] ?? "");
  }

  list(numbers: readonly number[]): string {
    return numbers.map((n, seat) => `${this.who(seat)} ${signed(n)}`).join(" · ");
  }
}
