// Who I am. Nobody signs up: a guest is a name, and a cookie that scripts cannot read.
import type { Language } from "../net/bodies";
import * as http from "../net/http";

class Me {
  /** Null: nobody yet, or not asked yet. */
  id = $state.raw<string | null>(null);
  name = $state.raw("");

  /** Find out who I am; whether I am anybody. */
  async recall(): Promise<boolean> {
    if (this.id !== null) return true;
    try {
      this.#be(await http.me());
      return true;
    } catch (refusal) {
      if (refusal instanceof http.Refusal && refusal.code === "guest/unknown") return false;
      throw refusal;
    }
  }

  /** Be somebody by this name, or be called so from now on. */
  async introduce(typed: string, language: Language): Promise<void> {
    const name = typed.trim();
    if (!name) throw new http.Refusal("guest/bad-name", 400, 0);
    const isKnown = await this.recall();
    if (isKnown && name === this.name) return;
    if (isKnown) {
      this.#be(await http.changeMe({ name, language }));
      return;
    }
    await http.newGuest(name, language);
    // A browser that keeps no cookies would be a new guest with every step.
    if (!(await this.recall())) throw new http.Refusal("net/no-cookies", 401, 0);
  }

  /** Be the guest who has made a code on another device. */
  async claim(code: string): Promise<void> {
    this.#be(await http.claim(code));
  }

  /** The server does not know me any more. */
  forget(): void {
    this.id = null;
  }

  #be(guest: { id: string; name: string }): void {
    this.id = guest.id;
    this.name = guest.name;
  }
}

export const guest = new Me();
