// From anywhere to a guided first game.
import { newLesson } from "../../net/http";
import { go } from "../../state/place.svelte";
import { beSomebody } from "../home/opening";

/** Open a table with a tutor, and go there. */
export async function beginLesson(game: string): Promise<void> {
  await beSomebody();
  go(`/t/${await newLesson(game)}`);
}
