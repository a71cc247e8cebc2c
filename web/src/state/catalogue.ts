// The games the server offers, with their options and bots: fetched once for all pages.
import type { Catalogue, CatalogueGame } from "../net/bodies";
import * as http from "../net/http";

let asked: Promise<Catalogue> | null = null;

function whole(): Promise<Catalogue> {
  asked ??= http.catalogue().catch((refusal: unknown) => {
    asked = null; // the network may be back the next time
    throw refusal;
  });
  return asked;
}

export const catalogue = async (): Promise<readonly CatalogueGame[]> => (await whole()).games;

/** Whether finished games can be reviewed. */
export const hasCoach = async (): Promise<boolean> => (await whole()).coach;

/** What the server offers for a game. Throws a `Refusal` for an unknown game. */
export async function gameOf(id: string): Promise<CatalogueGame> {
  const found = (await catalogue()).find((each) => each.id === id);
  if (!found) throw new http.Refusal("game/unknown", 404, 0);
  return found;
}
