// Generated from the server's structs by `make types`. Do not edit.

export interface Bribe {
  kind: "bribe";
  id: number;
  text: string;
  label: Line;
  bandits: number;
  coins: number;
  rubies: number;
  sale: boolean;
}

export interface Column {
  level: number;
  cost: number | null;
  cards: string[];
  counts: number[];
  deck: number;
}

export interface Gained {
  kind: "gained";
  line: Line | null;
  seat: number;
  token: "coin" | "ruby";
  count: number;
}

export interface Gallery {
  spaces: number;
  zone_loss: number[];
}

export interface Hit {
  kind: "hit";
  line: Line | null;
  seat: number;
  target: number;
  icon: string;
  result: "due" | "hit" | "none";
}

export interface House {
  seat: number;
  family: string;
  space: number;
  bandits: number;
  heirloom: boolean;
  out: number;
  rubies: number | null;
  coins: number | null;
}

export interface Icon {
  kind: "icon";
  id: number;
  text: string;
  label: Line;
  icon: string;
}

export interface LastStep {
  kind: "laststep";
  line: Line | null;
  step: "bandits" | "coins" | "influence";
  worth: number[];
}

export interface Line {
  id: string;
  args?: Record<string, number | string | Line[] | Line>;
  then?: Line[];
}

export interface Lost {
  kind: "lost";
  line: Line | null;
  seat: number;
  rubies: number;
}

export interface Mages {
  kind: "mages";
  id: number;
  text: string;
  label: Line;
  price: string;
  sale: boolean;
}

export interface Option {
  kind: "option";
  id: number;
  text: string;
  label: Line;
  side: string;
}

export interface Out {
  kind: "out";
  line: Line | null;
  seat: number;
}

export interface Paid {
  kind: "paid";
  line: Line | null;
  seat: number;
  coins: number | null;
  rubies: number | null;
}

export interface Pay {
  kind: "pay";
  id: number;
  text: string;
  label: Line;
  coins: number;
  rubies: number;
}

export interface Recruit {
  kind: "recruit";
  id: number;
  text: string;
  label: Line;
  level: number;
  card: string;
  cost: number;
  sale: boolean;
}

export interface Returned {
  kind: "returned";
  line: Line | null;
  seat: number;
  bandits: number;
}

export interface Revealed {
  kind: "revealed";
  line: Line | null;
  card: Shared;
  ignored: boolean;
}

export interface Rolled {
  kind: "rolled";
  line: Line | null;
  seat: number;
  face: number;
  icons: string[];
}

export interface Round {
  kind: "round";
  line: Line | null;
  round: number;
}

export interface Sell {
  kind: "sell";
  id: number;
  text: string;
  label: Line;
}

export interface Shared {
  owner: number;
  card: string;
  level: number;
}

export interface Shift {
  kind: "shift";
  id: number;
  text: string;
  label: Line;
  seat: number;
  side: string;
  space: number;
}

export interface Sold {
  kind: "sold";
  line: Line | null;
  seat: number;
}

export interface Table {
  awaited: number[];
  ask: Line | null;
  result: number[];
  round: number;
  rounds: number;
  leaders: number[];
  verdict: Line[];
  pass_: number;
  phase: string;
  actor: number;
  houses: House[];
  gallery: Gallery;
  columns: Column[];
  deck: Shared[];
  unseen: number;
  pile: number;
  possible_events: string[];
  revealed: Shared[];
  current: Shared | null;
  icons: string[];
  icon: string;
  event: string;
  order: number[];
  cost: number;
  buying: string;
  reserve: Record<string, number> | null;
}

export interface Target {
  kind: "target";
  id: number;
  text: string;
  label: Line;
  seat: number;
}

export interface Won {
  kind: "won";
  line: Line | null;
  seat: number;
  rubies: number;
  worth: number[];
}

export type TableView = Table;

export type Choices = (Recruit | Pay | Option | Icon | Target | Shift | Bribe | Mages | Sell)[];

export type Events = (Revealed | Rolled | Hit | Paid | Sold | Gained | Lost | Returned | Out | Round | LastStep | Won)[];
