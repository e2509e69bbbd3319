import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import cs from "../../../src/interregnum/locale/cs.ftl?raw";
import en from "../../../src/interregnum/locale/en.ftl?raw";
import ru from "../../../src/interregnum/locale/ru.ftl?raw";
import { ui, words } from "../../src/lib/words.svelte";
import type { Entry, Line } from "../../src/wire/wire";

const OWN = {
  en: `
log-pays = { $seat } pays { $owner-seat } { $goods }.
log-gold = { $n } gold
log-wins = { $seat } wins.
heading = Round { $n }
only-english = English
log-takes = { $seat } takes { $areas }.
area = Desert
card = { $area } { $n }
desert = Desert
asks-more = { $n } of them
asks-too-much = Of { $whom }?
log-drawn-short = { "" }
`,
  cs: `
log-pays = { $seat } platí { $owner-seat }: { $goods }.
log-takes = { $seat } bere { $areas-accusative }, { $areas-gender ->
    [feminine] celou
   *[other] celý
}.
area = Poušť
    .accusative = poušť
    .gender = feminine
card = { $area } { $n }
    .accusative = kartu { $n } z { $area-genitive }
desert = Poušť
    .genitive = pouště
heading = { $n }. kolo
asks-more = { $n } z { $whom }
asks-too-much = Z { $whom }?
`,
  ru: "",
};
const WORDS = { en: en + OWN.en, cs: cs + OWN.cs, ru: ru + OWN.ru };

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const language = path.split("/").at(-1) as "en" | "cs" | "ru";
    return Promise.resolve({ text: () => Promise.resolve(WORDS[language]) });
  });
  for (const language of ["en", "cs", "ru"] as const) await words.load(language);
});
beforeEach(() => settings.set({ language: "en" }));

test.each([
  ["en", 1, "1 choice"],
  ["en", 5, "5 choices"],
  ["cs", 1, "1 možnost"],
  ["cs", 3, "3 možnosti"],
  ["cs", 5, "5 možností"],
  ["ru", 1, "1 вариант"],
  ["ru", 22, "22 варианта"],
  ["ru", 11, "11 вариантов"],
] as const)("in %s %i are counted as %s", (language, n, told) => {
  settings.set({ language });
  expect(ui("count-choice", { n }).replaceAll("\u00a0", " ")).toBe(told);
});

test("seats are read as names, lines are put into words first, lists are joined", () => {
  const gold = (n: number) => ({ id: "log-gold", args: { n } });
  const line = {
    id: "log-pays",
    args: { seat: 0, "owner-seat": 1, goods: [gold(2), gold(3)] },
  };
  expect(words.say(line, ["Anna", "Petr"])).toBe("Anna pays Petr 2 gold, 3 gold.");
});

test("chance, nobody and who sits at no seat have names, too", () => {
  const wins = (seat: number): string => words.say({ id: "log-wins", args: { seat } }, ["Anna"]);
  expect([wins(99), wins(-1), wins(3)]).toEqual([
    `${ui("chance")} wins.`,
    `${ui("nobody")} wins.`,
    `${ui("automa")} wins.`,
  ]);
});

test("a message without translation is read in English, one that nobody wrote by its key", () => {
  settings.set({ language: "cs" });
  expect(words.message("only-english")).toBe("English");
  expect(words.message("never-written")).toBe("never-written");
});

test("a message that asks for what it is not given is reported, and read in English", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  settings.set({ language: "cs" });
  expect(words.message("asks-more", { n: 1 })).toBe("1 of them");
  expect(words.message("asks-too-much")).toBe("asks-too-much");
  expect(report).toHaveBeenCalledTimes(3);
});

test("another language says the same line anew", () => {
  const line = { id: "heading", args: { n: 2 } };
  expect(words.say(line, [])).toBe("Round 2");
  settings.set({ language: "cs" });
  expect(words.say(line, [])).toBe("2. kolo");
});

test("an entry is told with its events; its heading stands apart", () => {
  const entry: Entry = {
    seat: 0,
    line: { id: "log-gold", args: { n: 1 } },
    events: [
      { kind: "round", line: { id: "heading", args: { n: 2 } } },
      { kind: "told", line: { id: "log-wins", args: { seat: 0 } } },
    ],
  };
  expect(words.logged(entry, ["Anna"], new Set(["round"]))).toEqual({
    told: ["1 gold ", "Anna", " wins."],
    heading: "Round 2",
  });
  expect(words.report(entry, ["Anna"])).toEqual(["1 gold", "Round 2", "Anna wins."]);
});

test("a sentence asks a noun for its case and its gender, and takes it as it is if it has none", () => {
  const area = { id: "area" };
  const card = { id: "card", args: { n: 2, area: { id: "desert" } } };
  const taken = (areas: Line | Line[]): string =>
    words.say({ id: "log-takes", args: { seat: 0, areas } }, ["Anna"]);
  expect(taken([area, card])).toBe("Anna takes Desert, Desert 2.");
  settings.set({ language: "cs" });
  expect(taken(area)).toBe("Anna bere poušť, celou.");
  expect(taken([card])).toBe("Anna bere kartu 2 z pouště, celý.");
  expect(words.message("log-takes", { seat: "Anna", areas: card })).toBe(
    "Anna bere kartu 2 z pouště, celý.",
  );
});

test("a line that others tell is silent, not called by its name", () => {
  expect(words.message("log-drawn-short")).toBe("");
});
