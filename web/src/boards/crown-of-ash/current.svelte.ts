// The kit of the table on screen, for parts that are given the view alone.

import type { Kit } from "./kit";

class Current {
  kit = $state.raw<Kit | null>(null);
}

export const current = new Current();
