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

export interface Event {
  kind: "event";
  line: Line | null;
}

export interface Gallery {
  spaces: number;
  zone_loss: number[];
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

export interface Line {
  id: string;
  args?: Record<string, number | string | Line[] | Line>;
  then?: Line[];
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

export interface Table {
  awaited: number[];
  ask: Line | null;
  result: number[];
  round: number;
  rounds: number;
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

export type TableView = Table;

export type Choices = (Recruit | Pay | Option | Icon | Target | Shift | Bribe | Mages | Sell)[];

export type Events = Event[];
