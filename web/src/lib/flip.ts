// The difference of two views as movement: what carries a `data-key` is measured before and after.

const EASE = "cubic-bezier(.2,.7,.2,1)";
const LEAVE = "cubic-bezier(.4,0,1,1)";
const MOVE = 300;
const APPEAR = 180;
const MARKED = 3000; // milliseconds that a changed thing stays marked
const TOO_MANY = 80; // a whole new picture is not a movement

interface Box {
  element: Element;
  rect: DOMRect;
  text: string;
}

type Offset = { x: number; y: number };

export class Flip {
  private before = new Map<string, Box>();
  private marks = new Map<Element, number>();
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

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  /** Move what has moved; `speed` 0 only marks it. */
  private move(root: Element, speed: number): void {
    const after = boxes(root);
    const shifts = new Map<Element, Offset>();
    let fresh = 0;
    for (const [key, now] of after) {
      const old = this.before.get(key);
      if (!old) fresh += 1;
      const change = old ? this.changed(old, now, shifts) : "new";
      if (!change || fresh > TOO_MANY) continue;
      this.mark(now.element);
      if (speed) animate(now.element, change, shifts, speed);
    }
    if (speed) this.leave(after, speed);
  }

  private changed(old: Box, now: Box, shifts: Map<Element, Offset>): "moved" | "text" | "" {
    const shift = { x: old.rect.x - now.rect.x, y: old.rect.y - now.rect.y };
    const carried = carrier(now.element, shifts);
    const own = { x: shift.x - carried.x, y: shift.y - carried.y };
    if (Math.hypot(own.x, own.y) > 3) {
      shifts.set(now.element, shift);
      return "moved";
    }
    return old.text === now.text ? "" : "text";
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
  private leave(after: Map<string, Box>, speed: number): void {
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
      const fade = [{ opacity: 1 }, { opacity: 0, transform: "translateY(8px) scale(.96)" }];
      const done = ghost.animate(fade, { duration: APPEAR / speed, easing: LEAVE });
      done.onfinish = () => ghost.remove();
      done.oncancel = () => ghost.remove();
    }
  }
}

function boxes(root: Element): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const element of root.querySelectorAll("[data-key]")) {
    const rect = element.getBoundingClientRect();
    const key = element.getAttribute("data-key") ?? "";
    if (key && (rect.width || rect.height))
      found.set(key, { element, rect, text: element.textContent });
  }
  return found;
}

/** How far the keyed thing around this one is moved already. */
function carrier(element: Element, shifts: Map<Element, Offset>): Offset {
  const parent = element.parentElement?.closest("[data-key]");
  return (parent && shifts.get(parent)) ?? { x: 0, y: 0 };
}

function animate(
  element: Element,
  change: "moved" | "text" | "new",
  shifts: Map<Element, Offset>,
  speed: number,
): void {
  if (change === "moved") {
    const shift = shifts.get(element) ?? { x: 0, y: 0 };
    const carried = carrier(element, shifts);
    const own = local(element, { x: shift.x - carried.x, y: shift.y - carried.y });
    const from = { transform: `translate(${own.x}px, ${own.y}px)` };
    const to = { transform: "translate(0, 0)" };
    element.animate([from, to], { duration: MOVE / speed, easing: EASE, composite: "add" });
  } else if (change === "new") {
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
