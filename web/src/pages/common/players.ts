// How many can play a game, in words.
import type { CatalogueGame } from "../../net/bodies";
import { t } from "../../texts/texts.svelte";

type Numbers = Pick<CatalogueGame, "least_players" | "most_players">;

export const playersOf = ({ least_players: least, most_players: most }: Numbers): string =>
  least === most ? t("players-exactly", { count: least }) : t("players-between", { least, most });
