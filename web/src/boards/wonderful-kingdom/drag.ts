// Dragging with mouse, pen or finger: a ghost follows, a zone marked data-drop takes it.

import type { Play, Load } from "./play.svelte";

const SLACK = 8; // px before a press becomes a drag

export function drag(
  node: HTMLElement,
  given: { play: Play; load: Load | null },
): { update: (given: { play: Play; load: Load | null }) => void; destroy: () => void } {
  let { play, load } = given;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  function lift(): void {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    for (const copy of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-key]")])
      copy.removeAttribute("data-key");
    for (const copy of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-choice]")])
      copy.removeAttribute("data-choice");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      pointerEvents: "none",
      opacity: "0.85",
      zIndex: "30",
    });
    (node.closest(".kingdom") ?? document.body).append(ghost);
    play.dragged = load;
    dragged = true;
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(x, y) > SLACK) lift();
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px)`;
  }

  function stop(): void {
    ghost?.remove();
    ghost = start = null;
    play.dragged = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", escape);
  }

  function drop(event: PointerEvent): void {
    const under = ghost && document.elementFromPoint(event.clientX, event.clientY);
    const zone = under?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    const carried = load;
    stop();
    const at = { currentTarget: under ?? node } as unknown as MouseEvent;
    if (zone && carried) play.drop(carried, zone, at);
    setTimeout(() => (dragged = false));
  }

  const escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") stop();
  };

  function press(event: PointerEvent): void {
    if (!load || event.button !== 0) return;
    start = event;
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", stop);
    addEventListener("keydown", escape);
  }

  // The click that ends a drag is none.
  const swallow = (event: MouseEvent): void => {
    if (dragged) event.stopImmediatePropagation();
  };

  node.addEventListener("pointerdown", press);
  node.addEventListener("click", swallow, { capture: true });
  return {
    update: (now) => ({ play, load } = now),
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("click", swallow, { capture: true });
    },
  };
}
