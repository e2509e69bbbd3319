// The table as a film shows it: what a board reads from `Live`, but of the film's moment; nothing can be done.

import type { Film } from "./film.svelte";
import type { Live } from "./live.svelte";

/** The open table seen through a film. */
export function filmed(live: Live, film: Film): Live {
  const nothing = (): void => undefined;
  const of: Record<PropertyKey, () => unknown> = {
    filmed: () => true,
    view: () => film.view ?? live.view,
    seq: () => film.at,
    seat: () => (film.eyes >= 0 ? film.eyes : -1),
    choices: () => [],
    made: () => [],
    mine: () => false,
    halfway: () => false,
    hint: () => -1,
    log: () => film.log,
    fresh: () => Math.max(0, film.log.length - 1),
    act: () => nothing,
    remake: () => nothing,
    undo: () => nothing,
    askWhy: () => nothing,
    finish: () => nothing,
  };
  return new Proxy(live, {
    get(table, key): unknown {
      if (Object.hasOwn(of, key)) return of[key]?.();
      const value: unknown = Reflect.get(table, key, table);
      return typeof value === "function" ? (value.bind(table) as unknown) : value;
    },
  });
}
