// Cubes in any order. The rules take the cubes of one colour in the order of the cards; a click on an
// earlier card places the cubes of that colour anew.

import { lastSteps } from "../../lib/steps";

export interface Placing {
  text: string;
  id: number;
  resource: string;
}

export interface Anew {
  placed: string[];
  wished: string[];
}

/** The placings of this colour just made, and these with one more; null if it is the last anyway. */
export function placedAnew(
  made: readonly string[],
  one: Placing,
  places: ReadonlyMap<string, Placing>,
): Anew | null {
  const placed = lastSteps(made, (text) => places.get(text)?.resource === one.resource);
  const id = (text: string): number => places.get(text)?.id ?? one.id;
  const wished = [...placed, one.text].sort((a, b) => id(a) - id(b));
  return wished.at(-1) === one.text ? null : { placed, wished };
}
