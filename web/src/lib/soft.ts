// Long words may part between syllables where a narrow card has no room for them.

const LONG = 8;
const VOWELS = "aeiouyáéěíóúůýаеёиоуыэюя";
const SYLLABLE = new RegExp(`([${VOWELS}])(?=[^${VOWELS}ьъ][${VOWELS}])`, "gi");

const parted = (word: string): string =>
  word.replace(SYLLABLE, (vowel, _group: string, at: number) =>
    at >= 2 && at <= word.length - 4 ? `${vowel}\u00ad` : vowel,
  );

/** The text with soft hyphens in its long words. */
export const soft = (text: string): string =>
  text
    .split(" ")
    .map((word) => (word.length > LONG ? parted(word) : word))
    .join(" ");
