import { expect, test } from "vitest";
import { heirOf, type Lost } from "../../src/lib/focus";

interface Thing {
  dataset: Record<string, string>;
  left: number;
}

const BOX = { top: 0, width: 10, height: 10 };

function element({ dataset, left }: Thing): HTMLElement {
  return {
    dataset,
    matches: () => true,
    getClientRects: () => [BOX],
    getBoundingClientRect: () => ({ ...BOX, left }),
  } as unknown as HTMLElement;
}

/** A board with these things on it. */
function board(...things: HTMLElement[]): HTMLElement {
  const having = (name: string): HTMLElement[] =>
    things.filter((each) => each.dataset[name] !== undefined);
  const querySelectorAll = (what: string): HTMLElement[] =>
    having(/data-(\w+)/.exec(what)?.[1] ?? "");
  return { querySelectorAll } as unknown as HTMLElement;
}

const lost = (dataset: Record<string, string>, left: number): Lost => ({
  element: element({ dataset, left }),
  box: { ...BOX, left },
});

test("the same thing drawn anew has the focus again, else what is offered nearest, else the board", () => {
  const near = element({ dataset: { choice: "1", key: "near" }, left: 90 });
  const far = element({ dataset: { choice: "2", key: "far" }, left: 10 });
  const root = board(far, near);
  expect(heirOf(lost({ key: "far" }, 100), root)).toBe(far);
  expect(heirOf(lost({ key: "gone" }, 100), root)).toBe(near);
  const bare = board(element({ dataset: { key: "other" }, left: 0 }));
  expect(heirOf(lost({ key: "gone" }, 100), bare)).toBe(bare);
});
