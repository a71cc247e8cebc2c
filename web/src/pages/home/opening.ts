// From the first page to a table: somebody without a name gets one, and bots are called for.
import type { CatalogueGame } from "../../net/bodies";
import { newTable } from "../../net/http";
import { guest } from "../../state/guest.svelte";
import { go } from "../../state/place.svelte";
import { settings } from "../../state/settings.svelte";
import { Table } from "../../state/table.svelte";
import { t, texts } from "../../texts/texts.svelte";
import type { Values } from "../../net/bodies";

/** A friendly name for somebody who has not said one. */
function someName(): string {
  const names = texts.attributes("default-names");
  return t(`default-names.${names[Math.floor(Math.random() * names.length)]}`);
}

/** Be somebody, if I am nobody yet. */
export async function beSomebody(): Promise<void> {
  if (!(await guest.recall())) await guest.introduce(someName(), settings.chosen.language);
}

/** Open a table, and go there. */
export async function playWithFriends(game: string): Promise<void> {
  await beSomebody();
  go(`/t/${await newTable({ game })}`);
}

/** As a partner the best one; as an opponent the one that can be beaten. */
const fairBot = ({ bots, team }: CatalogueGame): string =>
  (team ? bots.at(-1) : (bots.at(-2) ?? bots.at(-1))) ?? "";

/** Open a table, fill it with bots, deal, and go there. */
export async function playWithBots(game: CatalogueGame, options: Values = {}): Promise<void> {
  await beSomebody();
  const id = await newTable({ game: game.id, options });
  const players = game.options.find(({ name }) => name === "players")?.default;
  await dealWithBots(id, Number(options["players"] ?? players) - 1, fairBot(game));
  go(`/t/${id}`);
}

/** A table that could not be dealt is there all the same, with its seats as they are. */
async function dealWithBots(id: string, count: number, bot: string): Promise<void> {
  const table = new Table(id);
  table.open();
  for (let invited = 0; invited < count; invited++) void table.do({ do: "invite", bot });
  await table.do({ do: "deal" });
  table.leave();
}
