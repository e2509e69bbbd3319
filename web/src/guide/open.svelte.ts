// The guide lies over whatever is open; anybody may ask for it, at a chapter or a clause.

class OpenGuide {
  title = $state("");
  at = $state("");

  show(title: string, at = ""): void {
    this.title = title;
    this.at = at;
  }

  close(): void {
    this.title = "";
  }
}

export const openGuide = new OpenGuide();
