// The signs of the map and the cards, in the order of the legend; Sign.svelte draws them.

export const SIGNS: readonly (readonly [name: string, words: string])[] = [
  ["bone", "resource-bone"],
  ["ash", "resource-ash"],
  ["blood", "resource-blood"],
  ["sulphur", "resource-sulphur"],
  ["gold", "resource-gold"],
  ["ingredient", "resource-ingredient"],
  ["warrior-bone", "type-bone"],
  ["warrior-ash", "type-ash"],
  ["warrior-blood", "type-blood"],
  ["warrior-sulphur", "type-sulphur"],
  ["warrior-automaton", "type-automaton"],
  ["gather", "space-resource"],
  ["battle", "space-battle"],
  ["shield", "signs-shield"],
  ["die", "signs-die"],
  ["dashed", "signs-dashed"],
  ["level", "signs-chevrons"],
  ["held", "signs-hatching"],
];
