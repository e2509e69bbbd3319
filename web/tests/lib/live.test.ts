import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../../src/lib/live.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Choice, Entry, State } from "../../src/wire/wire";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Socket.last = this;
  }
  send = (text: string): void => void this.sent.push(JSON.parse(text) as Record<string, unknown>);
  close = (): void => undefined;
}

const entry = (seat: number, id = "log"): Entry => ({ seat, line: { id }, events: [] });
const choice = (id: number, text: string): Choice => ({ kind: "k", id, text, label: { id: "l" } });
const CHOICES = [choice(7, "place farm"), choice(8, "place mill")];

let live: Live;
let log: Entry[];

function hear(message: object): void {
  Socket.last.onmessage({ data: JSON.stringify({ match: "m", ...message }) });
}

function state(change: Partial<State> = {}): void {
  const seq = live.seq + 1;
  const view = { round: 1, rounds: 3, awaited: [0], ask: null, result: [], leaders: [] };
  hear({
    t: "state",
    seq,
    seat: 0,
    view,
    choices: CHOICES,
    log_from: 0,
    log,
    scores: [],
    ...change,
  });
}

/** The table's answer to what was sent: these entries more. */
function answer(...more: Entry[]): void {
  log = [...log, ...more];
  state({ log_from: log.length - more.length, log: more });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  settings.set({ speed: 0 });
  live = new Live("m");
  log = [entry(1)];
  state();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("a click is a line of play of one action", () => {
  live.act([7]);
  expect(Socket.last.sent).toEqual([{ t: "act", match: "m", seq: 1, back: 0, acts: [7] }]);
});

test("what was made is remembered by its notation once the table has answered", () => {
  live.act([8]);
  expect(live.made).toEqual([]);
  answer(entry(0));
  expect([live.made, live.halfway]).toEqual([["place mill"], true]);
});

test("steps in another order are one message and one answer", () => {
  live.act([8]);
  answer(entry(0));
  live.remake(["place mill"], ["place farm", "place mill"]);
  expect(Socket.last.sent.at(-1)).toMatchObject({ back: 1, acts: ["place farm", "place mill"] });
  state({ log_from: 1, log: [entry(0), entry(0)] });
  expect(live.made).toEqual(["place farm", "place mill"]);
  expect(live.log).toHaveLength(3);
});

test("what was refused was not made", () => {
  live.act([8]);
  answer(entry(0));
  live.remake(["place mill"], ["place farm", "place mill"]);
  hear({ t: "refused", code: "illegal_action", line: { id: "no" }, rule: "W-1", id: 7, at: 0 });
  expect(live.made).toEqual(["place mill"]);
  expect(live.refused?.rule).toBe("W-1");
});

test("a step taken back is not made any more", () => {
  live.act([7]);
  answer(entry(0));
  live.undo();
  state({ log_from: 1, log: [] });
  expect([live.made, live.log.length]).toEqual([[], 1]);
});

test("what others do ends the own steps", () => {
  live.act([7]);
  answer(entry(0));
  answer(entry(1));
  expect([live.made, live.halfway]).toEqual([[], false]);
});

test("what others do in secret, and a new connection, does not", () => {
  live.act([7]);
  answer(entry(0));
  state({ log_from: log.length, log: [] });
  state();
  expect(live.made).toEqual(["place farm"]);
});

test("a lost connection is tried again, and told until it is there", () => {
  const first = Socket.last;
  first.onclose({ code: 1006 });
  expect(live.lostAt).toBeGreaterThan(0);
  vi.advanceTimersByTime(250);
  expect(Socket.last).not.toBe(first);
  state();
  expect(live.lostAt).toBe(0);
});

test("other eyes at the same device begin without a past", () => {
  answer(entry(1));
  state({ seat: 1 });
  expect([live.seat, live.show.hasPast]).toEqual([1, false]);
});

test("a click while the line is down is told to have gone nowhere", () => {
  Socket.last.readyState = 3;
  live.act([7]);
  expect(Socket.last.sent).toEqual([]);
  expect(live.refused?.line.id).toBe("ui-error-offline");
});
