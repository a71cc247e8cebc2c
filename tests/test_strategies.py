"""The property tests reach the moments in which games go wrong."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given, settings

from backtrick import Reason
from backtrick.games import quick_easy, seven_ate_nine
from tests.strategies import Position, running

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOKED_AT = 300
FLOOR = 1


def _noteworthy(position: Position) -> Iterator[str]:
    """What a position shows that most do not."""
    state = position.state
    if isinstance(state, quick_easy.State) and not all(state.hands):
        yield "somebody's hand is empty"
    if isinstance(state, seven_ate_nine.State):
        if state.course.halts:
            yield "after a halt"
        if state.course.rounds:
            yield "after a round"
        if any(time > position.time for time in state.barred):
            yield "somebody is barred"
        if not any(state.stacks):
            yield "all stacks are empty"
        if len(position.seats) == 1:
            yield "solo"
    yield from (str(reason) for reason in _reasons(position) & {Reason.LEAVES_NO_SECOND})


def _reasons(position: Position) -> set[Reason | None]:
    game, state = position.game, position.state
    (seat, *_) = game.to_act(state)
    return {game.why_illegal(state, seat, move) for move in game.alphabet(position.options)}


def test_positions_show_what_is_rare() -> None:
    """Halts, bars, later rounds, empty hands, solo, and first cards that leave no second."""
    reached: Counter[str] = Counter()

    @settings(max_examples=LOOKED_AT, derandomize=True)  # what is counted is not up to luck
    @given(running())
    def look(position: Position) -> None:
        reached.update(_noteworthy(position))

    look()
    rare = {
        "somebody's hand is empty",
        "after a halt",
        "after a round",
        "somebody is barred",
        "all stacks are empty",
        "solo",
        str(Reason.LEAVES_NO_SECOND),
    }
    assert {what for what in rare if reached[what] < FLOOR} == set(), reached
