// My tables, and how many of them wait for me: for the first page, the title and the icon.
import type { TableInfo } from "../net/bodies";
import { myTables } from "../net/http";
import { guest } from "./guest.svelte";

const NOTHING = { guest: null, tables: [] };

class Waiting {
  #listed = $state.raw<{ guest: string | null; tables: readonly TableInfo[] }>(NOTHING);
  /** Never those of somebody else who was signed in here before. */
  readonly tables = $derived(this.#listed.guest === guest.id ? this.#listed.tables : []);
  /** The table on this page, and whether it waits for me: known here before it is in the list. */
  here = $state.raw<{ readonly table: string; readonly isMine: boolean } | null>(null);

  /** How many tables wait for me. */
  readonly count = $derived(
    this.tables.filter(({ table, turn }) => turn?.yours && table !== this.here?.table).length +
      (this.here?.isMine ? 1 : 0),
  );

  /** Ask the server again, if it knows me. */
  async look(): Promise<void> {
    const { id } = guest;
    const tables = id === null ? null : await myTables().catch(() => null);
    if (tables) this.#listed = { guest: id, tables };
  }

  /** The title of a page, with the number of tables that wait. */
  titled(title: string): string {
    return this.count ? `(${this.count}) ${title}` : title;
  }
}

export const waiting = new Waiting();
