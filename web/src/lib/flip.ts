// The difference of two views as movement: what carries a `data-key` is measured before and after.

import { difference, isNews, type Box, type Change, type Offset } from "./difference";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const LEAVE = "cubic-bezier(.4,0,1,1)";
const MOVE = 300;
const APPEAR = 180;
const MARKED = 3000; // milliseconds that a changed thing stays marked

const HOMES = "[data-key], section, ol, ul"; // of what does not say its place

interface Measured extends Box {
  element: Element;
  rect: DOMRect;
}

export class Flip {
  private before = new Map<string, Measured>();
  private marks = new Map<Element, number>();
  private ghosts = new Set<Element>();
  private frame = 0;

  measure(root: Element | undefined): void {
    if (this.frame) return; // several updates of one frame are one movement
    this.before = root ? boxes(root) : new Map();
  }

  /** With the next frame, whose layout has to be made anyway: an update itself waits for none. */
  play(root: Element | undefined, speed: number): void {
    if (this.frame || this.before.size === 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      if (root?.isConnected) this.move(root, speed);
    });
  }

  /** What comes next is another picture, not a movement. */
  still(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.before = new Map();
    for (const ghost of this.ghosts) ghost.remove();
    this.ghosts.clear();
  }

  close(): void {
    this.still();
  }

  /** Move what has moved; `speed` 0 only marks it. */
  private move(root: Element, speed: number): void {
    const after = boxes(root);
    for (const [key, change] of difference(this.before, after)) {
      const now = after.get(key);
      if (!now) continue;
      if (isNews(this.before.get(key), now)) this.mark(now.element);
      if (speed) animate(now.element, change, speed);
    }
    if (speed) this.leave(after, speed);
  }

  private mark(element: Element): void {
    clearTimeout(this.marks.get(element));
    element.setAttribute("data-changed", "");
    const timer = window.setTimeout(() => {
      element.removeAttribute("data-changed");
      this.marks.delete(element);
    }, MARKED);
    this.marks.set(element, timer);
  }

  /** What is gone fades where it was; only boxes of HTML, a drawing's parts cannot stand alone. */
  private leave(after: Map<string, Measured>, speed: number): void {
    for (const [key, old] of this.before) {
      const ghost = old.element;
      if (after.has(key) || !(ghost instanceof HTMLElement) || ghost.isConnected) continue;
      ghost.inert = true;
      ghost.removeAttribute("data-key");
      ghost.removeAttribute("data-choice");
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${old.rect.x}px`,
        top: `${old.rect.y}px`,
        width: `${old.rect.width}px`,
        height: `${old.rect.height}px`,
        margin: "0",
        pointerEvents: "none",
        zIndex: "15",
      });
      document.body.append(ghost);
      this.ghosts.add(ghost);
      const fade = [{ opacity: 1 }, { opacity: 0, transform: "translateY(8px) scale(.96)" }];
      const done = ghost.animate(fade, { duration: APPEAR / speed, easing: LEAVE });
      const gone = (): void => {
        ghost.remove();
        this.ghosts.delete(ghost);
      };
      done.onfinish = gone;
      done.oncancel = gone;
    }
  }
}

function boxes(root: Element): Map<string, Measured> {
  const found = new Map<string, Measured>();
  for (const element of root.querySelectorAll("[data-key]")) {
    const rect = element.getBoundingClientRect();
    const key = keyOf(element);
    const around = keyOf(element.parentElement?.closest("[data-key]"));
    const { x, y } = rect;
    const place = placeOf(element);
    if (key && (rect.width || rect.height))
      found.set(key, { element, rect, x, y, text: element.textContent, place, around });
  }
  return found;
}

const keyOf = (element: Element | null | undefined): string =>
  element?.getAttribute("data-key") ?? "";

/** What holds a piece, by name: never where that is on the screen. */
function placeOf(element: Element): string {
  const home = element.closest("[data-place]") ?? element.parentElement?.closest(HOMES);
  return (
    home?.getAttribute("data-place") ??
    home?.getAttribute("aria-label") ??
    home?.getAttribute("class") ??
    ""
  );
}

function animate(element: Element, change: Change, speed: number): void {
  if (change.sort === "moved") {
    const own = local(element, change.by);
    const from = { transform: `translate(${own.x}px, ${own.y}px)` };
    const to = { transform: "translate(0, 0)" };
    element.animate([from, to], { duration: MOVE / speed, easing: EASE, composite: "add" });
  } else if (change.sort === "new") {
    element.animate([{ opacity: 0 }, {}], { duration: APPEAR / speed, easing: EASE });
  } else if (element instanceof HTMLElement) {
    const grow = [{ transform: "scale(1.12)" }, { transform: "scale(1)" }];
    element.animate(grow, { duration: APPEAR / speed, easing: EASE, composite: "add" });
  }
}

/** Pixels of the screen in the element's own measure: a drawing has a scale of its own. */
function local(element: Element, shift: Offset): Offset {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (!matrix) return shift;
  const { a, b, c, d } = matrix;
  const area = a * d - b * c;
  if (!area) return shift;
  return { x: (d * shift.x - c * shift.y) / area, y: (a * shift.y - b * shift.x) / area };
}
