"""Erasing guests from tables and games, in SQL that both databases share."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from .commit_queue import Statement
from .db_rows import text_of
from .leases import UNLEASED
from .sql_access import SqlAccess
from .sql_circles import LEAVE_ALL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .finished_games import GameListing
    from .listings import Listing

VISITED: Final = "SELECT table_id FROM visitors WHERE guest = ?1 ORDER BY 1"
VISITORS: Final = "SELECT guest FROM visitors WHERE table_id = ?1 ORDER BY 1"
LOCK_OUT: Final = (
    "DELETE FROM rings WHERE bell IN (SELECT id FROM bells WHERE guest = ?1)",
    "DELETE FROM bells WHERE guest = ?1",
    "DELETE FROM tokens WHERE guest = ?1",
    "DELETE FROM codes WHERE guest = ?1",
    "DELETE FROM shares WHERE guest = ?1",
    "UPDATE guests SET name = '', emblem = '' WHERE id = ?1",
)
HIDE: Final = "UPDATE tables SET host = ?2, guests = ?3, awaited = ?4 WHERE id = ?1"
HIDE_PLAYERS: Final = """
    UPDATE finished SET guests = ?3, names = ?4 WHERE table_id = ?1 AND number = ?2"""
LEAVE: Final = (
    "DELETE FROM seated WHERE guest = ?1 AND table_id = ?2",
    "DELETE FROM played WHERE guest = ?1 AND table_id = ?2",
    "DELETE FROM visitors WHERE guest = ?1 AND table_id = ?2",
)
DELETE_UNPLAYED: Final = """
    DELETE FROM finished WHERE table_id = ?1 AND NOT EXISTS (
        SELECT 1 FROM played
        WHERE played.table_id = finished.table_id AND played.number = finished.number)"""
# They may depend on what the guest typed. They are made again if somebody asks.
DELETE_ANALYSES: Final = "DELETE FROM analyses WHERE table_id = ?1"
DELETE_GAMES: Final = (
    DELETE_ANALYSES,
    "DELETE FROM finished WHERE table_id = ?1",
    "DELETE FROM played WHERE table_id = ?1",
    "UPDATE tables SET phase = 'forgotten' WHERE id = ?1",
)
DELETE_GUEST: Final = (
    "DELETE FROM rings WHERE bell IN (SELECT id FROM bells WHERE guest = ?1)",
    "DELETE FROM bells WHERE guest = ?1",
    "DELETE FROM tokens WHERE guest = ?1",
    "DELETE FROM codes WHERE guest = ?1",
    "DELETE FROM shares WHERE guest = ?1",
    "DELETE FROM summaries WHERE guest = ?1",
    "DELETE FROM weeks WHERE guest = ?1",
    "DELETE FROM drills WHERE guest = ?1",
    "DELETE FROM sums WHERE guest = ?1",
    "DELETE FROM sum_weeks WHERE guest = ?1",
    "DELETE FROM seated WHERE guest = ?1",
    "DELETE FROM played WHERE guest = ?1",
    "DELETE FROM daily_tries WHERE guest = ?1",
    *LEAVE_ALL,
    "DELETE FROM keepsakes WHERE replace(name, '/' || ?1 || '/', '') <> name",
    "DELETE FROM guests WHERE id = ?1",
)


def _shown(table: str, listing: Listing) -> tuple[str, ...]:
    """What `HIDE` leaves of a table's people."""
    return table, listing.host, text_of(listing.guests), text_of(listing.turn.awaited)


class ErasureSql(SqlAccess):
    """The part of a store that erases guests."""

    @abstractmethod
    def forgetting(self) -> list[Statement]:
        """Statements that delete forgotten tables, except those with finished games."""

    @abstractmethod
    async def replacements(self, table: str, events: Mapping[int, bytes]) -> list[Statement]:
        """Statements that replace events of a table, by version."""

    async def visited(self, guest: str) -> list[str]:
        return [table for (table,) in await self.read(VISITED, guest)]

    async def visitors(self, table: str) -> list[str]:
        return [guest for (guest,) in await self.read(VISITORS, table)]

    async def lock_out(self, guest: str) -> None:
        await self.write(*(Statement(query, (guest,)) for query in LOCK_OUT))

    async def rewrite(
        self,
        guest: str,
        table: str,
        events: Mapping[int, bytes],
        listing: Listing,
        finished: Sequence[GameListing],
        *,
        epoch: int = UNLEASED,
    ) -> None:
        await self.write_for(
            (table, epoch),
            *await self.replacements(table, events),
            Statement(HIDE, _shown(table, listing)),
            *(
                Statement(
                    HIDE_PLAYERS, (table, game.number, text_of(game.guests), text_of(game.names))
                )
                for game in finished
            ),
            *(Statement(query, (guest, table)) for query in LEAVE),
            Statement(DELETE_UNPLAYED, (table,)),
            Statement(DELETE_ANALYSES, (table,)),
        )

    async def delete_table(self, table: str, epoch: int = UNLEASED) -> None:
        await self.write_for(
            (table, epoch),
            *(Statement(query, (table,)) for query in DELETE_GAMES),
            *self.forgetting(),
        )

    async def delete_guest(self, guest: str) -> None:
        await self.write(*(Statement(query, (guest,)) for query in DELETE_GUEST))
