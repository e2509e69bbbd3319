// One open table: the connection, what it was sent, what the person sends.

import type {
  Chat,
  Choice,
  Clock,
  Entry,
  Incoming,
  Line,
  Outgoing,
  Reason,
  Refused,
  State,
  Table,
  View,
} from "../wire/wire";
import { follow } from "./api";
import { keepHead } from "./keepsake";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { remade } from "./steps";

export interface Why {
  text: string;
  reason: Reason | null;
}

type Draft = Incoming extends infer M
  ? M extends { match: string }
    ? Omit<M, "match">
    : never
  : never;

type Goal = "decision" | "turn" | number;

interface Played {
  acts: (number | string)[];
  back: number;
}

export const FINAL = "final"; // the question before something that undo cannot hide again

const ASKED = new Set(["act", "undo", "finish", "hint", "talk", "agree"]); // by a click
const RETRY = [250, 500, 1000, 2000, 2000];
const PULSE = 20_000; // a line that has died without a word is noticed by this

export class Live {
  table = $state.raw<Table | null>(null);
  chat = $state.raw<Chat[]>([]);
  clock = $state.raw<(Clock & { at: number }) | null>(null);
  refused = $state.raw<Refused | null>(null);
  why = $state.raw<Why | null>(null);
  hint = $state(-1);
  reasons = $state.raw<Line[]>([]); // of the hint
  toldHint = $state(false); // before that the hint only points
  asked = $state(-1);
  askedEntries = $state(0); // lines of the log that would go
  wish = $state<"" | "asked" | "declined">(""); // what became of the own wish to take back
  finished = $state(0); // steps that the planner has played, until the next own click
  lostAt = $state(0); // when the connection was lost; 0 while it is there
  missing = $state(false);
  fresh = $state(0); // log entries before this one were there when the last own action was made
  made = $state.raw<string[]>([]); // own actions since anything else happened, by their notation
  readonly filmed: boolean = false; // a past position is shown (filmed.ts)
  final = $state.raw<Refused | null>(null); // asks whether the last line of play is meant
  private tried: Played = { acts: [], back: 0 }; // that line
  quiet = $state(-1); // the hint whose sentence has been read
  readonly show = new Show();
  private last = 0; // the number of the last state that was sent
  private entries: Entry[] = [];
  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  private timer = 0;
  private heard = 0;
  private sent: "act" | "undo" | "" = ""; // what the next state answers
  private goal: Goal = "decision"; // how far back was asked for last
  private making: string[] = []; // what is made once that answer has come
  private readonly pulse = window.setInterval(() => this.beat(), PULSE);

  constructor(readonly match: string) {
    this.open();
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get view(): View | null {
    return this.show.shown?.view ?? null;
  }

  get seq(): number {
    return this.show.shown?.seq ?? 0;
  }

  get seat(): number {
    return this.show.shown?.seat ?? -1;
  }

  get choices(): Choice[] {
    return this.show.present ? (this.show.shown?.choices ?? []) : [];
  }

  get log(): Entry[] {
    return this.show.shown?.log ?? [];
  }

  get scores(): Line[][] {
    return this.show.shown?.scores ?? [];
  }

  /** A stand-in plays for this person. */
  get replaced(): boolean {
    const own = this.table?.seats[this.seat];
    return Boolean(own?.mine && own.away && this.table?.status === "playing");
  }

  /** Other people sit here: what concerns them is not taken back without asking. */
  get company(): boolean {
    return this.table?.seats.some((seat) => seat.kind === "person" && !seat.mine) ?? false;
  }

  /** A person sits here, the match goes on, and the table takes back. */
  get undoable(): boolean {
    const { status, undo } = this.table ?? {};
    return this.seat >= 0 && status === "playing" && undo !== "none";
  }

  get mine(): boolean {
    return this.choices.length > 0;
  }

  /** The last step is the own one and the turn goes on: it may be half of a decision. */
  get halfway(): boolean {
    return this.made.length > 0 && this.mine;
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.match}/live`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.closed || code === 4004) return;
    this.lostAt ||= Date.now();
    const wait = RETRY[Math.min(this.attempt, RETRY.length - 1)] ?? 2000;
    this.attempt += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - this.heard > 2 * PULSE + 1000) this.socket.close();
    else this.send({ t: "ping" });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.show.close();
    this.socket?.close();
  }

  private receive(message: Outgoing): void {
    this.lostAt = 0;
    this.attempt = 0;
    this.heard = performance.now();
    switch (message.t) {
      case "table":
        this.table = message;
        void follow(this.match, message);
        break;
      case "state":
        keepHead(this.match, message.head);
        this.update(message);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "clock":
        this.clock = { ...message, at: performance.now() };
        break;
      case "refused":
        this.refuse(message);
        break;
      case "why":
        this.why = { text: message.text, reason: message.reason };
        break;
      case "hint":
        this.hint = message.id;
        this.reasons = message.reasons;
        break;
      case "asked":
        this.asked = message.seat;
        this.askedEntries = message.entries ?? 0;
        if (message.seat < 0 && this.wish === "asked") this.wish = "declined";
        break;
      case "finished":
        this.finished = message.steps;
        break;
    }
  }

  private refuse(message: Refused): void {
    this.wish = "";
    if (message.code === "unknown_match") this.missing = true;
    if (this.sent === "undo") this.made = []; // what the last step turned up cannot be unseen
    this.sent = "";
    if (message.code === FINAL) this.final = message;
    else this.refused = message;
  }

  private update(state: State): void {
    const before = this.show.shown;
    const own = this.sent !== "" || (before !== null && before.seat !== state.seat);
    const had = this.entries.length;
    this.entries = [...this.entries.slice(0, state.log_from), ...state.log];
    if (this.sent) this.made = this.making;
    else if (this.entries.length !== had) this.made = [];
    this.sent = "";
    this.last = state.seq;
    this.hint = -1;
    this.toldHint = false;
    this.quiet = -1;
    this.why = null;
    this.asked = -1;
    this.final = null;
    if (this.entries.length < had) {
      this.wish = ""; // it was granted
      this.fresh = Math.min(this.fresh, this.entries.length);
    }
    if (before && before.seat !== state.seat) this.show.forget();
    this.show.add({
      seq: state.seq,
      seat: state.seat,
      view: state.view as View,
      choices: state.choices as Choice[],
      log: this.entries,
      scores: state.scores,
    });
    if (own) this.show.flush();
  }

  /** Messages that ask nothing go; false if there were none. */
  hush(): boolean {
    const told = this.refused || this.wish === "declined" || this.finished;
    const hinting = this.hint >= 0 && this.quiet !== this.hint;
    this.quiet = this.hint;
    this.refused = null;
    this.finished = 0;
    if (this.wish === "declined") this.wish = "";
    return Boolean(told) || hinting;
  }

  private send(message: Draft): void {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      if (ASKED.has(message.t)) this.offline();
      return;
    }
    this.socket.send(JSON.stringify({ ...message, match: this.match }));
  }

  /** A click that went nowhere says so. */
  private offline(): void {
    const line = { id: "ui-error-offline" };
    this.refuse({ t: "refused", match: this.match, code: "offline", line });
  }

  /** Play actions, by id or notation, after taking so many own ones back: all of it or nothing. */
  act(acts: (number | string)[], back = 0, sure = false): void {
    this.wish = "";
    this.final = null;
    this.tried = { acts, back };
    this.begin([...this.made.slice(0, this.made.length - back), ...acts.map((a) => this.text(a))]);
    this.send({ t: "act", seq: this.last, back, acts, ...(this.asks && !sure && { sure }) });
  }

  /** Others sit here, and the person has not wished for no such question. */
  private get asks(): boolean {
    return this.company && !settings.all.sure.includes(FINAL);
  }

  /** Play what was asked about. */
  insist(): void {
    this.act(this.tried.acts, this.tried.back, true);
  }

  /** Make these the own last steps, instead of others. */
  remake(steps: string[], wished: string[]): void {
    const { back, acts } = remade(steps, wished);
    this.act(acts, back);
  }

  private text(action: number | string): string {
    if (typeof action === "string") return action;
    return this.choices.find((choice) => choice.id === action)?.text ?? "";
  }

  private begin(making: string[]): void {
    this.refused = null;
    this.finished = 0;
    this.fresh = this.log.length;
    this.show.mark();
    this.sent = "act";
    this.making = making;
  }

  /** To the last decision, the start of the turn or before an entry of the log; the others are
   * asked about what was refused. */
  undo(ask = false, to: Goal = ask ? this.goal : "decision"): void {
    if (this.sent === "undo") return; // a board and the frame may both have heard the key
    this.refused = null;
    this.wish = ask ? "asked" : "";
    this.finished = 0;
    this.show.hurry();
    this.sent = "undo";
    this.goal = to;
    this.making = to === "decision" ? this.made.slice(0, -1) : [];
    this.send({ t: "undo", seq: this.last, ask, to });
  }

  agree(yes: boolean): void {
    this.asked = -1;
    this.send({ t: "agree", yes });
  }

  askWhy(text: string): void {
    this.send({ t: "why", text });
  }

  /** Why nothing can be done with an object of the view, by its sort and id. */
  askAbout(name: string): void {
    this.send({ t: "about", name });
  }

  /** First where to look; asked once more, what to do and why. */
  askHint(): void {
    if (this.hint < 0) return this.send({ t: "hint", seq: this.last });
    this.toldHint = true;
    this.quiet = -1;
  }

  /** The own seat again, after the stand-in has played. */
  back(): void {
    this.send({ t: "back" });
  }

  /** Let the planner play the own steps of this round. */
  finish(): void {
    this.begin([...this.made, ""]);
    this.send({ t: "finish", seq: this.last });
  }

  talk(text: string, phrase: Chat["phrase"] = ""): void {
    this.send({ t: "talk", text, phrase });
  }

  prefer(auto: boolean): void {
    this.send({ t: "prefer", auto });
  }

  look(seat: number): void {
    this.send({ t: "look", seat });
  }
}
