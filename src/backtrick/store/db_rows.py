"""Values as database rows and back, for both kinds of database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .batches import Batch
from .finished_games import GameListing
from .listings import AwaitedTurn, Listing

Value = str | int | bytes | bool | None
Row = Sequence[Any]

TURN = "awaited, since, due"
LISTED = "game, options, listed, phase, free_seats, host, guests, updated, what_if"
LISTING = f"{LISTED}, {TURN}"
FINISHED = (
    "table_id, number, game, options, guests, names, ended, lasted, ending, winners, cards_left, "
    "hints, kind"
)


def listing_row(table: str, listing: Listing) -> tuple[Value, ...]:
    """A table's id, and its listing in the order of `LISTING`."""
    return (*listed_row(table, listing), *turn_row(table, listing.turn)[1:])


def listed_row(table: str, listing: Listing) -> tuple[Value, ...]:
    """A table's id, and its listing without the turn, in the order of `LISTED`."""
    return (
        table,
        listing.game,
        listing.options,
        listing.listed,
        listing.phase,
        listing.free_seats,
        listing.host,
        text_of(listing.guests),
        listing.updated,
        listing.what_if,
    )


def turn_row(table: str, turn: AwaitedTurn) -> tuple[Value, ...]:
    """A table's id, and its turn in the order of `TURN`."""
    return table, text_of(turn.awaited), turn.since, turn.due


def seated_row(table: str, listing: Listing) -> tuple[str, str]:
    """A table's id, and the guests who find it; none once it is over."""
    return table, text_of(() if listing.phase == "over" else listing.guests)


def listing_from(row: Row) -> tuple[str, Listing]:
    """Read what `listing_row` wrote."""
    table, game, options, listed, phase, free_seats, host, guests, updated, what_if, *turn = row
    awaited, since, due = turn
    return table, Listing(
        game=game,
        options=options,
        listed=bool(listed),
        phase=phase,
        free_seats=free_seats,
        host=host,
        guests=msgspec.json.decode(guests, type=tuple[str, ...]),
        updated=updated,
        what_if=bool(what_if),
        turn=AwaitedTurn(msgspec.json.decode(awaited, type=tuple[str, ...]), since, due),
    )


def finished_row(finished: GameListing) -> tuple[Value, ...]:
    """A finished game in the order of `FINISHED`, and its number of seats."""
    return (
        finished.table,
        finished.number,
        finished.game,
        finished.options,
        text_of(finished.guests),
        text_of(finished.names),
        finished.ended,
        finished.lasted,
        finished.ending,
        text_of(finished.winners),
        finished.cards_left,
        finished.hints,
        finished.kind,
        len(finished.guests),
    )


def played_rows(finished: GameListing) -> list[tuple[Value, ...]]:
    """A row for each guest who played, so that each of them finds the game."""
    guests = {guest for guest in finished.guests if guest is not None}
    return [(guest, finished.ended, finished.table, finished.number) for guest in sorted(guests)]


def finished_from(row: Row) -> GameListing:
    """Read what `finished_row` wrote, without the last column."""
    table, number, game, options, guests, names, ended, lasted, ending, winners, left, *more = row
    hints, kind = more
    return GameListing(
        table=table,
        number=number,
        game=game,
        options=options,
        guests=msgspec.json.decode(guests, type=tuple[str | None, ...]),
        names=msgspec.json.decode(names, type=tuple[str, ...]),
        ended=ended,
        lasted=lasted,
        ending=ending,
        winners=msgspec.json.decode(winners, type=tuple[int, ...]),
        cards_left=left,
        hints=hints,
        kind=kind,
    )


def newest_listings(batches: Sequence[Batch]) -> dict[str, Listing]:
    """The last listing of each table; the others would be overwritten at once."""
    return {batch.table: batch.listing for batch in batches if batch.listing is not None}


def newest_turns(batches: Sequence[Batch]) -> dict[str, AwaitedTurn]:
    """The last turn of each table, unless a later listing has it."""
    turns: dict[str, AwaitedTurn] = {}
    for batch in batches:
        if batch.turn is not None:
            turns[batch.table] = batch.turn
        elif batch.listing is not None:
            turns.pop(batch.table, None)
    return turns


def ring_rows(batches: Sequence[Batch]) -> list[tuple[Value, ...]]:
    """By table, whose turn it is, and since when: for their bells."""
    listed = {table: each.turn for table, each in newest_listings(batches).items()}
    turns = listed | newest_turns(batches)
    return [turn_row(*item)[:3] for item in turns.items() if item[1].awaited]


def text_of(values: tuple[object, ...]) -> str:
    """A tuple as it stands in a column."""
    return msgspec.json.encode(values).decode()
