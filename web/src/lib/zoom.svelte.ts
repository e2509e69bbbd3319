// Anything with words on it, shown large: after a moment's hover, on focus, after a long press; one at a time.

import type { Snippet } from "svelte";

export const HOVER = 220; // milliseconds
export const PRESS = 420;
const SLIP = 10; // a finger that moves further drags or scrolls
const GAP = 10; // between the thing and its words
const EDGE = 8;

/** What is told about a card, a tile, a sign. */
export interface Zoomed {
  name: string;
  kind?: string;
  /** A class that sets the colours `--kc` and `--kt` of the heading, and what the drawing needs. */
  tint?: string;
  art?: Snippet<[string]>;
  /** What the drawing is of, in the board's own words. */
  of?: string;
  /** What it costs, makes, is worth; where it comes from: a word and its sentence each. */
  lines?: { term: string; words: string }[];
  /** What it would do in this position. */
  note?: string;
}

export type Teller = () => Zoomed | null;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Right of the thing, else left of it, else under or over it: never upon it while there is room. */
export function beside(box: Box, size: Size, screen: Size): { left: number; top: number } {
  const within = (at: number, length: number, room: number): number =>
    Math.max(EDGE, Math.min(room - length - EDGE, at));
  const top = within((box.top + box.bottom - size.height) / 2, size.height, screen.height);
  const right = box.right + GAP;
  if (right + size.width + EDGE <= screen.width) return { left: right, top };
  const left = box.left - GAP - size.width;
  if (left >= EDGE) return { left, top };
  const under = box.bottom + GAP;
  const fits = under + size.height + EDGE <= screen.height;
  return {
    left: within((box.left + box.right - size.width) / 2, size.width, screen.width),
    top: fits ? under : Math.max(EDGE, box.top - GAP - size.height),
  };
}

/** What is zoomed, and the waiting that comes before it. */
export class Zooms {
  at = $state.raw<HTMLElement | null>(null);
  private readonly tellers = new WeakMap<HTMLElement, Teller>();
  private timer = 0;
  private from: { x: number; y: number } | null = null; // where the pointer was last
  private came: HTMLElement | null = null; // under a pointer that stands still
  private entered = false; // by the first sign of the pointer: whether it stands is not known yet
  private pressed = false; // by this press: the click that ends it is not meant

  get zoomed(): Zoomed | null {
    return (this.at && this.tellers.get(this.at)?.()) ?? null;
  }

  know(node: HTMLElement, teller: Teller): void {
    this.tellers.set(node, teller);
  }

  forget(node: HTMLElement): void {
    this.tellers.delete(node);
    if (this.at === node) this.close();
  }

  private thing(target: EventTarget | null): HTMLElement | null {
    return (target as Element | null)?.closest<HTMLElement>("[data-zoom]") ?? null;
  }

  private later(node: HTMLElement | null, wait: number, then?: () => void): void {
    clearTimeout(this.timer);
    if (!node) return;
    this.timer = window.setTimeout(() => {
      this.at = node;
      then?.();
    }, wait);
  }

  over(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const node = this.thing(event.target);
    if (node === this.at && node) return;
    this.close();
    this.entered = !this.from;
    this.came = this.stands(event) ? node : null;
    this.from = { x: event.clientX, y: event.clientY };
    if (event.buttons === 0 && !this.came) this.later(node, HOVER);
  }

  /** The page has moved, not the pointer: nobody has pointed at what lies there now. */
  private stands({ clientX, clientY }: PointerEvent): boolean {
    return !this.from || (clientX === this.from.x && clientY === this.from.y);
  }

  down(event: PointerEvent): void {
    this.close();
    this.pressed = false;
    this.from = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "touch") return;
    this.later(this.thing(event.target), PRESS, () => (this.pressed = true));
  }

  move(event: PointerEvent): void {
    if (event.pointerType !== "touch") {
      if (this.from && !this.entered && this.stands(event)) return;
      if (this.came) this.later(this.came, HOVER);
      this.came = null;
      this.entered = false;
      this.from = { x: event.clientX, y: event.clientY };
      return;
    }
    const { x, y } = this.from ?? { x: 0, y: 0 };
    const far = Math.hypot(event.clientX - x, event.clientY - y) > SLIP;
    if (far) clearTimeout(this.timer);
  }

  /** The finger is gone; what it has opened stays until the next touch. */
  up(event: PointerEvent): void {
    if (event.pointerType === "touch") clearTimeout(this.timer);
  }

  /** A long press reads a card and plays nothing. */
  click(event: MouseEvent): void {
    if (!this.pressed) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The menu that some devices open on a long press would cover the words. */
  menu(event: Event): void {
    if (this.pressed) event.preventDefault();
  }

  focus(event: FocusEvent): void {
    const node = this.thing(event.target);
    if (node?.matches(":focus-visible")) this.later(node, 0);
  }

  blur(): void {
    this.close();
  }

  key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.at) return;
    event.preventDefault();
    this.close();
  }

  /** A card that scrolls away leaves its words behind. */
  scroll(event: Event): void {
    if (this.at && (event.target as Node).contains(this.at)) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.at = null;
  }
}

export const zooms = new Zooms();

/** `use:zoom={() => ({ name, ... })}`; null while there is nothing to tell. */
export function zoom(
  node: HTMLElement,
  teller: Teller,
): { update: (teller: Teller) => void; destroy: () => void } {
  node.dataset["zoom"] = "";
  zooms.know(node, teller);
  return {
    update: (told) => zooms.know(node, told),
    destroy: () => zooms.forget(node),
  };
}
