// The end of the game: part by part, card by card counted, points on their way to the seats.

import type { Moment } from "../../lib/ceremony.svelte";
import type { Counted, Lost, Scored, TableView } from "../../wire/wonderful-kingdom";
import { say, source } from "./cards";
import { litBy, plus, type Row, type Telling } from "./telling";

const TIMES = { open: 1100, card: 520, sum: 3600 }; // milliseconds

type End = Scored | Lost;
type Own = Counted & { seat: number };

export const endsOf = (telling: Telling): End[] => [...telling.of("scored"), ...telling.of("lost")];

/** The table at the end, with the points counted so far and nothing of the outcome. */
export function counting({ after }: Telling, points: readonly number[]): TableView {
  const duchies = after.duchies.map((duchy, seat) => ({ ...duchy, points: points[seat] ?? 0 }));
  return { ...after, awaited: [], result: [], verdict: [], lost: false, medal: "", duchies };
}

export const verdict = (telling: Telling): string =>
  telling.after.verdict.map((line) => telling.words(line)).join(" ");

export function tellEnd(telling: Telling): void {
  const ends = endsOf(telling).sort((a, b) => a.seat - b.seat);
  if (!ends.length) return;
  const totals = ends.map(() => 0);
  const rows: Row[] = [];
  const add = (moment: Omit<Moment, "part" | "data" | "view">, more = {}): void =>
    telling.add(
      { ...moment, view: counting(telling, totals) },
      { kind: "final", rows: [...rows], totals: [...totals], ...more },
    );
  telling.next();
  add({ ms: TIMES.open, say: say("show-final"), why: say("show-final-why"), cue: "bell" });
  for (const part of Object.keys(ends[0]?.parts ?? {})) {
    const turns = turnsOf(ends, part);
    if (turns.length) telling.next();
    const points = totals.map(() => 0);
    const before = rows.length;
    for (const now of turns) {
      for (const { seat, points: n } of now) {
        points[seat] = (points[seat] ?? 0) + n;
        totals[seat] = (totals[seat] ?? 0) + n;
      }
      rows[before] = { part, points: [...points] };
      const earned = now.map(({ seat, card, points: n }) => ({
        at: telling.at(seat, card),
        seat,
        n,
      }));
      add(
        { ms: TIMES.card, say: say(`show-part-${part}`), why: told(telling, now), ticks: 1 },
        { earned, lit: litBy(earned) },
      );
    }
  }
  telling.next();
  add({
    ms: TIMES.sum,
    say: telling.list(totals),
    why: verdict(telling),
    cue: "horn",
    after: true,
  });
}

/** The first card of every seat, then the second. */
function turnsOf(ends: readonly End[], part: string): Own[][] {
  const cards = ends.map(({ seat, cards }) =>
    cards.filter((each) => each.part === part).map((each) => ({ ...each, seat })),
  );
  const most = Math.max(...cards.map((each) => each.length));
  return Array.from({ length: most }, (_, k) => cards.flatMap((each) => each.slice(k, k + 1)));
}

const told = (telling: Telling, now: readonly Own[]): string =>
  now.map((own) => `${telling.who(own.seat)}: ${nameOf(own)} ${plus(own.points)}`).join(" · ");

function nameOf({ part, card }: Counted): string {
  if (!card) return say(part === "side" ? "show-side" : "show-quest");
  if (part === "menaces") return say(`menace-${card}`);
  if (part === "advisors") return say(`advisor-${card}`);
  if (part === "calamities") return say("calamity");
  return source(card);
}
