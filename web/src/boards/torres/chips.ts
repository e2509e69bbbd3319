// Where the chips of a scoring go: up, until they cover no figure, no number and no other chip.

/** Pixels from the corner of the board; a chip stands on its lower edge. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 4; // pixels up at a time
const GAP = 3; // pixels between two
const ABOVE = 30; // over the board's edge, at most

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP;

/** The same chips within a board so wide, each clear of what is taken and of those below it. */
export function spread(chips: readonly Box[], taken: readonly Box[], width: number): Box[] {
  const placed = chips.map((chip) => chip);
  const put: Box[] = [];
  const lowest = chips.map((_, k) => k).sort((a, b) => (chips[b]?.top ?? 0) - (chips[a]?.top ?? 0));
  for (const k of lowest) {
    const chip = placed[k];
    if (!chip) continue;
    const left = Math.max(2, Math.min(width - chip.width - 2, chip.left));
    const found = clear({ ...chip, left }, [...taken, ...put]) ?? clear({ ...chip, left }, put);
    placed[k] = found ?? { ...chip, left };
    put.push(placed[k]);
  }
  return placed;
}

/** The lowest place from there up that is free; null if there is none on the board. */
function clear(chip: Box, taken: readonly Box[]): Box | null {
  for (let { top } = chip; top > -ABOVE; top -= STEP)
    if (!taken.some((each) => meet({ ...chip, top }, each))) return { ...chip, top };
  return null;
}
