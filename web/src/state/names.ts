// What those at a table are called. A bot has its name from `locales/*/bots.ftl`.
import { t } from "../texts/texts.svelte";
import type { Lobby } from "../wire";

/** The name of whoever sits in a seat; empty if it is free. Two bots of a kind get numbers. */
export function nameOf({ seats }: Pick<Lobby, "seats">, seat: number): string {
  const { name = "", guest, bot } = seats[seat] ?? {};
  if (guest || !bot) return name;
  const alike = seats.flatMap((each, at) => (each.bot === bot && !each.guest ? [at] : []));
  const word = t(`bot-names.${bot}`);
  return alike.length > 1 ? `${word}\u00a0${alike.indexOf(seat) + 1}` : word;
}
