// Seats in words.
import { isAway } from "../../state/presence";
import type { Table } from "../../state/table.svelte";
import { t } from "../../texts/texts.svelte";
import type { Lobby } from "../../wire";

export const isFree = ({ guest, bot }: Lobby["seats"][number]): boolean => !guest && !bot;

/** A seat that is added when somebody sits down in it. */
export const NEW_SEAT: Lobby["seats"][number] = {};

export const takenOf = ({ seats }: Lobby): number => seats.filter((seat) => !isFree(seat)).length;

/** Seats of guests who are not connected, without a bot standing in. */
export const absentees = ({ here }: Pick<Table, "here">, lobby: Lobby): readonly number[] =>
  lobby.seats.flatMap((_, seat) => (isAway({ lobby, here }, seat) ? [seat] : []));

/** Whether other people play on, who may be waiting; bots never mind. */
export const hasCompany = ({ seats }: Pick<Lobby, "seats">, own: number | null): boolean =>
  seats.some(({ guest, bot }, seat) => seat !== own && guest && !bot);

/** The seats of people who would have none in a game with fewer: the last ones, never the host. */
export function withoutSeat({ seats, host }: Lobby, most: number): readonly number[] {
  const people = seats.flatMap(({ guest }, seat) => (guest ? [seat] : []));
  const isHosts = (seat: number) => seats[seat]?.guest === host;
  const inOrder = [...people.filter(isHosts), ...people.filter((seat) => !isHosts(seat))];
  return inOrder.slice(most);
}

/** How many spectators there are. Without a seat, I am one, even before the server has counted me. */
export const onlookers = ({ seat, spectators }: Pick<Table, "seat" | "spectators">): number =>
  Math.max(spectators, seat === null ? 1 : 0);

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
    isAway({ lobby, here: table.here }, seat) && "seats.away",
  ];
  return remarks.filter((each) => each !== false).map((each) => t(each));
}
