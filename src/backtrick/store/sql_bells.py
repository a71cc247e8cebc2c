"""Bells, and the turns for which they have yet to ring, in SQL that both databases share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from .bells import MOST_BELLS, Bell, Ring
from .commit_queue import Statement
from .sql_access import SqlAccess

if TYPE_CHECKING:
    from .db_rows import Row

OF_A_GUEST: Final = 4
"""The turns of a guest that are told at once."""
BELL: Final = "bells.id, bells.guest, bells.kind, bells.url, bells.key, bells.auth, bells.created"
# A browser belongs to the last guest who gave it: it may have changed hands. The address of a
# webhook may belong to several.
_REPLACED: Final = "url = ?1 AND (guest = ?2 OR kind = 'push' AND ?3 = 'push')"
REPLACED: Final = (
    f"DELETE FROM rings WHERE bell IN (SELECT id FROM bells WHERE {_REPLACED})",  # noqa: S608 - constants
    f"DELETE FROM bells WHERE {_REPLACED}",  # noqa: S608 - as above
)
ADD: Final = """
    INSERT INTO bells (id, guest, kind, url, key, auth, created)
    SELECT CAST(?1 AS TEXT), id, CAST(?3 AS TEXT), CAST(?4 AS TEXT), CAST(?5 AS TEXT),
           CAST(?6 AS TEXT), CAST(?7 AS BIGINT)
    FROM guests WHERE id = ?2"""
_OLDEST: Final = f"""
    SELECT id FROM bells WHERE guest = ?1 AND id <> ?2
    ORDER BY created DESC, id LIMIT 1000 OFFSET {MOST_BELLS - 1}"""  # noqa: S608 - a constant
MAKE_ROOM: Final = (
    f"DELETE FROM rings WHERE bell IN ({_OLDEST})",  # noqa: S608 - as above
    f"DELETE FROM bells WHERE id IN ({_OLDEST})",  # noqa: S608 - as above
)
OF_GUEST: Final = f"SELECT {BELL} FROM bells WHERE guest = ?1 ORDER BY created, id"  # noqa: S608 - a constant
REMOVE: Final = (
    "DELETE FROM rings WHERE bell IN (SELECT id FROM bells WHERE id = ?1 AND guest = ?2)",
    "DELETE FROM bells WHERE id = ?1 AND guest = ?2",
)
# In the transaction of the event with which a turn begins. The same turn is never rung for again.
RING: Final = """
    INSERT INTO rings (bell, table_id, since, told, tries, again)
    SELECT id, CAST({table} AS TEXT), CAST({since} AS BIGINT), 0, 0, 0
    FROM bells WHERE guest IN ({guests})
    ON CONFLICT (bell, table_id) DO UPDATE
    SET since = excluded.since, told = 0, tries = 0, again = 0
    WHERE rings.since <> excluded.since"""
# Guests take turns, so that nobody with places that never answer delays the others.
DUE: Final = f"""
    SELECT {BELL}, table_id, game, since, tries, turn, awaited
    FROM (
        SELECT {BELL}, rings.table_id, tables.game, rings.since, rings.tries,
               tables.since AS turn, tables.awaited,
               row_number() OVER (
                   PARTITION BY bells.guest ORDER BY rings.since, rings.bell) AS place
        FROM rings JOIN bells ON bells.id = rings.bell
        LEFT JOIN tables ON tables.id = rings.table_id
        WHERE rings.told = 0 AND rings.since <= ?1 AND rings.again <= ?2 {{elsewhere}}
    ) AS bells
    WHERE place <= {OF_A_GUEST} ORDER BY place, since, id LIMIT ?3"""  # noqa: S608 - as above
TOLD: Final = "UPDATE rings SET told = 1 WHERE bell = ?1 AND table_id = ?2 AND since = ?3"
# By the database's clock: if servers disagree about the time, one must not end another's claim.
CLAIM: Final = """
    UPDATE rings SET again = {now} + ?4
    WHERE bell = ?1 AND table_id = ?2 AND since = ?3 AND told = 0 AND again <= {now}
    RETURNING bell"""
LATER: Final = """
    UPDATE rings SET tries = tries + 1, again = ?4
    WHERE bell = ?1 AND table_id = ?2 AND since = ?3"""
FORGET_RINGS: Final = """
    DELETE FROM rings WHERE table_id IN (SELECT id FROM tables WHERE phase = 'forgotten')"""


class BellSql(SqlAccess):
    """The part of a store that keeps bells."""

    NOW: str
    """The time by the database's clock, in milliseconds."""

    async def add_bell(self, bell: Bell) -> None:
        values = (bell.id, bell.guest, bell.kind, bell.url, bell.key, bell.auth, bell.created)
        place = (bell.url, bell.guest, bell.kind)
        replaced = (Statement(query, place) for query in REPLACED)
        room = (Statement(query, (bell.guest, bell.id)) for query in MAKE_ROOM)
        await self.write(*replaced, Statement(ADD, values), *room)

    async def bells_of(self, guest: str) -> list[Bell]:
        return [Bell(*row) for row in await self.read(OF_GUEST, guest)]

    async def remove_bell(self, guest: str, bell: str) -> None:
        await self.write(*(Statement(query, (bell, guest)) for query in REMOVE))

    async def due_rings(self, began: int, now: int, limit: int) -> list[Ring]:
        elsewhere, *values = self.rung_elsewhere()
        query = DUE.format(elsewhere=elsewhere)
        return [_ring(row) for row in await self.read(query, began, now, limit, *values)]

    def rung_elsewhere(self) -> tuple[str, ...]:
        """A condition against rings at tables that other servers have, and its values from `?4`."""
        return ("",)

    async def claim_ring(self, ring: Ring, milliseconds: int) -> bool:
        values = (ring.bell.id, ring.table, ring.since, milliseconds)
        ((*claimed,),) = await self.write(Statement(CLAIM.format(now=self.NOW), values))
        return bool(claimed)

    async def rang(self, ring: Ring) -> None:
        await self.write(Statement(TOLD, (ring.bell.id, ring.table, ring.since)))

    async def ring_later(self, ring: Ring, again: int) -> None:
        await self.write(Statement(LATER, (ring.bell.id, ring.table, ring.since, again)))


def _ring(row: Row) -> Ring:
    *bell, table, game, since, tries, turn, awaited = row
    waiting = msgspec.json.decode(awaited or "[]", type=list[str])
    place = Bell(*bell)
    is_awaited = turn == since and place.guest in waiting
    return Ring(place, table, game or "", since, tries, is_awaited)
