// Things that lie over the dock of a board, whatever the board draws there: nothing below moves.

import type { Attachment } from "svelte/attachments";

/** Keeps an element over what carries `data-dock`, at least as high; else at the foot of the board. */
export const overDock: Attachment<HTMLElement> = (element) => {
  const board = document.querySelector("main");
  const dock = board?.querySelector("[data-dock]") ?? null;
  const place = (): void => {
    const box = (dock?.isConnected ? dock : board)?.getBoundingClientRect();
    if (!box) return;
    const height = dock ? Math.min(box.bottom, innerHeight) - box.top : 0;
    Object.assign(element.style, {
      left: `${box.left}px`,
      width: `${box.width}px`,
      bottom: `${Math.max(0, innerHeight - box.bottom)}px`,
      minHeight: `${Math.max(0, height)}px`,
    });
  };
  place();
  const watch = new ResizeObserver(place);
  for (const each of [board, dock]) if (each) watch.observe(each);
  return () => watch.disconnect();
};
