import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beside, HOVER, PRESS, Zooms } from "../../src/lib/zoom.svelte";

const screen = { width: 1280, height: 720 };
const size = { width: 266, height: 330 };
const box = (left: number, top: number, width = 100, height = 170) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function thing(visible = true): HTMLElement {
  const node = { matches: () => visible, closest: () => node };
  return node as unknown as HTMLElement;
}

const bare = { closest: () => null };
let way = 0; // a mouse that moves is never where it was
const mouse = (target: unknown, buttons = 0, clientX = (way += 1)) =>
  ({ pointerType: "mouse", target, buttons, clientX, clientY: 0 }) as unknown as PointerEvent;
const touch = (target: unknown, x = 0) =>
  ({ pointerType: "touch", target, clientX: x, clientY: 0 }) as unknown as PointerEvent;

let zooms: Zooms;
let card: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  zooms = new Zooms();
  card = thing();
  zooms.know(card, () => ({ name: "Farm" }));
  zooms.move(mouse(bare));
});
afterEach(() => vi.useRealTimers());

test("words stand right of a card, or left of it at the right edge", () => {
  expect(beside(box(500, 300), size, screen)).toEqual({ left: 610, top: 220 });
  expect(beside(box(1170, 300), size, screen).left).toBe(894);
});

test("words never leave the screen and never lie upon a card with room above or under it", () => {
  expect(beside(box(500, 540), size, screen).top).toBe(382);
  const narrow = { width: 390, height: 844 };
  expect(beside(box(100, 60, 190), size, narrow).top).toBe(240);
  expect(beside(box(100, 600, 190), size, narrow).top).toBe(260);
});

test("a hover opens after its time, and another card closes the first", () => {
  zooms.over(mouse(card));
  vi.advanceTimersByTime(HOVER - 1);
  expect(zooms.at).toBeNull();
  vi.advanceTimersByTime(1);
  expect(zooms.zoomed?.name).toBe("Farm");
  const other = thing();
  zooms.know(other, () => ({ name: "Mill" }));
  zooms.over(mouse(other));
  expect(zooms.at).toBeNull();
  vi.advanceTimersByTime(HOVER);
  expect(zooms.zoomed?.name).toBe("Mill");
});

test("what comes under a mouse that stands still is opened only when it moves", () => {
  zooms.over(mouse(card, 0, way));
  vi.advanceTimersByTime(2 * HOVER);
  expect(zooms.at).toBeNull();
  zooms.move(mouse(card));
  vi.advanceTimersByTime(HOVER);
  expect(zooms.zoomed?.name).toBe("Farm");
});

test("the first move of a mouse opens what it is upon, though it has stood nowhere before", () => {
  const fresh = new Zooms();
  fresh.know(card, () => ({ name: "Farm" }));
  fresh.over(mouse(card, 0, 7));
  vi.advanceTimersByTime(2 * HOVER);
  expect(fresh.at).toBeNull();
  fresh.move(mouse(card, 0, 7)); // comes with it, from the same place
  vi.advanceTimersByTime(HOVER);
  expect(fresh.zoomed?.name).toBe("Farm");
});

test("passing by, dragging and leaving open nothing", () => {
  zooms.over(mouse(card));
  zooms.over(mouse(bare));
  vi.advanceTimersByTime(HOVER);
  zooms.over(mouse(card, 1));
  vi.advanceTimersByTime(HOVER);
  expect(zooms.at).toBeNull();
});

test("a long press opens, stays when the finger goes, and swallows its click", () => {
  const click = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  zooms.down(touch(card));
  vi.advanceTimersByTime(PRESS);
  zooms.up(touch(card));
  zooms.click(click as unknown as MouseEvent);
  expect(zooms.at).toBe(card);
  expect(click.stopPropagation).toHaveBeenCalledOnce();
  zooms.down(touch(bare));
  zooms.click(click as unknown as MouseEvent);
  expect(zooms.at).toBeNull();
  expect(click.stopPropagation).toHaveBeenCalledOnce();
});

test("a tap and a scroll are no long press", () => {
  zooms.down(touch(card));
  zooms.up(touch(card));
  vi.advanceTimersByTime(PRESS);
  zooms.down(touch(card));
  zooms.move(touch(card, 40));
  vi.advanceTimersByTime(PRESS);
  expect(zooms.at).toBeNull();
});

test("the keyboard's focus opens, Esc closes and goes no further", () => {
  zooms.focus({ target: card } as unknown as FocusEvent);
  vi.advanceTimersByTime(0);
  expect(zooms.at).toBe(card);
  const escape = { key: "Escape", preventDefault: vi.fn() };
  zooms.key(escape as unknown as KeyboardEvent);
  expect(zooms.at).toBeNull();
  zooms.key(escape as unknown as KeyboardEvent);
  expect(escape.preventDefault).toHaveBeenCalledOnce();
  zooms.focus({ target: thing(false) } as unknown as FocusEvent);
  vi.advanceTimersByTime(0);
  expect(zooms.at).toBeNull();
});

test("a card that goes takes its words along", () => {
  zooms.over(mouse(card));
  vi.advanceTimersByTime(HOVER);
  zooms.forget(card);
  expect(zooms.zoomed).toBeNull();
});
