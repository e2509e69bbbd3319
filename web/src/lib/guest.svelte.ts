// Who uses this device: nobody at first, a guest once they play, a name once others sit down, too.

import type { Me } from "../wire/wire";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { ui } from "./words.svelte";

class Guest {
  me = $state.raw<Me | null>(null);
  answer = $state.raw<((name: string) => void) | null>(null); // somebody is being asked for a name

  /** The server may know this device; a name that was kept is said again. */
  async recognise(): Promise<void> {
    this.me = (await api.lists()).me;
    if (!this.me && settings.all.name) await this.call(settings.all.name);
  }

  async call(name: string): Promise<void> {
    settings.set({ name });
    this.me = await api.enter(name);
  }

  /** Alone or against bots nobody is asked anything. */
  async anyone(): Promise<void> {
    this.me ??= await api.enter(settings.all.name || ui("guest"));
  }

  /** Among people one has a name; false: rather not. */
  async named(): Promise<boolean> {
    if (settings.all.name) {
      await this.anyone();
      return true;
    }
    const name = await new Promise<string>((resolve) => (this.answer = resolve));
    this.answer = null;
    if (name) await this.call(name);
    return Boolean(name);
  }
}

export const guest = new Guest();
