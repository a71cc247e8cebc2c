"""Leases in PostgreSQL.

A server says twice a second that it is there, in one row, by the database's clock. Once the row has
expired, another server may end its stay, and does so before it takes a table over. What a server
stores locks its row until it is committed, so ending the stay waits for that, and everything after
is refused. A server that was only late begins another stay, but not while one of its tables is
being taken over; then it asks which tables are still its own.
"""

from __future__ import annotations

import asyncio
from functools import partial
from secrets import token_hex
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from .commit_queue import Statement, Transaction
from .db_rows import text_of
from .errors import StoreError
from .leases import UNLEASED, Lease
from .sql_access import SqlAccess

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .commit_queue import Outcome

LEASE_SECONDS: Final = 2
"""The silence after which others may take a server's tables."""
_AGAIN_SECONDS: Final = 1.0
BE_THERE: Final = f"""
    INSERT INTO servers (id, stay, expires) VALUES
        (?1, ?2, clock_timestamp() + interval '{LEASE_SECONDS} seconds')
    ON CONFLICT (id) DO UPDATE SET
        expires = excluded.expires, stay = coalesce(nullif(servers.stay, ''), excluded.stay)
    RETURNING stay"""  # noqa: S608
LOCK: Final = "SELECT 1 FROM leases WHERE table_id = ?1 FOR UPDATE"
# Locked, because an update alone would not wait for those who only refer to the row; and even if it
# was ended before, because its server must not come back before the table is taken.
FENCE_OFF: Final = """
    UPDATE servers SET stay = '' WHERE id = (
        SELECT id FROM servers WHERE id = (SELECT server FROM leases WHERE table_id = ?1)
        AND id <> ?2 AND expires < clock_timestamp() FOR UPDATE)"""
_IS_THERE: Final = "EXISTS (SELECT 1 FROM servers WHERE servers.id = leases.server AND stay <> '')"
TAKE: Final = f"""
    INSERT INTO leases (table_id, server, epoch)
    SELECT ?1, ?2, 1 WHERE EXISTS (SELECT 1 FROM events WHERE table_id = ?1)
    ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, epoch = leases.epoch + 1
    WHERE leases.server IS NULL OR leases.server = excluded.server
          OR NOT {_IS_THERE}"""  # noqa: S608 - constants
LEASE_OF: Final = "SELECT server, epoch FROM leases WHERE table_id = ?1"
LET_GO: Final = """
    UPDATE leases SET server = NULL
    WHERE table_id = ?1 AND (epoch = ?2 OR ?2 = 0) AND server = ?3"""
STILL_HELD: Final = """
    SELECT table_id, epoch FROM leases
    JOIN jsonb_array_elements_text(?2::text::jsonb) AS held ON held = table_id WHERE server = ?1"""
NOT_ELSEWHERE: Final = """
    AND NOT EXISTS (
        SELECT 1 FROM leases JOIN servers ON servers.id = leases.server
        WHERE leases.table_id = rings.table_id AND leases.server <> ?4
              AND expires > clock_timestamp())"""
BE_GONE: Final = "DELETE FROM servers WHERE id = ?1"

IS_LEASED: Final = """
    {epoch} = coalesce((SELECT CASE WHEN server = {server} THEN leases.epoch ELSE -1 END FROM leases
                        WHERE leases.table_id = {table} AND server IS NOT NULL), 0)
    AND ({epoch} = 0 OR (SELECT id FROM servers WHERE id = {server} AND stay <> '' FOR KEY SHARE)
                       IS NOT NULL)"""
"""Whether a server may store something for a table. It locks the server's row; see above."""
FENCE: Final = "SELECT 1 WHERE " + IS_LEASED.format(
    table="$1::text", epoch="$2::bigint", server="$3::text"
)

# A table is leased to nobody before it is forgotten: no server can have taken it meanwhile.
FENCE_OFF_ALL: Final = """
    UPDATE servers SET stay = '' WHERE id IN (
        SELECT id FROM servers WHERE id <> ?1 AND expires < clock_timestamp() FOR UPDATE)"""
FORGET_SERVERS: Final = "DELETE FROM servers WHERE expires < clock_timestamp() - interval '1 day'"
FORGET: Final = f"""
    WITH old AS (
        INSERT INTO leases (table_id, epoch)
        SELECT id, 1 FROM tables LEFT JOIN leases ON table_id = id
        WHERE updated < ?1 AND (server IS NULL OR server = ?3 OR NOT {_IS_THERE})
        ORDER BY updated LIMIT ?2
        ON CONFLICT (table_id) DO UPDATE SET server = NULL, epoch = leases.epoch + 1
        WHERE leases.server IS NULL OR leases.server = ?3 OR NOT {_IS_THERE}
        RETURNING table_id)
    UPDATE tables SET phase = 'forgotten', updated = NULL, awaited = '[]', due = NULL
    FROM old WHERE tables.id = old.table_id RETURNING tables.id"""  # noqa: S608 - as above
FORGET_LEASES: Final = """
    DELETE FROM leases WHERE table_id IN (
        SELECT id FROM tables WHERE phase = 'forgotten'
        AND NOT EXISTS (SELECT 1 FROM finished WHERE finished.table_id = tables.id))"""

_NONE: Final[Mapping[str, int]] = MappingProxyType({})


class PostgresLeases(SqlAccess):
    """The part of a store that says which server has a table."""

    _stay = ""
    """The stay in which this server last knew what it had lost."""
    _sure: Mapping[str, int] = _NONE
    """The tables that it had then, by epoch: in the same stay, nobody else takes them."""
    _forgot = 0
    """How often it has forgotten old tables, perhaps some of its own."""
    _is_there = False
    """Whether it may have a row."""

    @property
    def is_shared(self) -> bool:
        return True

    async def take(self, table: str) -> Lease:
        try:
            *_, found = await self.write(
                self._be_there(),
                Statement(LOCK, (table,)),
                Statement(FENCE_OFF, (table, self.server)),
                Statement(TAKE, (table, self.server)),
                Statement(LEASE_OF, (table,)),
            )
        except StoreError:  # it may have been taken all the same
            self.let_go(table, UNLEASED)
            raise
        return Lease(*found[0]) if found else Lease("", UNLEASED)

    def let_go(self, table: str, epoch: int) -> None:
        release = Transaction((Statement(LET_GO, (table, epoch, self.server)),))
        self.hand_in(release, partial(self._released, table, epoch))

    def _released(self, table: str, epoch: int, outcome: Outcome) -> None:
        if isinstance(outcome, Exception) and epoch and not self.is_closed:
            asyncio.get_running_loop().call_later(_AGAIN_SECONDS, self.let_go, table, epoch)

    def leave(self) -> None:
        if self._is_there:
            self._is_there = False
            self.hand_in(Transaction((Statement(BE_GONE, (self.server,)),)), _expired)

    async def renew(self, held: Mapping[str, int]) -> frozenset[str]:
        forgot = self._forgot
        (((stay,),),) = await self.write(self._be_there())
        sure = self._sure if stay == self._stay else _NONE
        unsure = {table: epoch for table, epoch in held.items() if sure.get(table) != epoch}
        kept: dict[str, int] = {}
        if unsure:
            found = await self.read(STILL_HELD, self.server, text_of(tuple(unsure)))
            kept = {row[0]: row[1] for row in found}
        self._stay, self._sure = stay, {**held} if forgot == self._forgot else _NONE
        return frozenset(table for table, epoch in unsure.items() if kept.get(table) != epoch)

    async def forget_tables(self, before: int) -> int:
        await self.write(Statement(FENCE_OFF_ALL, (self.server,)), Statement(FORGET_SERVERS))
        try:
            return await super().forget_tables(before)
        finally:
            self._forgot += 1
            self._sure = _NONE

    def rung_elsewhere(self) -> tuple[str, ...]:
        return NOT_ELSEWHERE, self.server

    def forget(self, before: int, limit: int) -> Statement:
        return Statement(FORGET, (before, limit, self.server))

    def _be_there(self) -> Statement:
        self._is_there = True
        return Statement(BE_THERE, (self.server, token_hex(8)))


def _expired(outcome: Outcome) -> None:
    """If a server could not say that it is gone, its leases expire."""
