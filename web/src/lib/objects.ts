// What a click that played nothing was about: `data-object` names an object of the view.

export interface Asked {
  name: string;
  element: Element;
}

/** The object under a click; null where the click played, opened or typed something. */
export function objectAt(event: MouseEvent): Asked | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null;
  const element = event.target.closest(
    "[data-object], [data-choice], a, input, select, summary, button:not([data-object])",
  );
  const name = element?.getAttribute("data-object");
  if (!element || !name || element.matches("[data-choice], :disabled")) return null;
  return { name, element };
}
