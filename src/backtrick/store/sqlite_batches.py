"""Batches as SQLite statements, for many tables at once."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

from functools import cache
from sqlite3 import IntegrityError
from typing import TYPE_CHECKING, Final

from .commit_queue import out_of_order
from .db_rows import (
    FINISHED,
    LISTED,
    TURN,
    finished_row,
    listed_row,
    newest_listings,
    played_rows,
    seated_row,
    text_of,
)
from .sql_bells import RING
from .sql_daily import COUNT, END, end_row
from .sql_history import SUM_UP, SUM_UP_WEEK
from .sql_sums import COUNT_SUM, COUNT_SUM_WEEK
from .summaries import summary_rows, week_rows
from .sums import sum_rows, sum_week_rows

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from .batches import Batch
    from .db_rows import Row
    from .finished_games import GameListing
    from .listings import Listing

_RINGS: Final = RING.format(
    table="NEW.id", guests="SELECT value FROM json_each(NEW.awaited)", since="NEW.since"
)
NEW_TABLE: Final = "INSERT INTO tables (id) VALUES (?) ON CONFLICT DO NOTHING"
NEW_HEAD: Final = """
    INSERT INTO heads (number, version) SELECT number, 0 FROM tables WHERE id = ?
    ON CONFLICT DO NOTHING"""
# Checks that an event follows what is stored, and takes the turn that begins with it. All this is
# part of the connection, not of the file. As triggers it makes events of many tables one statement:
# in the writing thread, each statement releases the interpreter and has to wait for it again, which
# took longer than the writing.
APPENDING: Final = f"""
    CREATE TEMP VIEW appending (number, version, data, id, {TURN})
        AS SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL;
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appending BEGIN
        INSERT INTO events (previous, data)
            SELECT last, NEW.data FROM main.heads
            WHERE number = NEW.number AND version = NEW.version - 1;
        SELECT RAISE(ABORT, 'it is not the next version') WHERE changes() = 0;
        UPDATE heads SET version = NEW.version, last = last_insert_rowid()
            WHERE number = NEW.number;
    END;
    CREATE TEMP TRIGGER take_turn INSTEAD OF INSERT ON appending
    WHEN NEW.awaited <> '' BEGIN
        UPDATE tables SET ({TURN}) = (NEW.awaited, NEW.since, nullif(NEW.due, 0))
            WHERE number = NEW.number;
        {_RINGS};
    END"""
APPEND: Final = """
    INSERT INTO appending SELECT number, column2, column3, id, column4, column5, column6
    FROM (VALUES {rows}) LEFT JOIN main.tables ON id = column1"""
MOST_ROWS: Final = 64
"""The most events in one statement."""
_COLUMNS: Final = 6
"""The values of an event: its table, version and data, and the three of its turn."""
_NO_TURN: Final = ("", 0, 0)
"""Not None: like bytes, it would need an adapter."""

_PLACES: Final = ", ".join(f"?{place}" for place in range(2, 11))
LIST: Final = f"UPDATE tables SET ({LISTED}) = ({_PLACES}) WHERE id = ?1"
STAND_UP: Final = """
    DELETE FROM seated
    WHERE table_id = ?1 AND guest NOT IN (SELECT value FROM json_each(?2))"""
SIT_DOWN: Final = """
    INSERT INTO seated (table_id, guest) SELECT ?1, value FROM json_each(?2) WHERE true
    ON CONFLICT DO NOTHING"""
FINISH: Final = f"INSERT INTO finished ({FINISHED}, seats) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
VISIT: Final = """
    INSERT INTO visitors (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"""
PLAY: Final = "INSERT INTO played (guest, ended, table_id, number) VALUES (?, ?, ?, ?)"

# From the last event back to the first wanted one.
EVENTS: Final = """
    WITH RECURSIVE chain (version, previous, data) AS (
        SELECT version, previous, data
        FROM tables JOIN heads USING (number) LEFT JOIN events ON events.id = last
        WHERE tables.id = ?1 AND version > ?2
        UNION ALL
        SELECT chain.version - 1, events.previous, events.data
        FROM chain JOIN events ON events.id = chain.previous
        WHERE chain.version - 1 > ?2
    )
    SELECT version, data FROM chain"""

# The ids of a table's events, from the last to the first.
CHAIN: Final = """
    WITH RECURSIVE chain (version, id) AS (
        SELECT version, last FROM tables JOIN heads USING (number) WHERE tables.id = ?1
        UNION ALL
        SELECT version - 1, previous FROM chain JOIN events USING (id) WHERE previous IS NOT NULL
    )
    SELECT version, id FROM chain"""
REPLACE: Final = "UPDATE events SET data = ?2 WHERE id = ?1"

_LOST: Final = """
    FROM tables WHERE phase = 'forgotten'
    AND NOT EXISTS (SELECT 1 FROM finished WHERE table_id = tables.id)"""
FORGET_EVENTS: Final = f"""
    WITH RECURSIVE chain (id) AS (
        SELECT last FROM heads WHERE number IN (SELECT number {_LOST})
        UNION ALL
        SELECT previous FROM events JOIN chain USING (id) WHERE previous IS NOT NULL
    )
    DELETE FROM events WHERE id IN (SELECT id FROM chain)"""
FORGET_HEADS: Final = f"DELETE FROM heads WHERE number IN (SELECT number {_LOST})"


def append_alone(connection: sqlite3.Connection, batches: Sequence[Batch]) -> bool:
    """Write batches in one statement, its own transaction; False if that is not enough."""
    if sum(len(batch.events) for batch in batches) > MOST_ROWS:
        return False
    for batch in batches:  # any() takes longer
        if batch.first == 1 or batch.listing or batch.finished or batch.visitors or batch.sums:
            return False
    _append_events(connection, batches)
    return True


def append_all(connection: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    """Write batches within a transaction; after an error it must be rolled back."""
    new = [(batch.table,) for batch in batches if batch.first == 1]
    if new:
        connection.executemany(NEW_TABLE, new)
        connection.executemany(NEW_HEAD, new)
    _append_events(connection, batches)
    visits = [(guest, batch.table) for batch in batches for guest in batch.visitors]
    if visits:
        connection.executemany(VISIT, visits)
    listings = newest_listings(batches)
    if listings:
        _list(connection, listings)
    finished = [batch.finished for batch in batches if batch.finished is not None]
    if finished:
        _finish(connection, finished)
    sums = [each for batch in batches for each in batch.sums]
    if sums:
        connection.executemany(COUNT_SUM, sum_rows(sums))
        connection.executemany(COUNT_SUM_WEEK, sum_week_rows(sums))
    ends = [end_row(batch.table, batch.daily) for batch in batches if batch.daily is not None]
    if ends:
        connection.executemany(END, ends)
        connection.executemany(COUNT, [row[:1] for row in ends])


def in_order(rows: Sequence[Row], after: int) -> list[bytes] | None:
    """The events of a chain, oldest first; None if it is broken."""
    events = [data for _, data in reversed(rows)]
    expected = rows[0][0] - after if rows else 0
    return None if len(events) != expected or None in events else events


def _append_events(connection: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    values: list[str | int | bytearray] = []
    for batch in batches:
        last = batch.first + len(batch.events) - 1
        for version, event in enumerate(batch.events, batch.first):
            # For bytes, Python first looks for an adapter, which takes longer than passing them.
            values += (batch.table, version, bytearray(event))
            values += _NO_TURN if version < last else _turn_of(batch)
    for first in range(0, len(values), _COLUMNS * MOST_ROWS):
        some = values[first : first + _COLUMNS * MOST_ROWS]
        try:
            connection.execute(_of_rows(len(some) // _COLUMNS), some)
        except IntegrityError:
            raise out_of_order(batches[0]) from None


def _turn_of(batch: Batch) -> tuple[str, int, int]:
    """The new turn, as it stands in the columns; nothing if it is as before."""
    turn = batch.turn or (batch.listing and batch.listing.turn)
    return (text_of(turn.awaited), turn.since, turn.due or 0) if turn else _NO_TURN


@cache
def _of_rows(count: int) -> str:
    """The statement for this many events."""
    row = f"({', '.join('?' * _COLUMNS)})"
    return APPEND.format(rows=", ".join([row] * count))


def _list(connection: sqlite3.Connection, listings: dict[str, Listing]) -> None:
    connection.executemany(LIST, [listed_row(*item) for item in listings.items()])
    seated = [seated_row(*item) for item in listings.items()]
    connection.executemany(STAND_UP, seated)
    connection.executemany(SIT_DOWN, seated)


def _finish(connection: sqlite3.Connection, finished: Sequence[GameListing]) -> None:
    connection.executemany(FINISH, [finished_row(one) for one in finished])
    connection.executemany(PLAY, [row for one in finished for row in played_rows(one)])
    connection.executemany(SUM_UP, [row for one in finished for row in summary_rows(one)])
    connection.executemany(SUM_UP_WEEK, [row for one in finished for row in week_rows(one)])
