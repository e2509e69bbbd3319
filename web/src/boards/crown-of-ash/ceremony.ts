// A battle as a duel, and the end of a round or of the game, as lists of moments.

import type { Ceremony, Moment, Teller, Told } from "../../lib/ceremony.svelte";
import { words } from "../../lib/words.svelte";
import type {
  AreaScore,
  Battle,
  Events,
  FinalScores,
  RoundOver,
  TableView,
} from "../../wire/crown-of-ash";
import type { Line } from "../../wire/wire";
import { areaName, areaNoun, KING, say } from "./play";

export const STEPS = [
  "backs",
  "warriors",
  "added",
  "cards",
  "roll",
  "rest",
  "stamp",
  "board",
] as const;
export type Step = (typeof STEPS)[number];

/** What is drawn of a battle: all of it up to a step. */
export interface Duel {
  kind: "duel";
  battle: Battle;
  step: Step;
}

/** What is drawn of a scoring: the areas and sources counted so far. */
export interface Count {
  kind: "count";
  round: number;
  areas: readonly AreaScore[]; // counted, the last one now
  lit: string; // the area that is counted now
  source: string; // of points that is counted now, after the last round
  sums: readonly number[]; // by seat, of this scoring
  totals: readonly number[]; // by seat, in all
}

const TIMES: Record<Step, number> = {
  backs: 900, warriors: 760, added: 620, cards: 760, roll: 1150, rest: 620, stamp: 1400, board: 900,
}; // prettier-ignore

type Named = Pick<Told, "names" | "seat">;

const nameOf = ({ names, seat }: Named, who: number): string =>
  who === KING ? say("king") : who === seat ? words.ui("you") : (names[who] ?? words.ui("automa"));

/** Whether a side has shown all of a step. */
export const reached = (duel: Duel, step: Step): boolean =>
  STEPS.indexOf(duel.step) >= STEPS.indexOf(step);

const rolls = ({ attack, defence }: Battle): boolean => Boolean(attack.die || defence.die);
const adds = ({ attack, defence }: Battle): boolean =>
  [attack, defence].some(({ parts }) => parts["reinforcement"] || parts["space"]);

/** The steps of a battle; what the table has shown before is not shown again. */
function stepsOf(battle: Battle, before: TableView): Step[] {
  const open = Boolean(before.battle?.attack_card && before.battle.defence_card);
  const known = open && before.battle?.committed !== null && before.phase === "rerolling";
  const seen = known ? STEPS.indexOf("roll") : 0;
  return STEPS.filter((step, k) => {
    if (k < seen) return false;
    if (step === "roll" || step === "rest") return rolls(battle);
    return step !== "added" || adds(battle);
  });
}

/** What the side that rolls needs; 0 where both roll or any roll will do. */
function needed({ attack, defence }: Battle): number {
  if (attack.die && defence.die) return 0;
  const need = attack.die
    ? defence.total - (attack.total - attack.die) + 1
    : attack.total - (defence.total - defence.die);
  return need > 1 && need <= 6 ? need : 0;
}

function sentence(step: Step, battle: Battle, told: Named): { say: string; why?: string } {
  const { attack, defence } = battle;
  const area = areaNoun(battle.area);
  const king = defence.seat === KING;
  const thrower = attack.die ? attack.seat : defence.seat;
  const need = needed(battle);
  switch (step) {
    case "backs":
      return { say: say("duel-title", { area }), why: say(king ? "duel-king" : "duel-backs") };
    case "warriors":
      return {
        say: say("duel-warriors", { n: attack.parts["warriors"] ?? 0 }),
        why: say("duel-defenders", { n: defence.parts["king"] ?? defence.parts["warriors"] ?? 0 }),
      };
    case "added":
      return { say: say("duel-added") };
    case "cards":
      return { say: say(king ? "duel-card" : "duel-cards") };
    case "roll":
      return {
        say: say("duel-rolls"),
        ...(need ? { why: say("duel-needs", { name: nameOf(told, thrower), n: need }) } : {}),
      };
    case "rest":
      return {
        say: say("duel-shows", { n: [attack.die, defence.die].filter(Boolean).join(", ") }),
      };
    default:
      return {
        say: say(battle.won ? "duel-taken-by" : "duel-held-by", {
          area,
          name: nameOf(told, battle.won ? attack.seat : defence.seat),
        }),
        why: say("duel-result", { attack: attack.total, defence: defence.total }),
      };
  }
}

const CUES: Partial<Record<Step, Moment["cue"]>> = {
  warriors: "paper", cards: "paper", roll: "die", stamp: "stone", board: "wood",
}; // prettier-ignore

function duel(battle: Battle, after: readonly Line[], told: Told): Moment[] {
  const lines = after.map((line) => words.say(line, [...told.names])).join(" ");
  return stepsOf(battle, told.before as TableView).map((step, part) => ({
    part,
    ms: TIMES[step],
    ...sentence(step, battle, told),
    ...(step === "board" ? { after: true, why: lines } : {}),
    ...(CUES[step] ? { cue: CUES[step] } : {}),
    data: { kind: "duel", battle, step } satisfies Duel,
  }));
}

const SOURCES = ["resources", "gold", "fate", "automatons"] as const;
const COUNTED = 1000; // milliseconds for an area; those before the last two are told faster
const FAST = 0.6;

/** A scoring: each area is lit, then what else counts at the end, then the sum. */
function* count(over: RoundOver, final: FinalScores | undefined, told: Told): Generator<Moment> {
  const before = told.before as TableView;
  const sums = before.players.map(() => 0);
  const totals = before.players.map(({ vp }) => vp);
  const done: AreaScore[] = [];
  let part = 0;
  const drawn = (lit = "", source = ""): Count => ({
    kind: "count", round: over.round, areas: [...done], lit, source, sums: [...sums],
    totals: [...totals],
  }); // prettier-ignore
  const scored = (): TableView => ({
    ...before,
    players: before.players.map((player, k) => ({ ...player, vp: totals[k] ?? player.vp })),
  });
  const add = (seat: number, n: number): void => {
    sums[seat] = (sums[seat] ?? 0) + n;
    totals[seat] = (totals[seat] ?? 0) + n;
  };
  yield {
    part,
    ms: 900,
    say: say("log-round-over", { n: over.round }),
    cue: "bell",
    data: drawn(),
  };
  for (const [k, score] of over.areas.entries()) {
    done.push(score);
    add(score.seat, score.points);
    part += 1;
    yield {
      part,
      ms: COUNTED * (k < over.areas.length - 2 ? FAST : 1),
      say: say("counted-area", {
        area: areaName(score.area),
        name: nameOf(told, score.seat),
        n: score.points,
      }),
      why: whyWorth(score, before),
      ticks: score.points,
      view: scored(),
      data: drawn(score.area),
    };
  }
  for (const source of SOURCES) {
    const gained = final?.points.map((points) => points[source] ?? 0) ?? [];
    if (!gained.some(Boolean)) continue;
    gained.forEach((n, seat) => add(seat, n));
    part += 1;
    yield {
      part,
      ms: 1300,
      say: say(`score-${source}`),
      why: gained.map((n, seat) => `${nameOf(told, seat)} ${signed(n)}`).join(" · "),
      cue: source === "fate" ? "paper" : "tick",
      view: scored(),
      data: drawn("", source),
    };
  }
  yield { ...summary(part + 1, sums, totals, told, drawn()), view: scored() };
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function summary(
  part: number,
  sums: readonly number[],
  totals: readonly number[],
  told: Told,
  data: Count,
): Moment {
  const most = Math.max(...totals);
  const leaders = totals.flatMap((n, seat) => (n === most ? [nameOf(told, seat)] : []));
  return {
    part,
    ms: 1800,
    say: totals.map((n, seat) => `${nameOf(told, seat)} ${n}`).join(" · "),
    why: say("counted-lead", { names: leaders.join(", "), n: most }),
    cue: sums.some(Boolean) ? "horn" : "bell",
    data,
  };
}

/** The printed points of the top building and one for each below it. */
function whyWorth(score: AreaScore, before: TableView): string {
  const face = before.areas.find(({ area }) => area === score.area);
  const covered = Math.max(0, (face?.tiles.length ?? 0) - 1);
  if (score.area === "citadel") return say("counted-citadel");
  return say("counted-province", { n: score.points - covered, covered });
}

const eventsOf = (told: Told): Events => told.entries.flatMap(({ events }) => events as Events);

/** The lines of what followed a battle: control, losses, gains. */
function followed(events: Events): Line[] {
  const from = events.findIndex(({ kind }) => kind === "verdict");
  const to = events.findIndex(({ kind }) => kind === "roundover");
  return events
    .slice(from + 1, to < 0 ? undefined : to)
    .flatMap(({ line }) => (line ? [line] : []));
}

export const ceremony: Teller = (told): Ceremony | null => {
  const events = eventsOf(told);
  const battle = events.find((event): event is Battle => event.kind === "battle");
  const over = events.find((event): event is RoundOver => event.kind === "roundover");
  const final = events.find((event): event is FinalScores => event.kind === "finalscores");
  const fought = battle ? duel(battle, followed(events), told) : [];
  const counted = over ? [...count(over, final, told)] : [];
  if (!fought.length && !counted.length) return null;
  const parts = (fought.at(-1)?.part ?? -1) + 1;
  const moments = [
    ...fought.map((moment) => (counted.length ? { ...moment, after: false } : moment)),
    ...counted.map((moment) => ({ ...moment, part: moment.part + parts })),
  ];
  const last = (list: readonly Moment[], k: number): string => list.at(k)?.say ?? "";
  const verdict = fought.length ? `${last(fought, -2)} ${fought.at(-2)?.why ?? ""}` : "";
  return {
    kind: battle ? "battle" : "scoring",
    moments,
    told: [verdict, last(counted, -1)].filter(Boolean).join(" "),
  };
};
