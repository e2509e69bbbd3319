// Arrow keys inside a row of cards: one stop for Tab, first at what can be done; the arrows walk.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const stops = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>("button:not(:disabled)"),
];

function settle(row: HTMLElement, focused: Element | null): void {
  const all = stops(row);
  const can = all.filter((stop) => stop.dataset["choice"]);
  const among = can.length ? can : all;
  const keep =
    all.find((stop) => stop === focused) ?? among.find((stop) => stop.tabIndex === 0) ?? among[0];
  for (const stop of all) stop.tabIndex = stop === keep ? 0 : -1;
}

export function row(node: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent): void => {
    const all = stops(node);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : undefined;
    const step = STEPS[event.key];
    const next = to ?? (step === undefined ? undefined : (at + step + all.length) % all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const enter = (): void => settle(node, document.activeElement);
  const watcher = new MutationObserver(() => settle(node, document.activeElement));
  node.addEventListener("keydown", walk);
  node.addEventListener("focusin", enter);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["data-choice"] });
  settle(node, null);
  return {
    destroy: () => {
      watcher.disconnect();
      node.removeEventListener("keydown", walk);
      node.removeEventListener("focusin", enter);
    },
  };
}
