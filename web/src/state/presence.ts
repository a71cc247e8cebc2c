// Who is at the table, and for whom a bot plays.
import type { Shown } from "./shown";

/** Whether a bot plays for me, until I take over again. */
export const hasBot = ({ lobby, seat }: Pick<Shown, "lobby" | "seat">): boolean =>
  seat !== null && !!lobby?.seats[seat]?.bot;

/** Whether somebody is not connected, and no bot stands in. */
export function isAway(table: Pick<Shown, "lobby" | "here" | "isReplay">, seat: number): boolean {
  const { guest, bot } = table.lobby?.seats[seat] ?? {};
  return !table.isReplay && !!guest && !bot && !table.here.includes(seat);
}
