// What is on the table and what a click on it does: every thing is named by its notation.

import { untrack } from "svelte";
import type { BoardProps } from "../../lib/titles";
import { words } from "../../lib/words.svelte";
import type { Choices, Duchy, TableView } from "../../wire/wonderful-kingdom";
import { Cards, type Components } from "./cards";
import { thing, type Scene } from "./telling";
import { placedAnew, type Anew, type Placing } from "./cubes";
import { keysOf } from "./keys";

export type AnyChoice = Choices[number];
type Cause = MouseEvent | KeyboardEvent;

export interface Load {
  kind: "hand" | "selection" | "cube" | "krystallium" | "soldier";
  card: string;
}

export interface Place {
  area: number;
  face: string;
}

const SIDES = ["L", "R"];

/** From this width on the rail stands beside the board. */
export const WIDE = "(min-width: 1181px)";

export const placeText = (place: Place): string => `${SIDES[place.area] ?? ""} ${place.face}`;
export class Play {
  /** A card that can only be the second of an offer, chosen first. */
  held = $state.raw<(Partial<Place> & { card: string }) | null>(null);
  dragged = $state.raw<Load | null>(null);
  /** Where cubes could be placed in this step, as far as it was ever offered. */
  private places = new Map<string, Placing>();
  private step = "";

  constructor(private given: () => BoardProps) {}

  get live(): BoardProps["live"] {
    return this.given().live;
  }
  get table(): TableView {
    return this.given().view as TableView;
  }
  /** What is told just now; null while nothing is. */
  get scene(): Scene | null {
    return (this.given().stage?.now.data as Scene | undefined) ?? null;
  }

  /** Whether the light of a ceremony falls on a card of a seat, on the duchy without one. */
  lit(seat: number, card = ""): boolean {
    return this.scene?.lit.has(thing(seat, card)) ?? false;
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
    return this.table.window;
  }
  /** The own selection lies open: alone all the time, else while all decide at once. */
  get laid(): boolean {
    return this.window || this.solo;
  }
  get setup(): boolean {
    return this.table.stage === "setup";
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
  press(text: string, event: Cause): void {
    const choice = this.choice(text);
    const anew = this.anew(text);
    if (choice) this.given().pick(choice.id);
    else if (anew) this.live.remake(anew.placed, anew.wished);
    else this.refuse(text, event);
  }

  /** An object of the view answers for itself; anything else is asked about by its notation. */
  private refuse(text: string, event: Cause): void {
    const target = event.currentTarget as Element | null;
    if (!target?.closest("[data-object]")) this.given().whyNot(text, event);
  }

  takeBack(): void {
    if (this.held) this.held = null;
    else this.live.undo();
  }

  /** Whether a place that is not offered any more can be had by placing this colour anew. */
  again(text: string): boolean {
    return this.anew(text) !== null;
  }

  private anew(text: string): Anew | null {
    const one = this.places.get(text);
    return one && this.mine.cubes[one.resource]
      ? placedAnew(this.live.made, one, this.places)
      : null;
  }

  // Offers: the server takes the card that stands first in the hand first.

  get said(): TableView["offer"] {
    return this.table.offer;
  }

  /** A card of the hand, and perhaps at once where it goes. */
  offer(card: string, place: Place | null, event: Cause): void {
    const text = `offer ${card}`;
    if (this.held?.area === undefined) this.held = null;
    if (this.choice(text)) {
      this.live.act([text, ...(place ? [this.laying(place)] : [])]);
    } else if (this.awaited && this.holdable(card)) {
      this.held = place ? { card, ...place } : { card };
      this.tryHeld();
    } else this.refuse(text, event);
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
      const texts = [this.laying(place), `lay ${placeText(place)}`];
      this.press(texts.find((text) => this.choice(text)) ?? texts[0] ?? "", event);
    }
  }

  private laying(place: Place): string {
    const second = this.said.length === 2 || (this.said.length === 1 && this.said[0]!.area >= 0);
    return `${second ? "lay" : "put"} ${placeText(place)}`;
  }

  /** A held card goes out as the second; if the first was said already, both are said anew. */
  private tryHeld(): void {
    const held = this.held;
    const first = this.said[0];
    if (!held || held.area === undefined || held.face === undefined || !first) return;
    if (first.area < 0 || this.said.length > 1) return;
    const here = { area: held.area, face: held.face };
    this.held = null;
    const mine = `offer ${held.card}`;
    if (this.choice(mine)) this.live.act([mine, `lay ${placeText(here)}`]);
    else
      this.live.act(
        [mine, `put ${placeText(here)}`, `offer ${first.card}`, `lay ${placeText(first)}`],
        2,
      );
  }

  /** Called with every update. */
  updated(): void {
    untrack(() => {
      const { round, phase, step, turn } = this.table;
      const now = [round, phase, step, turn].join(" ");
      if (now !== this.step) this.forget(now);
      this.learn();
      this.tryHeld();
    });
  }

  private learn(): void {
    for (const choice of this.kinds("site"))
      if (choice.act === "place") this.places.set(choice.text, choice);
  }

  private forget(now: string): void {
    this.step = now;
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
      this.press(`${zone} ${load.card}`, event);
    else if (load.kind === "cube" && zone === "site") this.press(`place ${at}`, event);
    else if (load.kind === "cube" && zone === "laboratory") this.press("laboratory", event);
    else if (load.kind === "krystallium" && zone === "site") this.press(`krystallium ${at}`, event);
    else if (load.kind === "soldier" && zone === "site") this.press(`soldier ${at}`, event);
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
