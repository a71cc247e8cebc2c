// The rules of every game in pictures, for the page that teaches them.
import type { GameId } from "../games";
import type { Pictures } from "./common/scene";
import { PICTURES as faceToFace } from "./face-to-face/scenes";
import { PICTURES as quickEasy } from "./quick-easy/scenes";
import { PICTURES as sevenAteNine } from "./seven-ate-nine/scenes";

export const PICTURES: Readonly<Record<GameId, Pictures>> = {
  "quick-easy": quickEasy,
  "face-to-face": faceToFace,
  "seven-ate-nine": sevenAteNine,
};
