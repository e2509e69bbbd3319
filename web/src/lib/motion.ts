// How things move in ceremonies and on boards: the eases, and a flight from one place to another.

import { calm } from "./settings.svelte";

export const EASE = {
  out: "cubic-bezier(.2,.7,.2,1)",
  fly: "cubic-bezier(.4,0,.3,1)",
  slam: "cubic-bezier(.3,0,.6,1)",
  drop: "cubic-bezier(.5,0,.9,.4)",
} as const;

const ARC = 46; // pixels above the higher end

/** A copy of `what` flies from one place to another in one arc; done when it has landed. */
export async function fly(
  what: Element,
  from: DOMRect,
  to: DOMRect,
  ms: number,
  { delay = 0, scale = 0.62 } = {},
): Promise<void> {
  if (calm() || !ms) return;
  const ghost = what.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-key");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, PLACED);
  document.body.append(ghost);
  const { width, height } = ghost.getBoundingClientRect();
  const path = arc(from, to, width, height, scale);
  const timing = { duration: ms, delay, easing: EASE.fly, fill: "backwards" } as const;
  await ghost.animate(path, timing).finished.catch(() => undefined);
  ghost.remove();
}

const PLACED = {
  position: "fixed",
  left: "0",
  top: "0",
  margin: "0",
  zIndex: "60",
  pointerEvents: "none",
};

function arc(from: DOMRect, to: DOMRect, width: number, height: number, scale: number): Keyframe[] {
  const middle = (box: DOMRect): [number, number] => [
    box.x + box.width / 2 - width / 2,
    box.y + box.height / 2 - height / 2,
  ];
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const top = Math.min(y0, y1) - ARC;
  return [
    { transform: `translate(${x0}px, ${y0}px)` },
    { transform: `translate(${(x0 + x1) / 2}px, ${top}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
    { transform: `translate(${x1}px, ${y1}px) scale(${scale})`, opacity: 0.9 },
  ];
}
