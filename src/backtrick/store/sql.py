"""SQL that both databases share."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

import asyncio
from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from .batches import Batch
from .commit_queue import Statement, Transaction, fulfil, refuse_nothing
from .db_rows import FINISHED, LISTING, finished_from, listing_from
from .errors import StoreError
from .finished_games import MOST_GAMES, GameListing
from .listings import Invitation, Listing
from .sql_analyses import AnalysisSql
from .sql_bells import FORGET_RINGS, BellSql
from .sql_circles import CircleSql
from .sql_daily import DailySql
from .sql_erasure import ErasureSql
from .sql_guests import GuestSql
from .sql_history import HistorySql
from .sql_sums import SumsSql

if TYPE_CHECKING:
    from collections.abc import Callable

    from .commit_queue import Answered, Waiting, Work
    from .db_rows import Row, Value

OF_GUEST: Final = f"""
    SELECT id, {LISTING} FROM tables JOIN seated ON table_id = id
    WHERE guest = ?1 AND phase <> 'over' ORDER BY updated DESC, id LIMIT ?2"""
NEWEST: Final = f"""
    SELECT id, {LISTING} FROM tables
    WHERE updated IS NOT NULL AND (listed OR NOT ?2) ORDER BY updated DESC, id LIMIT ?1"""
INVITATION: Final = "SELECT game, host, phase FROM tables WHERE id = ?1 AND game IS NOT NULL"
DUE: Final = "SELECT id, due FROM tables WHERE due <= ?1 ORDER BY due, id LIMIT ?2"
TABLES_AFTER: Final = "SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2"
FINISHED_AT: Final = f"""
    SELECT {FINISHED} FROM finished WHERE table_id = ?1 AND number <= ?2
    ORDER BY number DESC LIMIT ?3"""
# A page includes all games of its last millisecond.
FINISHED_OF: Final = f"""
    WITH page AS (SELECT ended FROM played WHERE guest = ?1 AND ended < ?2
                  ORDER BY ended DESC LIMIT ?3),
         found AS (SELECT table_id AS at, number AS nth FROM played
                   WHERE guest = ?1 AND ended < ?2 AND ended >= (SELECT min(ended) FROM page))
    SELECT {FINISHED} FROM found JOIN finished ON table_id = at AND number = nth
    ORDER BY ended DESC, table_id, number"""
BEST_TIMES: Final = f"""
    SELECT {FINISHED} FROM finished
    WHERE game = ?1 AND options = ?2 AND seats = 1 AND winners <> '[]'
    ORDER BY lasted, ended, table_id, number LIMIT ?3"""

KEEP: Final = "INSERT INTO keepsakes (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
KEPT_AS: Final = "SELECT value FROM keepsakes WHERE name = ?1"
KEPT: Final = """
    SELECT name, value FROM keepsakes WHERE name >= ?1 AND name < ?2 ORDER BY name"""
FORGET_KEPT: Final = "DELETE FROM keepsakes WHERE name >= ?1 AND name < ?2"
CHECK: Final = "UPDATE health SET checks = checks + 1"

FORGET: Final = """
    UPDATE tables SET phase = 'forgotten', updated = NULL, awaited = '[]', due = NULL
    WHERE id IN (SELECT id FROM tables WHERE updated < ?1 ORDER BY updated LIMIT ?2) RETURNING id"""
FORGET_SEATED: Final = """
    DELETE FROM seated WHERE table_id IN (SELECT id FROM tables WHERE phase = 'forgotten')"""
FORGET_VISITORS: Final = """
    DELETE FROM visitors WHERE table_id IN (SELECT id FROM tables WHERE phase = 'forgotten')
    AND NOT EXISTS (SELECT 1 FROM finished WHERE finished.table_id = visitors.table_id)"""
FORGET_LISTINGS: Final = """
    DELETE FROM tables WHERE phase = 'forgotten'
    AND NOT EXISTS (SELECT 1 FROM finished WHERE table_id = id)"""
KEEP_THE_REST: Final = "UPDATE tables SET phase = NULL WHERE phase = 'forgotten'"

FORGOTTEN_AT_ONCE: Final = 100
"""The tables per transaction, so that players do not have to wait."""
LAST_LETTER: Final = "\U0010ffff"
"""Sorts after everything that a name may continue with."""
END_OF_TIME: Final = 2**63 - 1


class SqlStore(
    AnalysisSql, BellSql, CircleSql, DailySql, ErasureSql, GuestSql, HistorySql, SumsSql
):
    """A store in an SQL database."""

    FORGET_EVENTS: tuple[str, ...]
    """The statement that deletes the events of forgotten tables without finished games."""

    def __init__(self, where: str, put: Callable[[Waiting], None]) -> None:
        self._where = where
        """The location of the database, for messages."""
        self._put = put
        """Adds work to the next transaction."""
        self._loop = asyncio.get_running_loop()
        self._is_closed = False

    @abstractmethod
    async def ask(self, query: str, values: tuple[Value, ...]) -> list[Row]:
        """Run a query, if the store is open."""

    async def read(self, query: str, *values: Value) -> list[Row]:
        """Run a query."""
        if self._is_closed:
            raise self._closed()
        return await self.ask(query, values)

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Execute statements, all or none; returns the rows of each."""
        return await self._written(Transaction(statements))

    async def write_for(self, lease: tuple[str, int], *statements: Statement) -> list[list[Row]]:
        return await self._written(Transaction(statements, lease))

    @property
    def is_closed(self) -> bool:
        return self._is_closed

    def append(self, batch: Batch) -> asyncio.Future[None]:
        refuse_nothing(batch)
        return self._written(batch)

    def append_then(self, batch: Batch, answered: Callable[[Exception | None], None]) -> None:
        refuse_nothing(batch)
        self.hand_in(batch, answered)

    def _written(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self.hand_in(work, partial(fulfil, future))
        return future

    def hand_in(self, work: Work, answered: Answered) -> None:
        if self._is_closed:
            self._loop.call_soon(answered, self._closed())
        else:
            self._put((work, answered))

    def _closed(self) -> StoreError:
        return StoreError("store/closed", f"{self._where} has been closed.")

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Listing]]:
        return [listing_from(row) for row in await self.read(OF_GUEST, guest, limit)]

    async def due_tables(self, until: int, limit: int) -> list[tuple[str, int]]:
        return [(name, due) for name, due in await self.read(DUE, until, limit)]

    async def newest_tables(self, limit: int, *, listed: bool) -> list[tuple[str, Listing]]:
        return [listing_from(row) for row in await self.read(NEWEST, limit, listed)]

    async def invitation(self, table: str) -> Invitation | None:
        rows = await self.read(INVITATION, table)
        return Invitation(*rows[0]) if rows else None

    async def tables_after(self, table: str, limit: int) -> list[str]:
        return [name for (name,) in await self.read(TABLES_AFTER, table, limit)]

    async def finished(
        self, table: str, until: int = MOST_GAMES, limit: int = MOST_GAMES
    ) -> list[GameListing]:
        rows = await self.read(FINISHED_AT, table, until, limit)
        return [finished_from(row) for row in reversed(rows)]

    async def finished_of(
        self, guest: str, limit: int, before: int | None = None
    ) -> list[GameListing]:
        until = END_OF_TIME if before is None else before
        return [finished_from(row) for row in await self.read(FINISHED_OF, guest, until, limit)]

    async def best_times(self, game: str, options: str, limit: int) -> list[GameListing]:
        return [finished_from(row) for row in await self.read(BEST_TIMES, game, options, limit)]

    async def keep(self, name: str, value: bytes) -> bytes:
        _, rows = await self.write(Statement(KEEP, (name, value)), Statement(KEPT_AS, (name,)))
        return bytes(rows[0][0])

    async def kept(self, beginning: str) -> dict[str, bytes]:
        rows = await self.read(KEPT, beginning, beginning + LAST_LETTER)
        return {name: bytes(value) for name, value in rows}

    async def forget_kept(self, first: str, before: str) -> None:
        await self.write(Statement(FORGET_KEPT, (first, before)))

    async def check(self) -> None:
        await self.write(Statement(CHECK))

    def forget(self, before: int, limit: int) -> Statement:
        """A statement that marks tables as forgotten, and returns them."""
        return Statement(FORGET, (before, limit))

    def forgetting(self) -> list[Statement]:
        """Statements that delete forgotten tables, except those with finished games."""
        queries = (
            FORGET_RINGS,
            FORGET_SEATED,
            *self.FORGET_EVENTS,
            FORGET_VISITORS,
            FORGET_LISTINGS,
        )
        return [*map(Statement, queries)]

    async def forget_tables(self, before: int) -> int:
        forgotten = 0
        while count := await self._forget_some(before):
            forgotten += count
        return forgotten

    async def _forget_some(self, before: int) -> int:
        rows, *_ = await self.write(
            self.forget(before, FORGOTTEN_AT_ONCE),
            *self.forgetting(),
            Statement(KEEP_THE_REST),
        )
        return len(rows)
