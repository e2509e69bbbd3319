// What draws the pictures and the signs of a guide: the parts of the title's own board.

import type { Component } from "svelte";
import type { Choice, View } from "../wire/wire";

export interface PictureProps {
  view: View;
  choices: Choice[];
  names: string[];
  components: Record<string, unknown>;
  /** What of the position is shown, in the title's own few words; nothing: the table. */
  show: string;
}

export interface GuideParts {
  Picture: Component<PictureProps>;
  Sign: Component<{ name: string }>;
  /** What pictures and signs refer to, once for the page. */
  Symbols?: Component;
}

const parts = import.meta.glob<{ default: GuideParts }>("../boards/*/guide.ts");

/** A title without a guide.ts has a guide without pictures. */
export async function partsOf(title: string): Promise<GuideParts | null> {
  const load = parts[`../boards/${title}/guide.ts`];
  return load ? (await load()).default : null;
}
