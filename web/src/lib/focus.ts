// Where the focus goes when the thing that had it is gone.

export interface Lost {
  element: HTMLElement;
  box: { left: number; top: number; width: number; height: number };
}

const NAMES = ["spot", "key", "object", "choice"]; // by which boards know a thing again

const OFFERED = "[data-choice]:not([disabled])";

const usable = (element: HTMLElement): boolean =>
  element.matches("button:not([disabled]), a, [tabindex]") && element.getClientRects().length > 0;

function again({ element }: Lost, root: HTMLElement): HTMLElement | undefined {
  for (const name of NAMES) {
    const value = element.dataset[name];
    if (!value) continue;
    const found = [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].find(
      (each) => each.dataset[name] === value && usable(each),
    );
    if (found) return found;
  }
  return undefined;
}

function nearest({ box }: Lost, all: HTMLElement[]): HTMLElement | undefined {
  const far = (element: HTMLElement): number => {
    const there = element.getBoundingClientRect();
    return Math.hypot(
      there.left + there.width / 2 - box.left - box.width / 2,
      there.top + there.height / 2 - box.top - box.height / 2,
    );
  };
  return all.map((each) => [far(each), each] as const).sort(([a], [b]) => a - b)[0]?.[1];
}

/** The same thing drawn anew, else what is offered nearest to it, else the board. */
export function heirOf(lost: Lost, root: HTMLElement): HTMLElement {
  const offered = [...root.querySelectorAll<HTMLElement>(OFFERED)].filter(
    (each) => each.dataset["choice"] && usable(each),
  );
  return again(lost, root) ?? nearest(lost, offered) ?? root;
}
