// Things that lie over the dock of a board, whatever the board draws there: nothing below moves.

import type { Attachment } from "svelte/attachments";

const PHONE = 760; // pixels: no wider
const TALL = 160; // pixels: there is room for what was told before
const LOW = 150; // of what lies over a dock there: the board above is more than half of the screen

/**
 * Keeps an element over what carries `data-dock`, at least as high as what is seen of it; else at the
 * foot of the board. It never leaves the board: a replay has its own buttons below.
 */
export const overDock: Attachment<HTMLElement> = (element) => {
  const board = document.querySelector("main");
  const dock = board?.querySelector("[data-dock]") ?? null;
  const place = (): void => {
    const ground = board?.getBoundingClientRect();
    const box = dock?.isConnected ? dock.getBoundingClientRect() : ground;
    if (!box || !ground) return;
    const bottom = Math.min(box.bottom, ground.bottom, innerHeight);
    const most = innerWidth > PHONE ? innerHeight : LOW;
    const height = dock ? Math.min(bottom - box.top, most) : 0;
    Object.assign(element.style, {
      left: `${box.left}px`,
      width: `${box.width}px`,
      bottom: `${Math.max(0, innerHeight - bottom)}px`,
      minHeight: `${Math.max(0, height)}px`,
    });
    element.toggleAttribute("data-tall", height >= TALL);
  };
  place();
  const watch = new ResizeObserver(place);
  // What stands above the dock grows and shrinks, too: then the dock has moved.
  for (const each of [board, dock, ...(dock?.parentElement?.children ?? [])])
    if (each) watch.observe(each);
  return () => watch.disconnect();
};
