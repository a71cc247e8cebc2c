// Ways to a new table. Somebody without a name gets one.
import type { WhatIf } from "../wire";
import { newLesson, newTable, newWhatIf } from "../net/http";
import { t, texts } from "../texts/texts.svelte";
import { gameOf } from "./catalogue";
import { guest } from "./guest.svelte";
import { go } from "./place.svelte";
import { preferences } from "./preferences.svelte";

/** A friendly name for somebody who has not chosen one. */
function someName(): string {
  const names = texts.attributes("default-names");
  return t(`default-names.${names[Math.floor(Math.random() * names.length)]}`);
}

/** Create a guest, if there is none. */
export async function beSomebody(): Promise<void> {
  if (!(await guest.recall())) await guest.introduce(someName(), preferences.chosen.language);
}

/** Open a table, and go there. */
export async function playWithFriends(game: string): Promise<void> {
  await beSomebody();
  go(`/t/${await newTable({ game })}`);
}

/** Open a table with bots in all other seats, and go there: it is dealt when I come. */
export async function playWithBots(game: string): Promise<void> {
  await beSomebody();
  const { options, partner } = await gameOf(game);
  const players = Number(options.find(({ name }) => name === "players")?.default);
  const bots = Array<string>(players - 1).fill(partner);
  go(`/t/${await newTable({ game, bots, deal: true })}`);
}

/** Open a table for a race against one bot, and go there: it is dealt when I am ready. */
export async function raceAgainst(game: string, bot: string): Promise<void> {
  await beSomebody();
  go(`/t/${await newTable({ game, options: { players: 2 }, bots: [bot], deal: true })}`);
}

/** Open a table for me alone, and go there: it is dealt when I come. */
export async function playAlone(game: string): Promise<void> {
  await beSomebody();
  go(`/t/${await newTable({ game, options: { players: 1 }, deal: true })}`);
}

/** Open a table for a guided first game, and go there. */
export async function beginLesson(game: string): Promise<void> {
  await beSomebody();
  go(`/t/${await newLesson(game)}`);
}

/** Open a table at which I play on from a moment of a finished game, and go there. */
export async function playOn(from: WhatIf, seat: number): Promise<void> {
  await beSomebody();
  go(`/t/${await newWhatIf({ ...from, seat })}`);
}

/** The address of the replay from which somebody plays on. */
export const sourceOf = ({ table, number, step }: WhatIf): string =>
  `/g/${table}/${number}?step=${step}`;
