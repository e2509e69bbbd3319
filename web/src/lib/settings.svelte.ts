// What a person prefers on this device; kept in local storage.

export type Language = "en" | "cs" | "ru";
export type Theme = "system" | "light" | "dark";
export const LANGUAGES: readonly Language[] = ["en", "cs", "ru"];
export const NAMES: Record<Language, string> = { en: "English", cs: "Čeština", ru: "Русский" };

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number; // from 0 to 1
  speed: number; // one of SPEEDS
  pause: boolean; // after every rival's turn
  sure: string[]; // questions that need not be asked again
  notify: boolean;
  coach: string[]; // titles whose next game the coach helps in
  heard: string[]; // tips of the coach
  auto: boolean; // single choices are answered by themselves
  name: string;
  solved: string[]; // puzzles, by `solvedKey`
}

const HABITS = {
  sound: false,
  volume: 0.7,
  speed: 1,
  pause: false,
  sure: [] as string[],
  coach: [] as string[],
  heard: [] as string[],
  notify: false,
  auto: false,
  name: "",
  solved: [] as string[],
};
/** Of all that moves, on every board; at once, nothing is told step by step. */
export const SPEEDS = { slow: 0.5, normal: 1, fast: 2, "at-once": 0 } as const;
const KEY = "interregnum";

function guessed(): Language {
  const wanted = navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

function kept(): Kept {
  const fresh: Kept = { language: guessed(), theme: "system", ...HABITS };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Settings {
  all = $state<Kept>(kept());

  set(change: Partial<Kept>): void {
    Object.assign(this.all, change);
    localStorage.setItem(KEY, JSON.stringify(this.all));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.lang = this.all.language;
    if (this.all.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.all.theme;
  }

  get dark(): boolean {
    if (this.all.theme !== "system") return this.all.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }
}

/** Of a puzzle, from 0. */
export const solvedKey = (title: string, number: number): string => `${title} ${number}`;

export const settings = new Settings();
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
