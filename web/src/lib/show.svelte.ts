// What the board draws: one state after another, at a pace that eyes can follow, never in the way of input.

import { flushSync } from "svelte";
import type { Choice, Entry, Line, View } from "../wire/wire";
import { calm, settings } from "./settings.svelte";

export interface Shot {
  seq: number;
  seat: number;
  view: View;
  choices: Choice[];
  log: Entry[];
  scores: Line[][];
}

const PACE = 420; // milliseconds between two states, at speed 1
const LONGEST = 2400; // for all that wait
const AGAIN = 900; // between two states of what is played again
const KEPT = 120;

export class Show {
  shown = $state.raw<Shot | null>(null);
  again = $state(false); // what happened since the own last turn is played once more
  private latest = $state.raw<Shot | null>(null);
  private past = $state.raw<Shot[]>([]);
  private queue: Shot[] = [];
  private timer = 0;
  private until = 0;

  /** Whether the board shows the present: only then can it be acted on. */
  get present(): boolean {
    return this.shown !== null && this.shown === this.latest;
  }

  get hasPast(): boolean {
    return this.past.length > 1;
  }

  add(shot: Shot): void {
    this.latest = shot;
    this.past = [...this.past.slice(-KEPT), shot];
    this.queue.push(shot);
    if (!this.timer) this.wait();
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
    this.draw(shot);
    this.until = performance.now() + this.pace();
    if (this.queue.length) this.wait();
    else this.again = false;
  }

  private pace(): number {
    if (this.again) return AGAIN / (settings.all.speed || 1);
    if (calm() || !settings.all.speed) return 0;
    return Math.min(PACE / settings.all.speed, LONGEST / (this.queue.length + 1));
  }

  /** At once, so that the script's time for an update can be measured. */
  private draw(shot: Shot): void {
    const start = performance.now();
    this.shown = shot;
    flushSync();
    performance.measure("interregnum-update", { start });
  }

  /** Input ends all waiting. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.until = 0;
    const last = this.queue.at(-1);
    this.queue = [];
    this.again = false;
    if (last) this.draw(last);
  }

  /** From here on is "since my last turn". */
  mark(): void {
    this.past = this.latest ? [this.latest] : [];
  }

  forget(): void {
    this.past = [];
  }

  replay(): void {
    this.flush();
    this.queue = [...this.past];
    this.again = this.queue.length > 0;
    this.until = 0;
    if (this.again) this.wait();
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
