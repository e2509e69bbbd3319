// Stone, wood, paper, bell, tick, die, horn: synthesised here, off until asked for, never before a gesture.

import { settings } from "./settings.svelte";

export type Cue = "stone" | "wood" | "paper" | "bell" | "tick" | "die" | "horn";

interface How {
  after?: number; // seconds
  softer?: number; // how many of its kind came before: 2 dB less for each
  rival?: boolean; // somebody else's move: 6 dB less
}

interface Noise {
  length: number; // seconds
  at: number; // Hz
  to?: number; // where the filter goes
  q: number;
  gain: number;
  type?: BiquadFilterType;
}

const LEVEL: Record<Cue, number> = {
  stone: 0,
  wood: -8,
  paper: -12,
  bell: -10,
  tick: -18,
  die: -8,
  horn: -12,
}; // dB beside the loudest
const FLOOR = -24; // dB: ticks do not fall below it
const LOUDEST = 0.8;
const BOUNCES = [0, 0.09, 0.17, 0.27, 0.39]; // seconds: a die falls
const PARTIALS = [1, 2.01, 2.74, 4.1]; // of a bell
const AT_ONCE = 3;

let context: AudioContext | null = null;
let ends: number[] = []; // of what sounds now, in the context's time

/** Let something be heard, if it is wished for and the person has done something on the page. */
export function hear(cue: Cue, how: How = {}): void {
  if (!settings.all.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const from = context.currentTime + (how.after ?? 0);
  ends = ends.filter((end) => end > from);
  if (ends.length >= AT_ONCE) return;
  ends.push(from + 0.12);
  MAKERS[cue](context, from, loudness(cue, how) * settings.all.volume);
}

/** As a factor, from the table of levels. */
export function loudness(cue: Cue, { softer = 0, rival = false }: How): number {
  const level = Math.max(FLOOR, LEVEL[cue] - 2 * softer) - (rival ? 6 : 0);
  return LOUDEST * 10 ** (level / 20);
}

const MAKERS: Record<Cue, (on: AudioContext, from: number, loud: number) => void> = {
  stone(on, from, loud) {
    noise(on, from, { length: 0.16, at: 260, q: 1.4, gain: loud, type: "lowpass" });
    noise(on, from, { length: 0.05, at: 2200, q: 2, gain: 0.22 * loud });
    tone(on, from, 92, 0.14, 0.28 * loud);
  },
  wood(on, from, loud) {
    noise(on, from, { length: 0.06, at: 900, q: 3, gain: 1.1 * loud });
    tone(on, from, 240, 0.07, 0.36 * loud, "triangle");
  },
  paper: (on, from, loud) =>
    noise(on, from, { length: 0.14, at: 1800, to: 5200, q: 0.8, gain: loud }),
  bell(on, from, loud) {
    PARTIALS.forEach((partial, k) =>
      tone(on, from, 600 * partial, 1.6 / (1 + 0.7 * k), (0.5 * loud) / (1 + 1.3 * k)),
    );
  },
  tick: (on, from, loud) => noise(on, from, { length: 0.025, at: 3200, q: 6, gain: 2 * loud }),
  die(on, from, loud) {
    BOUNCES.forEach((at, k) => MAKERS.wood(on, from + at, loud * 10 ** (-k / 10)));
  },
  horn(on, from, loud) {
    [196, 294, 392].forEach((pitch, k) =>
      tone(on, from + 0.05 * k, pitch, 0.9, 0.25 * loud, "sawtooth"),
    );
  },
};

function noise(on: AudioContext, from: number, made: Noise): void {
  const count = Math.ceil(on.sampleRate * made.length);
  const buffer = on.createBuffer(1, count, on.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let k = 0; k < count; k += 1) wave[k] = (2 * Math.random() - 1) * (1 - k / count) ** 2.6;
  const source = new AudioBufferSourceNode(on, { buffer });
  const { type = "bandpass", at: frequency, q: Q } = made;
  const filter = new BiquadFilterNode(on, { type, frequency, Q });
  if (made.to) filter.frequency.exponentialRampToValueAtTime(made.to, from + made.length);
  source
    .connect(filter)
    .connect(new GainNode(on, { gain: made.gain }))
    .connect(on.destination);
  source.start(from);
}

function tone(
  on: AudioContext,
  from: number,
  frequency: number,
  length: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const source = new OscillatorNode(on, { type, frequency });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  source.connect(gain).connect(on.destination);
  source.start(from);
  source.stop(from + length);
}
