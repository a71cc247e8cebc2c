// The games as the server has them, with all that can be chosen for them: asked once for all pages.
import type { CatalogueGame } from "../net/bodies";
import * as http from "../net/http";

let asked: Promise<readonly CatalogueGame[]> | null = null;

export function catalogue(): Promise<readonly CatalogueGame[]> {
  asked ??= http.catalogue().catch((refusal: unknown) => {
    asked = null; // the network may be back the next time
    throw refusal;
  });
  return asked;
}

/** What the server says of a game. Refused like anything that it does not know. */
export async function gameOf(id: string): Promise<CatalogueGame> {
  const found = (await catalogue()).find((each) => each.id === id);
  if (!found) throw new http.Refusal("game/unknown", 404, 0);
  return found;
}
