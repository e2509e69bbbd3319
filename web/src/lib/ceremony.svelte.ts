// A ceremony: what an update brought, told as a list of moments before the table changes.
//
// How a board supplies one (web/README.md has an example):
// 1. Its `index.ts` exports `ceremony(told)`: from the views before and after an update and the entries
//    between them, with their events as data, it makes a `Ceremony`, or null if there is nothing to tell.
//    It is a pure function: no DOM, no clock, so that a unit test can look at every moment.
// 2. Its components read `live.stage`: null, or the running `Stage`. `stage.now.data` is the board's own
//    description of the moment and must be enough to draw it at once, whatever was drawn before: moments
//    are stepped over, jumped to and played again. `stage.forward` says that the moment was reached from
//    the one before: only then something may fly in, within `stage.time(ms)`, which is 0 for calm eyes.
// 3. Until the ceremony is over the frame shows the table as it was before: view, seats, scores, log, tab
//    title, announcements. A moment may change that: `view` is drawn instead, and from a moment with
//    `after` on all of the table is the new one. Choices wait for the end in any case.
// 4. The frame draws the bar (play, next part, sentence, beads, speed, skip) over whatever carries
//    `data-dock`, plays `cue`, and takes Space, P, →, Esc and taps. A button of the board's own that must
//    work meanwhile stands in an element with `data-stage`.

import type { Entry, View } from "../wire/wire";
import { calm, settings } from "./settings.svelte";
import { hear, type Cue } from "./sound";

export interface Moment {
  /** Which bead it belongs to, from 0; never less than that of the moment before. */
  part: number;
  /** Milliseconds that it stands at normal speed, all its movement included. */
  ms: number;
  /** The sentence of the bar. */
  say: string;
  /** Why it is so, below the sentence. */
  why?: string;
  /** What has been counted so far, a line each; else what earlier parts have said. */
  notes?: readonly string[];
  cue?: Cue;
  /** So many ticks, one after another: squares or cards that are counted. */
  ticks?: number;
  /** Drawn instead of the view before. */
  view?: View;
  /** From here on the table is as it is after the update. */
  after?: boolean;
  /** What the board draws in this moment. */
  data: unknown;
}

export interface Ceremony {
  /** Tells the board's drawings apart: "scoring", "battle". */
  kind: string;
  moments: readonly Moment[]; // at least one
  /** All of it in one sentence, for those who do not see it. */
  told: string;
}

/** What a board makes a ceremony from. */
export interface Told {
  before: View;
  after: View;
  /** What the log says between the two, with all events. */
  entries: readonly Entry[];
  names: readonly string[];
  seat: number; // whose eyes; -1 for a spectator
}

export type Teller = (told: Told) => Ceremony | null;

const TICKS = 70; // milliseconds between two
const NOTES = 3; // lines of what was said before
const LEAST = 60; // a moment is seen

/** A ceremony as it is shown: where it stands, and what moves it. */
export class Stage {
  at = $state(0);
  playing = $state(false);
  /** The moment was reached from the one before it: things may move. */
  forward = $state(true);
  private timer = 0;
  private over = false;

  /** `onmoment` hears of every moment, `onend` once when the last is done or it is skipped. */
  constructor(
    readonly ceremony: Ceremony,
    private readonly onmoment: (moment: Moment) => void = () => undefined,
    private readonly onend: () => void = () => undefined,
  ) {}

  get now(): Moment {
    return this.ceremony.moments[this.at] as Moment;
  }

  get last(): number {
    return this.ceremony.moments.length - 1;
  }

  get parts(): number {
    return (this.ceremony.moments.at(-1)?.part ?? 0) + 1;
  }

  /** What stays to be read beside the sentence: the lines of the moment, or what was said before. */
  get notes(): readonly string[] {
    if (this.now.notes) return this.now.notes;
    const before = this.ceremony.moments.slice(0, this.at);
    const closing = before.filter(({ part }, k) => part !== (before[k + 1] ?? this.now).part);
    return closing.slice(-NOTES).map(({ say, why }) => (why ? `${say} ${why}` : say));
  }

  /** Milliseconds at the speed wished for; 0 where nothing may move. */
  time(ms: number): number {
    return calm() || !settings.all.speed ? 0 : ms / settings.all.speed;
  }

  start(): void {
    this.enter(0, true);
    this.play();
  }

  play(): void {
    if (this.over) return;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const wait = Math.max(LEAST, this.now.ms / (settings.all.speed || 1));
    this.timer = window.setTimeout(() => this.tick(), wait);
  }

  private tick(): void {
    if (!this.playing) return;
    if (this.at >= this.last) this.end();
    else {
      this.enter(this.at + 1, true);
      this.wait();
    }
  }

  /** One moment on, by hand; after the last one the table goes on. */
  step(): void {
    this.pause();
    if (this.at >= this.last) this.end();
    else this.enter(this.at + 1, true);
  }

  /** The next part, and on from there if it plays. */
  next(): void {
    const part = this.now.part + 1;
    if (part >= this.parts) this.end();
    else this.part(part);
  }

  /** The first moment of a part; it goes on from there if it was playing. */
  part(part: number): void {
    const found = this.ceremony.moments.findIndex((moment) => moment.part >= part);
    this.enter(found < 0 ? this.last : found, false);
    if (this.playing) this.wait();
  }

  /** A moment by its number, drawn at once; it stays. */
  go(at: number): void {
    this.pause();
    this.enter(Math.min(Math.max(at, 0), this.last), false);
  }

  skip(): void {
    this.end();
  }

  /** Nothing of it is heard of any more. */
  close(): void {
    this.over = true;
    this.pause();
  }

  private enter(at: number, forward: boolean): void {
    if (this.over) return;
    this.forward = forward;
    this.at = at;
    this.sound();
    this.onmoment(this.now);
  }

  private sound(): void {
    const { cue, ticks = 0 } = this.now;
    if (cue) hear(cue);
    for (let k = 0; k < ticks; k += 1) hear("tick", { after: (k * TICKS) / 1000, softer: k });
  }

  private end(): void {
    if (this.over) return;
    this.close();
    this.onend();
  }
}
