// A finished match again: positions by the slider, through any eyes, loaded as they are needed.

import type { Entry, Frame, View } from "../wire/wire";
import { api } from "./api";
import { Stage, type Ceremony, type Moment } from "./ceremony.svelte";
import { phased, roundEnds, type Stand } from "./result";
import { settings } from "./settings.svelte";

export const ACTOR = -2; // the eyes of whoever acts
const CHUNK = 40;
const STEP = 800; // milliseconds a position, at speed 1

export class Film {
  course = $state.raw<Stand[]>([]);
  at = $state(0);
  eyes = $state(-1);
  on = $state(false); // the board shows the film, not the result
  playing = $state(false);
  jumps = $state(0); // grows whenever the next position is not the one that follows: it is drawn afresh
  stage = $state.raw<Stage | null>(null); // what is told between two positions
  teller: (before: Frame, steps: Frame[]) => Ceremony | null = () => null;
  private moment = $state.raw<Moment | null>(null);
  private seen = $state.raw<Frame | undefined>(undefined); // while the one wished for is on its way
  private frames = $state.raw(new Map<string, Frame>());
  private asked = new Set<string>();
  private timer = 0;
  private next = 0; // the position that a ceremony leads to

  constructor(
    private readonly table: string,
    eyes: number,
    start = -1, // a position to open at
  ) {
    this.eyes = eyes;
    void api.course(table).then((course) => {
      this.course = phased(course);
      this.at = this.last;
      if (start >= 0) this.go(start);
    });
  }

  get last(): number {
    return Math.max(0, this.course.length - 1);
  }

  private get(n: number): Frame | undefined {
    return this.frames.get(`${this.eyes}/${n}`);
  }

  /** The position at the slider; undefined until it has come. */
  get frame(): Frame | undefined {
    return this.get(this.at);
  }

  /** What is drawn: the position at the slider, the last one until it has come, or a moment between two. */
  get view(): View | undefined {
    const after = this.moment?.after ? this.get(this.next) : undefined;
    return (this.moment?.view ?? (after ?? this.frame ?? this.seen)?.view) as View | undefined;
  }

  /** What is marked as new: the step to this position. */
  get news(): Entry[] {
    return this.frame?.line ? this.log.slice(-1) : [];
  }

  /** What these eyes were told up to here, as far back as it is loaded without a gap. */
  get log(): Entry[] {
    const told: Entry[] = [];
    for (let n = this.at; n > 0; n -= 1) {
      const frame = this.get(n);
      if (!frame) break;
      if (frame.line) told.push({ seat: frame.seat, line: frame.line, events: frame.events });
    }
    return told.reverse();
  }

  /** To a position; by the slider it is drawn afresh, from the one before it may move. */
  go(to: number, from = to - 1): void {
    this.untell();
    const at = Math.min(Math.max(to, 0), this.last);
    if (!this.on || from !== this.at) this.jumps += 1;
    this.seen = this.frame ?? this.seen;
    this.at = at;
    this.on = true;
    this.load(at);
  }

  /** One position on; what it brought is told first. */
  forward(): void {
    const [now, to] = [this.frame, this.sight(1)];
    const steps = this.between(to);
    const go = (): void => this.go(to, this.at);
    const ceremony = this.on && !this.stage && now && steps.length ? this.teller(now, steps) : null;
    if (!ceremony || !settings.all.speed) go();
    else {
      const told = (moment: Moment): void => void (this.moment = moment);
      this.next = to;
      this.stage = new Stage(ceremony, told, go);
      this.stage.start();
    }
  }

  backward(): void {
    this.go(this.sight(-1));
  }

  /** The nearest position in a direction that people saw: dice fall and cards are drawn at once. */
  private sight(step: 1 | -1): number {
    let to = this.at + step;
    while (to > 0 && to < this.last && this.isChance(to)) to += step;
    return to;
  }

  private isChance(n: number): boolean {
    const view = this.get(n)?.view as View | undefined;
    return view?.awaited.length === 0;
  }

  /** The positions after this one, up to another; none if some have not come. */
  private between(to: number): Frame[] {
    const steps = Array.from({ length: to - this.at }, (_, k) => this.get(this.at + 1 + k));
    return steps.every((frame) => frame !== undefined) ? steps : [];
  }

  private untell(): void {
    this.stage?.close();
    this.stage = null;
    this.moment = null;
  }

  /** Back to the result. */
  leave(): void {
    this.stop();
    this.untell();
    this.on = false;
  }

  look(eyes: number): void {
    this.untell();
    this.eyes = eyes;
    this.jumps += 1;
    if (this.on) this.load(this.at);
  }

  private load(n: number): void {
    const here = n - (n % CHUNK);
    for (const start of [here, here + CHUNK, here - CHUNK]) {
      const key = `${this.eyes}/${start}`;
      if (start < 0 || start > this.last || this.asked.has(key)) continue;
      this.asked.add(key);
      void this.fetch(this.eyes, start);
    }
  }

  /** With the position before, from which a step into this part is told. */
  private async fetch(eyes: number, start: number): Promise<void> {
    const from = Math.max(0, start - 1);
    const loaded = await api.frames(this.table, eyes, from, start + CHUNK - from);
    this.frames = new Map([
      ...this.frames,
      ...loaded.map((frame): [string, Frame] => [`${eyes}/${frame.n}`, frame]),
    ]);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else {
      if (this.at >= this.last) this.go(0);
      else this.go(this.at);
      this.playing = true;
      this.tick();
    }
  }

  private tick(): void {
    this.timer = window.setTimeout(
      () => {
        if (!this.playing) return;
        if (this.at >= this.last) this.stop();
        else {
          if (this.frame && !this.stage) this.forward();
          this.tick();
        }
      },
      STEP / (settings.all.speed || 1),
    );
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  get rounds(): Stand[] {
    return roundEnds(this.course);
  }
}
