// How long ago something was, in the reader's words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - at);
  for (const [unit, size] of STEPS)
    if (passed >= size) return format.format(-Math.floor(passed / size), unit);
  return format.format(0, "minute");
}
