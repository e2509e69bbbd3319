// Warriors in any order. The rules take those of an adjust or an attack one by one in a fixed order:
// first those that leave, then those that come; a click out of that order plays all of them anew.

const WAYS = ["back", "post", "send"];
const OPPOSITE: Record<string, string> = { back: "post", post: "back" };

const wayOf = (step: string): string => step.split(" ")[0] ?? "";
const warriorOf = (step: string): string => step.split(" ")[1] ?? "";

export const isStep = (text: string): boolean => WAYS.includes(wayOf(text));

/** The steps with one more, if that undoes one of them or comes before others; else null. */
export function withStep(
  made: readonly string[],
  step: string,
  place: (warrior: string) => number,
): string[] | null {
  const opposite = `${OPPOSITE[wayOf(step)] ?? ""} ${warriorOf(step)}`;
  if (made.includes(opposite)) return made.filter((each) => each !== opposite);
  const rank = (each: string): number => WAYS.indexOf(wayOf(each));
  const wished = [...made, step].sort(
    (a, b) => rank(a) - rank(b) || place(warriorOf(a)) - place(warriorOf(b)),
  );
  return wished.at(-1) === step ? null : wished;
}
