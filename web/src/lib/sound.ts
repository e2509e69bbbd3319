// A few notes, made here: my turn, somebody's move, the end, a refusal.

import { settings } from "./settings.svelte";

type Note = [pitch: number, start: number, length: number];

const TUNES = {
  turn: [
    [587, 0, 0.14],
    [880, 0.12, 0.22],
  ],
  move: [[392, 0, 0.06]],
  over: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.2],
    [1047, 0.48, 0.5],
  ],
  no: [[196, 0, 0.16]],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

/** Browsers let a page sound only after a click; before that it stays silent. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.all.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of TUNES[tune]) sing(context, note as Note, tune === "move" ? 0.03 : 0.07);
}

function sing(on: AudioContext, [pitch, start, length]: Note, volume: number): void {
  const tone = on.createOscillator();
  const gain = on.createGain();
  const from = on.currentTime + start;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(gain).connect(on.destination);
  tone.start(from);
  tone.stop(from + length);
}
