"""The property tests reach the rare moments of a game."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from hypothesis import Phase, find, settings
from hypothesis.errors import NoSuchExample

from backtrick import Reason
from backtrick.games import quick_easy, seven_ate_nine
from tests.strategies import Position, running

if TYPE_CHECKING:
    from collections.abc import Iterator

# The rarest shows in one position of three hundred. Which examples are drawn depends on the modules
# that a process has loaded, so the search goes on until it has seen everything.
MOST = 10_000


def _noteworthy(position: Position) -> Iterator[str]:
    """The rare features of a position."""
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
    missing = {
        "somebody's hand is empty",
        "after a halt",
        "after a round",
        "somebody is barred",
        "all stacks are empty",
        "solo",
        str(Reason.LEAVES_NO_SECOND),
    }

    def seen_all(position: Position) -> bool:
        missing.difference_update(_noteworthy(position))
        return not missing

    with suppress(NoSuchExample):
        find(running(), seen_all, settings=settings(max_examples=MOST, phases=[Phase.generate]))
    assert missing == set()
