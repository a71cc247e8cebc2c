// Who I am. Nobody signs up: a guest is a name, and a cookie that scripts cannot read.
import type { Language } from "../net/bodies";
import * as http from "../net/http";

class Me {
  /** Null: there is no guest yet, or the server was not asked yet. */
  id = $state.raw<string | null>(null);
  name = $state.raw("");

  /** Ask the server who I am; returns whether it knows me. */
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

  /** Create a guest, or rename it. */
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
    // Without cookies, the browser would be a new guest with every request.
    if (!(await this.recall())) throw new http.Refusal("net/no-cookies", 401, 0);
  }

  /** Sign in with a transfer code from another device. */
  async claim(code: string, others: { areSignedOut: boolean }): Promise<void> {
    this.#be(await http.claim(code, others.areSignedOut));
  }

  /** Delete everything about me, for good. */
  async delete(): Promise<void> {
    await http.deleteMe();
    this.forget();
  }

  /** The server no longer knows me. */
  forget(): void {
    this.id = null;
    this.name = "";
  }

  #be(guest: { id: string; name: string }): void {
    this.id = guest.id;
    this.name = guest.name;
  }
}

export const guest = new Me();
