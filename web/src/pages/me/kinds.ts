// A kind of game in words: how many play, and what differs from the usual choices.
import type { CatalogueGame, KindHistory, OptionInfo } from "../../net/bodies";
import { t, texts } from "../../texts/texts.svelte";

const PLAYERS = "players";

type Value = KindHistory["options"][string];

/** The text of a choice, if its game has one. */
function worded(game: string, what: string): string | undefined {
  const id = `${game}-options`;
  return texts.attributes(id).includes(what) ? t(`${id}.${what}`) : undefined;
}

/** Which seats were chosen, if they are counted from one's own. */
function seen(game: string, name: string, seats: readonly number[]): readonly string[] {
  const id = `${game}-options.${name}`;
  const isMine = seats.includes(0);
  const count = seats.length - (isMine ? 1 : 0);
  const others = count ? [t(isMine ? `${id}-others` : `${id}-with`, { count })] : [];
  return isMine ? [t(`${id}-me`), ...others] : others;
}

function choice(game: string, { name, kind }: OptionInfo, value: Value): string {
  const label = worded(game, name) ?? name;
  if (kind === "flag") return label;
  if (typeof value === "object") return `${label}: ${value.map((seat) => seat + 1).join(", ")}`;
  return worded(game, `${name}-${value}`) ?? `${label}: ${value}`;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What makes a kind of game, each in a few words. */
export function wordsOf(
  { game, options, as_seen }: KindHistory,
  known: CatalogueGame | undefined,
): readonly string[] {
  const chosen = (known?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    const isUsual = value === undefined || isSame(value, option.default);
    if (option.name === PLAYERS || isUsual) return [];
    if (as_seen && typeof value === "object") return seen(game, option.name, value);
    return [choice(game, option, value)];
  });
  return [t("players-exactly", { count: Number(options[PLAYERS]) }), ...chosen];
}

/** Kinds by game; what was played last comes first. */
export function byGame(kinds: readonly KindHistory[]): readonly (readonly KindHistory[])[] {
  const games = [...new Set(kinds.map(({ game }) => game))];
  return games.map((game) => kinds.filter((kind) => kind.game === game));
}
