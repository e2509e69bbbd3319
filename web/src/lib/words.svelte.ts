// Lines put into the reader's words; the messages are the same files the terminal uses.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Entry, Line } from "../wire/wire";
import { settings, type Language } from "./settings.svelte";
import { cutAtNames, headings, linesOf, sentences, told } from "./story";
import { BRIEF, cutOff, gathered, merged, type Turn } from "./turns";

type Args = Record<string, FluentVariable>;
type Given = Record<string, FluentVariable | Line>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const KEPT = 20_000; // sentences
// What a sentence may ask of a noun: `{ $area-genitive }` is the attribute of its message, else the noun itself.
const FORMS = ["accusative", "genitive", "dative", "locative", "instrumental", "gender"] as const;
const HYPHEN = /(?<![\p{L}\d])-(?=\d)/gu; // before a number it is a minus

class Words {
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  private said = new Map<string, string | null>(); // most of a board says the same again with every update

  async load(language: Language): Promise<void> {
    if (this.bundles[language]) return;
    const answer = await fetch(`/api/words/${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    this.bundles = { ...this.bundles, [language]: bundle };
  }

  /** The message of a key; a noun among its arguments may be a line, to be put into its cases. */
  message(key: string, given: Given = {}): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(given)) {
      if (isLine(value)) this.put(args, name, [value], []);
      else args[name] = value;
    }
    return this.worded(key, args);
  }

  /** In the reader's language, else in English, else the key itself; a broken message is left out. */
  private worded(key: string, args: Args): string {
    for (const language of [settings.all.language, "en"] as const) {
      const bundle = this.bundles[language];
      const pattern = bundle?.getMessage(key)?.value;
      if (typeof pattern === "string") return pattern;
      const text = bundle && pattern ? this.once(bundle, language, key, pattern, args) : null;
      if (text !== null) return text; // some lines are told by others: their short word is empty
    }
    return key;
  }

  /** Null if the message asks for what it was not given: reported, so that tests of the page fail. */
  private once(
    bundle: FluentBundle,
    language: Language,
    key: string,
    pattern: Pattern,
    args: Args,
  ): string | null {
    const name = `${language} ${key} ${JSON.stringify(args)}`;
    const known = this.said.get(name);
    if (known !== undefined) return known;
    if (this.said.size >= KEPT) this.said.clear();
    const errors: Error[] = [];
    const told = bundle.formatPattern(pattern, args, errors).replace(HYPHEN, "−");
    for (const error of errors) reportError(new Error(`${language} ${key}: ${error.message}`));
    const text = errors.length ? null : told;
    this.said.set(name, text);
    return text;
  }

  has(key: string): boolean {
    return Boolean(this.bundles.en?.hasMessage(key));
  }

  /** A title from elsewhere may have no word for it. */
  or(key: string, otherwise: string): string {
    return this.has(key) ? this.message(key) : otherwise;
  }

  ui(key: string, args: Given = {}): string {
    return this.message(`ui-${key}`, args);
  }

  /** A line without what follows from it. */
  say(line: Line, names: readonly string[]): string {
    return this.worded(line.id, this.arguments(line, names));
  }

  private arguments(line: Line, names: readonly string[]): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(line.args ?? {})) {
      if (typeof value === "object") this.put(args, key, [value].flat(), names);
      else args[key] = named(key) && typeof value === "number" ? this.nameOf(value, names) : value;
    }
    return args;
  }

  /** Nouns as an argument. Their forms are made when asked for; sentences are told apart without them. */
  private put(args: Args, key: string, nouns: Line[], names: readonly string[]): void {
    const joined = (word: (noun: Line) => string): string => nouns.map(word).join(", ");
    args[key] = joined((noun) => this.say(noun, names));
    for (const form of FORMS)
      Object.defineProperty(args, `${key}-${form}`, {
        get: () => joined((noun) => this.form(noun, form, names)),
      });
  }

  private form(noun: Line, form: string, names: readonly string[]): string {
    const bundle = this.bundles[settings.all.language];
    const pattern = bundle?.getMessage(noun.id)?.attributes[form];
    return bundle && pattern
      ? bundle.formatPattern(pattern, this.arguments(noun, names), [])
      : this.say(noun, names);
  }

  /** A line and everything that follows from it, as sentences. */
  tell(line: Line, names: readonly string[]): string[] {
    return linesOf(line).map((each) => this.say(each, names));
  }

  /** An entry of the log with all that it brought, as sentences. */
  report(entry: Entry, names: readonly string[]): string[] {
    return sentences(entry).map((line) => this.say(line, names));
  }

  /**
   * An entry of the log: its sentences, cut so that every second part is somebody's name; and what it
   * says by events of these kinds, which stands between the entries.
   */
  logged(
    entry: Entry,
    names: readonly string[],
    kinds: ReadonlySet<string>,
  ): { told: string[]; heading: string } {
    const say = (lines: Line[]): string => lines.map((line) => this.say(line, names)).join(" ");
    const told = cutAtNames(say(sentences(entry, kinds)), names);
    return { told, heading: say(headings(entry, kinds)) };
  }

  /** A turn in one line, without the name: in short where the title has a short word for it. */
  inShort(turn: Turn, names: readonly string[], but: ReadonlySet<string>): string {
    const many = (id: string): boolean => this.has(`${id}-many`);
    const said = gathered(turn, many).map((lines) => this.brief(lines, names));
    const events = turn.entries.flatMap((entry) => entry.events);
    const news = told(events.filter(({ kind }) => !but.has(kind)));
    const all = [...said, ...news.map((each) => this.say(each, names))];
    const own = cutOff(all, this.nameOf(turn.seat, names));
    return [own.parts.join(", ") && `${own.parts.join(", ")}.`, ...own.rest]
      .filter(Boolean)
      .join(" ");
  }

  /** Lines that are told together: by their word for many, by a short one, or as they are. */
  private brief(lines: readonly Line[], names: readonly string[]): string {
    const line = merged(lines);
    if (this.has(`${line.id}-many`))
      return BRIEF + this.say({ ...line, id: `${line.id}-many` }, names);
    const alone = lines[0] ?? line;
    const short = `${alone.id}-short`;
    return this.has(short)
      ? BRIEF + this.say({ ...alone, id: short }, names)
      : this.say(alone, names);
  }

  nameOf(seat: number, names: readonly string[]): string {
    if (seat === 99) return this.ui("chance");
    return names[seat] ?? this.ui(seat < 0 ? "nobody" : "automa");
  }
}

const isLine = (value: FluentVariable | Line): value is Line =>
  typeof value === "object" && value !== null && "id" in value;
const named = (key: string): boolean => key === "seat" || key.endsWith("-seat");

export const words = new Words();
export const ui = (key: string, args: Given = {}): string => words.ui(key, args);

/** Who is awaited; in a replay, whose turn it was. */
export const awaiting = (filmed: boolean, names: string): string =>
  filmed ? ui("turn-of", { name: names }) : ui("waiting-for", { names });

const LEVELS: Record<string, string> = {
  random: "bot-level-random",
  page: "level-page",
  squire: "level-squire",
  knight: "level-knight",
  baron: "level-baron",
  duke: "level-duke",
  sovereign: "level-sovereign",
  lesson: "lesson",
};
/** A level by its name; other bots are called as they are asked for. */
export const botName = (bot: string): string => (LEVELS[bot] ? ui(LEVELS[bot]) : bot);
/** Who sits down unless somebody else is asked for. */
export const USUAL_BOT = "knight";
