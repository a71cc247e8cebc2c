// Commands without an answer, kept in one place: the socket sends them, boards draw them.
import type { Command } from "../wire";
import type { RefusalCode } from "./http";

/** The answer to a command: carried out, or not and why. */
export type Answer =
  | { readonly done: true }
  | {
      readonly done: false;
      readonly code: RefusalCode;
      /** In a refused text, the letters in question. */
      readonly span: readonly [number, number] | null;
    };

/** A command that has no answer yet. */
export interface Pending {
  /** Each is higher than those before. */
  readonly number: number;
  readonly command: Command;
}

interface Asked extends Pending {
  readonly answer: (answer: Answer) => void;
}

export class PendingCommands {
  #asked = $state.raw<readonly Asked[]>([]);
  #number = 0;

  /** The oldest first. */
  get all(): readonly Pending[] {
    return this.#asked;
  }

  /** Keep a command until it is answered. */
  add(command: Command, answer: (answer: Answer) => void): Pending {
    const asked = { number: ++this.#number, command, answer };
    this.#asked = [...this.#asked, asked];
    return asked;
  }

  /** Answer a command; false if it has its answer already. */
  answer(number: number, answer: Answer): boolean {
    const asked = this.#asked.find((each) => each.number === number);
    if (!asked) return false;
    this.#asked = this.#asked.filter((each) => each !== asked);
    asked.answer(answer);
    return true;
  }
}
