// Generated from the server's structs by `make types`. Do not edit.

export interface About {
  t: "about";
  match: string;
  name: string;
}

export interface Act {
  t: "act";
  match: string;
  seq: number;
  acts: (number | string)[];
  back?: number;
  sure?: boolean;
}

export interface Advice {
  t: "hint";
  match: string;
  id: number;
  reasons: Line[];
}

export interface Agree {
  t: "agree";
  match: string;
  yes: boolean;
}

export interface Analysis {
  title: string;
  version: number;
  adviser: string;
  points: Point[];
  parts: Parts[];
  decisions: Decision[];
  told: Line[];
}

export interface Asked {
  t: "asked";
  match: string;
  seat: number;
  entries?: number;
}

export interface Back {
  t: "back";
  match: string;
}

export interface Card {
  picture: string;
  show: string;
  verdict: string;
  spans: Span[];
}

export interface Cards {
  kind: "cards";
  items: Card[];
}

export interface Chapter {
  id: string;
  name: string;
  blocks: (Paragraph | Heading | Items | Sheet | Picture | Cards | Signs)[];
}

export interface Chat {
  t: "chat";
  match: string;
  id: number;
  name: string;
  text: string;
  at: number;
  phrase: "" | "bye" | "hello" | "luck" | "moment" | "oops" | "rematch" | "thanks" | "well-played" | "your-turn";
}

export interface Choice {
  kind: string;
  id: number;
  text: string;
  label: Line;
}

export interface Clock {
  t: "clock";
  match: string;
  left: (number | null)[];
  running: number[];
}

export interface Coaching {
  step: number;
  total: number;
  texts: string[];
  move: string;
  off: boolean;
  done: boolean;
  mistakes: string[];
  real: string[];
}

export interface Created {
  table: string;
  commitment: string;
}

export interface Decision {
  seat: number;
  first: number;
  last: number;
  round: number;
  cost: number;
  error: number;
  played: Line[];
  better: Line[];
  actions: number[];
  reasons: Line[];
  views: unknown[];
}

export interface Drawn {
  view: View;
  choices: Choice[];
}

export interface Entry {
  seat: number;
  line: Line;
  events: Event[];
}

export interface Event {
  kind: string;
  line: Line | null;
}

export interface Finish {
  t: "finish";
  match: string;
  seq: number;
}

export interface Finished {
  t: "finished";
  match: string;
  steps: number;
}

export interface Frame {
  n: number;
  seat: number;
  view: unknown;
  line: Line | null;
  events: Event[];
  scores: number[];
}

export interface Glance {
  round: number;
  rounds: number;
  view: unknown;
}

export interface Guide {
  title: string;
  name: string;
  goal: Span[];
  cover: string;
  chapters: Chapter[];
  index: IndexEntry[];
  pictures: Record<string, Drawn>;
  names: string[];
}

export interface Heading {
  kind: "heading";
  spans: Span[];
}

export interface Hint {
  t: "hint";
  match: string;
  seq: number;
}

export interface IndexEntry {
  term: string;
  chapters: string[];
}

export interface Items {
  kind: "items";
  ordered: boolean;
  items: Span[][];
}

export interface LevelInfo {
  name: string;
  rating: number;
  low: number;
  high: number;
}

export interface Line {
  id: string;
  args?: Record<string, number | string | Line[] | Line>;
  then?: Line[];
}

export interface Lists {
  me: Me | null;
  open: Summary[];
  running: Summary[];
  mine: Summary[];
}

export interface Look {
  t: "look";
  match: string;
  seat: number;
}

export interface Mark {
  n: number;
  seat: number;
  round: number;
  scores: number[];
  sources?: (Line | null)[];
}

export interface Me {
  id: string;
  name: string;
}

export interface Moderate {
  what: "block" | "kick" | "mute" | "replace" | "report" | "unblock" | "unmute";
  seat?: number;
  line?: number;
  text?: string;
}

export interface NewTable {
  title: string;
  seats: string[];
  options?: Record<string, unknown>;
  public?: boolean;
  pace?: Pace;
  undo?: "consent" | "free" | "none";
  names?: string[];
  talk?: "free" | "phrases" | "";
  start?: boolean;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string | number | boolean;
}

export interface Pace {
  kind?: "live" | "none" | "slow";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface Paragraph {
  kind: "paragraph";
  spans: Span[];
}

export interface Parts {
  start: number;
  chance: number;
  own: number;
  others: number;
  residual: number;
  result: number;
  cost: number;
  chance_error: number;
  own_error: number;
  cost_error: number;
  others_error?: number;
  gift?: number;
  gift_error?: number;
}

export interface Pick {
  of: string;
  more?: Where[];
}

export interface Picture {
  kind: "picture";
  name: string;
  show: string;
  caption: Span[];
  sums?: Span[][][];
}

export interface Ping {
  t: "ping";
  match: string;
}

export interface PlainClause {
  id: string;
  plain: string;
  text: string;
  chapter: string;
}

export interface PlayOn {
  entry: number;
  seat: number;
  bot: string;
}

export interface Point {
  entries: number;
  round: number;
  chances: number[];
}

export interface Pong {
  t: "pong";
  match: string;
}

export interface Prefer {
  t: "prefer";
  match: string;
  auto: boolean;
}

export interface PuzzleInfo {
  theme: string;
  difficulty: number;
}

export interface Reach {
  addresses: string[];
}

export interface Reason {
  rule: string;
  id: string;
  args?: Record<string, number | string | Line[] | Line>;
}

export interface Reasoned {
  t: "why";
  match: string;
  text: string;
  reason: Reason | null;
}

export interface Refused {
  t: "refused";
  match: string;
  code: string;
  line: Line;
  rule?: string;
  id?: number;
  at?: number;
}

export interface SeatInfo {
  kind: string;
  name: string;
  bot: string;
  away: boolean;
  auto: boolean;
  mine: boolean;
  ready: boolean;
}

export interface SeatLink {
  seat: number;
  secret: string;
}

export interface SeatSummary {
  kind: string;
  name: string;
  bot: string;
  mine: boolean;
}

export interface Sheet {
  kind: "sheet";
  head: Span[][];
  rows: Span[][][];
}

export interface Shown {
  where?: Where[];
  basic?: boolean;
  pick?: Pick | null;
}

export interface Sign {
  name: string;
  spans: Span[];
}

export interface Signs {
  kind: "signs";
  items: Sign[];
}

export interface Solving {
  number: number;
  total: number;
  seat: number;
  tried: "" | "right" | "wrong";
  best: Line | null;
  why: Line[];
}

export interface Span {
  text: string;
  kind?: "clause" | "link" | "strong" | "term" | "text";
  to?: string;
}

export interface State {
  t: "state";
  match: string;
  seq: number;
  seat: number;
  view: unknown;
  choices: unknown;
  log_from: number;
  log: Entry[];
  scores: Line[][];
  head: string;
}

export interface Study {
  part: number;
  failed: boolean;
  analysis: Analysis | null;
}

export interface Summary {
  table: string;
  title: string;
  mode: string;
  status: string;
  seats: SeatSummary[];
  created: number;
  moved: number;
  awaited: number[];
  host: string;
  hosting: boolean;
  public: boolean;
  pace: Pace;
  undo: string;
  undone: boolean;
  turn?: boolean;
}

export interface Table {
  t: "table";
  match: string;
  title: string;
  options: Record<string, unknown>;
  mode: string;
  status: string;
  public: boolean;
  pace: Pace;
  undo: string;
  undone: boolean;
  host: string;
  hosting: boolean;
  talk: "free" | "phrases";
  seats: SeatInfo[];
  version: number;
  outdated: boolean;
  commitment: string;
  seals: string[];
  withheld: string[];
}

export interface Talk {
  t: "talk";
  match: string;
  text?: string;
  phrase?: "" | "bye" | "hello" | "luck" | "moment" | "oops" | "rematch" | "thanks" | "well-played" | "your-turn";
}

export interface TitleInfo {
  name: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  shown: Record<string, Shown>;
  modes: Record<string, Record<string, unknown>>;
  mode_seats: Record<string, number[]>;
  minutes: number;
  weight: number;
  usual_seats: number;
  levels: LevelInfo[];
}

export interface Trouble {
  code: string;
  message: string;
  line: Line;
}

export interface Undo {
  t: "undo";
  match: string;
  seq: number;
  ask?: boolean;
  to?: "decision" | "turn" | number;
}

export interface View {
  awaited: number[];
  ask: Line | null;
  result: number[];
  round: number;
  rounds: number;
  leaders: number[];
  verdict: Line[];
}

export interface Where {
  seats?: number[];
  needs?: Record<string, string[]>;
}

export interface Why {
  t: "why";
  match: string;
  text: string;
}

export type Outgoing = State | Table | Clock | Refused | Reasoned | Advice | Chat | Asked | Finished | Pong;

export type Incoming = Act | Undo | Agree | Why | About | Hint | Finish | Talk | Prefer | Back | Look | Ping;
