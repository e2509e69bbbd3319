// One open table: the connection, what it was sent, what the person sends.

import type {
  Chat,
  Clock,
  Incoming,
  Line,
  Outgoing,
  Reason,
  Refused,
  State,
  Table,
} from "../wire/wire";

export interface Choice {
  kind: string;
  id: number;
  text: string;
  label: Line;
}

export interface View {
  awaited: number[];
  ask: Line | null;
  result: number[];
}

export interface Why {
  text: string;
  reason: Reason | null;
}

type Draft = Incoming extends infer M
  ? M extends { match: string }
    ? Omit<M, "match">
    : never
  : never;

const RETRY = [250, 500, 1000, 2000, 4000];

export class Live {
  table = $state.raw<Table | null>(null);
  seq = $state(0);
  seat = $state(-1);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  log = $state.raw<Line[]>([]);
  scores = $state.raw<Line[][]>([]);
  chat = $state.raw<Chat[]>([]);
  clock = $state.raw<(Clock & { at: number }) | null>(null);
  refused = $state.raw<Refused | null>(null);
  why = $state.raw<Why | null>(null);
  hint = $state(-1);
  asked = $state(-1);
  connected = $state(false);
  missing = $state(false);
  fresh = $state(0); // log lines before this one were there when the last own action was made
  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  private timer = 0;

  constructor(readonly match: string) {
    this.open();
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get mine(): boolean {
    return this.choices.length > 0;
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.match}/live`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.connected = false;
    if (this.closed || code === 4004) return;
    const wait = RETRY[Math.min(this.attempt, RETRY.length - 1)] ?? 4000;
    this.attempt += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private receive(message: Outgoing): void {
    this.connected = true;
    this.attempt = 0;
    switch (message.t) {
      case "table":
        this.table = message;
        this.chat = this.chat.length && !this.socket ? this.chat : this.chat;
        break;
      case "state":
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
        break;
      case "asked":
        this.asked = message.seat;
        break;
    }
  }

  private refuse(message: Refused): void {
    if (message.code === "unknown_match") this.missing = true;
    this.refused = message;
  }

  private update(state: State): void {
    this.seq = state.seq;
    this.seat = state.seat;
    this.view = state.view as View;
    this.choices = state.choices as Choice[];
    this.log =
      state.log_from === 0 ? state.log : [...this.log.slice(0, state.log_from), ...state.log];
    this.scores = state.scores;
    this.hint = -1;
    this.why = null;
    this.asked = -1;
  }

  private send(message: Draft): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ ...message, match: this.match }));
  }

  act(id: number): void {
    this.refused = null;
    this.fresh = this.log.length;
    this.send({ t: "act", seq: this.seq, id });
  }

  undo(ask = false): void {
    this.send({ t: "undo", seq: this.seq, ask });
  }

  agree(yes: boolean): void {
    this.asked = -1;
    this.send({ t: "agree", yes });
  }

  askWhy(text: string): void {
    this.send({ t: "why", text });
  }

  askHint(): void {
    this.send({ t: "hint", seq: this.seq });
  }

  /** Let the planner play the own steps of this round. */
  finish(): void {
    this.refused = null;
    this.send({ t: "finish", seq: this.seq });
  }

  talk(text: string): void {
    this.send({ t: "talk", text });
  }

  prefer(auto: boolean): void {
    this.send({ t: "prefer", auto });
  }

  look(seat: number): void {
    this.send({ t: "look", seat });
  }
}
