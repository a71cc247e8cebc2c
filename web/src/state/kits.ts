// The kits of the games, with the texts their boards need.
import { GAMES, isGame, type Kit } from "../games";
import { Refusal } from "../net/http";
import { texts } from "../texts/texts.svelte";

/** The kit of a game. Throws a `Refusal` if there is none, or if it cannot be loaded. */
export async function kitOf(game: string): Promise<Kit> {
  if (!isGame(game)) throw new Refusal("game/unknown", 404, 0);
  try {
    const [kit] = await Promise.all([GAMES[game](), texts.need(game)]);
    await texts.need(...(kit.texts ?? []));
    return kit as Kit;
  } catch {
    throw new Refusal("net/unreachable", 0, 0); // or the server has a newer client by now
  }
}
