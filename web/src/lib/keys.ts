// What a key means at a table, whatever the board does with it.

export type Wish =
  | { what: "help" }
  | { what: "undo"; to: "decision" | "turn" }
  | { what: "number"; n: number }
  | { what: "arrow" };

/** What a key means while something is shown. */
export type Showing = "skip" | "pause" | "step";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

export function meaning({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Wish | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== "z") return null;
    return { what: "undo", to: shiftKey ? "turn" : "decision" };
  }
  if (key === "?") return { what: "help" };
  if (/^[1-9]$/.test(key)) return { what: "number", n: Number(key) };
  return key.startsWith("Arrow") ? { what: "arrow" } : null;
}

type Typed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** P by its place: a Cyrillic keyboard has another letter there. */
export function showing({ key, code, ctrlKey, metaKey, altKey }: Typed): Showing | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === " " || key === "Escape") return "skip";
  if (code === "KeyP") return "pause";
  return key === "ArrowRight" ? "step" : null;
}
