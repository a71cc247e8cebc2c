// What is said of whoever sits in a seat.
import type { Table } from "../../state/table.svelte";
import { t } from "../../texts/texts.svelte";
import type { Lobby } from "../../wire";

export const isFree = ({ guest, bot }: Lobby["seats"][number]): boolean => !guest && !bot;

/** Seats whose people are not connected, and for whom no bot stands in. */
export const absentees = (table: Pick<Table, "here">, { seats }: Lobby): readonly number[] =>
  seats.flatMap(({ guest, bot }, seat) => (guest && !bot && !table.here.includes(seat) ? [seat] : []));

/** A few words each: you, host, bot, not here. */
export function remarksOn(
  table: Pick<Table, "here" | "seat">,
  lobby: Lobby,
  seat: number,
): readonly string[] {
  const { guest = null, bot = null } = lobby.seats[seat] ?? {};
  const remarks = [
    seat === table.seat && "seats.you",
    guest !== null && guest === lobby.host && "seats.host",
    bot !== null && (guest ? "seats.stand-in" : "seats.bot"),
    absentees(table, lobby).includes(seat) && "seats.away",
  ];
  return remarks.filter((each) => each !== false).map((each) => t(each));
}
