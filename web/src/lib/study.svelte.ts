// The analysis of a finished match: asked for, waited for, and cut to what one seat is shown.

import type { Analysis, Decision, Study } from "../wire/wire";
import { api } from "./api";

const WAIT = 1000; // milliseconds between two looks at how far it is
export const TOLD = 3; // decisions of a seat
const A = 65; // the letter of the first mark

/** One match under study; `part` is −1 before anybody has asked. */
export class Studying {
  part = $state(-1);
  failed = $state(false);
  found = $state.raw<Analysis | null>(null);
  private timer = 0;
  private closed = false;

  constructor(readonly table: string) {}

  /** What is there already. */
  async look(): Promise<void> {
    this.take(await api.study(this.table));
  }

  async begin(): Promise<void> {
    this.failed = false;
    this.part = 0;
    this.take(await api.analyse(this.table));
  }

  private take({ part, failed, analysis }: Study): void {
    this.part = part;
    this.failed = failed;
    this.found = analysis;
    if (!this.closed && part >= 0 && part < 1)
      this.timer = window.setTimeout(() => void this.look(), WAIT);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/** A decision with the letter that marks it on the chart, in the order of the match. */
export interface Marked extends Decision {
  letter: string;
}

/** The costliest decisions of a seat (−1: of all), the dearest first. */
export function markedOf(found: Analysis, seat: number): Marked[] {
  const own = found.decisions.filter((each) => seat < 0 || each.seat === seat).slice(0, TOLD);
  const inTime = [...own].sort((one, other) => one.first - other.first);
  return own.map((each) => ({ ...each, letter: String.fromCharCode(A + inTime.indexOf(each)) }));
}

/** Each seat's chance after so many entries. */
export const chancesAt = (found: Analysis, entries: number): number[] =>
  found.points.filter((point) => point.entries <= entries).at(-1)?.chances ?? [];

/** Where rounds end on the chart: entries of the log. */
export function roundsOf(found: Analysis): { to: number; round: number }[] {
  return found.points
    .filter((point, k) => found.points[k + 1]?.round !== point.round)
    .map(({ entries, round }) => ({ to: entries, round }))
    .filter(({ to }) => to > 0);
}

/** A share of a win in whole points, with its sign. */
export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : String(whole).replace("-", "−");
}
