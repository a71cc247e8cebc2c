"""Ends of duels in which both know all cards: each turn is judged as a plain search says."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from backtrick import game
from backtrick.coach.face_to_face.endgames import Endgame, Position, Undecided
from backtrick.coach.face_to_face.judge import DuelJudge
from backtrick.games.face_to_face.cards import CARDS, NUMBERS

if TYPE_CHECKING:
    from backtrick.games.face_to_face import State

GAME = game("face-to-face")


@cache
def wins(state: State) -> bool:
    """Whether the player on turn wins, by the plain rules, trying everything."""
    (seat,) = GAME.to_act(state)
    for move in GAME.legal_moves(state, seat):
        after = GAME.apply(state, seat, move)
        if after.outcome is not None:
            is_won = seat in after.outcome.winners
        else:
            is_won = wins(after) if after.turn == seat else not wins(after)
        if is_won:
            return True
    return False


def _end(chance: Random) -> State | None:
    """Hands of two to five cards and any tops; None if the player on turn has lost."""
    hands, rows = list[tuple[int, ...]](), list[Any]()
    for seat in range(2):
        size = chance.randint(2, 5)
        up, down, *hand = chance.sample(NUMBERS, 2 + size)
        hands.append(tuple(hand))
        rows.append(((CARDS[seat][up],), (CARDS[seat][down],)))
    state = GAME.deal(GAME.options(starter=0), seed=0, deck=tuple(hands))
    state = replace(state, rows=tuple(rows))
    return state if GAME.legal_moves(state, 0) else None


def _judge(state: State) -> DuelJudge:
    """A judge in seat 0, who has seen all cards that are in no hand."""
    judge = DuelJudge(0, effort=1)
    judge.see(GAME.view(state, 0))
    for seen, hand in zip(cast("Any", judge)._seen, state.hands, strict=True):
        seen.update(set(NUMBERS) - set(hand))
    return judge


def _check(state: State) -> None:
    judgement = _judge(state).weigh(0)
    assert judgement.turns[0].chance.value == float(wins(state))
    for weighed in judgement.turns:
        after = state
        for move in weighed.moves:
            if after.outcome is None:
                after = GAME.apply(after, 0, cast("Any", move))
        is_won = 0 in after.outcome.winners if after.outcome else not wins(after)
        assert weighed.chance.value == float(is_won)
        assert weighed.chance.error == 0


def test_ends_are_judged_as_they_are(*, is_thorough: bool) -> None:
    """The chance of each turn is 1 or 0, and that of the best one is that of the position."""
    chance, wanted = Random(17), 300 if is_thorough else 12
    found = list[bool]()
    while len(found) < wanted:
        state = _end(chance)
        if state is not None:
            _check(state)
            found.append(wins(state))
            wins.cache_clear()
    assert {*found} == {False, True}


def test_a_search_without_budget_says_so() -> None:
    """Then the judge samples."""
    with pytest.raises(Undecided):
        Endgame(budget=3).is_won(Position(7 << 20, 7 << 30, (2, 50, 2, 50)))
