// The components of the game, looked up by id; the server sends them once.

export type Amounts = Record<string, number>;

export interface Warrior {
  id: string;
  /** "" for a starting warrior. */
  type: string;
  level: number;
  strength: number;
  cost: Amounts;
  /** The lord of a starting warrior. */
  owner: string;
  /** Place in the data: small steps are taken in this order. */
  place: number;
}

export interface Building {
  id: string;
  level: number;
  cost?: number;
  vp: number;
  gives: Amounts;
  tax: Amounts;
  altar: boolean;
}

export interface BattleCard {
  id: string;
  strength: number | "d6";
  win: Amounts;
  lose: Amounts;
}

interface Row {
  id: string;
}

interface WarriorRow extends Row {
  type?: string;
  level?: number;
  strength: number;
  cost?: Amounts;
  owner?: string;
}

interface Data {
  warriors: WarriorRow[];
  starting_warriors: WarriorRow[];
  buildings: Building[];
  battle_cards: BattleCard[];
  fate_cards: { id: string; types: string[] }[];
  citadel_spaces: { id: string; mod: number }[];
  lords: { id: string; powers: string[] }[];
  provinces: Row[];
  display_slots: { levels: number[] };
  defender_slots: { province: number; citadel: number };
  gold_space: { gold: number };
  start: { minions: number };
  ai_scale: { levels: number[] };
}

export const BASIC = ["bone", "ash", "blood", "sulphur"] as const;

export class Kit {
  private readonly warriors: Map<string, Warrior>;
  private readonly tiles: Map<string, Building>;
  private readonly fates: Map<string, string[]>;
  readonly cards: BattleCard[];
  readonly data: Data;

  constructor(components: Record<string, unknown>) {
    this.data = components as unknown as Data;
    const rows = [...this.data.warriors, ...this.data.starting_warriors];
    this.warriors = new Map(rows.map((row, place) => [row.id, filled(row, place)]));
    this.tiles = new Map(this.data.buildings.map((tile) => [tile.id, tile]));
    this.fates = new Map(this.data.fate_cards.map((fate) => [fate.id, fate.types]));
    this.cards = this.data.battle_cards;
  }

  warrior(id: string): Warrior {
    return this.warriors.get(id) ?? filled({ id, strength: 0 }, -1);
  }

  tile(id: string): Building | undefined {
    return this.tiles.get(id);
  }

  card(id: string): BattleCard | undefined {
    return this.cards.find((card) => card.id === id);
  }

  fate(id: string): string[] {
    return this.fates.get(id) ?? [];
  }

  powers(lord: string): string[] {
    return this.data.lords.find((row) => row.id === lord)?.powers ?? [];
  }

  /** The modifier of a wing or the gate, with its sign. */
  modifier(space: string): string {
    const mod = this.data.citadel_spaces.find((row) => row.id === space)?.mod ?? 0;
    return mod > 0 ? `+${mod}` : mod < 0 ? `−${-mod}` : "±0";
  }

  slots(area: string): number {
    const { province, citadel } = this.data.defender_slots;
    return area === "citadel" ? citadel : province;
  }

  /** The printed strengths alone. */
  strength(warriors: readonly string[]): number {
    return warriors.reduce((sum, id) => sum + this.warrior(id).strength, 0);
  }

  sorted(warriors: readonly string[]): string[] {
    return [...warriors].sort((a, b) => this.warrior(a).place - this.warrior(b).place);
  }
}

function filled(row: WarriorRow, place: number): Warrior {
  return {
    id: row.id,
    type: row.type ?? "",
    level: row.level ?? 0,
    strength: row.strength,
    cost: row.cost ?? {},
    owner: row.owner ?? "",
    place,
  };
}

const kits = new WeakMap<object, Kit>();

/** One kit for each set of components. */
export function kitOf(components: Record<string, unknown>): Kit {
  const known = kits.get(components);
  if (known) return known;
  const kit = new Kit(components);
  kits.set(components, kit);
  return kit;
}

/** The kinds of an amount, piece by piece. */
export function pieces(amounts: Amounts): string[] {
  return Object.entries(amounts).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
}
