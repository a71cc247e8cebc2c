// Names of players. Bots have theirs from `locales/*/bots.ftl`; deleted guests have none.
import { t } from "../texts/texts.svelte";
import type { Lobby } from "../wire";

/** Programs that play as guests have it before their names; `table/names.py` has the same. */
const PROGRAM = "\u{1F916} ";

/** The name of a guest, or a word for a deleted one. Programs are marked as such. */
export function nameOfGuest(name: string): string {
  if (name.startsWith(PROGRAM)) return t("program-name", { name: name.slice(PROGRAM.length) });
  return name || t("nameless");
}

/** Bots of other people have it before their names; `server/external_bots.py` has the same. */
const EXTERNAL = "external/";

/** The name of a bot. Bots of other people have their own, marked as such. */
export const nameOfBot = (bot: string): string =>
  bot.startsWith(EXTERNAL)
    ? t("bot-external.name", { name: bot.slice(EXTERNAL.length) })
    : t(`bot-names.${bot}`);

/** How well a bot plays, as far as we know. */
export const levelOfBot = (bot: string): string =>
  bot.startsWith(EXTERNAL) ? t("bot-external.level") : t(`bot-levels.${bot}`);

/** The name of a seat's occupant; empty if the seat is free. Bots of the same kind get numbers. */
export function nameOf({ seats }: Pick<Lobby, "seats">, seat: number): string {
  const { name = "", guest, bot } = seats[seat] ?? {};
  if (guest != null) return nameOfGuest(name);
  if (!bot) return "";
  const alike = seats.flatMap((each, at) => (each.bot === bot && !each.guest ? [at] : []));
  const word = nameOfBot(bot);
  return alike.length > 1 ? `${word}\u00a0${alike.indexOf(seat) + 1}` : word;
}

/** The host's name; empty if there is no host. */
export function hostOf(lobby: Lobby): string {
  const seat = lobby.seats.findIndex(({ guest }) => guest && guest === lobby.host);
  return nameOf(lobby, seat);
}
