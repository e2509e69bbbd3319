// What is on the table and what a click on it does: every thing is named by its notation.

import { untrack } from "svelte";
import type { BoardProps } from "../../lib/titles";
import { words } from "../../lib/words.svelte";
import type { Choices, Duchy, Offered, TableView } from "../../wire/wonderful-kingdom";
import { Cards, total, type Components } from "./cards";
import { keysOf } from "./keys";
import { SETUP, WINDOWS } from "./phases";

export type AnyChoice = Choices[number];
type Cause = MouseEvent | KeyboardEvent;

/** One act of a script: something to play by its notation, or one step back. */
type Act = { text: string } | "undo";

export interface Load {
  kind: "hand" | "selection" | "cube" | "krystallium" | "soldier";
  card: string;
}

interface Laid {
  text: string;
  id: number;
  resource: string;
}

export interface Place {
  area: number;
  face: string;
}

const SIDES = ["L", "R"];

/** From this width on the rail stands beside the board. */
export const WIDE = "(min-width: 1181px)";

export const placeText = (place: Place): string => `${SIDES[place.area] ?? ""} ${place.face}`;
export const targetText = (card: string, copy: number): string =>
  copy ? `${card}/${copy + 1}` : card;

/** Own acts of this step that can be taken back; the rail's desk counts here too. */
const tally = $state({ acts: 0 });

export class Desk {
  /** A card that can only be the second of an offer, chosen first. */
  held = $state.raw<(Partial<Place> & { card: string }) | null>(null);
  dragged = $state.raw<Load | null>(null);
  private script: Act[] = [];
  /** The choices that the last act of a script was taken from: the next waits for others. */
  private used: Choices = [];
  private placed: Laid[] = [];
  /** Where cubes could be placed in this step, as far as it was ever offered. */
  private places = new Map<string, Laid>();
  private cubesBefore = 0;
  private step = "";

  constructor(private given: () => BoardProps) {}

  get acts(): number {
    return tally.acts;
  }
  get live(): BoardProps["live"] {
    return this.given().live;
  }
  get table(): TableView {
    return this.given().view as TableView;
  }
  get names(): string[] {
    return this.given().names;
  }
  readonly choices = $derived.by(() => this.given().choices as Choices);
  readonly cards = $derived.by(() => {
    void words.ui("unknown-card"); // read here: other words need other cards
    return new Cards(this.given().components as unknown as Components);
  });
  readonly keys = $derived.by(() => keysOf(this.table));
  private readonly offered = $derived.by(
    () => new Map(this.choices.map((choice) => [choice.text, choice])),
  );

  /** Whose duchy lies nearest: the viewer's, for others the first. */
  get near(): number {
    return Math.max(0, this.live.seat);
  }
  get mine(): Duchy {
    const mine = this.table.duchies[this.near];
    if (!mine) throw new Error("a table without duchies");
    return mine;
  }
  get others(): Duchy[] {
    return this.table.duchies.filter((duchy) => duchy.seat !== this.near);
  }
  get solo(): boolean {
    return this.table.duchies.length === 1;
  }
  get seated(): boolean {
    return this.live.seat >= 0;
  }
  get window(): boolean {
    return WINDOWS.has(this.table.phase);
  }
  get setup(): boolean {
    return SETUP.has(this.table.phase);
  }
  get awaited(): boolean {
    return this.choices.length > 0;
  }

  choice(text: string): AnyChoice | undefined {
    return this.offered.get(text);
  }
  label(choice: AnyChoice): string {
    return words.say(choice.label, this.names);
  }
  hinted(text: string): boolean {
    const choice = this.choice(text);
    return choice !== undefined && choice.id === this.live.hint;
  }
  kinds<K extends AnyChoice["kind"]>(kind: K): Extract<AnyChoice, { kind: K }>[] {
    return this.choices.filter(
      (choice): choice is Extract<AnyChoice, { kind: K }> => choice.kind === kind,
    );
  }

  /** Play what was clicked, or ask why that is not possible. */
  play(text: string, event: Cause): void {
    const choice = this.choice(text);
    if (choice) this.act(choice);
    else if (!this.reordered(text)) this.given().whyNot(text, event);
  }

  /** The same act several times, as far as it stays possible. */
  repeat(text: string, times: number): void {
    this.run(Array.from({ length: times }, () => ({ text })));
  }

  takeBack(): void {
    if (this.held) {
      this.held = null;
      return;
    }
    tally.acts = Math.max(0, tally.acts - 1);
    this.placed.pop();
    this.live.undo();
  }

  private act(choice: AnyChoice): void {
    const laid = this.places.get(choice.text);
    if (laid) this.remember(laid);
    else this.placed = [];
    tally.acts += 1;
    this.given().pick(choice.id);
  }

  private remember(laid: Laid): void {
    if (!this.placed.length) this.cubesBefore = total(this.mine.cubes);
    this.placed.push(laid);
  }

  /** Whether a place that is not offered any more can be had by placing this colour anew. */
  again(text: string): boolean {
    const cubes = total(this.mine.cubes);
    const whole = cubes > 0 && cubes + this.placed.length === this.cubesBefore;
    const laid = this.places.get(text);
    return whole && laid !== undefined && laid.resource === this.placed[0]?.resource;
  }

  /** Cubes of one colour go in the order of the cards: a card before the last one means placing
      the cubes of this colour anew. */
  private reordered(text: string): boolean {
    const laid = this.places.get(text);
    if (!laid || !this.again(text)) return false;
    const anew = [...this.placed, laid].sort((a, b) => a.id - b.id);
    const back = this.placed.map((): Act => "undo");
    this.placed = [];
    this.run([...back, ...anew.map((each): Act => ({ text: each.text }))]);
    return true;
  }

  // Offers: the server takes the card that stands first in the hand first.

  get said(): Offered[] {
    return this.table.offer;
  }

  /** A card of the hand, and perhaps at once where it goes. */
  offer(card: string, place: Place | null, event: Cause): void {
    const text = `offer ${card}`;
    if (this.held?.area === undefined) this.held = null;
    if (this.choice(text)) {
      this.run([{ text }, ...(place ? [this.laying(place)] : [])]);
    } else if (this.awaited && this.holdable(card)) {
      this.held = place ? { card, ...place } : { card };
      this.tryHeld();
    } else this.given().whyNot(text, event);
  }

  private holdable(card: string): boolean {
    const waiting = this.table.phase === "offering" && this.said.every((each) => each.area >= 0);
    return waiting && this.table.hand.includes(card);
  }

  /** Where the card lies that was chosen: the held one, or the one the server asks about. */
  lay(place: Place, event: Cause): void {
    if (this.held && this.held.area === undefined) {
      this.held = { card: this.held.card, ...place };
      this.tryHeld();
    } else {
      const texts = [this.laying(place).text, `lay ${placeText(place)}`];
      this.play(texts.find((text) => this.choice(text)) ?? texts[0] ?? "", event);
    }
  }

  private laying(place: Place): { text: string } {
    const second = this.said.length === 2 || (this.said.length === 1 && this.said[0]!.area >= 0);
    return { text: `${second ? "lay" : "put"} ${placeText(place)}` };
  }

  /** A held card goes out as the second; if the first was said already, both are said anew. */
  private tryHeld(): void {
    const held = this.held;
    const first = this.said[0];
    if (!held || held.area === undefined || held.face === undefined || !first) return;
    if (first.area < 0 || this.said.length > 1) return;
    const here = { area: held.area, face: held.face };
    this.held = null;
    if (this.choice(`offer ${held.card}`))
      this.run([{ text: `offer ${held.card}` }, { text: `lay ${placeText(here)}` }]);
    else
      this.run([
        ...["undo", "undo"].map((): Act => "undo"),
        { text: `offer ${held.card}` },
        { text: `put ${placeText(here)}` },
        { text: `offer ${first.card}` },
        { text: `lay ${placeText(first)}` },
      ]);
  }

  // Scripts: several acts, one after the other as the server answers.

  private run(script: Act[]): void {
    this.script = script;
    this.next();
  }

  private next(): void {
    const act = this.script.shift();
    if (!act) return;
    this.used = this.choices;
    if (act === "undo") {
      tally.acts = Math.max(0, tally.acts - 1);
      this.live.undo();
      return;
    }
    const choice = this.choice(act.text);
    if (choice) this.act(choice);
    else this.script = [];
  }

  /** Called with every update. */
  updated(): void {
    untrack(() => {
      const { round, phase, step, turn } = this.table;
      const now = [round, phase, step, turn].join(" ");
      if (now !== this.step) this.forget(now);
      this.learn();
      if (this.live.refused) this.script = [];
      if (this.script.length && this.choices !== this.used) this.next();
      else if (!this.script.length) this.tryHeld();
    });
  }

  private learn(): void {
    for (const choice of this.kinds("site"))
      if (choice.act === "place") this.places.set(choice.text, choice);
  }

  private forget(now: string): void {
    this.step = now;
    tally.acts = 0;
    this.placed = [];
    this.held = null;
    this.places.clear();
  }

  /** What a thing dropped somewhere means. */
  drop(load: Load, where: string, event: Cause): void {
    const [zone, ...rest] = where.split(" ");
    const at = rest.join(" ");
    if (load.kind === "hand" && zone === "lay") {
      const area = SIDES.indexOf(rest[0] ?? "");
      this.offer(load.card, { area, face: rest[1] ?? "up" }, event);
    } else if (load.kind === "selection" && (zone === "plan" || zone === "recycle"))
      this.play(`${zone} ${load.card}`, event);
    else if (load.kind === "cube" && zone === "site") this.play(`place ${at}`, event);
    else if (load.kind === "cube" && zone === "laboratory") this.play("laboratory", event);
    else if (load.kind === "krystallium" && zone === "site") this.play(`krystallium ${at}`, event);
    else if (load.kind === "soldier" && zone === "site") this.play(`soldier ${at}`, event);
  }

  /** Whether what is dragged now may be dropped there. */
  takes(where: string): boolean {
    const load = this.dragged;
    if (!load) return false;
    const [zone, ...rest] = where.split(" ");
    const at = rest.join(" ");
    if (load.kind === "hand") return zone === "lay" && rest[1] !== "veil";
    if (load.kind === "selection") return this.choice(`${zone} ${load.card}`) !== undefined;
    if (zone === "laboratory")
      return load.kind === "cube" && this.choice("laboratory") !== undefined;
    const verb = load.kind === "cube" ? "place" : load.kind;
    return zone === "site" && this.choice(`${verb} ${at}`) !== undefined;
  }
}
