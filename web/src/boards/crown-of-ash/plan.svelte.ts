// Small steps in any order. The rules take the warriors of an adjust or an attack one by one in a
// fixed order; a click out of that order takes the own steps back and plays them anew with it.

import type { Choice, Live } from "../../lib/live.svelte";

export class Plan {
  /** Steps of the decision under way, in notation, oldest first. */
  made = $state.raw<string[]>([]);
  private queue: string[] = [];
  private backs = 0;
  private before: string[] | null = null;
  private mark = "";

  constructor(private readonly live: Live) {}

  /** An own click on a choice. */
  note(text: string): void {
    this.made = [...this.made, text];
  }

  /** What is half done belongs to one decision; another one begins without steps. */
  enter(decision: string): void {
    if (decision === this.mark) return;
    this.mark = decision;
    this.made = [];
    this.stop();
  }

  /** The own last step is taken back. */
  back(): void {
    this.stop();
    this.made = this.made.slice(0, -1);
    this.live.undo();
  }

  /** Play these steps instead of those made. */
  start(wanted: string[]): void {
    let same = 0;
    while (same < this.made.length && this.made[same] === wanted[same]) same += 1;
    this.before = this.made;
    this.backs = this.made.length - same;
    this.queue = wanted.slice(same);
    this.next(this.live.choices);
  }

  /** With every update: the next step of the plan, if one is running. */
  next(choices: Choice[]): void {
    if (this.backs > 0) this.takeBack();
    else if (this.queue.length) this.step(choices);
    else this.before = null;
  }

  private takeBack(): void {
    this.backs -= 1;
    this.made = this.made.slice(0, -1);
    this.live.undo();
  }

  private step(choices: Choice[]): void {
    const text = this.queue.shift() ?? "";
    const choice = choices.find((each) => each.text === text);
    if (choice) {
      this.note(text);
      this.live.act(choice.id);
    } else this.restore();
  }

  /** A step was not offered: back to how it was. */
  private restore(): void {
    const wanted = this.before;
    this.stop();
    if (wanted) {
      this.start(wanted);
      this.before = null;
    }
  }

  private stop(): void {
    this.queue = [];
    this.backs = 0;
    this.before = null;
  }
}
