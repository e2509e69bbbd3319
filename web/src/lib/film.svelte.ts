// A finished match again: positions by the slider, through any eyes, loaded as they are needed.

import type { Entry, Frame, Mark, View } from "../wire/wire";
import { api } from "./api";
import { roundEnds } from "./result";
import { settings } from "./settings.svelte";

export const ACTOR = -2; // the eyes of whoever acts
const CHUNK = 40;
const STEP = 800; // milliseconds a position, at speed 1

export class Film {
  course = $state.raw<Mark[]>([]);
  at = $state(0);
  eyes = $state(-1);
  on = $state(false); // the board shows the film, not the result
  playing = $state(false);
  private frames = $state.raw(new Map<string, Frame>());
  private asked = new Set<string>();
  private timer = 0;

  constructor(
    private readonly table: string,
    eyes: number,
  ) {
    this.eyes = eyes;
    void api.course(table).then((course) => {
      this.course = course;
      this.at = this.last;
    });
  }

  get last(): number {
    return Math.max(0, this.course.length - 1);
  }

  /** The position at the slider; undefined until it has come. */
  get frame(): Frame | undefined {
    return this.frames.get(`${this.eyes}/${this.at}`);
  }

  get view(): View | undefined {
    return this.frame?.view as View | undefined;
  }

  /** What these eyes were told up to here, as far as it is loaded. */
  get log(): Entry[] {
    const told: Entry[] = [];
    for (let n = 1; n <= this.at; n += 1) {
      const frame = this.frames.get(`${this.eyes}/${n}`);
      if (frame?.line) told.push({ seat: frame.seat, line: frame.line, events: frame.events });
    }
    return told;
  }

  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    this.on = true;
    this.load(this.at);
  }

  look(eyes: number): void {
    this.eyes = eyes;
    if (this.on) this.load(this.at);
  }

  private load(n: number): void {
    for (const start of [n - (n % CHUNK), n - (n % CHUNK) + CHUNK]) {
      const key = `${this.eyes}/${start}`;
      if (start > this.last || this.asked.has(key)) continue;
      this.asked.add(key);
      void this.fetch(this.eyes, start);
    }
  }

  private async fetch(eyes: number, start: number): Promise<void> {
    const loaded = await api.frames(this.table, eyes, start, CHUNK);
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
          if (this.frame) this.go(this.at + 1);
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

  get rounds(): Mark[] {
    return roundEnds(this.course);
  }
}
