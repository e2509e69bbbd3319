// Constructions of one card: of copies that stand alike only the oldest has a name of its own.

import type { TableSite } from "../../wire/wonderful-kingdom";

/** Its name in notations, by its place among the copies. */
export const targetText = (card: string, copy: number): string =>
  copy ? `${card}/${copy + 1}` : card;

const counts = (of: Record<string, number>): string =>
  Object.entries(of)
    .filter(([, n]) => n)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .join();

const stand = ({ filled, krystallium, frozen }: TableSite): string =>
  [counts(filled), counts(krystallium), frozen].join("; ");

/** The oldest copy that stands as this one does. */
export const oldestLike = (copies: readonly TableSite[], copy: number): number =>
  copies.findIndex((each) => stand(each) === stand(copies[copy] ?? each));

/** So many cubes into one copy: whenever it comes to stand like an older one, that one goes on. */
export function filling(
  copies: readonly TableSite[],
  copy: number,
  resource: string,
  times: number,
): string[] {
  const sites = copies.map((site) => ({ ...site, filled: { ...site.filled } }));
  let at = copy;
  return Array.from({ length: times }, () => {
    at = oldestLike(sites, at);
    const site = sites[at];
    if (!site) return "";
    site.filled[resource] = (site.filled[resource] ?? 0) + 1;
    return `place ${targetText(site.card, at)}`;
  });
}
