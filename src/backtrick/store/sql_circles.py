"""Circles, in SQL that both databases share."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

from typing import Final

from ..limits import MOST_CIRCLES
from .circles import Circle, CircleMember
from .commit_queue import Statement
from .sql_access import SqlAccess

_CIRCLE: Final = "circles.id, circles.name, link, maker, circles.created"
_HAS_ROOM: Final = f"(SELECT count(*) FROM circle_members WHERE guest = {{guest}}) < {MOST_CIRCLES}"
MAKE: Final = f"""
    INSERT INTO circles (id, name, link, maker, created)
    SELECT CAST(?1 AS text), CAST(?2 AS text), CAST(?3 AS text), CAST(?4 AS text),
           CAST(?5 AS bigint)
    WHERE {_HAS_ROOM.format(guest="CAST(?4 AS text)")}"""
ENTER: Final = """
    INSERT INTO circle_members (circle, guest, joined)
    SELECT id, maker, created FROM circles WHERE id = ?1 RETURNING circle"""
JOIN: Final = f"""
    INSERT INTO circle_members (circle, guest, joined)
    SELECT circles.id, guests.id, CAST(?3 AS bigint) FROM circles, guests
    WHERE circles.id = ?1 AND guests.id = ?2 AND link = ?4
    AND (SELECT count(*) FROM circle_members WHERE circle = ?1) < ?5
    AND {_HAS_ROOM.format(guest="?2")}
    ON CONFLICT DO NOTHING"""
IS_IN: Final = "SELECT 1 FROM circle_members WHERE circle = ?1 AND guest = ?2"
CIRCLE: Final = f"SELECT {_CIRCLE} FROM circles WHERE id = ?1"
BY_LINK: Final = f"SELECT {_CIRCLE} FROM circles WHERE link = ?1"
CIRCLES_OF: Final = f"""
    SELECT {_CIRCLE} FROM circle_members JOIN circles ON circles.id = circle
    WHERE guest = ?1 ORDER BY joined, circles.id"""
MEMBERS: Final = """
    SELECT guest, guests.name, emblem, joined FROM circle_members JOIN guests ON guests.id = guest
    WHERE circle = ?1 ORDER BY joined, guest"""
LEAVE: Final = "DELETE FROM circle_members WHERE circle = ?1 AND guest = ?2"
CHANGE: Final = "UPDATE circles SET name = ?2, link = ?3 WHERE id = ?1"
# The oldest member takes over; a circle without members is deleted.
TAKE_OVER: Final = (
    """
    UPDATE circles SET maker = (
        SELECT guest FROM circle_members WHERE circle = circles.id ORDER BY joined, guest LIMIT 1)
    WHERE maker = ?1 AND EXISTS (SELECT 1 FROM circle_members WHERE circle = circles.id)
    AND NOT EXISTS (
        SELECT 1 FROM circle_members WHERE circle = circles.id AND guest = circles.maker)""",
    """
    DELETE FROM circles WHERE maker = ?1
    AND NOT EXISTS (SELECT 1 FROM circle_members WHERE circle = circles.id)""",
)
LEAVE_ALL: Final = ("DELETE FROM circle_members WHERE guest = ?1", *TAKE_OVER)
"""What a deleted guest leaves."""


class CircleSql(SqlAccess):
    """The part of a store that is about circles."""

    async def make_circle(self, circle: Circle) -> bool:
        values = (circle.id, circle.name, circle.link, circle.maker, circle.created)
        _, entered = await self.write(Statement(MAKE, values), Statement(ENTER, (circle.id,)))
        return bool(entered)

    async def circle(self, circle: str) -> Circle | None:
        rows = await self.read(CIRCLE, circle)
        return Circle(*rows[0]) if rows else None

    async def circle_by_link(self, link: str) -> Circle | None:
        rows = await self.read(BY_LINK, link)
        return Circle(*rows[0]) if rows else None

    async def circles_of(self, guest: str) -> list[Circle]:
        return [Circle(*row) for row in await self.read(CIRCLES_OF, guest)]

    async def circle_members(self, circle: str) -> list[CircleMember]:
        return [CircleMember(*row) for row in await self.read(MEMBERS, circle)]

    async def join_circle(self, circle: Circle, guest: str, joined: int, most: int) -> bool:
        joining = Statement(JOIN, (circle.id, guest, joined, circle.link, most))
        _, rows = await self.write(joining, Statement(IS_IN, (circle.id, guest)))
        return bool(rows)

    async def leave_circle(self, circle: str, guest: str) -> None:
        left = Statement(LEAVE, (circle, guest))
        await self.write(left, *(Statement(query, (guest,)) for query in TAKE_OVER))

    async def change_circle(self, circle: Circle) -> None:
        await self.write(Statement(CHANGE, (circle.id, circle.name, circle.link)))
