// What was said, in words: texts as typed, signals and phrases as a player would say them.
import { nameOf, nameOfGuest } from "../state/names";
import type { Lobby, Said, SeatInfo } from "../wire";
import { t } from "../texts/texts.svelte";
import { sentence } from "./signals";

export const wordsOf = ({ text, signals = [], phrase }: Said): string =>
  text || (phrase ? t(`phrase.${phrase}`) : signals.map(sentence).join(" "));

/** The name of a speaker. Bots have theirs from the table; spectators have no seat. */
export function speakerOf({ seat, name }: Said, lobby: Lobby | null): string {
  const { guest, bot } = lobby?.seats[seat ?? -1] ?? {};
  return lobby && seat !== null && bot && !guest ? nameOf(lobby, seat) : nameOfGuest(name);
}

/** Whose emblem stands beside it: that of the seat, or the spectator's own. */
export const faceOf = (said: Said, lobby: Lobby | null): SeatInfo | undefined =>
  said.seat === null
    ? { guest: said.guest ?? "", emblem: said.emblem ?? null }
    : lobby?.seats[said.seat];
