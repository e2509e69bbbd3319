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

export interface AreaScore {
  area: string;
  seat: number;
  points: number;
}

export interface AutomaFace {
  target: string;
  card: string;
  deck: string[];
  level: number;
  square: number;
}

export interface AutomaStep {
  step: string;
  possible: boolean;
  line: Line;
}

export interface AutomaTurn {
  kind: "automaturn";
  line: Line | null;
  card: string;
  area: string;
  steps: AutomaStep[];
}

export interface Battle {
  kind: "battle";
  line: Line | null;
  area: string;
  space: string;
  attack: Side;
  defence: Side;
  won: boolean;
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

export interface Control {
  kind: "control";
  line: Line | null;
  area: string;
  seat: number;
  before: number;
}

export interface Die {
  kind: "die";
  id: number;
  text: string;
  label: Line;
  die: number;
}

export interface Fallen {
  kind: "fallen";
  line: Line | null;
  seat: number;
  warriors: string[];
}

export interface FinalScores {
  kind: "finalscores";
  line: Line | null;
  points: Record<string, number>[];
}

export interface Goods {
  kind: "goods";
  line: Line | null;
  seat: number;
  goods: Record<string, number>;
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

export interface Points {
  kind: "points";
  line: Line | null;
  seat: number;
  points: number;
  total: number;
}

export interface Reveal {
  kind: "reveal";
  line: Line | null;
  area: string;
  space: string;
  attacker: number;
  defender: number;
  attackers: string[];
  attack_card: string;
  defence_card: string;
  guess: string;
}

export interface Risen {
  kind: "risen";
  line: Line | null;
  seat: number;
  warriors: string[];
}

export interface Roll {
  kind: "roll";
  line: Line | null;
  thrown_for: string;
  seat: number;
  face: number;
  area: string;
}

export interface RoundOver {
  kind: "roundover";
  line: Line | null;
  round: number;
  areas: AreaScore[];
}

export interface Side {
  seat: number;
  warriors: string[];
  card: string;
  die: number;
  parts: Record<string, number>;
  total: number;
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
  leaders: number[];
  verdict: Line[];
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

export interface Verdict {
  kind: "verdict";
  line: Line | null;
}

export interface Warrior {
  kind: "warrior";
  id: number;
  text: string;
  label: Line;
  warrior: string;
  act: string;
}

export interface Winner {
  kind: "winner";
  line: Line | null;
  seat: number;
  total: number;
}

export type TableView = Table;

export type Choices = (Warrior | Place | Tile | Area | Kind | Plain | Card | Die | Slot | Pay | Player | Minion)[];

export type Events = (Roll | AutomaTurn | Reveal | Battle | Verdict | Control | Fallen | Risen | Goods | Points | RoundOver | FinalScores | Winner)[];
