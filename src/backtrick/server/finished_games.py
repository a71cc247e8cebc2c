"""Finished games, from the events of their tables."""

from __future__ import annotations

from asyncio import to_thread
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ..record import write
from ..table import decode, record_of
from ..table.events import Said
from ..table.fold import fold_to_end

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..store import Store
    from ..table import Play


class FinishedGame(NamedTuple):
    """A finished game of a table."""

    play: Play
    daily: str
    """The date if it was a daily deal; else empty."""


async def finished_game(
    store: Store, table: str, number: int, guest: str = ""
) -> FinishedGame | None:
    """A finished game of a table, as a guest may know it; None if there is none.

    What was said at a table without spectators is only for those who sat there.
    """
    return await to_thread(_found, await store.events(table), number, guest)


async def record_text(play: Play) -> str:
    """The record of a game, as text."""
    return await to_thread(lambda: write(record_of(play)))


def _found(events: Iterable[bytes], number: int, guest: str) -> FinishedGame | None:
    table = fold_to_end(map(decode, events), number)
    if table is None or table.play is None:
        return None
    play = table.play
    is_private = not table.settings.spectators and guest not in play.guests
    daily = table.daily if table.is_daily_deal else ""
    return FinishedGame(_silent(play) if is_private else play, daily)


def _silent(play: Play) -> Play:
    """The same game without what was said."""
    return replace(play, events=tuple(each for each in play.events if type(each) is not Said))
