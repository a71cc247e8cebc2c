// Names of players. Bots have theirs from `locales/*/bots.ftl`; deleted guests have none.
import { t } from "../texts/texts.svelte";
import type { Lobby } from "../wire";

/** The name of a guest, or a word for a deleted one. */
export const nameOfGuest = (name: string): string => name || t("nameless");

/** The name of a seat's occupant; empty if the seat is free. Bots of the same kind get numbers. */
export function nameOf({ seats }: Pick<Lobby, "seats">, seat: number): string {
  const { name = "", guest, bot } = seats[seat] ?? {};
  if (guest != null) return nameOfGuest(name);
  if (!bot) return "";
  const alike = seats.flatMap((each, at) => (each.bot === bot && !each.guest ? [at] : []));
  const word = t(`bot-names.${bot}`);
  return alike.length > 1 ? `${word}\u00a0${alike.indexOf(seat) + 1}` : word;
}

/** The host's name; empty if there is no host. */
export function hostOf(lobby: Lobby): string {
  const seat = lobby.seats.findIndex(({ guest }) => guest && guest === lobby.host);
  return nameOf(lobby, seat);
}
