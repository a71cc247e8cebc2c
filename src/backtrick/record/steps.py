"""Replaying a record: the states that the game went through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..games.terms import Moment
from .record import Made, Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..games.errors import Reason
    from ..games.parts import State
    from .record import Entry, Record


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of the game: what happened, and the state after it. Step 0 is the deal."""

    number: int
    entry: Entry | None
    state: State
    reason: Reason | None = None
    """Why the entry was refused, if it was."""


def replay(record: Record) -> Iterator[Step]:
    """All steps, starting with the deal; raises ValueError at the first impossible entry."""
    state = record.game.deal(record.options, seed=record.seed, deck=record.deck)
    yield Step(0, None, state)
    time = 0
    for number, entry in enumerate(record.entries, start=1):
        if entry.at < time:
            raise ValueError(f"{entry.at} ms is earlier than the entry before, {time} ms")
        time = entry.at
        state, reason = _after(record, state, entry)
        yield Step(number, entry, state, reason)


def _after(record: Record, state: State, entry: Entry) -> tuple[State, Reason | None]:
    game = record.game
    if isinstance(entry, Made):
        return game.apply(state, entry.seat, entry.move, Moment(at=entry.at)), None
    if isinstance(entry, Refused):
        when = Moment(at=entry.at, seen=entry.seen)
        state, reason = game.attempt(state, entry.seat, entry.move, when)
        if reason is None:
            raise ValueError(f"{entry.move} by seat {entry.seat} is noted as refused but was legal")
        return state, reason
    game.legal_moves(state, entry.seat)  # raises for a seat that does not exist
    return state, None
