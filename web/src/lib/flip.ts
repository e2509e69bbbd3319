// The difference of two views as movement: what carries a `data-key` is measured before and after.

import { difference, isNews, renamed, type Box, type Change, type Offset } from "./difference";
import { EASE } from "./motion";

const LEAVE = "cubic-bezier(.4,0,1,1)";
const MOVE = 300;
const APPEAR = 180;
const FLY = 420;
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
  private news = false;

  measure(root: Element | undefined): void {
    if (this.frame) return; // several updates of one frame are one movement
    this.before = root ? boxes(root) : new Map();
  }

  /** With the next frame, whose layout has to be made anyway: an update itself waits for none.
   * `told` is by how much the log has grown: only what the game tells of is news. */
  play(root: Element | undefined, speed: number, told: number): void {
    if (told < 0) this.unmark();
    this.news = told > 0 || (this.news && this.frame !== 0);
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
      if (this.news && isNews(this.before.get(key), now)) this.mark(now.element);
      if (speed) animate(now.element, change, speed);
    }
    if (speed) this.leave(after, speed);
  }

  private mark(element: Element): void {
    clearTimeout(this.marks.get(element));
    element.setAttribute("data-changed", "");
    const timer = window.setTimeout(() => this.unmark([element]), MARKED);
    this.marks.set(element, timer);
  }

  private unmark(elements: Iterable<Element> = [...this.marks.keys()]): void {
    for (const element of elements) {
      clearTimeout(this.marks.get(element));
      element.removeAttribute("data-changed");
      this.marks.delete(element);
    }
  }

  /** What is gone fades where it was; only boxes of HTML, a drawing's parts cannot stand alone. */
  private leave(after: Map<string, Measured>, speed: number): void {
    const same = new Set(renamed(this.before, after).values());
    for (const [key, old] of this.before) {
      const ghost = old.element;
      if (after.has(key) || same.has(key) || !(ghost instanceof HTMLElement) || ghost.isConnected)
        continue;
      if (isCovered(old.rect)) continue;
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
      const done = ghost.animate(...parting(old.rect, after.get(ghost.dataset["to"] ?? ""), speed));
      const gone = (): void => {
        ghost.remove();
        this.ghosts.delete(ghost);
      };
      done.onfinish = gone;
      done.oncancel = gone;
    }
  }
}

/** How something goes: to what its `data-to` names, if that is seen, else into nothing. */
function parting(
  { x, y, width, height }: DOMRect,
  goal: Measured | undefined,
  speed: number,
): [Keyframe[], KeyframeAnimationOptions] {
  const fade = { opacity: 0, transform: "translateY(8px) scale(.96)" };
  if (!goal) return [[{ opacity: 1 }, fade], { duration: APPEAR / speed, easing: LEAVE }];
  const to = goal.rect;
  const by = [to.x + to.width / 2 - x - width / 2, to.y + to.height / 2 - y - height / 2];
  const flown = { opacity: 0.6, transform: `translate(${by[0]}px, ${by[1]}px) scale(.8)` };
  return [[{ opacity: 1 }, flown], { duration: FLY / speed, easing: EASE.fly }];
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

/** A ceremony's bar lies over what stood there. */
function isCovered({ x, y, width, height }: DOMRect): boolean {
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-stage]") != null;
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
    element.animate([from, to], { duration: MOVE / speed, easing: EASE.out, composite: "add" });
  } else if (change.sort === "new") {
    appear(element, speed);
  } else if (element instanceof HTMLElement) {
    const grow = [{ transform: "scale(1.12)" }, { transform: "scale(1)" }];
    element.animate(grow, { duration: APPEAR / speed, easing: EASE.out, composite: "add" });
  }
}

/** `data-enters` says how something new comes: by the board's own means, by falling, else out of nothing. */
function appear(element: Element, speed: number): void {
  const way = element.getAttribute("data-enters");
  const duration = APPEAR / speed;
  if (way === "fall") {
    const fall = [{ transform: "translate(0, -26px)" }, { transform: "translate(0, 0)" }];
    element.animate(fall, { duration, easing: EASE.drop, composite: "add" });
    element.animate([{ opacity: 0 }, {}], { duration: duration / 3 });
  } else if (!way) element.animate([{ opacity: 0 }, {}], { duration, easing: EASE.out });
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
