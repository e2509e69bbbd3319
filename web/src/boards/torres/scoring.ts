// The scoring of a phase as a ceremony: castle by castle counted, flown to the markers, the king apart.

import type { Ceremony, Moment, Teller, Told } from "../../lib/ceremony.svelte";
import { ui, words } from "../../lib/words.svelte";
import type {
  CastleScore,
  Converted,
  Events,
  Scored,
  Scoring,
  Stand,
  TableView,
} from "../../wire/torres";
import type { Entry } from "../../wire/wire";
import { indexOf } from "./squares";

/** What the board draws: which castle, how far it is counted, what waits at the markers. */
export interface Scene {
  step: "open" | "count" | "product" | "flown" | "run" | "king" | "crowned" | "master" | "done";
  row: number; // of the ledger, from 0; -1 before and after the castles
  squares: string[]; // lit
  chips: Chip[]; // what is earned here
  sums: number[]; // by seat, what waits at the marker
  scoring: Scoring;
}

/** What a seat earns in a castle, over its highest knight. */
export interface Chip {
  seat: number;
  square: string;
  area: number; // 0 for a bonus
  level: number;
  points: number;
}

const DWELL = {
  open: 900,
  count: 430,
  product: 640,
  flown: 510,
  run: 1000,
  king: 1000,
  done: 4000,
};
export const FLIGHT = 420; // milliseconds of points on their way to a marker
export const LATER = 90; // each seat after the one before
const QUICK = 0.6; // castles before the last two
const SQUARE = 70; // milliseconds for each square that is counted
const SEAT = 160; // for each product beside the first

type AnyEvent = Events[number];
export const isScoring = (event: AnyEvent): event is Scoring => event.kind === "scoring";
const isScored = (event: AnyEvent): event is Scored => event.kind === "scored";
const isConverted = (event: AnyEvent): event is Converted => event.kind === "converted";
const say = (key: string, args = {}): string => words.message(`torres-${key}`, args);

/** The last scoring that a log tells of. */
export function lastScoring(log: readonly Entry[]): Scoring | undefined {
  for (let k = log.length - 1; k >= 0; k -= 1) {
    const found = (log[k]?.events as Events).find(isScoring);
    if (found) return found;
  }
  return undefined;
}

/** The castles in which anybody stands: small ones first, the king's last. */
export function rowsOf(scoring: Scoring): CastleScore[] {
  const worth = (castle: CastleScore): number => sum(castle.stands.map(({ points }) => points));
  const king = scoring.castles[scoring.king.castle];
  return scoring.castles
    .filter((castle) => castle.stands.length)
    .sort((a, b) => Number(a === king) - Number(b === king) || worth(a) - worth(b));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const ceremony: Teller = (told) => {
  const events = told.entries.flatMap((entry) => entry.events as Events);
  const scoring = events.find(isScoring);
  return scoring ? new Telling(told, scoring, events).ceremony() : null;
};

class Telling {
  private readonly table: TableView;
  private readonly rows: CastleScore[];
  private readonly moments: Moment[] = [];
  private readonly sums: number[];
  private scores: number[];
  private part = 0;

  constructor(
    private readonly told: Told,
    private readonly scoring: Scoring,
    private readonly events: AnyEvent[],
  ) {
    this.table = told.before as TableView;
    this.rows = rowsOf(scoring);
    this.sums = this.table.players.map(() => 0);
    this.scores = this.table.players.map(({ score }) => score);
    for (const { seat, score } of events.filter(isConverted)) this.scores[seat] = score;
  }

  ceremony(): Ceremony {
    const { phase } = this.scoring;
    this.add("open", { say: say("show-open", { phase }), why: say("show-open-why") });
    this.rows.forEach((castle, row) => this.castle(castle, row));
    this.markers();
    this.king();
    this.master();
    const totals = this.totals();
    const why = this.lead();
    this.part += 1;
    this.add(
      "done",
      { say: say("show-done", { phase, totals }), why, cue: "horn" },
      { sums: this.none() },
    );
    return {
      kind: "scoring",
      moments: this.moments,
      told: `${say("show-done", { phase, totals })} ${why}`,
    };
  }

  private add(step: Scene["step"], more: Partial<Moment>, scene: Partial<Scene> = {}): void {
    const { scoring } = this;
    const base = { step, row: -1, squares: [], chips: [], sums: [...this.sums], scoring };
    this.moments.push({
      part: this.part,
      ms: DWELL[step as keyof typeof DWELL] ?? DWELL.king,
      say: "",
      view: this.view(),
      data: { ...base, ...scene } satisfies Scene,
      ...more,
    });
  }

  /** The table with the markers where they stand by now. */
  private view(): TableView {
    const players = this.table.players.map((player) => ({
      ...player,
      score: this.scores[player.seat] ?? player.score,
    }));
    return { ...this.table, players };
  }

  private castle(castle: CastleScore, row: number): void {
    const pace = row < this.rows.length - 2 ? QUICK : 1;
    const { area, squares } = castle;
    const chips = this.inOrder(castle.stands).map((stand) => this.chip(castle, stand));
    const scene = { row, squares, chips };
    this.part += 1;
    this.add(
      "count",
      {
        say: say("show-count", { square: squares[0] ?? "", area }),
        why: say("show-count-why"),
        ms: pace * (DWELL.count + SQUARE * area),
        ticks: area,
      },
      scene,
    );
    const products = chips.map(({ seat, level }) => `${this.who(seat)} ${area} × ${level}`);
    const ms = pace * (DWELL.product + SEAT * (chips.length - 1));
    const told = { say: products.join(", "), why: say("show-product-why") };
    this.add("product", { ...told, ms, cue: "stone" }, scene);
    for (const { seat, points } of chips) this.sums[seat] = (this.sums[seat] ?? 0) + points;
    const gains = chips.map(({ seat, points }) => `${this.who(seat)} +${points}`);
    const flown = {
      say: gains.join(", "),
      why: say("show-flown-why"),
      ms: pace * DWELL.flown + 90,
    };
    this.add("flown", flown, scene);
  }

  private markers(): void {
    if (!this.rows.length) return;
    this.part += 1;
    this.land("castles");
    const order = this.scoring.order.map((seat) => this.who(seat)).join(", ");
    const ms = DWELL.run + 180 * (this.sums.length - 1);
    this.add(
      "run",
      { say: say("show-run"), why: say("show-run-why", { order }), ms },
      { sums: this.none() },
    );
  }

  private king(): void {
    const { castle, level, points, seats } = this.scoring.king;
    const { phase } = this.scoring;
    const squares = this.scoring.castles[castle]?.squares ?? [];
    const chips = this.scoring.order
      .filter((seat) => seats.includes(seat))
      .map((seat) => ({ seat, square: this.knight(squares, seat, level), area: 0, level, points }));
    const names = chips.map(({ seat }) => this.who(seat)).join(", ");
    const told = {
      say: names ? say("show-king", { names, points }) : say("show-king-nobody"),
      why: say("show-king-why", { phase, level }),
    };
    this.part += 1;
    this.add("king", { ...told, cue: "bell" }, { squares, chips, sums: this.none() });
    this.land("king");
    if (chips.length)
      this.add("crowned", { ...told, ms: 1200 }, { squares, chips, sums: this.none() });
  }

  private master(): void {
    const { master } = this.scoring;
    if (!master) return;
    const earned = master.points
      .map((points, seat) => `${this.who(seat)} +${points}`)
      .filter((_, seat) => master.points[seat]);
    this.part += 1;
    this.land("master");
    const card = words.message(`torres-master-${master.card}`);
    const why = earned.join(", ") || say("show-master-nobody");
    this.add(
      "master",
      { say: say("show-master", { card }), why, ms: 1600, cue: "paper" },
      { sums: this.none() },
    );
  }

  private land(stage: string): void {
    for (const each of this.events.filter(isScored))
      if (each.stage === stage)
        this.scores = this.scores.map((score, seat) => (seat === each.seat ? each.score : score));
  }

  private none(): number[] {
    return this.sums.map(() => 0);
  }

  private inOrder(stands: readonly Stand[]): Stand[] {
    const { order } = this.scoring;
    return [...stands].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  }

  private chip({ squares, area }: CastleScore, { seat, level, points }: Stand): Chip {
    return { seat, square: this.knight(squares, seat, level), area, level, points };
  }

  /** Where the knight stands that is spoken of. */
  private knight(squares: readonly string[], seat: number, level: number): string {
    const { players, board } = this.table;
    const found = players[seat]?.knights.find(
      (name) => squares.includes(name) && board.heights[indexOf(name)] === level,
    );
    return found ?? squares[0] ?? "";
  }

  private who(seat: number): string {
    return seat === this.told.seat ? ui("you") : (this.told.names[seat] ?? "");
  }

  private totals(): string {
    const gained = (seat: number): number =>
      sum(this.events.filter(isScored).flatMap((each) => (each.seat === seat ? each.points : [])));
    return this.table.players.map(({ seat }) => `${this.who(seat)} +${gained(seat)}`).join(", ");
  }

  private lead(): string {
    const ranked = this.scores.map((score, seat) => ({ score, seat }));
    ranked.sort((a, b) => b.score - a.score);
    const scores = ranked.map(({ score, seat }) => `${this.who(seat)} ${score}`).join(", ");
    const first = ranked[0]?.seat ?? -1;
    if (first === this.told.seat) return say("show-lead-you", { scores });
    return say("show-lead", { name: this.who(first), scores });
  }
}
