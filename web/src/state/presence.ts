// Who is connected, and who has a bot standing in.
import type { Table } from "./table.svelte";

/** Whether a bot plays for me, until I take over again. */
export function hasBot({ lobby, seat }: Pick<Table, "lobby" | "seat">): boolean {
  const { guest, bot } = lobby?.seats[seat ?? -1] ?? {};
  return !!guest && !!bot;
}

/** Whether a guest is not connected, and no bot stands in. */
export function isAway({ lobby, here }: Pick<Table, "lobby" | "here">, seat: number): boolean {
  const { guest, bot } = lobby?.seats[seat] ?? {};
  return !!guest && !bot && !here.includes(seat);
}
