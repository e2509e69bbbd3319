// What a set-up page shows of a title's options: the title itself says where each matters.

import type { OptionInfo, Pick, TitleInfo, Where } from "../wire/wire";

export type Values = Record<string, string>;

const holds = (where: Where, count: number, values: Values): boolean =>
  (!where.seats?.length || where.seats.includes(count)) &&
  Object.entries(where.needs ?? {}).every(([name, fit]) => fit.includes(values[name] ?? ""));

const anywhere = (places: Where[] | undefined, count: number, values: Values): boolean =>
  (places ?? []).some((where) => holds(where, count, values));

/** Options that change something with so many seats and such values of the others. */
export function mattering(title: TitleInfo, count: number, values: Values): OptionInfo[] {
  return title.options.filter(({ name }) => {
    const places = title.shown[name]?.where ?? [];
    return places.length === 0 || anywhere(places, count, values);
  });
}

export const isBasic = (title: TitleInfo, option: OptionInfo): boolean =>
  title.shown[option.name]?.basic ?? false;

/** How many players an option picks something for: the people, and perhaps one more. */
export const players = (pick: Pick, count: number, values: Values): number =>
  count + (anywhere(pick.more, count, values) ? 1 : 0);

/** The values of a mode, all of them as text. */
export function preset(title: TitleInfo, mode: string): Values {
  const chosen = title.modes[mode] ?? {};
  return Object.fromEntries(
    title.options.map((o) => [o.name, String(chosen[o.name] ?? o.default)]),
  );
}

export const modesFor = (title: TitleInfo, count: number): string[] =>
  Object.keys(title.modes).filter((mode) => (title.mode_seats[mode] ?? []).includes(count));

/** What is chosen one by one stands with commas between; nothing chosen is left to the title. */
export function picked(value: string, ids: string[], size: number): string[] {
  const named = value.split(",").filter((id) => ids.includes(id));
  return named.length === size ? named : [];
}

/** Choose one for a player; whoever had it takes what this player had. */
export function swapped(chosen: string[], player: number, id: string): string[] {
  const before = chosen[player] ?? "";
  return chosen.map((each, k) => (k === player ? id : each === id ? before : each));
}
