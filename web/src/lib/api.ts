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
  Reach,
  SeatLink,
  Summary,
  TitleInfo,
  Trouble,
} from "../wire/wire";

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

/** What this device adds to chance, so that the server cannot choose it alone. */
function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
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
    if (wanted.start) await api.start(created.table);
    return created;
  },
  join: (table: string, seat: number) =>
    call<Summary>("POST", `/tables/${table}/join`, { seat, entropy: entropy() }),
  fill: (table: string, seat: number, bot: string) =>
    call<Summary>("POST", `/tables/${table}/fill`, { seat, bot }),
  resign: (table: string) => call<Summary>("POST", `/tables/${table}/resign`, {}),
  discard: (table: string) => call<unknown>("DELETE", `/tables/${table}`),
  glance: (table: string) => call<Glance>("GET", `/tables/${table}/glance`),
  reach: () => call<Reach>("GET", "/reach"),
  leave: (table: string) => call<Summary>("POST", `/tables/${table}/leave`, {}),
  start: (table: string) => call<Summary>("POST", `/tables/${table}/start`, { entropy: entropy() }),
  ready: (table: string) => call<Summary>("POST", `/tables/${table}/ready`, { entropy: entropy() }),
  seatLink: (table: string, seat: number) =>
    call<SeatLink>("POST", `/tables/${table}/seats/${seat}/link`, {}),
  claim: (table: string, seat: number, secret: string) =>
    call<Summary>("POST", `/tables/${table}/claim`, { seat, secret }),
  /** About whoever sits on a seat, or wrote a line of the chat. */
  moderate: (table: string, wanted: Moderate) =>
    call<Summary>("POST", `/tables/${table}/moderate`, wanted),
  verify: (table: string) => call<{ unfair: string }>("GET", `/tables/${table}/verify`),
  lessons: () => call<string[]>("GET", "/lessons"),
  lesson: (title: string) => call<Created>("POST", `/lessons/${title}`, {}),
  coaching: (table: string) => call<Coaching>("GET", `/lessons/at/${table}`),
  course: (table: string) => call<Mark[]>("GET", `/tables/${table}/course`),
  frames: (table: string, eyes: number, start: number, count: number) =>
    call<Frame[]>("GET", `/tables/${table}/replay?eyes=${eyes}&start=${start}&count=${count}`),
};
