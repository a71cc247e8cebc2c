"""Among talkers, a judge draws the same conclusions from silence as they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from backtrick import game
from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.coach.judged_record import JudgedRecord
from backtrick.coach.judges import sits
from backtrick.record import Made

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

GAME = game("quick-easy")


def _believed(simulation: Simulation) -> Iterator[NDArray[np.uint64]]:
    """What the player of each move took the cards of all hands for."""
    bot_game = simulation.bot_game(simulation.options, 0)
    for action in bot_game.play():
        if action.why is not None and action.why.move.in_turn:
            yield cast("Any", bot_game.players[action.seat]).memory.table.possible.copy()


def _judged(simulation: Simulation) -> Iterator[NDArray[np.uint64]]:
    """The same of the judges, who get it from the record."""
    record = bot_record(simulation, 0)
    judged = JudgedRecord(record, sits(record.game), effort=1)
    for number, entry in enumerate(record.entries):
        judged.follow(number, number + 1)
        if isinstance(entry, Made) and entry.move.in_turn:
            memory = cast("Any", judged.judges[entry.seat]).memory
            memory.conclude()
            yield memory.table.possible.copy()


@pytest.mark.parametrize("variant", ["normal", "pro"])
def test_judges_know_what_talkers_know(variant: str) -> None:
    """Before every move."""
    options = GAME.options(players=3, variant=variant, starter=0)
    simulation = Simulation("quick-easy", options, ("talker",) * 3, seed=3, effort=1)
    believed, judged = [*_believed(simulation)], [*_judged(simulation)]
    assert len(believed) == len(judged) > 10
    for one, other in zip(believed, judged, strict=True):
        assert np.array_equal(one, other)
