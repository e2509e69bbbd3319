// What the board draws: one state after another, at a pace that eyes can follow, never in the way of input.

import { flushSync } from "svelte";
import type { Choice, Entry, Line, View } from "../wire/wire";
import { Stage, type Ceremony, type Moment } from "./ceremony.svelte";
import { calm, settings } from "./settings.svelte";

export interface Shot {
  seq: number;
  seat: number;
  view: View;
  choices: Choice[];
  log: Entry[];
  scores: Line[][];
}

/** What an update is told with; `entries` is what the log says between the two. */
export type Director = (before: Shot, after: Shot, entries: Entry[]) => Ceremony | null;

const PACE = 420; // milliseconds between two states, at speed 1
const TURN = 600; // after a rival's turn
const LONGEST = 2400; // for all that wait
const AGAIN = 900; // between two states of what is played again
const KEPT = 120;

export class Show {
  shown = $state.raw<Shot | null>(null);
  again = $state(false); // what happened since the own last turn is played once more
  stage = $state.raw<Stage | null>(null); // the ceremony that runs
  held = $state(-1); // whose turn is over, while the person wishes to look; -1 is nobody
  director: Director = () => null;
  private latest = $state.raw<Shot | null>(null);
  private past = $state.raw<Shot[]>([]);
  private previous = $state.raw<Shot | null>(null);
  private readonly told = new WeakMap<Entry, string>();
  private queue: Shot[] = [];
  private timer = 0;
  private until = 0;
  private leaping = false; // the next update is not told: too much lies in between

  /** Whether the board shows the present: only then can it be acted on. */
  get present(): boolean {
    return this.shown !== null && this.shown === this.latest && this.stage === null;
  }

  get hasPast(): boolean {
    return this.past.length > 1;
  }

  /** The one sentence of the ceremony that told of an entry; undefined if none did. */
  sentence(entry: Entry): string | undefined {
    return this.told.get(entry);
  }

  /** What is marked as new: what others did since the own last move; who only looks on, the last step. */
  get news(): Entry[] {
    const { log = [], seat = -1 } = this.shown ?? {};
    if (this.again || seat === -1) return log.slice(this.previous?.log.length ?? log.length);
    const had = this.past[0]?.log.length ?? log.length;
    return log.slice(had).filter((entry) => entry.seat !== seat);
  }

  add(shot: Shot): void {
    const back = shot.log.length < (this.latest?.log.length ?? 0);
    this.latest = shot;
    this.past = back || this.leaping ? [shot] : [...this.past.slice(-KEPT), shot];
    this.queue.push(shot);
    if (!this.busy) this.wait();
  }

  private get busy(): boolean {
    return this.timer !== 0 || this.stage !== null || this.held >= 0;
  }

  private wait(): void {
    const rest = this.until - performance.now();
    if (rest > 0) this.timer = window.setTimeout(() => this.next(), rest);
    else this.next();
  }

  private next(): void {
    this.timer = 0;
    const shot = this.queue.shift();
    if (!shot) return;
    const ceremony = this.ceremony(this.shown, shot);
    if (ceremony) this.perform(ceremony, shot);
    else this.land(shot);
  }

  /** The board shows a state, and rests. */
  private land(shot: Shot): void {
    const rival = ended(this.shown, shot);
    this.draw(shot);
    if (rival >= 0 && settings.all.pause) {
      this.held = rival;
      return;
    }
    this.until = performance.now() + this.pace(rival >= 0);
    if (this.queue.length) this.wait();
    else this.again = false;
  }

  /** After a rival's turn that was looked at. */
  go(): void {
    this.held = -1;
    this.until = 0;
    if (this.queue.length) this.wait();
    else this.again = false;
  }

  /** The next update skips a part of the game, which nobody is told. */
  leap(): void {
    this.mark();
    this.leaping = true;
  }

  private ceremony(before: Shot | null, after: Shot): Ceremony | null {
    if (this.leaping) {
      this.leaping = false;
      return null;
    }
    if (!before || before.seat !== after.seat) return null;
    const had = before.log.length;
    if (before.log[had - 1] !== after.log[had - 1]) return null; // something was taken back
    const entries = after.log.slice(had);
    const made = entries.length ? this.director(before, after, entries) : null;
    if (made) entries.forEach((entry, k) => this.told.set(entry, k ? "" : made.told));
    return settings.all.speed ? made : null;
  }

  private perform(ceremony: Ceremony, after: Shot): void {
    const before = this.shown as Shot;
    this.stage = new Stage(
      ceremony,
      (moment) => this.picture(moment, before, after),
      () => this.finish(after),
    );
    this.stage.start();
  }

  /** The table in a moment of a ceremony; never the present itself, so that no choice is offered yet. */
  private picture(moment: Moment, before: Shot, after: Shot): void {
    const ahead = this.stage?.ceremony.moments.slice(0, this.stage.at + 1) ?? [];
    const base = ahead.some((each) => each.after) ? { ...after, choices: [] } : before;
    this.draw(moment.view ? { ...base, view: moment.view } : base);
  }

  private finish(after: Shot): void {
    this.stage = null;
    this.land(after);
  }

  private pace(turn: boolean): number {
    if (this.again) return AGAIN / (settings.all.speed || 1);
    if (calm() || !settings.all.speed) return 0;
    const pace = turn ? TURN : PACE;
    return Math.min(pace / settings.all.speed, LONGEST / (this.queue.length + 1));
  }

  /** At once, so that the script's time for an update can be measured. */
  private draw(shot: Shot): void {
    const start = performance.now();
    if (shot.seq !== this.shown?.seq) this.previous = this.shown;
    this.shown = shot;
    flushSync();
    performance.measure("interregnum-update", { start });
  }

  /** Input ends all waiting, up to the next ceremony; a ceremony has keys of its own. */
  flush(): void {
    if (this.stage || this.held >= 0) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.until = 0;
    let before = this.shown;
    for (let shot = this.queue.shift(); shot; shot = this.queue.shift()) {
      const ceremony = this.ceremony(before, shot);
      if (ceremony) {
        if (before && before !== this.shown) this.draw(before);
        this.perform(ceremony, shot);
        return;
      }
      before = shot;
    }
    this.again = false;
    if (before && before !== this.shown) this.draw(before);
  }

  /** To the present, whatever there is to be told. */
  hurry(): void {
    this.stage?.close();
    this.stage = null;
    this.held = -1;
    if (this.latest) this.queue = [this.latest];
    const director = this.director;
    this.director = () => null;
    this.flush();
    this.director = director;
  }

  /** From here on is "since my last turn". */
  mark(): void {
    this.past = this.latest ? [this.latest] : [];
  }

  forget(): void {
    this.past = [];
  }

  replay(): void {
    this.hurry();
    this.queue = [...this.past];
    this.again = this.queue.length > 0;
    this.until = 0;
    if (this.again) this.wait();
  }

  close(): void {
    clearTimeout(this.timer);
    this.stage?.close();
  }
}

/** The rival whose turn ended between two states, while others than the viewer go on; -1 if none did. */
function ended(before: Shot | null, after: Shot): number {
  const [seat = -1, ...more] = before?.view.awaited ?? [];
  if (more.length || seat < 0 || seat === after.seat) return -1;
  const { awaited } = after.view;
  return awaited.includes(seat) || awaited.includes(after.seat) ? -1 : seat;
}
