// What differs between two pictures of keyed boxes: moved, changed in its text, new.

export interface Offset {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  text: string;
  place: string; // where it is in the game, in whatever words; "" if nowhere else
  around: string; // the key of the keyed box that holds this one; "" if none does
}

export type Change = { sort: "moved"; by: Offset } | { sort: "text" } | { sort: "new" };

const NEAR = 3; // pixels that nobody sees
const TOO_MANY = 80; // a whole new picture is not a movement
const NOWHERE: Offset = { x: 0, y: 0 };

/** Boxes come with those that hold them first; `by` is from where to where beside what holds it. */
export function difference(
  before: ReadonlyMap<string, Box>,
  after: ReadonlyMap<string, Box>,
): Map<string, Change> {
  const changes = new Map<string, Change>();
  const carried = new Map<string, Offset>(); // how far each is moved in all
  const same = renamed(before, after);
  let fresh = 0;
  for (const [key, now] of after) {
    const old = before.get(same.get(key) ?? key);
    if (!old) fresh += 1;
    const change = old ? changed(old, now, carried.get(now.around) ?? NOWHERE) : NEW;
    carried.set(key, added(carried.get(now.around), change));
    if (change && fresh <= TOO_MANY) changes.set(key, change);
  }
  return changes;
}

/** New keys of what lies there as before, with their old ones: a card that was only proposed. */
export function renamed(
  before: ReadonlyMap<string, Box>,
  after: ReadonlyMap<string, Box>,
): Map<string, string> {
  const look = ({ x, y, text }: Box): string => `${Math.round(x)} ${Math.round(y)} ${text}`;
  const gone = [...before].filter(([key, { text }]) => text.trim() && !after.has(key));
  const stood = new Map(gone.map(([key, box]) => [look(box), key]));
  const found = [...after].flatMap(([key, box]): [string, string][] => {
    const old = before.has(key) ? undefined : stood.get(look(box));
    return old === undefined ? [] : [[key, old]];
  });
  return new Map(found);
}

/** Whether it is news: a thing that the page has only put elsewhere on the screen is not. */
export const isNews = (old: Box | undefined, now: Box): boolean =>
  !old || old.text !== now.text || old.place !== now.place;

const NEW: Change = { sort: "new" };

function changed(old: Box, now: Box, carried: Offset): Change | null {
  const by = { x: old.x - now.x - carried.x, y: old.y - now.y - carried.y };
  if (Math.hypot(by.x, by.y) > NEAR) return { sort: "moved", by };
  return old.text === now.text ? null : { sort: "text" };
}

function added(carried: Offset = NOWHERE, change: Change | null): Offset {
  if (change?.sort !== "moved") return carried;
  return { x: carried.x + change.by.x, y: carried.y + change.by.y };
}
