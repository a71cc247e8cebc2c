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
    from .record import Event, Record


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of the game: what happened, and the state after it. Step 0 is the deal."""

    number: int
    event: Event | None
    state: State
    reason: Reason | None = None
    """Why the event was refused, if it was."""


def replay(record: Record) -> Iterator[Step]:
    """All steps, starting with the deal; raises ValueError at the first impossible event."""
    state = record.game.deal(record.options, seed=record.seed, deck=record.deck)
    yield Step(0, None, state)
    time = 0
    for number, event in enumerate(record.events, start=1):
        if event.at < time:
            raise ValueError(f"{event.at} ms is earlier than the event before, {time} ms")
        time = event.at
        state, reason = _after(record, state, event)
        yield Step(number, event, state, reason)


def _after(record: Record, state: State, event: Event) -> tuple[State, Reason | None]:
    game = record.game
    if isinstance(event, Made):
        return game.apply(state, event.seat, event.move, Moment(at=event.at)), None
    if isinstance(event, Refused):
        when = Moment(at=event.at, seen=event.seen)
        state, reason = game.attempt(state, event.seat, event.move, when)
        if reason is None:
            raise ValueError(f"{event.move} by seat {event.seat} is noted as refused but was legal")
        return state, reason
    game.legal_moves(state, event.seat)  # raises for a seat that does not exist
    return state, None
