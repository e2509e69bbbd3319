import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asksElse, pointOf, spotted, targetOf } from "../../src/lib/coach";

const SIZE = { width: 344, height: 150 };
const TOP = { left: 8, top: 56, width: 344 };
const FOOT = { left: 8, top: 520, width: 344 };

/** A thing on the page that leads to choices. */
function thing(choice: string, top: number): HTMLElement {
  const box = { left: 100, right: 160, top, bottom: top + 60 };
  return {
    dataset: { choice },
    getClientRects: () => [box],
    getBoundingClientRect: () => box,
    closest: () => null,
  } as unknown as HTMLElement;
}

let page: HTMLElement[] = [];
beforeEach(() => {
  vi.stubGlobal("document", { querySelectorAll: () => page });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("of all that leads to a choice the hand points at what leads to little else", () => {
  page = [thing("1 2 3 4", 10), thing("2 4", 20), thing("1 2 3", 30)];
  expect(targetOf(2)).toBe(page[1]);
});

test("the coach stands where it does not cover what is pointed at", () => {
  page = [thing("2", 600)];
  expect(spotted([TOP, FOOT], SIZE, 2)).toBe(TOP);
  page = [thing("2", 180)];
  expect(spotted([TOP, FOOT], SIZE, 2)).toBe(FOOT);
  expect(spotted([TOP, FOOT], SIZE, -1)).toBe(TOP);
});

test("the hand points where a tap hits the thing, not its neighbour that lies over it", () => {
  const card = { ...thing("2", 0), contains: (other: unknown) => other === "card" };
  const elementFromPoint = (x: number): string => (x > 125 ? "neighbour" : "card");
  vi.stubGlobal("document", { elementFromPoint });
  expect(pointOf(card as unknown as HTMLElement)).toEqual({ x: 121, y: 30 });
});

test("the hand stays while rivals move, and goes when something else is asked for", () => {
  const asked = { step: 3, total: 9, texts: [], move: "plan a", off: false, done: false };
  const told = { ...asked, mistakes: [], real: [] };
  expect(asksElse(told, { ...told })).toBe(false);
  expect(asksElse(null, told)).toBe(true);
  expect(asksElse(told, { ...told, step: 4 })).toBe(true);
  expect(asksElse(told, { ...told, move: "plan b" })).toBe(true);
  expect(asksElse(told, { ...told, off: true })).toBe(true);
});
