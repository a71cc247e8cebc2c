// Miniatures of all games, for pages that show them without their boards.
import type { GameId } from "../games";
import type { Miniature } from "./common/miniature";
import { MINIATURE as faceToFace } from "./face-to-face/miniature";
import { MINIATURE as quickEasy } from "./quick-easy/miniature";
import { MINIATURE as sevenAteNine } from "./seven-ate-nine/miniature";

export const MINIATURES: Readonly<Record<GameId, Miniature>> = {
  "quick-easy": quickEasy,
  "face-to-face": faceToFace,
  "seven-ate-nine": sevenAteNine,
};
