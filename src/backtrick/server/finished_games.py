"""Finished games, from the events of their tables."""

from __future__ import annotations

from asyncio import to_thread
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..record import write
from ..table import decode, record_of
from ..table.events import Said
from ..table.fold import after

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..store import Store
    from ..table import Play, Table


async def finished_game(store: Store, table: str, number: int, guest: str = "") -> Play | None:
    """A finished game of a table, as a guest may know it; None if there is none.

    What was said at a table without spectators is only for those who sat there.
    """
    return await to_thread(_found, await store.events(table), number, guest)


async def finished_record(store: Store, table: str, number: int, guest: str = "") -> str | None:
    """The record of a finished game, as text; None if there is none with this number."""
    play = await finished_game(store, table, number, guest)
    return None if play is None else await to_thread(lambda: write(record_of(play)))


def _found(events: Iterable[bytes], number: int, guest: str) -> Play | None:
    table: Table | None = None
    for event in map(decode, events):
        table = after(table, event)
        play = table.play
        if play is not None and play.number == number and play.is_over:
            is_private = not table.settings.spectators and guest not in play.guests
            return _silent(play) if is_private else play
    return None


def _silent(play: Play) -> Play:
    """The same game without what was said."""
    return replace(play, events=tuple(each for each in play.events if type(each) is not Said))
