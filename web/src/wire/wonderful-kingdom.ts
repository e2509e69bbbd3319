// Generated from the server's structs by `make types`. Do not edit.

export interface Area {
  kind: "area";
  id: number;
  text: string;
  label: Line;
  act: string;
  area: number;
}

export interface Calamities {
  kind: "calamities";
  line: Line | null;
  seat: number;
  late: boolean;
  count: number;
}

export interface Completed {
  kind: "completed";
  line: Line | null;
  seat: number;
  late: boolean;
  card: string;
}

export interface Counted {
  part: string;
  card: string;
  points: number;
}

export interface Cubes {
  kind: "cubes";
  id: number;
  text: string;
  label: Line;
  act: string;
  cubes: Record<string, number>;
}

export interface Defeated {
  kind: "defeated";
  line: Line | null;
  seat: number;
  late: boolean;
  card: string;
  count: number;
}

export interface Discarded {
  kind: "discarded";
  line: Line | null;
  seat: number;
  late: boolean;
  card: string;
}

export interface Duchy {
  seat: number;
  duchy: string;
  side: string;
  deck: string;
  hand: number;
  traps: number;
  spies: number;
  used_spies: number;
  selection: TableCard[];
  sites: TableSite[];
  built: Record<string, number>;
  calamities: number;
  menaces: Record<string, number>;
  covered: Record<string, number>;
  laboratory: Record<string, number>;
  krystallium: number;
  soldiers: number;
  training: boolean;
  advisors: TableAdvisor[];
  steps: number[];
  cubes: Record<string, number>;
  forecast: Forecast[];
  points: number;
}

export interface End {
  kind: "end";
  id: number;
  text: string;
  label: Line;
}

export interface First {
  kind: "first";
  id: number;
  text: string;
  label: Line;
  resource: string;
}

export interface Forecast {
  resource: string;
  cubes: number;
  sources: Source[];
}

export interface Gained {
  kind: "gained";
  line: Line | null;
  seat: number;
  late: boolean;
  resource: string;
  count: number;
}

export interface Goal {
  line: Line;
  left: number;
  of: number;
  fatal: boolean;
}

export interface Laid {
  kind: "laid";
  line: Line | null;
  seat: number;
  card: string;
  area: number;
  face: string;
}

export interface Lay {
  kind: "lay";
  id: number;
  text: string;
  label: Line;
  area: number;
  face: string;
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
  points: number;
  parts: Record<string, number>;
  cards: Counted[];
  reason: Reason;
}

export interface Menace {
  kind: "menace";
  id: number;
  text: string;
  label: Line;
  card: string;
}

export interface Menaced {
  kind: "menaced";
  line: Line | null;
  seat: number;
  late: boolean;
  card: string;
  count: number;
}

export interface Offered {
  card: string;
  area: number;
  face: string;
}

export interface Payment {
  kind: "payment";
  id: number;
  text: string;
  label: Line;
  resource: string;
  waiting: number;
  laboratory: number;
  krystallium: number;
}

export interface Planned {
  kind: "planned";
  line: Line | null;
  seat: number;
  late: boolean;
  card: string;
}

export interface Production {
  kind: "production";
  line: Line | null;
  resource: string;
  outputs: number[];
  sources: Source[][];
}

export interface Prospect {
  points: number;
  makes: Record<string, number>;
}

export interface QuestStep {
  id: string;
  quest: string;
  cost: Record<string, number>;
  reward: Record<string, number>;
  final: boolean;
  open: boolean;
}

export interface Quested {
  kind: "quested";
  line: Line | null;
  seat: number;
  late: boolean;
  step: number;
  final: boolean;
}

export interface Reason {
  rule: string;
  id: string;
  args?: Record<string, number | string | Line[] | Line>;
}

export interface Round {
  kind: "round";
  line: Line | null;
  round: number;
}

export interface Scored {
  kind: "scored";
  line: Line | null;
  seat: number;
  rank: number;
  points: number;
  parts: Record<string, number>;
  cards: Counted[];
}

export interface Setting {
  kind: "setting";
  id: number;
  text: string;
  label: Line;
  what: string;
  name: string;
}

export interface Single {
  kind: "single";
  id: number;
  text: string;
  label: Line;
  resource: string;
}

export interface Source {
  card: string;
  cubes: number;
}

export interface Space {
  kind: "space";
  id: number;
  text: string;
  label: Line;
  resource: string;
}

export interface Spot {
  kind: "spot";
  id: number;
  text: string;
  label: Line;
  act: string;
  area: number;
  place: number;
}

export interface Step {
  kind: "step";
  id: number;
  text: string;
  label: Line;
  step: number;
}

export interface Struck {
  kind: "struck";
  line: Line | null;
  seat: number;
  late: boolean;
  menace: string;
  target: string;
}

export interface Supremacy {
  kind: "supremacy";
  line: Line | null;
  seat: number;
  resource: string;
  prize: string;
}

export interface Symbol {
  kind: "symbol";
  id: number;
  text: string;
  label: Line;
  act: string;
  symbol: string;
}

export interface Table {
  awaited: number[];
  ask: Line | null;
  result: number[];
  round: number;
  rounds: number;
  leaders: number[];
  verdict: Line[];
  stage: "choice" | "end" | "fight" | "planning" | "production" | "setup";
  window: boolean;
  phase: string;
  step: string;
  turn: number;
  turns: number;
  starter: number;
  modules: string[];
  scenario: string;
  areas: TableCard[][];
  hand: string[];
  offer: Offered[];
  looked: string[];
  prospects: Record<string, Prospect>;
  duchies: Duchy[];
  supreme: Record<string, number>;
  quest: QuestStep[];
  outputs: number[];
  deck: number;
  discard: Record<string, number>;
  unseen: number;
  calamities: number;
  vermin: number;
  top: string;
  danger: number;
  beside: number;
  searched: number;
  goals: Goal[];
  lost: boolean;
  medal: string;
}

export interface ChoicesAdvisor {
  kind: "advisor";
  id: number;
  text: string;
  label: Line;
  card: string;
  kind_counted: string;
}

export interface ChoicesCard {
  kind: "card";
  id: number;
  text: string;
  label: Line;
  act: string;
  card: string;
}

export interface ChoicesSite {
  kind: "site";
  id: number;
  text: string;
  label: Line;
  act: string;
  card: string;
  copy: number;
  resource: string;
}

export interface TableAdvisor {
  card: string;
  used: boolean;
}

export interface TableCard {
  card: string;
  down: boolean;
}

export interface TableSite {
  card: string;
  spaces: Record<string, number>;
  filled: Record<string, number>;
  krystallium: Record<string, number>;
  frozen: boolean;
}

export type TableView = Table;

export type Choices = (Setting | ChoicesCard | Lay | Area | Spot | ChoicesSite | Symbol | Cubes | Single | First | Space | Step | Payment | ChoicesAdvisor | Menace | End)[];

export type Events = (Round | Laid | Planned | Completed | Discarded | Quested | Menaced | Defeated | Struck | Calamities | Gained | Production | Supremacy | Scored | Lost)[];
