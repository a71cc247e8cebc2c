"""Batches as SQLite statements, for many tables at once."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

from functools import cache
from sqlite3 import IntegrityError
from typing import TYPE_CHECKING, Final

from .commit_queue import out_of_order
from .db_rows import (
    FINISHED,
    LISTING,
    finished_row,
    listing_row,
    newest_listings,
    played_rows,
    seated_row,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from .db_rows import Row
    from .port import Batch, GameListing, Listing

NEW_TABLE: Final = "INSERT INTO tables (id) VALUES (?) ON CONFLICT DO NOTHING"
NEW_HEAD: Final = """
    INSERT INTO heads (number, version) SELECT number, 0 FROM tables WHERE id = ?
    ON CONFLICT DO NOTHING"""
# Checks that an event follows what is stored. It belongs to the connection, not to the file. As a
# trigger it makes events of many tables one statement: in the writing thread, each statement
# releases the interpreter and has to wait for it again, which took longer than the writing.
APPENDING: Final = """
    CREATE TEMP VIEW appending AS SELECT NULL AS table_id, NULL AS version, NULL AS data;
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appending BEGIN
        INSERT INTO events (previous, data)
            SELECT last, NEW.data FROM main.tables JOIN main.heads USING (number)
            WHERE tables.id = NEW.table_id AND version = NEW.version - 1;
        SELECT RAISE(ABORT, 'it is not the next version') WHERE changes() = 0;
        UPDATE heads SET version = NEW.version, last = last_insert_rowid()
            WHERE number = (SELECT number FROM main.tables WHERE id = NEW.table_id);
    END"""
APPEND: Final = "INSERT INTO appending VALUES {rows}"
MOST_ROWS: Final = 64
"""The most events in one statement."""

_PLACES: Final = ", ".join(f"?{place}" for place in range(2, 11))
LIST: Final = f"UPDATE tables SET ({LISTING}) = ({_PLACES}) WHERE id = ?1"
STAND_UP: Final = """
    DELETE FROM seated
    WHERE table_id = ?1 AND guest NOT IN (SELECT value FROM json_each(?2))"""
SIT_DOWN: Final = """
    INSERT INTO seated (table_id, guest) SELECT ?1, value FROM json_each(?2) WHERE true
    ON CONFLICT DO NOTHING"""
FINISH: Final = f"INSERT INTO finished ({FINISHED}, seats) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"
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
    if any(
        batch.first == 1 or batch.listing or batch.finished or batch.visitors for batch in batches
    ):
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


def in_order(rows: Sequence[Row], after: int) -> list[bytes] | None:
    """The events of a chain, oldest first; None if it is broken."""
    events = [data for _, data in reversed(rows)]
    expected = rows[0][0] - after if rows else 0
    return None if len(events) != expected or None in events else events


def _append_events(connection: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    values: list[str | int | bytes] = []
    for batch in batches:
        for version, event in enumerate(batch.events, batch.first):
            values += (batch.table, version, event)
    for first in range(0, len(values), 3 * MOST_ROWS):
        some = values[first : first + 3 * MOST_ROWS]
        try:
            connection.execute(_of_rows(len(some) // 3), some)
        except IntegrityError:
            raise out_of_order(batches[0]) from None


@cache
def _of_rows(count: int) -> str:
    """The statement for this many events."""
    return APPEND.format(rows=", ".join(["(?, ?, ?)"] * count))


def _list(connection: sqlite3.Connection, listings: dict[str, Listing]) -> None:
    connection.executemany(LIST, [listing_row(*item) for item in listings.items()])
    seated = [seated_row(*item) for item in listings.items()]
    connection.executemany(STAND_UP, seated)
    connection.executemany(SIT_DOWN, seated)


def _finish(connection: sqlite3.Connection, finished: Sequence[GameListing]) -> None:
    connection.executemany(FINISH, [finished_row(one) for one in finished])
    connection.executemany(PLAY, [row for one in finished for row in played_rows(one)])
