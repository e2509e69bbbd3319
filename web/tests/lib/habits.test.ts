// Settings, addresses, soft hyphens.

import { beforeEach, expect, test, vi } from "vitest";
import { route, tableOf } from "../../src/lib/route.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { soft } from "../../src/lib/soft";

declare function dispatch(name: string): void;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const anew = async (): Promise<typeof settings> =>
  (await import("../../src/lib/settings.svelte")).settings;

test("a new device speaks the browser's language, if the page knows it", async () => {
  expect((await anew()).all).toMatchObject({ language: "cs", theme: "system", speed: 1 });
  vi.stubGlobal("navigator", { language: "de" });
  vi.resetModules();
  expect((await anew()).all.language).toBe("en");
});

test("what is set is kept, and shown in the document", async () => {
  (await anew()).set({ language: "ru", theme: "dark", name: "Eva" });
  expect(document.documentElement).toMatchObject({ lang: "ru", dataset: { theme: "dark" } });
  vi.resetModules();
  expect((await anew()).all).toMatchObject({ language: "ru", name: "Eva", sound: false });
});

test("the system's theme is nobody's mark", async () => {
  const settings = await anew();
  settings.set({ theme: "dark" });
  settings.set({ theme: "system" });
  expect(document.documentElement.dataset).toEqual({});
  expect(settings.dark).toBe(false);
});

test("what cannot be read is forgotten", async () => {
  localStorage.setItem("interregnum", "{broken");
  expect((await anew()).all.speed).toBe(1);
});

test("an address names a table, or none", () => {
  route.go("/t/Ab3-_xyz12?seat=secret&n=1");
  expect([route.table, route.query]).toEqual(["Ab3-_xyz12", "?seat=secret&n=1"]);
  route.go("/");
  expect(route.table).toBeNull();
  route.go("/t/a/b");
  expect(route.table).toBeNull();
});

test("going back in the browser goes back in the page", () => {
  route.go("/t/Ab3-_xyz12");
  history.pushState(null, "", "/");
  dispatch("popstate");
  expect(route.table).toBeNull();
});

test.each([
  ["https://here/t/Ab3-_xyz12?seat=1#x", "Ab3-_xyz12"],
  ["  Ab3-_xyz12 ", "Ab3-_xyz12"],
  ["short", null],
  ["https://here/elsewhere", null],
])("the table of %s is %s", (text, table) => {
  expect(tableOf(text)).toBe(table);
});

test("long words may part between syllables, never near their ends", () => {
  expect(soft("Royal alchemists")).toBe("Royal alche\u00admists");
  expect(soft("Первооткрыватели")).toContain("\u00ad");
  for (const part of soft("неприкосновенность").split("\u00ad"))
    expect(part.length).toBeGreaterThan(1);
});

test("short words stay whole", () => {
  expect(soft("a banana boat")).toBe("a banana boat");
});
