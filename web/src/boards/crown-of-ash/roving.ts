// One Tab stop for the whole map: arrow keys go to the nearest thing in that direction.

import type { Attachment } from "svelte/attachments";

const SPOT = "[data-spot]";
const AHEAD: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

let last = ""; // the spot that had the focus, kept over updates

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest spot ahead; what lies aside counts double. */
export function nearest(from: Element, spots: Element[], key: string): Element | null {
  const ahead = AHEAD[key];
  if (!ahead) return null;
  const [dx, dy] = ahead;
  const here = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const there = centre(spot);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (spot === from || along < 3) continue;
    if (along + 2 * aside < least) [best, least] = [spot, along + 2 * aside];
  }
  return best;
}

function stopAt(current: HTMLElement | undefined, spots: HTMLElement[]): void {
  for (const spot of spots) spot.tabIndex = spot === current ? 0 : -1;
}

/** Tab leads to where the focus was, but rather to something that is offered. */
function settle(spots: HTMLElement[]): void {
  const kept = spots.find((spot) => spot.dataset["spot"] === last);
  const offered = kept?.dataset["choice"] ? kept : spots.find((spot) => spot.dataset["choice"]);
  stopAt(offered ?? kept ?? spots[0], spots);
}

/** `now` is read so that an update settles the Tab stop anew. */
export function roving(now: unknown): Attachment<HTMLElement> {
  return (map) => {
    void now;
    const spots = (): HTMLElement[] => [...map.querySelectorAll<HTMLElement>(SPOT)];
    const focused = (event: FocusEvent): void => {
      const spot = (event.target as Element).closest<HTMLElement>(SPOT);
      if (!spot) return;
      last = spot.dataset["spot"] ?? "";
      stopAt(spot, spots());
    };
    const pressed = (event: KeyboardEvent): void => {
      const from = (event.target as Element).closest(SPOT);
      if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = event.key === "Home" ? spots()[0] : nearest(from, spots(), event.key);
      if (!to) return;
      event.preventDefault();
      (to as HTMLElement).focus();
    };
    settle(spots());
    map.addEventListener("focusin", focused);
    map.addEventListener("keydown", pressed);
    return () => {
      map.removeEventListener("focusin", focused);
      map.removeEventListener("keydown", pressed);
    };
  };
}
