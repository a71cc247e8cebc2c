// Small talk that is ready to say, by the ids of the server: words, and pictures.
import type { Phrase } from "../wire";

export type PhraseId = Phrase["phrase"];

const WORDS: readonly PhraseId[] = [
  "hello",
  "one-moment",
  "your-turn",
  "well-played",
  "thanks",
  "sorry",
  "good-game",
];

/** Lines of a picture of 24 by 24; the first one is its outline. */
export const REACTIONS = {
  smile: ["M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z", "M9 9.5v1M15 9.5v1M8 14c2.2 2.7 5.8 2.7 8 0"],
  wow: [
    "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
    "M9 8.5v2M15 8.5v2M12 13.5a2 2.3 0 1 1 0 4.6a2 2.3 0 0 1 0-4.6z",
  ],
  oops: [
    "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
    "M8 9l2 1.5l-2 1.5M16 9l-2 1.5l2 1.5M8 16.5c2.2-2 5.8-2 8 0",
  ],
  heart: [
    "M12 20.5C5 15.5 3 12 3 8.7C3 6 5 4 7.5 4c1.8 0 3.4 1 4.5 2.8C13.1 5 14.7 4 16.5 4C19 4 21 6 21 8.7c0 3.3-2 6.8-9 11.8z",
  ],
} as const satisfies Partial<Record<PhraseId, readonly string[]>>;

export type ReactionId = keyof typeof REACTIONS;

const REACTION_IDS = Object.keys(REACTIONS) as readonly ReactionId[];

export const PHRASES: readonly PhraseId[] = [...REACTION_IDS, ...WORDS];

/** What people say when a game is over. */
export const AFTER_GAMES: readonly PhraseId[] = [
  ...REACTION_IDS,
  "well-played",
  "thanks",
  "good-game",
];

export const isReaction = (phrase: string): phrase is ReactionId => phrase in REACTIONS;
