// Where a coach stands: over the log where there is one, else at the top or the foot of the board,
// whichever does not cover what is pointed at.

import type { Coaching } from "../wire/wire";

interface Size {
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
  width: number;
}

const GAP = 8;
const BAR = 52; // the bar of the page
const NAV = 60; // its tabs on phones
const WIDE = 420;

const idsOf = (element: HTMLElement): number =>
  element.dataset["choice"]?.trim().split(" ").length ?? 0;

/** What is to be clicked for a choice now: of all that leads to it, what leads to little else. */
export function targetOf(choice: number): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-choice~="${choice}"]`)].filter(
    (element) => element.getClientRects().length > 0 && !element.closest(".summary"),
  );
  return found.sort((a, b) => idsOf(a) - idsOf(b))[0];
}

const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]; // of a thing's width and height, the middle first

/** Where a tap hits the thing itself: its middle may lie under a neighbour or a button of its own. */
export function pointOf(target: HTMLElement): { x: number; y: number } {
  const box = target.getBoundingClientRect();
  const points = PARTS.flatMap((down) =>
    PARTS.map((across) => ({
      x: box.left + across * (box.right - box.left),
      y: box.top + down * (box.bottom - box.top),
    })),
  );
  const hits = ({ x, y }: { x: number; y: number }): boolean =>
    target.contains(document.elementFromPoint(x, y));
  return points.find(hits) ?? (points[0] as { x: number; y: number });
}

/** Places for a card of this size, the best one first. */
export function spots(size: Size): Spot[] {
  const rail = document.querySelector(".rail:not(.phone)")?.getBoundingClientRect();
  if (rail && rail.width > 0) {
    const beside = { left: rail.left + GAP, width: rail.width - 2 * GAP };
    const low = { ...beside, top: Math.max(BAR + GAP, rail.bottom - size.height - GAP) };
    return [low, { ...beside, top: rail.top + GAP }];
  }
  const width = Math.min(WIDE, innerWidth - 2 * GAP);
  const left = (innerWidth - width) / 2;
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? BAR;
  const foot = innerHeight - size.height - (innerWidth <= 760 ? NAV : GAP);
  return [
    { left, top: bar + GAP / 2, width },
    { left, top: foot - GAP / 2, width },
  ];
}

const covers = (spot: Spot, size: Size, box: DOMRect): boolean =>
  spot.left < box.right &&
  spot.left + spot.width > box.left &&
  spot.top < box.bottom &&
  spot.top + size.height > box.top;

/** The first place that leaves the target of a choice free; the first of all if none does. */
export function spotted(places: Spot[], size: Size, choice: number): Spot {
  const box = choice < 0 ? undefined : targetOf(choice)?.getBoundingClientRect();
  const free = places.find((spot) => !box || !covers(spot, size, box));
  return free ?? places[0] ?? { left: GAP, top: BAR + GAP, width: WIDE };
}

/** Whether a coach asks for something else than before: a rival's move alone takes no hand away. */
export const asksElse = (before: Coaching | null, now: Coaching): boolean =>
  before?.step !== now.step || before.off !== now.off || before.move !== now.move;
