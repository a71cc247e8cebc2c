"""Finished games, made again from the events of their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import Record
from ..table import decode
from ..table.events import Dealt, Said
from ..table.folding import after

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..table import Play, Table


def finished_game(events: Iterable[bytes], number: int) -> tuple[Play, tuple[Said, ...]] | None:
    """The finished game of that number, and what its seats said in it; None if there is none.

    It takes as long as folding the whole table does: not for the thread that serves.
    """
    table: Table | None = None
    said: list[Said] = []
    for event in map(decode, events):
        table = after(table, event)
        play = table.play
        if isinstance(event, Dealt):
            said.clear()
        elif isinstance(event, Said) and event.seat is not None and table.is_running:
            said.append(event)
        if play is not None and play.number == number and play.is_over:
            return play, tuple(said)
    return None


def record_of(play: Play) -> Record:
    """A game as a record."""
    return Record(
        play.game,
        play.options,
        play.names,
        play.seed,
        play.deck,
        play.happened,
        play.commitment,
    )
