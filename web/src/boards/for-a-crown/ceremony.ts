// Cards that are turned up, the magic die, and the end of a round or of the game, moment by moment.

import type { Ceremony, Moment, Teller, Told } from "../../lib/ceremony.svelte";
import { words } from "../../lib/words.svelte";
import type {
  Events,
  House,
  LastStep,
  Rolled,
  Shared,
  TableView,
  Won,
} from "../../wire/for-a-crown";

type AnyEvent = Events[number];

/** What changed for a family: tokens that fly to it. */
export interface Change {
  seat: number;
  token: "ruby" | "coin" | "bandit" | "heirloom" | "out";
  n: number;
}

/** What the stage draws in a moment. */
export interface Shown {
  card: Shared | null;
  up: boolean; // the card lies open
  die: Rolled | null;
  rolling: boolean;
  changes: readonly Change[];
  round: number; // that begins; 0: none does
  step: string; // of the final scoring
  worth: readonly number[] | null; // by seat, while the chests are opened
  winner: number;
}

const NOTHING: Shown = {
  card: null, up: false, die: null, rolling: false, changes: [], round: 0, step: "", worth: null,
  winner: -1,
}; // prettier-ignore

const say = (key: string, args = {}): string => words.message(`for-a-crown-${key}`, args);

function changeOf(event: AnyEvent): Change[] {
  switch (event.kind) {
    case "gained":
      return [{ seat: event.seat, token: event.token, n: event.count }];
    case "lost":
      return [{ seat: event.seat, token: "ruby", n: -event.rubies }];
    case "returned":
      return [{ seat: event.seat, token: "bandit", n: -event.bandits }];
    case "hit":
      return event.icon === "BANDIT" && event.result !== "none"
        ? [{ seat: event.target, token: "bandit", n: 1 }]
        : [];
    case "sold":
      return [{ seat: event.seat, token: "heirloom", n: -1 }];
    case "out":
      return [{ seat: event.seat, token: "out", n: 0 }];
    default:
      return [];
  }
}

/** A family after a change, as far as its chest is open to the reader. */
function changed(house: House, { token, n }: Change): House {
  if (token === "ruby")
    return { ...house, rubies: house.rubies === null ? null : house.rubies + n };
  if (token === "coin") return { ...house, coins: house.coins === null ? null : house.coins + n };
  if (token === "bandit") return { ...house, bandits: Math.max(0, house.bandits + n) };
  if (token === "heirloom") return { ...house, heirloom: false };
  return { ...house, space: 0 };
}

/** The table with a card moved from the shared deck to those turned up. */
function turnedUp(table: TableView, card: Shared): TableView {
  const mine = (each: Shared): boolean =>
    each.owner === card.owner && each.level === card.level && ["", card.card].includes(each.card);
  const at = table.deck.findIndex(mine);
  return {
    ...table,
    current: card,
    revealed: [...table.revealed, card],
    deck: table.deck.filter((_, k) => k !== at),
    unseen: at < 0 ? Math.max(0, table.unseen - 1) : table.unseen,
  };
}

/** Tells the entries of an update one after another, on a copy of the table. */
class Telling {
  readonly moments: Moment[] = [];
  private table: TableView;
  private shown: Shown = NOTHING;
  private part = -1;
  private lines: string[] = [];
  private changes: Change[] = [];
  private worth: number[] | null = null;

  constructor(private readonly told: Told) {
    this.table = told.before as TableView;
  }

  private add(ms: number, text: string, shown: Partial<Shown>, more: Partial<Moment> = {}): void {
    this.shown = { ...this.shown, changes: [], ...shown };
    const { part, table: view, shown: data } = this;
    this.moments.push({ part, ms, say: text, view, data, ...more });
  }

  entry(events: Events, line: string): void {
    for (const event of events) {
      if (event.kind === "revealed") this.reveal(event.card, line);
      else if (event.kind === "rolled") this.roll(event);
      else if (event.kind === "round") this.round(event.round);
      else if (event.kind === "laststep") this.lastStep(event);
      else if (event.kind === "won") this.won(event);
      else this.outcome(event);
    }
    this.settle();
  }

  private reveal(card: Shared, line: string): void {
    this.settle();
    this.part += 1;
    this.add(420, say("reveal-next"), { card, up: false, die: null });
    this.table = turnedUp(this.table, card);
    this.add(900, line, { up: true }, { cue: "paper" });
  }

  private roll(die: Rolled): void {
    this.settle();
    if (this.part < 0) this.part = 0;
    this.add(950, say("reveal-rolls"), { die, rolling: true }, { cue: "die" });
    const icons = die.icons.map((icon) => say(`icon-${icon.toLowerCase()}`)).join(", ");
    this.add(700, say("reveal-shows", { icons: icons || "–" }), { rolling: false });
  }

  private outcome(event: AnyEvent): void {
    if (event.line) this.lines.push(this.words(event));
    this.changes.push(...changeOf(event));
  }

  /** What has followed so far, in one moment. */
  private settle(): void {
    const { changes, lines } = this;
    [this.changes, this.lines] = [[], []];
    if (!changes.length || this.part < 0) return;
    const houses = this.table.houses.map((house) =>
      changes.filter(({ seat }) => seat === house.seat).reduce(changed, house),
    );
    this.table = { ...this.table, houses };
    this.worth = this.worth && this.worth.map((n, seat) => n + rubies(changes, seat));
    const grave = changes.some(({ token }) => token === "heirloom" || token === "out");
    const text = lines.join(" ") || this.moments.at(-1)?.say || "";
    this.add(
      grave ? 1800 : 800,
      text,
      { changes, worth: this.worth },
      { cue: grave ? "stone" : "wood" },
    );
  }

  private round(round: number): void {
    this.settle();
    this.part += 1;
    const shown = { ...NOTHING, round };
    this.add(1200, say("reveal-round", { n: round }), shown, { cue: "bell", after: true });
  }

  /** The chests are open from here on. */
  private lastStep(event: LastStep): void {
    this.settle();
    this.part += 1;
    this.worth = [...event.worth];
    const shown = { ...NOTHING, step: event.step, worth: this.worth };
    this.add(1300, this.words(event), shown, { cue: "bell" });
  }

  private won(event: Won): void {
    this.settle();
    this.part += 1;
    const shown = { ...NOTHING, worth: event.worth, winner: event.seat };
    const why = this.told.after.verdict.map((line) => words.say(line, [...this.told.names]));
    this.add(2200, this.words(event), shown, { cue: "horn", why: why.join(" ") });
  }

  private words({ line }: AnyEvent): string {
    return line ? words.say(line, [...this.told.names]) : "";
  }
}

/** Rubies of a seat among changes; a sale changes nothing that counts. */
const rubies = (changes: readonly Change[], seat: number): number =>
  changes
    .filter((change) => change.seat === seat && change.token === "ruby")
    .reduce((sum, { n }) => sum + n, 0);

const TOLD = new Set<AnyEvent["kind"]>(["revealed", "rolled", "round", "laststep", "won"]);

export const ceremony: Teller = (told): Ceremony | null => {
  const wanted = told.entries.some((entry) =>
    (entry.events as Events).some(({ kind }) => TOLD.has(kind)),
  );
  if (!wanted) return null;
  const telling = new Telling(told);
  for (const entry of told.entries)
    telling.entry(entry.events as Events, words.say(entry.line, [...told.names]));
  const { moments } = telling;
  if (!moments.length) return null;
  const spoken = moments.filter((_, k) => moments[k]?.say !== moments[k - 1]?.say);
  return { kind: "reveal", moments, told: spoken.map((moment) => moment.say).join(" ") };
};
