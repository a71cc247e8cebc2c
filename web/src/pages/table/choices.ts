// Options and settings in words. The server says which there are; `locales/GAME.ftl` has the texts:
// `GAME-options.NAME`, `.NAME-hint`, and `.NAME-VALUE` or `.NAME-seat` for its values.
import type { CatalogueGame, OptionInfo, TableInfo } from "../../net/bodies";
import { nameOf } from "../../state/names";
import { t, texts } from "../../texts/texts.svelte";
import type { Lobby, Settings } from "../../wire";

export type Value = OptionInfo["default"];
export type Values = TableInfo["options"];

export const SETTINGS = ["listed", "locked", "spectators", "phrases", "signals_only"] as const;
/** Seconds for a turn; 0: no limit. */
export const TURNS = [0, 20, 45, 90, 180] as const;
/** The same for a game over days. */
export const DAYS = [0, 1, 3, 7].map((days) => days * 86_400);
/** How much time bots leave people. */
export const PACES = ["relaxed", "normal", "quick"] as const;
/** The settings by default. */
export const USUAL: Required<Settings> = {
  listed: false,
  locked: false,
  phrases: true,
  signals_only: false,
  spectators: true,
  turn_seconds: 0,
  over_days: false,
  pace: "normal",
};

export const settingsOf = ({ settings }: Lobby): Required<Settings> => ({ ...USUAL, ...settings });
export const optionsOf = ({ options }: Lobby): Values => ({ ...options });

/** The option that says how many play. */
export const PLAYERS = "players";

/** The options that somebody chooses. How many play is seen by who sits there. */
export const chosenOptions = ({ options }: CatalogueGame): readonly OptionInfo[] =>
  options.filter(({ name }) => name !== PLAYERS);

/** The text of a choice, if its game has one. */
function worded(game: string, what: string, given?: { name: string }): string | undefined {
  const has = texts.attributes(`${game}-options`).includes(what);
  return has ? t(`${game}-options.${what}`, given) : undefined;
}

export const labelOf = (game: string, name: string): string => worded(game, name) ?? name;

export const hintOf = (game: string, name: string): string | undefined =>
  worded(game, `${name}-hint`);

/** The name of a seat's occupant, or its number. */
export const seatName = (lobby: Lobby, seat: number): string =>
  nameOf(lobby, seat) || t("seats.number", { number: seat + 1 });

/** Whether the numbers of an option are seats. */
const isOfSeats = (game: string, name: string): boolean =>
  texts.attributes(`${game}-options`).includes(`${name}-seat`);

function oneWord(lobby: Lobby, name: string, value: string | number): string {
  if (typeof value === "number" && isOfSeats(lobby.game, name)) {
    return worded(lobby.game, `${name}-seat`, { name: seatName(lobby, value) }) ?? "";
  }
  return worded(lobby.game, `${name}-${value}`) ?? `${value}`;
}

/** The values of an option, with texts; only seats that the table has. */
export function valuesOf(lobby: Lobby, { name, values }: OptionInfo) {
  const seats = isOfSeats(lobby.game, name) ? lobby.seats.length : Infinity;
  const offered = (values ?? []).filter((value) => typeof value === "string" || value < seats);
  return offered.map((value) => ({ value, text: oneWord(lobby, name, value) }));
}

/** The chosen value of an option, in words. */
export function chosenWord(lobby: Lobby, { name, kind }: OptionInfo, value: Value): string {
  if (kind === "flag") return t(value ? "choices.yes" : "choices.no");
  if (typeof value !== "object") return oneWord(lobby, name, value as string | number);
  const names = value.map((seat) => seatName(lobby, seat));
  return names.join(", ") || (worded(lobby.game, `${name}-none`) ?? "–");
}

/** In days or minutes, if they are whole. */
export function turnWord(seconds: number): string {
  if (!seconds) return t("choices.turn-none");
  if (seconds % 86_400 === 0) return t("choices.turn-days", { count: seconds / 86_400 });
  if (seconds % 60) return t("choices.turn-limit", { count: seconds });
  return t("choices.turn-minutes", { count: seconds / 60 });
}

/** The settings that make sense for a game. */
export const flagsFor = ({ signals }: CatalogueGame) =>
  SETTINGS.filter((name) => name !== "signals_only" || signals.length > 0);
