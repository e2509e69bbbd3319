// Where we are: the lobby, a table, or a guide. The address is the only memory of it.

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  get table(): string | null {
    return /^\/t\/([\w-]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** The title whose guide is read. */
  get guide(): string | null {
    return /^\/guide\/([\w-]+)$/.exec(this.path)?.[1] ?? null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** The table of a pasted link or code. */
export function tableOf(text: string): string | null {
  const code = text
    .trim()
    .replace(/^.*\/t\//, "")
    .replace(/[?#].*$/, "");
  return /^[\w-]{10,}$/.test(code) ? code : null;
}

/** Whether only this computer understands an address. */
export const isLocal = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host.startsWith("127.");
