// From anywhere to a table: somebody without a name gets one, and bots are called for.
import { newLesson, newTable } from "../net/http";
import { t, texts } from "../texts/texts.svelte";
import { gameOf } from "./catalogue";
import { guest } from "./guest.svelte";
import { go } from "./place.svelte";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";

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

/** Open a table, fill it with bots, deal, and go there. */
export async function playWithBots(game: string): Promise<void> {
  await beSomebody();
  const { options, partner } = await gameOf(game);
  const id = await newTable({ game });
  const players = options.find(({ name }) => name === "players")?.default;
  await dealWithBots(id, Number(players) - 1, partner);
  go(`/t/${id}`);
}

/** Open a table for a guided first game, and go there. */
export async function beginLesson(game: string): Promise<void> {
  await beSomebody();
  go(`/t/${await newLesson(game)}`);
}

/** A table that could not be dealt is there all the same, with its seats as they are. */
async function dealWithBots(id: string, count: number, bot: string): Promise<void> {
  const table = new Table(id);
  table.open();
  for (let invited = 0; invited < count; invited++) void table.do({ do: "invite", bot });
  await table.do({ do: "deal" });
  table.leave();
}
