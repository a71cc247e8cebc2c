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
    from ..table import Play, Table
    from ..table.events import WhatIf


class Readers(NamedTuple):
    """Who may know what of a finished game."""

    daily: str
    """The date if it was a daily deal, which is withheld until that day is over; else empty."""
    had_spectators: bool
    """Whether spectators were allowed: then everybody may know what was said."""
    players: tuple[str | None, ...]
    """The ids of the guests who played."""

    def has_heard(self, guest: str) -> bool:
        """Whether a guest may know what was said."""
        return self.had_spectators or guest in self.players


class FinishedGame(NamedTuple):
    """A finished game of a table."""

    play: Play
    readers: Readers
    what_if: WhatIf | None = None
    """The moment from which it was played on, if it is a what-if."""


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


def game_as_heard(events: Iterable[bytes], number: int, *, heard: bool) -> Play | None:
    """A finished game, with or without what was said; None if there is none."""
    table = fold_to_end(map(decode, events), number)
    if table is None or table.play is None:
        return None
    return table.play if heard else _silent(table.play)


def _found(events: Iterable[bytes], number: int, guest: str) -> FinishedGame | None:
    table = fold_to_end(map(decode, events), number)
    if table is None or table.play is None:
        return None
    play, readers = table.play, _readers(table, table.play)
    what_if = table.what_if if table.is_what_if else None
    return FinishedGame(play if readers.has_heard(guest) else _silent(play), readers, what_if)


def _readers(table: Table, play: Play) -> Readers:
    daily = table.daily if table.is_daily_deal else ""
    return Readers(daily, table.settings.spectators, play.guests)


def _silent(play: Play) -> Play:
    """The same game without what was said."""
    return replace(play, events=tuple(each for each in play.events if type(each) is not Said))
