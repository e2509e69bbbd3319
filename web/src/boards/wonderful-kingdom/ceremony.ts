// What menaces do, a production step, and the end of the game, as a list of moments.

import type { Ceremony, Moment, Teller } from "../../lib/ceremony.svelte";
import type { Events, Production, Struck, TableView } from "../../wire/wonderful-kingdom";
import type { Line } from "../../wire/wire";
import { BASIC, say, signed, source } from "./cards";
import { counting, endsOf, tellEnd, verdict } from "./final";
import { litBy, sum, Telling, thing, type AnyEvent, type Scene } from "./telling";

const TIMES = { deed: 1100, built: 900, left: 1300, open: 500, count: 460, supreme: 1200 };
const CUBE = 65; // milliseconds for each cube that travels

const stepOf = (telling: Telling): Production | undefined => telling.of("production").at(-1);

/** The table after the update, but for what is about to be counted. */
function opened(telling: Telling): Partial<Moment> {
  if (stepOf(telling)) return { view: producing(telling, []) };
  if (!endsOf(telling).length) return { after: true };
  return {
    view: counting(
      telling,
      telling.before.duchies.map(({ points }) => points),
    ),
  };
}

/** Menaces gone, menaces come and what they do, cards that others have completed. */
function tellDeeds(telling: Telling): void {
  for (const event of telling.of("defeated")) {
    const { seat, card, count } = event;
    const earned = [{ at: thing(seat, card), seat, n: -count }];
    telling.next();
    telling.add(
      { ms: TIMES.deed, say: telling.words(event.line), cue: "stone" },
      { earned, lit: litBy(earned) },
    );
  }
  for (const event of telling.events) tellHarm(telling, event);
  tellBuilt(telling);
}

function tellHarm(telling: Telling, event: AnyEvent): void {
  const harm = { ms: TIMES.deed, cue: "stone", ...opened(telling) } as const;
  if (event.kind === "struck") {
    const { seat, menace, target } = event;
    const lit = new Set([thing(seat, menace), thing(seat, target)]);
    telling.next();
    telling.add({ ...harm, say: telling.words(strike(event)) }, { lit });
  } else if (event.kind === "menaced" || event.kind === "calamities") {
    const { seat, count: n } = event;
    const card = event.kind === "menaced" ? event.card : "calamity";
    const earned = [{ at: thing(seat, card), seat, n }];
    telling.next();
    telling.add({ ...harm, say: telling.words(event.line) }, { earned, lit: litBy(earned) });
  }
}

/** What a menace did, in the words of the log. */
function strike({ seat, menace, target }: Struck): Line {
  const id = (name: string): Line => ({ id: `wonderful-kingdom-${name.replaceAll("_", "-")}` });
  const card = id(target.startsWith("treasure") ? "treasure" : `card-${target}`);
  if (menace === "shadow") return { ...id("log-feed"), args: { seat, card } };
  if (menace === "ice_giant") return { ...id("log-freeze"), args: { seat, card } };
  const basic = (BASIC as readonly string[]).includes(target);
  return { ...id("log-cover"), args: { seat, symbol: basic ? id(`resource-${target}`) : card } };
}

/** Completed cards are news of their own only where something is counted next. */
function tellBuilt(telling: Telling): void {
  const done = telling.of("completed");
  if (!done.length || opened(telling).after) return;
  const text = done.map(({ line }) => telling.words(line)).join(" ");
  const lit = new Set(done.map(({ seat, card }) => thing(seat, card)));
  telling.next();
  telling.add({ ms: TIMES.built, say: text, cue: "wood", ...opened(telling) }, { lit });
}

/** The end of a fight: what nobody has fought off. */
function tellFight(telling: Telling): void {
  const { before, after } = telling;
  if (before.stage !== "fight" || after.stage === "fight") return;
  const left = after.duchies.map(({ menaces }) => sum(Object.values(menaces)));
  const lit = new Set(
    after.duchies.flatMap(({ seat, menaces }) =>
      Object.keys(menaces).map((card) => thing(seat, card)),
    ),
  );
  const why = sum(left)
    ? say("show-menaces-left", { list: telling.list(left) })
    : say("show-menaces-gone");
  telling.next();
  const moment = { ms: TIMES.left, say: say("show-fight"), why, cue: "bell" } as const;
  telling.add({ ...moment, ...opened(telling) }, { lit });
}

/** A step of production: card after card lit, its cubes on their way to the pool. */
function tellProduction(telling: Telling): void {
  const step = stepOf(telling);
  if (!step) return;
  const heading = say(`production-step-${step.resource}`);
  const totals = step.outputs.map(() => 0);
  const add = (more: Partial<Moment> & { ms: number }, scene: Partial<Scene> = {}): void =>
    telling.add(
      { say: heading, view: producing(telling, totals), ...more },
      { kind: "production", ...scene },
    );
  telling.next();
  add({ ms: TIMES.open, why: say("show-count-why"), cue: "bell" });
  const most = Math.max(...step.sources.map((parts) => parts.length));
  for (let k = 0; k < most; k += 1) {
    const pools = [...totals];
    const earned = step.sources.flatMap((parts, seat) =>
      parts.slice(k, k + 1).map(({ card, cubes: n }) => ({ at: telling.at(seat, card), seat, n })),
    );
    for (const { seat, n } of earned) totals[seat] = (totals[seat] ?? 0) + n;
    const ticks = Math.max(0, ...earned.map(({ n }) => n));
    const ms = TIMES.count + CUBE * ticks;
    const notes = sources(telling, step, k + 1);
    add({ ms, why: telling.list(totals), notes, ticks }, { earned, pools, lit: litBy(earned) });
  }
  tellSupremacy(telling, step);
}

/** "Adalbert: 1 Valados, 2 Quarry", for the first cards of every seat. */
function sources(telling: Telling, { sources }: Production, cards: number): string[] {
  return sources.flatMap((parts, seat) => {
    const told = parts.slice(0, cards).map(({ card, cubes }) => `${signed(cubes)} ${source(card)}`);
    return told.length ? [`${telling.who(seat)}: ${told.join(", ")}`] : [];
  });
}

function tellSupremacy(telling: Telling, step: Production): void {
  const { outputs } = step;
  const found = telling.of("supremacy").at(-1);
  const named = found ? say("show-supreme", { name: telling.who(found.seat) }) : say("show-even");
  const moment = {
    ms: TIMES.supreme,
    say: telling.words(found?.line ?? null) || named,
    why: telling.list(outputs),
    notes: sources(telling, step, Infinity),
    view: { ...producing(telling, outputs), supreme: telling.after.supreme },
  };
  const lit = new Set(found ? [thing(found.seat)] : []);
  telling.next();
  telling.add(found ? { ...moment, cue: "horn" } : moment, { kind: "production", lit });
}

/** The table of the step with so many cubes in the pools; who is supreme is told later. */
function producing(telling: Telling, outputs: readonly number[]): TableView {
  const { after } = telling;
  const { resource = "" } = stepOf(telling) ?? {};
  const cubes = (seat: number): number => Math.max(0, outputs[seat] ?? 0);
  const duchies = after.duchies.map((duchy) => ({
    ...duchy,
    cubes: { ...duchy.cubes, [resource]: cubes(duchy.seat) },
  }));
  const supreme = Object.fromEntries(
    Object.entries(after.supreme).filter(([name]) => name !== resource),
  );
  const counted = duchies.map(({ seat }) => cubes(seat));
  return { ...after, awaited: [], outputs: counted, duchies, supreme };
}

/** In one sentence for those who do not see it. */
function sentence(telling: Telling): string {
  const { moments } = telling;
  const kind = (moment: Moment): string => (moment.data as Scene).kind;
  const spoken = new Set(moments.filter((each) => kind(each) === "deeds").map(({ say }) => say));
  const step = stepOf(telling);
  const last = moments.filter((each) => kind(each) !== "deeds").at(-1);
  const outputs =
    step && `${say(`production-step-${step.resource}`)}: ${telling.list(step.outputs)}.`;
  return [...spoken, outputs, last?.say, endsOf(telling).length ? verdict(telling) : ""]
    .filter(Boolean)
    .join(" ");
}

/** What the seat itself has done and seen in a window that closes now. */
const seen = (event: AnyEvent, seat: number): boolean =>
  "late" in event && event.late && event.seat === seat;

export const ceremony: Teller = (told): Ceremony | null => {
  const events = told.entries.flatMap((entry) => entry.events as Events);
  const telling = new Telling(
    told,
    events.filter((event) => !seen(event, told.seat)),
  );
  tellDeeds(telling);
  tellFight(telling);
  tellProduction(telling);
  tellEnd(telling);
  const { moments } = telling;
  if (!moments.length) return null;
  return { kind: (moments.at(-1)?.data as Scene).kind, moments, told: sentence(telling) };
};
