// Who I am. Nobody signs up: a guest is a name, and a cookie that scripts cannot read.
import { type Emblem, randomEmblem } from "../look/emblems";
import type { Language } from "../net/bodies";
import * as http from "../net/http";
import { forgetMine } from "../net/worker";

class Me {
  /** Null: there is no guest yet, or the server was not asked yet. */
  id = $state.raw<string | null>(null);
  name = $state.raw("");
  /** My picture and its colour. Before I have a name, they are drawn by lot. */
  emblem = $state.raw<Emblem>(randomEmblem());

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

  /** Create a guest, or give it another name or emblem. */
  async introduce(typed: string, language: Language, emblem = this.emblem): Promise<void> {
    const name = typed.trim();
    if (!name) throw new http.Refusal("guest/bad-name", 400, 0);
    const isKnown = await this.recall();
    if (isKnown && name === this.name && emblem === this.emblem) return;
    if (isKnown) {
      this.#be(await http.changeMe({ name, language, emblem }));
      return;
    }
    await http.newGuest({ name, language, emblem });
    await forgetMine();
    // Without cookies, the browser would be a new guest with every request.
    if (!(await this.recall())) throw new http.Refusal("net/no-cookies", 401, 0);
  }

  /** Sign in with a transfer code from another device. */
  async claim(code: string, others: { areSignedOut: boolean }): Promise<void> {
    const claimed = await http.claim(code, others.areSignedOut);
    await forgetMine();
    this.#be(claimed);
  }

  /** Delete everything about me, for good. */
  async delete(): Promise<void> {
    await http.deleteMe();
    await forgetMine();
    this.forget();
  }

  /** The server no longer knows me. */
  forget(): void {
    this.id = null;
    this.name = "";
    this.emblem = randomEmblem();
  }

  #be(guest: { id: string; name: string; emblem: Emblem }): void {
    this.id = guest.id;
    this.name = guest.name;
    this.emblem = guest.emblem;
  }
}

export const guest = new Me();
