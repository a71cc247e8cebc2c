"""SQL that both databases share."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

import asyncio
from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from .commit_queue import Statement, Transaction, fulfil, refuse_nothing
from .db_rows import FINISHED, LISTING, finished_from, guest_from, listing_from
from .errors import Conflict, StoreError
from .port import Batch, Finished, Guest, Listing, Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from .commit_queue import Told, Waiting, Work
    from .db_rows import Row, Value

OPEN: Final = f"""
    SELECT id, {LISTING} FROM tables
    WHERE listed AND phase = 'open' ORDER BY updated DESC, id LIMIT ?1"""
OF_GUEST: Final = f"""
    SELECT id, {LISTING} FROM tables JOIN seated ON table_id = id
    WHERE guest = ?1 AND phase <> 'over' ORDER BY updated DESC, id LIMIT ?2"""
FINISHED_AT: Final = f"SELECT {FINISHED} FROM finished WHERE table_id = ?1 ORDER BY number"
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

ADD_GUEST: Final = "INSERT INTO guests (id, name, language) VALUES (?1, ?2, ?3)"
ADD_TOKEN: Final = "INSERT INTO tokens (token, guest) VALUES (?1, ?2)"  # noqa: S105 - no secret
GUEST_BY: Final = """
    SELECT id, name, language FROM guests JOIN tokens ON guest = id WHERE token = ?1"""
CHANGE_GUEST: Final = "UPDATE guests SET name = ?2, language = ?3 WHERE id = ?1 RETURNING id"
PUT_CODE: Final = """
    INSERT INTO codes (guest, code, expires) VALUES (?1, ?2, ?3)
    ON CONFLICT (guest) DO UPDATE SET code = excluded.code, expires = excluded.expires"""
TAKE_CODE: Final = "DELETE FROM codes WHERE code = ?1 RETURNING guest, expires"
KEEP: Final = "INSERT INTO keepsakes (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
KEPT_AS: Final = "SELECT value FROM keepsakes WHERE name = ?1"
KEPT: Final = """
    SELECT name, value FROM keepsakes WHERE name >= ?1 AND name < ?2 ORDER BY name"""
FORGET_KEPT: Final = "DELETE FROM keepsakes WHERE name >= ?1 AND name < ?2"
CHECK: Final = "UPDATE health SET checks = checks + 1"

FORGET: Final = """
    UPDATE tables SET phase = 'forgotten', updated = NULL
    WHERE id IN (SELECT id FROM tables WHERE updated < ?1 ORDER BY updated LIMIT ?2) RETURNING id"""
FORGET_SEATED: Final = """
    DELETE FROM seated WHERE table_id IN (SELECT id FROM tables WHERE phase = 'forgotten')"""
FORGET_LISTINGS: Final = """
    DELETE FROM tables WHERE phase = 'forgotten'
    AND NOT EXISTS (SELECT 1 FROM finished WHERE table_id = id)"""
KEEP_THE_REST: Final = "UPDATE tables SET phase = NULL WHERE phase = 'forgotten'"

FORGOTTEN_AT_ONCE: Final = 100
"""The tables per transaction, so that players do not have to wait."""
LAST_LETTER: Final = "\U0010ffff"
"""Sorts after everything that a name may continue with."""
END_OF_TIME: Final = 2**63 - 1


class SqlStore(Store):
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

    def append(self, batch: Batch) -> asyncio.Future[None]:
        refuse_nothing(batch)
        return self._written(batch)

    def append_then(self, batch: Batch, told: Callable[[Exception | None], None]) -> None:
        refuse_nothing(batch)
        self._hand_in(batch, told)

    def _written(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._hand_in(work, partial(fulfil, future))
        return future

    def _hand_in(self, work: Work, told: Told) -> None:
        if self._is_closed:
            self._loop.call_soon(told, self._closed())
        else:
            self._put((work, told))

    def _closed(self) -> StoreError:
        return StoreError("store/closed", f"{self._where} has been closed.")

    async def open_tables(self, limit: int) -> list[tuple[str, Listing]]:
        return [listing_from(row) for row in await self.read(OPEN, limit)]

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Listing]]:
        return [listing_from(row) for row in await self.read(OF_GUEST, guest, limit)]

    async def finished(self, table: str) -> list[Finished]:
        return [finished_from(row) for row in await self.read(FINISHED_AT, table)]

    async def finished_of(
        self, guest: str, limit: int, before: int | None = None
    ) -> list[Finished]:
        until = END_OF_TIME if before is None else before
        return [finished_from(row) for row in await self.read(FINISHED_OF, guest, until, limit)]

    async def best_times(self, game: str, options: str, limit: int) -> list[Finished]:
        return [finished_from(row) for row in await self.read(BEST_TIMES, game, options, limit)]

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self.write(
            Statement(ADD_GUEST, (guest.id, guest.name, guest.language)),
            Statement(ADD_TOKEN, (token, guest.id)),
        )

    async def add_token(self, guest: str, token: bytes) -> None:
        await self.write(Statement(ADD_TOKEN, (token, guest)))

    async def guest_by_token(self, token: bytes) -> Guest | None:
        rows = await self.read(GUEST_BY, token)
        return guest_from(rows[0]) if rows else None

    async def change_guest(self, guest: Guest) -> None:
        (rows,) = await self.write(Statement(CHANGE_GUEST, (guest.id, guest.name, guest.language)))
        if not rows:
            raise Conflict(f"There is no guest {guest.id}.")

    async def put_code(self, code: bytes, guest: str, expires: int) -> None:
        await self.write(Statement(PUT_CODE, (guest, code, expires)))

    async def take_code(self, code: bytes, now: int) -> str | None:
        (rows,) = await self.write(Statement(TAKE_CODE, (code,)))
        return next((guest for guest, expires in rows if now < expires), None)

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

    async def forget_tables(self, before: int) -> int:
        forgotten = 0
        while count := await self._forget_some(before):
            forgotten += count
        return forgotten

    async def _forget_some(self, before: int) -> int:
        rows, *_ = await self.write(
            Statement(FORGET, (before, FORGOTTEN_AT_ONCE)),
            Statement(FORGET_SEATED),
            *map(Statement, self.FORGET_EVENTS),
            Statement(FORGET_LISTINGS),
            Statement(KEEP_THE_REST),
        )
        return len(rows)
