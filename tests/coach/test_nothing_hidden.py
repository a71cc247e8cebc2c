"""A judgement depends on nothing that its seat could not know."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.coach import advise
from backtrick.record import replay
from tests.coach.records import (
    COMPANIES,
    Company,
    analysis_of,
    cut,
    record_of,
    some_of,
    with_other_cards,
)


@pytest.mark.parametrize("company", some_of(COMPANIES), ids=str)
@given(data=st.data())
@settings(max_examples=3)
def test_other_hidden_cards_change_no_digit(company: Company, data: st.DataObject) -> None:
    """The cards that a seat does not see lie elsewhere, and its judgement is the same."""
    record, analysis = record_of(company, 0), analysis_of(company, 0)
    turn = data.draw(st.sampled_from(analysis.turns))
    before = cut(record, turn.first)
    other = with_other_cards(before, turn.seat, data.draw(st.integers(0, 1000)))
    *_, here = replay(before)
    *_, there = replay(other)
    assert record.game.view(here.state, turn.seat) == record.game.view(there.state, turn.seat)
    judgements = [
        advise(each, effort=1, is_talkative=analysis.is_talkative, played=turn.moves)
        for each in (before, other)
    ]
    assert judgements[0] == judgements[1]
    assert judgements[1] is not None
    assert judgements[1].played == turn.played
    assert judgements[1].loss == turn.loss
    assert judgements[1].turns[: len(turn.best)] == turn.best
