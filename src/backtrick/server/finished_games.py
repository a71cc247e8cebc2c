"""Finished games, from the events of their tables."""

from __future__ import annotations

from asyncio import to_thread
from typing import TYPE_CHECKING

from ..record import write
from ..table import decode, record_of
from ..table.fold import after

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..store import Store
    from ..table import Play, Table


async def finished_game(store: Store, table: str, number: int) -> Play | None:
    """A finished game of a table; None if there is none with this number."""
    return await to_thread(_found, await store.events(table), number)


async def finished_record(store: Store, table: str, number: int) -> str | None:
    """The record of a finished game, as text; None if there is none with this number."""
    play = await finished_game(store, table, number)
    return None if play is None else await to_thread(lambda: write(record_of(play)))


def _found(events: Iterable[bytes], number: int) -> Play | None:
    table: Table | None = None
    for event in map(decode, events):
        table = after(table, event)
        play = table.play
        if play is not None and play.number == number and play.is_over:
            return play
    return None
