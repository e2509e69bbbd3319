// Generated from the server's structs by `make types`. Do not edit.

export interface Board {
  heights: number[];
  figures: number[];
  castles: Castle[];
}

export interface Build {
  kind: "build";
  id: number;
  text: string;
  label: Line;
  square: string;
  stack: number;
  gain: number;
}

export interface Buy {
  kind: "buy";
  id: number;
  text: string;
  label: Line;
}

export interface Castle {
  squares: string[];
  area: number;
  height: number;
  king: boolean;
}

export interface CastleScore {
  squares: string[];
  area: number;
  stands: Stand[];
}

export interface Converted {
  kind: "converted";
  line: Line | null;
  seat: number;
  points: number;
  score: number;
}

export interface Deploy {
  kind: "deploy";
  id: number;
  text: string;
  label: Line;
  square: string;
  gain: number;
}

export interface End {
  kind: "end";
  id: number;
  text: string;
  label: Line;
}

export interface Keep {
  kind: "keep";
  id: number;
  text: string;
  label: Line;
  card: string;
}

export interface KingBonus {
  castle: number;
  level: number;
  points: number;
  seats: number[];
}

export interface Line {
  id: string;
  args?: Record<string, number | string | Line[] | Line>;
  then?: Line[];
}

export interface MasterBonus {
  card: string;
  points: number[];
}

export interface Move {
  kind: "move";
  id: number;
  text: string;
  label: Line;
  source: string;
  square: string;
  passage: boolean;
  gain: number;
}

export interface Opening {
  kind: "opening";
  line: Line | null;
  phase: number;
  starter: number;
}

export interface Own {
  fresh: Record<string, number>;
  looked: string[];
  top: string[];
  bottom: string[];
  card: string;
  source: string;
}

export interface Pick {
  kind: "pick";
  id: number;
  text: string;
  label: Line;
  what: string;
  square: string;
  gain: number;
}

export interface Play {
  kind: "play";
  id: number;
  text: string;
  label: Line;
  card: string;
}

export interface Player {
  seat: number;
  colour: string;
  score: number;
  knights: string[];
  reserve: number;
  stacks: number[];
  cards: number;
  hand: Record<string, number> | null;
  discard: Record<string, number>;
  deck: number;
  worth: Worth[];
  prospect: Prospect;
}

export interface Prospect {
  castles: number;
  king: number;
  master: number;
}

export interface Return {
  kind: "return";
  id: number;
  text: string;
  label: Line;
  end: string;
  cards: string[];
}

export interface Score {
  kind: "score";
  id: number;
  text: string;
  label: Line;
}

export interface Scored {
  kind: "scored";
  line: Line | null;
  seat: number;
  stage: string;
  points: number;
  score: number;
}

export interface Scoring {
  kind: "scoring";
  line: Line | null;
  phase: number;
  order: number[];
  castles: CastleScore[];
  king: KingBonus;
  master: MasterBonus | null;
}

export interface Share {
  kind: "share";
  id: number;
  text: string;
  label: Line;
  stacks: number[];
}

export interface Stack {
  kind: "stack";
  id: number;
  text: string;
  label: Line;
  height: number;
  turn: boolean;
}

export interface Stand {
  seat: number;
  level: number;
  points: number;
}

export interface Starter {
  kind: "starter";
  id: number;
  text: string;
  label: Line;
  seat: number;
}

export interface Stay {
  kind: "stay";
  id: number;
  text: string;
  label: Line;
}

export interface Table {
  awaited: number[];
  ask: Line | null;
  result: number[];
  round: number;
  rounds: number;
  leaders: number[];
  verdict: Line[];
  step: string;
  phase: number;
  active: number;
  starter: number;
  budget: number;
  ap: number;
  stack: number | null;
  loose: number;
  bought: number;
  card_played: boolean;
  board: Board;
  king: string;
  king_level: number;
  king_points: number;
  players: Player[];
  supply: number;
  deck: number;
  master: string;
  own: Own | null;
}

export interface Winner {
  kind: "winner";
  line: Line | null;
  seat: number;
  points: number;
  ranks: number[];
}

export interface Worth {
  castle: number;
  area: number;
  level: number;
  points: number;
}

export type TableView = Table;

export type Choices = (End | Score | Buy | Play | Deploy | Build | Move | Pick | Stack | Keep | Return | Share | Stay | Starter)[];

export type Events = (Converted | Scoring | Scored | Opening | Winner)[];
