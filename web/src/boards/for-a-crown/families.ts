// Glyphs of the five families.
export const FAMILIES: Record<string, string> = {
  RAB: "rabbit",
  PEN: "penguin",
  MON: "monkey",
  FLA: "flamingo",
  CRO: "croc-jaws",
};

export interface Mercenary {
  id: string;
  level: number;
  options: string[][];
}
