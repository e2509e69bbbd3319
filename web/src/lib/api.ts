// The HTTP side of the server: guests and the lobby.

import type {
  Coaching,
  Created,
  Frame,
  Guide,
  Glance,
  Lists,
  Mark,
  Me,
  Moderate,
  NewTable,
  PlainClause,
  PlayOn,
  PuzzleInfo,
  Reach,
  SeatLink,
  Solving,
  Study,
  Summary,
  Table,
  TitleInfo,
  Trouble,
} from "../wire/wire";
import { entropyFor, keepTerms, kept } from "./keepsake";
import type { MatchRecord } from "./proof";

export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init);
  const data: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(data as Trouble);
  return data as T;
}

/** What this device adds to chance: sealed among people, told at once where nobody else adds. */
async function adding(table: string, commitment: string, alone: boolean): Promise<object> {
  const entropy = entropyFor(table, commitment);
  if (alone) return { entropy };
  const { seal } = await import("./proof");
  return { seal: seal(commitment, entropy) };
}

/** The same at a table that is open in this page. */
function addingAt(table: string): Promise<object> {
  const told = followed.get(table);
  if (!told) throw new Error(`the table ${table} is not open here`);
  const alone = told.seats.every((seat) => seat.mine || seat.kind === "bot");
  return adding(table, told.commitment, alone);
}

const followed = new Map<string, Table>(); // as the tables that are open here were told last

/** Keep the terms of a table, and tell what was sealed once everybody is bound. */
export async function follow(table: string, told: Table): Promise<void> {
  const before = followed.get(table);
  followed.set(table, told);
  keepTerms(table, told);
  const own = told.seats.findIndex((seat) => seat.mine);
  const broken = before?.commitment !== told.commitment && before?.seats[own]?.ready;
  if (told.status === "open" && broken) await api.ready(table);
  if (told.status !== "opening" || before?.status === "opening") return;
  const { seal } = await import("./proof");
  const entropy = kept(table)?.entropy ?? "";
  if (entropy && told.seals[own] === seal(told.commitment, entropy))
    await call<Summary>("POST", `/tables/${table}/tell`, { entropy });
}

export const api = {
  titles: () => call<TitleInfo[]>("GET", "/titles"),
  components: (title: string) =>
    call<Record<string, unknown>>("GET", `/titles/${title}/components`),
  guide: (title: string, language: string) =>
    call<Guide>("GET", `/titles/${title}/guide/${language}`),
  rules: (title: string, language: string) =>
    call<PlainClause[]>("GET", `/titles/${title}/rules/${language}`),
  enter: (name: string) => call<Me>("POST", "/me", { name }),
  forget: () => call<unknown>("DELETE", "/me"),
  lists: () => call<Lists>("GET", "/tables"),
  table: (table: string) => call<Summary>("GET", `/tables/${table}`),
  /** A table that starts at once adds to chance, too: after the server has committed itself. */
  create: async (wanted: NewTable) => {
    const created = await call<Created>("POST", "/tables", { ...wanted, start: false });
    if (wanted.start) {
      const added = await adding(created.table, created.commitment, true);
      await call<Summary>("POST", `/tables/${created.table}/start`, added);
    }
    return created;
  },
  join: async (table: string, seat: number) =>
    call<Summary>("POST", `/tables/${table}/join`, { seat, ...(await addingAt(table)) }),
  fill: (table: string, seat: number, bot: string) =>
    call<Summary>("POST", `/tables/${table}/fill`, { seat, bot }),
  resign: (table: string) => call<Summary>("POST", `/tables/${table}/resign`, {}),
  discard: (table: string) => call<unknown>("DELETE", `/tables/${table}`),
  glance: (table: string) => call<Glance>("GET", `/tables/${table}/glance`),
  reach: () => call<Reach>("GET", "/reach"),
  leave: (table: string) => call<Summary>("POST", `/tables/${table}/leave`, {}),
  start: async (table: string) =>
    call<Summary>("POST", `/tables/${table}/start`, await addingAt(table)),
  ready: async (table: string) =>
    call<Summary>("POST", `/tables/${table}/ready`, await addingAt(table)),
  seatLink: (table: string, seat: number) =>
    call<SeatLink>("POST", `/tables/${table}/seats/${seat}/link`, {}),
  claim: (table: string, seat: number, secret: string) =>
    call<Summary>("POST", `/tables/${table}/claim`, { seat, secret }),
  /** About whoever sits on a seat, or wrote a line of the chat. */
  moderate: (table: string, wanted: Moderate) =>
    call<Summary>("POST", `/tables/${table}/moderate`, wanted),
  record: (table: string) => call<MatchRecord>("GET", `/tables/${table}/record`),
  lessons: () => call<string[]>("GET", "/lessons"),
  lesson: (title: string) => call<Created>("POST", `/lessons/${title}`, {}),
  coaching: (table: string) => call<Coaching>("GET", `/lessons/at/${table}`),
  leap: (table: string) => call<unknown>("POST", `/lessons/at/${table}`, {}),
  tips: (table: string) => call<string[]>("GET", `/lessons/tips/${table}`),
  shelf: () => call<Record<string, PuzzleInfo[]>>("GET", "/puzzles"),
  puzzle: (title: string, number: number) =>
    call<Created>("POST", `/puzzles/${title}/${number}`, {}),
  solving: (table: string) => call<Solving>("GET", `/puzzles/at/${table}`),
  study: (table: string) => call<Study>("GET", `/tables/${table}/analysis`),
  analyse: (table: string) => call<Study>("POST", `/tables/${table}/analysis`, {}),
  playOn: (table: string, wanted: PlayOn) =>
    call<Created>("POST", `/tables/${table}/play-on`, wanted),
  course: (table: string) => call<Mark[]>("GET", `/tables/${table}/course`),
  frames: (table: string, eyes: number, start: number, count: number) =>
    call<Frame[]>("GET", `/tables/${table}/replay?eyes=${eyes}&start=${start}&count=${count}`),
};
