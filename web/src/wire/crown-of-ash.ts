// Generated from the server's structs by `make types`. Do not edit.

export interface Area {
  kind: "area";
  id: number;
  text: string;
  label: Line;
  area: string;
  act: string;
}

export interface AreaFace {
  area: string;
  controller: number;
  tiles: string[];
  worth: number;
  defenders: string[];
  defence: number;
  fortified: boolean;
}

export interface AutomaFace {
  target: string;
  card: string;
  deck: string[];
  level: number;
  square: number;
}

export interface BattleFace {
  area: string;
  space: string;
  attacker: number;
  defender: number;
  committed: string[] | null;
  size: number;
  attack: number | null;
  defence: number;
  attack_card: string;
  defence_card: string;
  guess: string;
  dice: number[];
  attack_total: number | null;
  defence_total: number | null;
}

export interface Card {
  kind: "card";
  id: number;
  text: string;
  label: Line;
  card: string;
  act: string;
}

export interface Die {
  kind: "die";
  id: number;
  text: string;
  label: Line;
  die: number;
}

export interface Event {
  kind: "event";
  line: Line | null;
}

export interface Kind {
  kind: "kind";
  id: number;
  text: string;
  label: Line;
  resource: string;
  act: string;
}

export interface Line {
  id: string;
  args?: Record<string, number | string | Line[] | Line>;
  then?: Line[];
}

export interface Minion {
  kind: "minion";
  id: number;
  text: string;
  label: Line;
  space: string;
  owner: number;
}

export interface Pay {
  kind: "pay";
  id: number;
  text: string;
  label: Line;
  resource: string;
  pieces: number;
}

export interface Place {
  kind: "place";
  id: number;
  text: string;
  label: Line;
  space: string;
}

export interface Plain {
  kind: "plain";
  id: number;
  text: string;
  label: Line;
  act: string;
}

export interface Player {
  kind: "player";
  id: number;
  text: string;
  label: Line;
  seat: number;
}

export interface PlayerFace {
  seat: number;
  lord: string;
  automa: boolean;
  vp: number;
  store: Record<string, number>;
  hand: string[] | null;
  hand_size: number;
  grave: string[];
  cards: string[] | null;
  card_count: number;
  discard: string[] | null;
  top: string;
  fate: string;
  token: boolean | null;
  minions: number;
  refreshed: boolean;
  royal: boolean;
}

export interface Slot {
  kind: "slot";
  id: number;
  text: string;
  label: Line;
  slot: number;
  warrior: string;
  act: string;
}

export interface SpaceFace {
  space: string;
  minions: number[];
  room: number;
}

export interface StepFace {
  area: string;
  tile: string;
  warrior: string;
  paid: Record<string, number>;
  given: Record<string, number>;
  owed: number;
  picked: string;
}

export interface Table {
  awaited: number[];
  ask: Line | null;
  result: number[];
  round: number;
  rounds: number;
  phase: string;
  actor: number;
  order: number[];
  turn: number;
  players: PlayerFace[];
  areas: AreaFace[];
  spaces: SpaceFace[];
  display: string[];
  decks: number[];
  offer: string[];
  stack: number[];
  aside: string[];
  citadel_vp: number;
  dice: number[];
  battle: BattleFace | null;
  automa: AutomaFace | null;
  step: StepFace;
  supply: Record<string, number> | null;
}

export interface Tile {
  kind: "tile";
  id: number;
  text: string;
  label: Line;
  tile: string;
  place: number;
}

export interface Warrior {
  kind: "warrior";
  id: number;
  text: string;
  label: Line;
  warrior: string;
  act: string;
}

export type TableView = Table;

export type Choices = (Place | Tile | Area | Warrior | Slot | Card | Kind | Pay | Minion | Die | Player | Plain)[];

export type Events = Event[];
