// What was said, in words: a text as it was written, signals as somebody would say them.
import { nameOf } from "../state/names";
import type { Lobby, Said } from "../wire";
import { sentence } from "./signals";

export const wordsOf = ({ text, signals = [] }: Said): string =>
  text || signals.map(sentence).join(" ");

/** A bot is called as it is at the table; one who looked on has no seat. */
export function speakerOf({ seat, name }: Said, lobby: Lobby | null): string {
  const { guest, bot } = lobby?.seats[seat ?? -1] ?? {};
  return lobby && seat !== null && bot && !guest ? nameOf(lobby, seat) : name;
}
