"""Where the truth is known: ends of games that a plain search solves."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from backtrick import game
from backtrick.coach import advise
from backtrick.games.quick_easy import State
from backtrick.record import replay
from tests.coach.records import Company, record_of

if TYPE_CHECKING:
    from backtrick.record import Record

GAME = game("quick-easy")
PAIRS = [
    Company("quick-easy", ("talker", "talker"), (("variant", variant),))
    for variant in ("normal", "pro")
]
"""With two players and nothing left to draw, each knows the other's cards."""


@cache
def can_be_won(state: State) -> bool:
    """By the plain rules, trying everything."""
    if state.outcome is not None:
        return bool(state.outcome.winners)
    (seat,) = GAME.to_act(state)
    return any(can_be_won(GAME.apply(state, seat, move)) for move in GAME.legal_moves(state, seat))


def _ends(company: Company, games: int) -> list[Record]:
    """Turns that begin when nothing is left to draw."""
    found: list[Record] = []
    for number in range(games):
        record = record_of(company, number)
        for step in replay(record):
            state = step.state
            assert isinstance(state, State)
            if not (state.pile or state.outcome or state.laid_this_turn):
                found.append(replace(record, entries=record.entries[: step.number]))
    return found


@pytest.mark.parametrize("company", PAIRS, ids=str)
def test_ends_are_judged_as_they_are(company: Company, *, is_thorough: bool) -> None:
    """The chance of each turn is 1 if it can be won after it, else 0."""
    ends = _ends(company, 150 if is_thorough else 6)
    assert len(ends) > (200 if is_thorough else 4)
    for record in ends:
        *_, last = replay(record)
        judgement = advise(record, effort=1)
        assert judgement is not None
        for weighed in judgement.turns:
            state = last.state
            (seat,) = record.game.to_act(state)
            for move in weighed.moves:
                state = record.game.apply(state, seat, move)
            assert isinstance(state, State)
            assert weighed.chance.value == float(can_be_won(state))
