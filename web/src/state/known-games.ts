// Which games this person knows, so that a lesson is offered before the first game, and only once.
import { MOST_GAMES } from "../limits";
import { myGames } from "../net/http";
import { guest } from "./guest.svelte";
import { keepIds, recalledIds } from "./kept-ids";

const KEY = "backtrick-known";

export class KnownGames {
  /** Where nothing can be kept, games are known until the page is left. */
  #known: readonly string[] = [];

  /** The person has played the game, or does not want to be taught. */
  add(game: string): void {
    this.#known = [...keepIds(KEY, [...this.#known, game])];
  }

  /** Whether the game was played in this browser, or to its end by this guest anywhere. */
  async has(game: string): Promise<boolean> {
    if ([...this.#known, ...recalledIds(KEY)].includes(game)) return true;
    const has = (await guest.recall()) && (await hasFinished(game));
    if (has) this.add(game);
    return has;
  }
}

async function hasFinished(game: string): Promise<boolean> {
  let page = await myGames({ limit: MOST_GAMES });
  while (!page.games.some((each) => each.game === game)) {
    if (page.next === null) return false;
    page = await myGames({ limit: MOST_GAMES, before: page.next });
  }
  return true;
}

export const knownGames = new KnownGames();
