"""Batches as PostgreSQL statements, for many tables at once."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .commit_queue import spans
from .db_rows import (
    FINISHED,
    LISTING,
    TURN,
    finished_row,
    listing_row,
    newest_listings,
    newest_turns,
    played_rows,
    ring_rows,
    seated_row,
    turn_row,
)
from .errors import Conflict
from .postgres_leases import FENCE, IS_LEASED
from .sql_bells import RING
from .sql_daily import COUNT, END, end_row
from .sql_history import SUM_UP, SUM_UP_WEEK
from .sql_sums import COUNT_SUM, COUNT_SUM_WEEK
from .summaries import summary_rows, week_rows
from .sums import sum_rows, sum_week_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asyncpg import Connection, Record

    from .batches import Batch
    from .finished_games import GameListing
    from .listings import Listing

# An exact comparison, not EXISTS, which could be planned as a scan of all events.
APPEND: Final = """
    INSERT INTO events (table_id, version, data)
    SELECT table_id, version, data
    FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::integer[], $5::bigint[])
        AS new (table_id, version, data, before, epoch)
    WHERE before = coalesce((SELECT max(events.version) FROM events
                             WHERE events.table_id = new.table_id), 0)
    AND """ + IS_LEASED.format(table="new.table_id", epoch="new.epoch", server="$6::text")
STORED: Final = """
    SELECT data FROM events
    WHERE table_id = $1 AND version >= $2 AND version < $3 ORDER BY version"""
EVENTS: Final = "SELECT version, data FROM events WHERE table_id = ?1 AND version > ?2 ORDER BY 1"

_NEW: Final = ", ".join(f"excluded.{name}" for name in LISTING.split(", "))
LIST: Final = f"""
    INSERT INTO tables (id, {LISTING})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (id) DO UPDATE SET ({LISTING}) = ({_NEW})"""
TAKE_TURNS: Final = f"UPDATE tables SET ({TURN}) = ($2, $3, $4) WHERE id = $1"
RINGS: Final = RING.format(
    table="$1", guests="SELECT jsonb_array_elements_text($2::text::jsonb)", since="$3"
)
STAND_UP: Final = "DELETE FROM seated WHERE table_id = $1 AND NOT $2::text::jsonb ? guest"
SIT_DOWN: Final = """
    INSERT INTO seated (table_id, guest)
    SELECT $1, guest FROM jsonb_array_elements_text($2::text::jsonb) AS guest
    ON CONFLICT DO NOTHING"""
FINISH: Final = f"""
    INSERT INTO finished ({FINISHED}, seats)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"""
VISIT: Final = """
    INSERT INTO visitors (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"""
PLAY: Final = "INSERT INTO played (guest, ended, table_id, number) VALUES ($1, $2, $3, $4)"

REPLACE: Final = "UPDATE events SET data = ?3 WHERE table_id = ?1 AND version = ?2"
FORGET_EVENTS: Final = """
    DELETE FROM events WHERE table_id IN (
        SELECT id FROM tables WHERE phase = 'forgotten'
        AND NOT EXISTS (SELECT 1 FROM finished WHERE finished.table_id = tables.id))"""


async def append_all(connection: Connection[Record], batches: Sequence[Batch], server: str) -> None:
    """Write a server's batches within a transaction; after an error it must be rolled back."""
    await _append_events(connection, batches, server)
    visits = [(guest, batch.table) for batch in batches for guest in batch.visitors]
    if visits:
        await connection.executemany(VISIT, visits)
    listings = newest_listings(batches)
    if listings:
        await _list(connection, listings)
    await _take_turns(connection, batches)
    finished = [batch.finished for batch in batches if batch.finished is not None]
    if finished:
        await _finish(connection, finished)
    sums = [each for batch in batches for each in batch.sums]
    if sums:
        for query, rows in ((COUNT_SUM, sum_rows), (COUNT_SUM_WEEK, sum_week_rows)):
            await connection.executemany(query.replace("?", "$"), rows(sums))
    ends = [end_row(batch.table, batch.daily) for batch in batches if batch.daily is not None]
    if ends:
        await connection.executemany(END.replace("?", "$"), ends)
        await connection.executemany(COUNT.replace("?", "$"), [row[:1] for row in ends])


async def check_lease(connection: Connection[Record], lease: tuple[str, int], server: str) -> None:
    """Check within a transaction that a server has a table, with this epoch."""
    if not await connection.fetch(FENCE, *lease, server):
        raise Conflict(f"Table {lease[0]} is not leased to this server any more.")


async def is_stored(connection: Connection[Record], batch: Batch) -> bool:
    """Whether exactly this batch is already stored."""
    end = batch.first + len(batch.events)
    rows = await connection.fetch(STORED, batch.table, batch.first, end)
    return tuple(row[0] for row in rows) == batch.events


async def _append_events(
    connection: Connection[Record], batches: Sequence[Batch], server: str
) -> None:
    versions = spans(batches)
    rows = [
        (batch.table, version, event, versions[batch.table][0], batch.epoch)
        for batch in batches
        for version, event in enumerate(batch.events, batch.first)
    ]
    status = await connection.execute(APPEND, *map(list, zip(*rows, strict=True)), server)
    if status != f"INSERT 0 {len(rows)}":
        first = batches[0]
        raise Conflict(
            f"Version {first.first} of table {first.table} is not the next one, or the table is "
            "not leased to this server any more."
        )


async def _take_turns(connection: Connection[Record], batches: Sequence[Batch]) -> None:
    turns, rings = newest_turns(batches), ring_rows(batches)
    if turns:
        await connection.executemany(TAKE_TURNS, [turn_row(*item) for item in turns.items()])
    if rings:
        await connection.executemany(RINGS, rings)


async def _list(connection: Connection[Record], listings: dict[str, Listing]) -> None:
    await connection.executemany(LIST, [listing_row(*item) for item in listings.items()])
    seated = [seated_row(*item) for item in listings.items()]
    await connection.executemany(STAND_UP, seated)
    await connection.executemany(SIT_DOWN, seated)


async def _finish(connection: Connection[Record], finished: Sequence[GameListing]) -> None:
    await connection.executemany(FINISH, [finished_row(one) for one in finished])
    await connection.executemany(PLAY, [row for one in finished for row in played_rows(one)])
    for query, rows in ((SUM_UP, summary_rows), (SUM_UP_WEEK, week_rows)):
        values = [row for one in finished for row in rows(one)]
        await connection.executemany(query.replace("?", "$"), values)
