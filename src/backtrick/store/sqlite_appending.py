"""Batches as statements of SQLite: those of many tables at once."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from .rows import (
    FINISHED,
    LISTING,
    finished_row,
    listing_row,
    newest_listings,
    played_rows,
    seated_row,
)
from .waiting import out_of_order, spans

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from .port import Batch, Finished, Listing
    from .rows import Row

NEW_TABLE: Final = "INSERT INTO tables (id) VALUES (?) ON CONFLICT DO NOTHING"
NEW_HEAD: Final = """
    INSERT INTO heads (number, version) SELECT number, 0 FROM tables WHERE id = ?
    ON CONFLICT DO NOTHING"""
LAST_EVENT: Final = "SELECT coalesce(max(id), 0) FROM events"
# Many rows in one statement: each statement hands the interpreter over to the thread that serves
# and has to wait for it again, and with one a row that took longer than the writing.
MOST_ROWS: Final = 32
# The place of the event before is given where that one is new too.
NEW_EVENTS: Final = """
    INSERT INTO events (id, previous, data)
    SELECT column1, coalesce(column2, last), column4
    FROM (VALUES {rows}) JOIN tables ON tables.id = column3 JOIN heads USING (number)"""
NEW_HEADS: Final = """
    UPDATE heads SET version = column1, last = column2
    FROM (VALUES {rows}) JOIN tables ON tables.id = column3
    WHERE heads.number = tables.number AND heads.version = column4"""

_PLACES: Final = ", ".join(f"?{place}" for place in range(2, 10))
LIST: Final = f"UPDATE tables SET ({LISTING}) = ({_PLACES}) WHERE id = ?1"
STAND_UP: Final = """
    DELETE FROM seated
    WHERE table_id = ?1 AND guest NOT IN (SELECT value FROM json_each(?2))"""
SIT_DOWN: Final = """
    INSERT INTO seated (table_id, guest) SELECT ?1, value FROM json_each(?2) WHERE true
    ON CONFLICT DO NOTHING"""
FINISH: Final = f"INSERT INTO finished ({FINISHED}, seats) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)"
PLAY: Final = "INSERT INTO played (guest, ended, table_id, number) VALUES (?, ?, ?, ?)"

# From the last event back to the first that is asked for.
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


def append_all(connection: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    """Write batches within a transaction; an error means that it has to be rolled back."""
    _append_events(connection, batches)
    listings = newest_listings(batches)
    if listings:
        _list(connection, listings)
    finished = [batch.finished for batch in batches if batch.finished is not None]
    if finished:
        _finish(connection, finished)


def in_order(rows: Sequence[Row], after: int) -> list[bytes] | None:
    """The events of a chain, the oldest first; None if it is torn."""
    events = [data for _, data in reversed(rows)]
    expected = rows[0][0] - after if rows else 0
    return None if len(events) != expected or None in events else events


def _append_events(connection: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    versions = spans(batches)
    new = [(table,) for table, (before, _) in versions.items() if before == 0]
    if new:
        connection.executemany(NEW_TABLE, new)
        connection.executemany(NEW_HEAD, new)
    rows, last = _event_rows(batches, connection.execute(LAST_EVENT).fetchone()[0])
    heads = [(after, last[table], table, before) for table, (before, after) in versions.items()]
    written = _execute(connection, NEW_EVENTS, rows)
    if written != len(rows) or _execute(connection, NEW_HEADS, heads) != len(heads):
        raise out_of_order(batches[0])


def _execute(
    connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]
) -> int:
    """Execute a statement over rows, many at once; return how many it has written."""
    written = 0
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = [value for row in some for value in row]
        written += connection.execute(_with_rows(statement, len(some)), values).rowcount
    return written


@cache
def _with_rows(statement: str, count: int) -> str:
    """The statement for so many rows."""
    return statement.format(rows=", ".join(["(?, ?, ?, ?)"] * count))


def _event_rows(
    batches: Sequence[Batch], place: int
) -> tuple[list[tuple[int, int | None, str, bytes]], dict[str, int]]:
    """Rows for the events, from the given place on; and the place of each table's last."""
    rows: list[tuple[int, int | None, str, bytes]] = []
    last: dict[str, int] = {}
    for batch in batches:
        table = batch.table
        for event in batch.events:
            place += 1
            rows.append((place, last.get(table), table, event))
            last[table] = place
    return rows, last


def _list(connection: sqlite3.Connection, listings: dict[str, Listing]) -> None:
    connection.executemany(LIST, [listing_row(*item) for item in listings.items()])
    seated = [seated_row(*item) for item in listings.items()]
    connection.executemany(STAND_UP, seated)
    connection.executemany(SIT_DOWN, seated)


def _finish(connection: sqlite3.Connection, finished: Sequence[Finished]) -> None:
    connection.executemany(FINISH, [finished_row(one) for one in finished])
    connection.executemany(PLAY, [row for one in finished for row in played_rows(one)])
