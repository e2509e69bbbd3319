// Numbers of the component tables that the page's sentences name.

type Rows = Record<string, unknown>[];

function row(components: Record<string, unknown>, table: string, key: string, value: string) {
  return ((components[table] ?? []) as Rows).find((each) => each[key] === value) ?? {};
}

const joined = (numbers: unknown): string =>
  Array.isArray(numbers) ? numbers.join(" / ") : String(numbers ?? "");

export function cost(components: Record<string, unknown>, action: string): number {
  return Number(row(components, "costs", "action", action)["ap"] ?? 0);
}

export function cardHelp(components: Record<string, unknown>, card: string): { n: number } {
  const found = row(components, "action_cards", "id", `C-${card.toUpperCase()}`);
  return { n: Number(found["budget"] ?? 0) };
}

export function masterHelp(components: Record<string, unknown>, card: string) {
  const found = row(components, "master_cards", "id", `M-${card.toUpperCase()}`);
  return {
    points: joined(found["points"] ?? found["per_knight"]),
    castles: joined(found["castles"]),
  };
}
