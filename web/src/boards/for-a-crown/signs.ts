// The signs of cards and chests, in the order of the legend; Glyph.svelte draws them.

export const SIGNS: readonly (readonly [name: string, words: string])[] = [
  ["ruby", "effect-ruby"],
  ["coin", "effect-coin"],
  ["loss", "effect-loss"],
  ["bandit", "effect-bandit"],
  ["die", "effect-die"],
  ["move", "effect-move"],
  ["heirloom", "why-object-heirloom"],
];
