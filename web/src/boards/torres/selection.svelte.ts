// A choice of several clicks as it is being made: a kind of action, a knight, a stack.

import type { Build, Choices, Move, TableView } from "../../wire/torres";

import { SIDE, SQUARES, at, indexOf } from "./squares";

export type Mode = "move" | "build" | "deploy";
export const MODES: readonly Mode[] = ["move", "build", "deploy"];

/**
 * What a square offers now. `start`: the first click of several, leading to `ids`; `aside`: the same for
 * another kind of action than the one chosen; `any`: no kind is chosen, and all that can be done there.
 */
export interface Offer {
  ids: number[];
  look: "start" | "aside" | "any" | "step" | "door" | "place";
  ghost: "knight" | "king" | "block" | "none";
  gain: number;
}

type Any = Choices[number];

export class Selection {
  private kind = $state<Mode | "">("");
  asked = $state(""); // the square of which one of several things is to be chosen
  private knight = $state("");
  private wanted = $state(-1);
  private readonly choices: () => Choices;
  private readonly table: () => TableView;

  constructor(choices: () => Choices, table: () => TableView) {
    this.choices = choices;
    this.table = table;
  }

  private of<K extends Any["kind"]>(kind: K): Extract<Any, { kind: K }>[] {
    return this.choices().filter(
      (choice): choice is Extract<Any, { kind: K }> => choice.kind === kind,
    );
  }

  private readonly moves: Move[] = $derived.by(() => this.of("move"));
  private readonly builds: Build[] = $derived.by(() => this.of("build"));

  /** The kind of action chosen, while it can be done; "": a square comes first, then what is done there. */
  readonly mode: Mode | "" = $derived.by(() =>
    this.kind && this.leads(this.kind).length ? this.kind : "",
  );
  /** Heights of the stacks that the first block may come from. */
  readonly stacks: number[] = $derived.by(() =>
    [...new Set(this.builds.map((build) => build.stack))].sort((a, b) => b - a),
  );
  readonly stack: number = $derived.by(() =>
    this.stacks.includes(this.wanted) ? this.wanted : (this.stacks[0] ?? -1),
  );
  /** The knight, or what a card moves, that was chosen. */
  readonly source: string = $derived.by(() => {
    const card = this.table().own?.source ?? "";
    if (card || this.mode !== "move") return card;
    return this.moves.some((move) => move.source === this.knight) ? this.knight : "";
  });
  readonly offers: Map<string, Offer> = $derived.by(() =>
    this.table().step === "turn" ? this.turnOffers() : this.stepOffers(),
  );

  private turnOffers(): Map<string, Offer> {
    if (!this.mode) return this.allOffers();
    const found = new Map<string, Offer>();
    const look = this.mode === "move" ? "start" : "aside";
    for (const { source, id } of this.moves) {
      const start = found.get(source);
      if (start) start.ids.push(id);
      else found.set(source, { ids: [id], look, ghost: "none", gain: 0 });
    }
    for (const { id, square, gain, look, ghost } of this.aims())
      found.set(square, { ids: [id], look, ghost, gain });
    return found;
  }

  /** Every square with all that can be done there; a knight of one's own is chosen first. */
  private allOffers(): Map<string, Offer> {
    const found = new Map<string, Offer>();
    for (const { square, id, gain, ghost } of this.everywhere()) {
      const offer = found.get(square);
      if (offer) Object.assign(offer, { ids: [...offer.ids, id], ghost: "none", gain: 0 });
      else found.set(square, { ids: [id], look: "any", ghost, gain });
    }
    for (const { source } of this.moves) found.set(source, this.startOf(source));
    return found;
  }

  private everywhere(): { square: string; id: number; gain: number; ghost: Offer["ghost"] }[] {
    const blocks = this.builds.filter((build) => build.stack === this.stack);
    return [
      ...blocks.map((build) => ({ ...build, ghost: "block" as const })),
      ...[...this.of("deploy"), ...this.moves].map((to) => ({ ...to, ghost: "knight" as const })),
    ];
  }

  private startOf(source: string): Offer {
    const ids = this.moves.filter((move) => move.source === source).map((move) => move.id);
    return { ids, look: "start", ghost: "none", gain: 0 };
  }

  /** What can be done on the square that was asked about. */
  readonly here: Choices = $derived.by(() => {
    const offer = this.offers.get(this.asked);
    const ids = offer?.look === "any" ? offer.ids : []; // a knight may have come there meanwhile
    return this.choices().filter((choice) => ids.includes(choice.id));
  });

  /** The squares that the second click may choose. */
  private aims(): (Omit<Offer, "ids"> & { id: number; square: string })[] {
    if (this.mode === "deploy")
      return this.of("deploy").map((deploy) => ({ ...deploy, look: "place", ghost: "knight" }));
    if (this.mode === "build")
      return this.builds
        .filter((build) => build.stack === this.stack)
        .map((build) => ({ ...build, look: "place", ghost: "block" }));
    return this.moves
      .filter((move) => move.source === this.source)
      .map((move) => ({ ...move, look: move.passage ? "door" : "step", ghost: "knight" }));
  }

  private stepOffers(): Map<string, Offer> {
    return new Map(
      this.of("pick").map((pick) => [
        pick.square,
        {
          ids: [pick.id],
          look: pick.what === "source" ? "start" : "place",
          ghost: this.ghostOf(pick.what),
          gain: pick.gain,
        },
      ]),
    );
  }

  private ghostOf(what: string): Offer["ghost"] {
    if (what === "castle") return "block";
    if (what === "king" || what === "knight") return what;
    if (what === "source") return "none";
    return ["shift", "extra"].includes(this.table().own?.card ?? "") ? "block" : "knight";
  }

  /** The ids that a kind of action, or a stack, leads to. */
  leads(mode: Mode): number[] {
    return this.of(mode).map((choice) => choice.id);
  }

  stackLeads(height: number): number[] {
    return this.builds.filter((build) => build.stack === height).map((build) => build.id);
  }

  /** A kind of action first; the same again leaves it. */
  choose(mode: Mode | ""): void {
    this.kind = this.mode === mode ? "" : mode;
    this.knight = "";
    this.asked = "";
  }

  /** The turn is over: nothing is chosen any more. */
  rest(): void {
    [this.kind, this.knight, this.asked] = ["", "", ""];
    this.wanted = -1;
  }

  chooseStack(height: number): void {
    this.wanted = height;
  }

  /** A square was pressed: the choice to play, or none. */
  press(square: string): number | null {
    const offer = this.offers.get(square);
    const again = this.asked === square;
    this.asked = "";
    if (!offer) return null;
    if (offer.look === "any" && offer.ids.length > 1) {
      this.asked = again ? "" : square;
      return null;
    }
    const turn = this.table().step === "turn";
    if (!turn || (offer.look !== "start" && offer.look !== "aside")) {
      if (turn && this.mode === "move") this.knight = square;
      return offer.ids[0] ?? null;
    }
    const left = this.source === square;
    this.kind = left ? "" : "move";
    this.knight = left ? "" : square;
    return null;
  }

  /** One step back; false if there is nothing of this page's own to take back. */
  cancel(): boolean {
    if (this.table().step !== "turn" || !(this.asked || this.mode)) return false;
    if (this.asked) this.asked = "";
    else [this.kind, this.knight] = ["", ""];
    return true;
  }

  /** Come to where a choice is one click away. */
  lead(id: number): void {
    const choice = this.choices().find((each) => each.id === id);
    if (choice?.kind === "move") [this.kind, this.knight] = ["move", choice.source];
    if (choice?.kind === "deploy") this.kind = "deploy";
    if (choice?.kind === "build") [this.kind, this.wanted] = ["build", choice.stack];
  }

  /** How the action would be written that a press on a square means, offered or not. */
  notation(square: string): string {
    switch (this.table().step) {
      case "castles":
        return `castle ${square}`;
      case "knights":
        return `knight ${square}`;
      case "first-king":
      case "king":
        return `king ${square}`;
      case "card-source":
        return `from ${square}`;
      case "card-target":
        return `to ${square}`;
    }
    if (this.mode === "deploy") return `N ${square}`;
    if (this.mode !== "move") return `B ${square}${this.rank()}`;
    return this.source ? `M ${this.source}-${square}` : `M ${square}-${this.beside(square)}`;
  }

  /** An action of a kind that is not offered at all, to ask why. */
  sample(mode: Mode): string {
    const { board, players, active } = this.table();
    const knight = players[active]?.knights[0] ?? "a1";
    if (mode === "move") return `M ${knight}-${this.beside(knight)}`;
    if (mode === "deploy") return `N ${this.beside(knight)}`;
    const roofs = board.castles.flatMap((castle) =>
      castle.squares.filter((name) => (board.heights[indexOf(name)] ?? 0) < castle.area),
    );
    return `B ${roofs.find((name) => (board.figures[indexOf(name)] ?? 0) < 0) ?? knight}`;
  }

  /** The lowest free square beside: where a knight that has no way would most likely go. */
  private beside(square: string): string {
    const { heights, figures } = this.table().board;
    const k = indexOf(square);
    const near = SQUARES.filter(
      ({ x, y }) => Math.abs(x - (k % SIDE)) + Math.abs(y - Math.floor(k / SIDE)) === 1,
    );
    const free = near.filter(({ x, y }) => at(figures, x, y) < 0);
    const best = (free.length ? free : near).sort(
      (a, b) => at(heights, a.x, a.y) - at(heights, b.x, b.y),
    );
    return best[0]?.name ?? square;
  }

  private rank(): string {
    const rank = this.stacks.indexOf(this.stack);
    return rank > 0 ? ` #${rank + 1}` : "";
  }
}
