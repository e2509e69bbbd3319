// What is printed on the cards, from the title's components.

import { ui, words } from "../../lib/words.svelte";

export const BASIC = ["material", "population", "gold", "exploration"] as const;

export interface Made {
  resource: string;
  amount: number;
  per_kind?: string;
}

interface Worth {
  value: number;
  kind?: string;
}

interface Development {
  id: string;
  kind: string;
  copies: number;
  cost: Record<string, number>;
  recycle: string;
  production?: Made[];
  bonus?: Record<string, number>;
  vp?: Worth;
}

export interface Components {
  constants: {
    medals: number[];
    laboratory: number;
    calamity_vp: number;
  };
  duchies: { id: string; side: string; production: Made[]; vp?: Worth }[];
  developments: Development[];
  treasures: { id: string; resources: string[] }[];
  advisors: { id: string; phase: string; soldiers: number }[];
  menaces: { id: string; deck: string; soldiers: number; vp: number }[];
  steps: {
    id: string;
    quest: string;
    side: string;
    cost: Record<string, number>;
    reward: Record<string, number>;
  }[];
  scenarios: { id: string; medals: number[] }[];
}

export interface Face {
  id: string;
  name: string;
  group: string;
  emblem: string; // a drawing of the card's own, else a glyph
  glyph: string;
  cost: string[];
  makes: Made[];
  bonus: string[];
  vp: Worth | null;
  recycles: string[];
  soldiers: number;
  text: string;
  from: string; // where such cards come from
}

const GLYPHS: Record<string, string> = {
  giant_rat: "rat",
  vermin: "mouse",
  ice_giant: "frozen-block",
  shadow: "haunting",
  thief: "robber",
  enlightened_prophet: "third-eye",
  grey_eminence: "cowled",
  famous_cartographer: "treasure-map",
  master_mason: "trowel",
  village_elder: "beard",
  royal_treasurer: "two-coins",
  court_alchemist: "round-bottom-flask",
  shrewd_broker: "scales",
  court_confessor: "prayer",
  royal_architect: "compass",
  old_chronicler: "quill-ink",
  spymistress: "hooded-figure",
  silver_tongued_envoy: "conversation",
  kings_inquisitor: "gavel",
};

export const say = (key: string, args: Record<string, string | number> = {}): string =>
  words.message(`wonderful-kingdom-${key.replaceAll("_", "-")}`, args);

const BLANK = {
  cost: [],
  makes: [],
  bonus: [],
  vp: null,
  recycles: [],
  soldiers: 0,
  text: "",
  from: "",
};

/** Three material and a gold as four things. */
export const spread = (counts: Record<string, number> = {}): string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array.from({ length: n }, () => name));

/** Four things as three material and a gold. */
export const tally = (things: string[]): [string, number][] => [
  ...things.reduce(
    (counts, thing) => counts.set(thing, (counts.get(thing) ?? 0) + 1),
    new Map<string, number>(),
  ),
];

export const signed = (n: number): string => String(n).replace("-", "−");

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The cards in one language; another one needs other cards. */
export class Cards {
  private faces = new Map<string, () => Face>();
  private drawn = new Map<string, Face>();

  constructor(readonly parts: Components) {
    for (const card of parts.developments)
      this.faces.set(card.id, () => ({
        ...this.blank(card.id, `card-${card.id}`, card.kind),
        cost: spread(card.cost),
        makes: card.production ?? [],
        bonus: spread(card.bonus),
        vp: card.vp ?? null,
        recycles: [card.recycle],
        from: say("zoom-from-deck", { n: card.copies }),
      }));
    for (const card of parts.treasures)
      this.faces.set(card.id, () => ({
        ...this.blank(card.id, "treasure", "treasure"),
        emblem: "treasure",
        recycles: card.resources,
        from: say("zoom-from-deck", { n: parts.treasures.length }),
      }));
    for (const card of parts.advisors)
      this.faces.set(card.id, () => ({
        ...this.blank(card.id, `advisor-${card.id}`, "advisor"),
        soldiers: card.soldiers,
        text: say(`ability-${card.id}`),
        from: say("zoom-from-advisor"),
      }));
    for (const card of parts.menaces)
      this.faces.set(card.id, () => ({
        ...this.blank(card.id, `menace-${card.id}`, "menace"),
        soldiers: card.soldiers,
        vp: { value: card.vp },
        text: say(`effect-${card.id}`),
        from: say(`zoom-from-${card.id === "vermin" ? "vermin" : "menace"}`),
      }));
    this.faces.set("calamity", () => ({
      ...this.blank("calamity", "calamity", "calamity"),
      vp: { value: parts.constants.calamity_vp },
      text: say("effect-calamity"),
      from: say("zoom-from-calamity"),
    }));
  }

  private blank(id: string, name: string, group: string): Face {
    const glyph = GLYPHS[id] ?? "";
    return { ...BLANK, id, name: say(name), group, glyph, emblem: glyph ? "" : id };
  }

  /** An unknown card has an empty id. */
  face(id: string): Face {
    const known = this.drawn.get(id);
    if (known) return known;
    const face = this.faces.get(id)?.() ?? this.unknown();
    this.drawn.set(id, face);
    return face;
  }

  private unknown(): Face {
    return { ...this.blank("", "", "unknown"), name: ui("unknown-card") };
  }
}

/** The name of a card, an advisor or a duchy that brings something; a theft token is none of them. */
export function source(id: string): string {
  if (!id) return say("theft-token");
  const keys = ["card", "advisor", "duchy"].map((sort) => `${sort}-${id.replaceAll("_", "-")}`);
  return say(keys.find((key) => words.has(`wonderful-kingdom-${key}`)) ?? keys[0] ?? id);
}

export function counted(things: string[]): string {
  return tally(things)
    .map(([thing, n]) => say(`count-${thing}`, { n }))
    .join(", ");
}

export function madeText(made: Made): string {
  const cubes = say(`count-${made.resource}`, { n: made.amount });
  return made.per_kind ? `${cubes} ${perKind(made.per_kind)}` : cubes;
}

const perKind = (kind: string): string => say("per-kind", { kind: say(`kind-${kind}`) });

export function worthText(vp: Worth): string {
  const points = ui("count-vp", { n: vp.value });
  return vp.kind ? `${points} ${perKind(vp.kind)}` : points;
}

const sentences = new WeakMap<Face, string>();

/** The whole card as a sentence, for who cannot see it. */
export function told(face: Face): string {
  const known = sentences.get(face);
  if (known) return known;
  const sentence = worded(face);
  sentences.set(face, sentence);
  return sentence;
}

function worded(face: Face): string {
  const known = ["building", "expert", "masterpiece", "discovery"].includes(face.group);
  const lines = [known ? `${face.name} (${say(`kind-${face.group}`)})` : face.name];
  if (face.cost.length) lines.push(`${ui("cost")}: ${counted(face.cost)}`);
  if (face.soldiers) lines.push(`${ui("cost")}: ${say("count-soldier", { n: face.soldiers })}`);
  if (face.makes.length) lines.push(`${say("makes")} ${face.makes.map(madeText).join(", ")}`);
  if (face.bonus.length) lines.push(`${say("completion-bonus")}: ${counted(face.bonus)}`);
  if (face.vp) lines.push(worthText(face.vp));
  if (face.text) lines.push(face.text);
  if (face.recycles.length) lines.push(`${say("recycling-bonus")}: ${counted(face.recycles)}`);
  return lines.join("; ");
}
