// The little of a browser that the page's logic asks for.

import { vi } from "vitest";

class Shelf {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  clear = (): void => this.kept.clear();
}

const place = { pathname: "/", search: "", protocol: "http:", host: "here", origin: "http://here" };
const listeners = new Map<string, () => void>();

vi.stubGlobal("window", globalThis);
vi.stubGlobal("navigator", { language: "cs-CZ" });
vi.stubGlobal("localStorage", new Shelf());
vi.stubGlobal("location", place);
vi.stubGlobal("history", {
  pushState: (_state: unknown, _title: string, path: string) => {
    const [pathname = "", search = ""] = path.split(/(?=\?)/);
    Object.assign(place, { pathname, search });
  },
});
vi.stubGlobal("addEventListener", (name: string, does: () => void) => listeners.set(name, does));
vi.stubGlobal("dispatch", (name: string) => listeners.get(name)?.());
vi.stubGlobal("scrollTo", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} as Record<string, string> } });
