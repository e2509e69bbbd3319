// Own steps in another order, as one message.

import type { Act } from "../wire/wire";

export type LineOfPlay = Required<Pick<Act, "back" | "acts">>;

/** What to take back and what to play so that the own last steps `made` become those wished for. */
export function remade(made: readonly string[], wished: readonly string[]): LineOfPlay {
  let same = 0;
  while (same < made.length && made[same] === wished[same]) same += 1;
  return { back: made.length - same, acts: wished.slice(same) };
}

/** The own last steps, as far back as all of them are of a sort. */
export function lastSteps(made: readonly string[], isSuch: (text: string) => boolean): string[] {
  let from = made.length;
  while (from > 0 && isSuch(made[from - 1] ?? "")) from -= 1;
  return made.slice(from);
}
