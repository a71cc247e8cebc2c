"""Hints: legal turns, with true reasons, from nothing but what the seat knows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.coach import CannotAnalyse, advise, judging
from backtrick.coach.hints import hint
from backtrick.coach.puzzles import last_state
from backtrick.record import Made
from backtrick.texts import Texts, languages
from tests.coach.records import (
    COMPANIES,
    DUELS,
    Company,
    analysis_of,
    cut,
    record_of,
    with_other_cards,
)
from tests.coach.test_findings import CODES

if TYPE_CHECKING:
    from backtrick.games.terms import Move
    from backtrick.record import Record

SOME = settings(max_examples=4)
UNUSUAL = 6


def a_turn(company: Company, data: st.DataObject) -> Record:
    """A game up to a turn, which may have begun."""
    turn = data.draw(st.sampled_from(analysis_of(company, 0).turns))
    return cut(record_of(company, 0), data.draw(st.integers(turn.first, turn.last)))


@pytest.mark.parametrize("company", COMPANIES, ids=str)
@given(data=st.data())
@SOME
def test_a_hint_can_be_played_to_the_end_of_the_turn(company: Company, data: st.DataObject) -> None:
    """From its start, or after some cards; and the turn that it is compared with is worse."""
    record = a_turn(company, data)
    found = hint(record, effort=1)
    assert found is not None
    state = last_state(record)
    (seat,) = record.game.to_act(state)
    for move in found.moves:
        state = record.game.apply(state, seat, move)
    assert state.outcome is not None or not found.moves[-1].is_revocable
    assert all(move.is_revocable for move in found.moves[:-1])
    if found.comparison:
        assert found.comparison.findings
        assert found.comparison.other.chance.value < found.chance.value


@pytest.mark.parametrize("company", COMPANIES, ids=str)
@given(data=st.data())
@SOME
def test_other_hidden_cards_change_no_hint(company: Company, data: st.DataObject) -> None:
    """The cards that the seat does not see lie elsewhere, and the hint is the same."""
    record = a_turn(company, data)
    (seat,) = record.game.to_act(last_state(record))
    other = with_other_cards(record, seat, data.draw(st.integers(0, 1000)))
    assert hint(record, effort=1) == hint(other, effort=1)


@pytest.mark.parametrize("company", COMPANIES, ids=str)
def test_at_the_start_of_a_turn_it_is_what_the_coach_advises(company: Company) -> None:
    """The best of all turns."""
    turn = analysis_of(company, 0).turns[0]
    record = cut(record_of(company, 0), turn.first)
    found, judgement = hint(record, effort=2), advise(record, effort=2)
    assert found is not None
    assert judgement is not None
    assert judgement.turns[0].chance.value - found.chance.value < 0.05
    assert found.is_forced == (judgement.choices == 1)


def second_turn(company: Company) -> tuple[Record, int, tuple[Move, ...]]:
    """A game up to its second turn, whose turn it is, and some first moves, usual or not."""
    turn = analysis_of(company, 0).turns[1]
    begun = cut(record_of(company, 0), turn.first)
    return begun, turn.seat, begun.game.legal_moves(last_state(begun), turn.seat)[:UNUSUAL]


@pytest.mark.parametrize("company", COMPANIES, ids=str)
def test_after_an_unusual_card_other_ways_are_not_ruled_out(company: Company) -> None:
    """Few turns that begin with it were weighed, but the rules may allow many."""
    begun, seat, moves = second_turn(company)
    game, state = begun.game, last_state(begun)
    for move in moves:
        made = Made(begun.entries[-1].at, seat, move)
        found = hint(replace(begun, entries=(*begun.entries, made)), effort=1)
        assert found is not None
        legal = game.legal_moves(game.apply(state, seat, move), seat)
        assert found.is_forced == (len(legal) == 1)


@pytest.mark.parametrize("company", DUELS, ids=str)
def test_after_an_unusual_card_the_best_way_on_is_looked_for(company: Company) -> None:
    """In a duel not all turns can be weighed, but those that begin with it are."""
    begun, seat, moves = second_turn(company)
    for move in moves:
        judged = judging(begun, 1)
        judge = judged.adviser()
        judge.go_on([move])
        judgement = judge.weigh(len(judged.turns))
        assert all(each.moves[0] == move for each in judgement.turns)
        assert len(judgement.turns) > 1 or judgement.choices == 1
        for each in judgement.turns:
            after = last_state(begun)
            for one in each.moves:
                after = begun.game.apply(after, seat, one)


@pytest.mark.parametrize("company", COMPANIES, ids=str)
def test_nobody_on_turn_gets_no_hint(company: Company) -> None:
    """When a game is over, there is nothing to do."""
    assert hint(record_of(company, 0), effort=1) is None


def test_a_game_without_a_judge_has_no_hints() -> None:
    """It is refused with the code of the coach."""
    company = Company("seven-ate-nine", ("greedy", "greedy"))
    whole = record_of(company, 0)
    record = replace(whole, entries=whole.entries[:2])
    assert any(isinstance(entry, Made) for entry in record.entries)
    with pytest.raises(CannotAnalyse) as refused:
        hint(record)
    assert refused.value.code == "coach/no-judge"


@pytest.mark.parametrize("language", languages())
def test_every_finding_has_words_for_hints(language: str) -> None:
    """Before a turn, they are about what the advised one does."""
    assert {*Texts(language).attributes("coach-hint")} == CODES
