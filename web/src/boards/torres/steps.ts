// Steps by what the page does with them.

export const isSetup = (step: string): boolean =>
  ["master-card", "castles", "knights", "first-king"].includes(step);

/** A card is half played: it can be taken back step by step. */
export const isCardStep = (step: string): boolean =>
  ["card-source", "card-target", "card-stack"].includes(step);
