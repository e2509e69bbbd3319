import { expect, test } from "vitest";
import { meaning, showing } from "../../src/lib/keys";

const press = (key: string, held: Partial<KeyboardEvent> = {}): unknown =>
  meaning({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test("keys of the table", () => {
  expect(press("z", { ctrlKey: true })).toEqual({ what: "undo", to: "decision" });
  expect(press("Z", { metaKey: true, shiftKey: true })).toEqual({ what: "undo", to: "turn" });
  expect(press("3")).toEqual({ what: "number", n: 3 });
  expect(press("?", { shiftKey: true })).toEqual({ what: "help" });
  expect(press("ArrowUp")).toEqual({ what: "arrow" });
  expect([
    press("z"),
    press("0"),
    press("3", { altKey: true }),
    press("1", { ctrlKey: true }),
  ]).toEqual([null, null, null, null]);
});

test("while something is shown Space skips, P pauses on any keyboard, the arrow steps", () => {
  const press = (key: string, code: string, ctrlKey = false): unknown =>
    showing({ key, code, ctrlKey, metaKey: false, altKey: false });
  expect([press(" ", "Space"), press("Escape", "Escape")]).toEqual(["skip", "skip"]);
  expect([press("p", "KeyP"), press("з", "KeyP")]).toEqual(["pause", "pause"]);
  expect(press("ArrowRight", "ArrowRight")).toBe("step");
  expect([press("q", "KeyQ"), press("p", "KeyP", true)]).toEqual([null, null]);
});
