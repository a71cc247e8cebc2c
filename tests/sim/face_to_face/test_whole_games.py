"""Whole compiled games: the same as at a table, however they are split."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from backtrick.bots.bot import Chair
from backtrick.bots.face_to_face import BOTS
from backtrick.games.face_to_face import FACE_TO_FACE
from backtrick.sim.decks import dealt
from backtrick.sim.face_to_face.random_play import random_move
from backtrick.sim.face_to_face.table import begin
from backtrick.sim.face_to_face.whole_games import play
from backtrick.sim.policies import GREEDY, RANDOM
from backtrick.sim.tally import Tally
from tests.bots.chairs import seated
from tests.sim.face_to_face.tables import facts_at, facts_of, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED = 5


@pytest.mark.parametrize("policies", [(RANDOM, RANDOM), (RANDOM, GREEDY), (GREEDY, GREEDY)])
def test_it_does_not_matter_how_games_are_split(policies: Sequence[int]) -> None:
    """Games played in parts add up to the same total."""
    options = FACE_TO_FACE.options(starter=1)
    whole = play(options, policies, SEED, range(90))
    parts = [range(10), range(10, 90, 2), range(11, 90, 2)]
    cut = sum((play(options, policies, SEED, part) for part in parts), Tally.nothing(2))
    assert whole == cut


@pytest.mark.parametrize("starter", [0, 1])
def test_greedy_plays_the_same_at_a_table(starter: int) -> None:
    """From the same decks, the bot at a table and the kernel come to the same tally."""
    greedy = next(bot for bot in BOTS if bot.name == "greedy")
    options = FACE_TO_FACE.options(starter=starter)
    tally = Tally.nothing(2)
    for number in range(30):
        deck = dealt(FACE_TO_FACE, SEED, number)
        state = FACE_TO_FACE.deal(options, deck=deck)
        match = seated([greedy, greedy], Chair(FACE_TO_FACE, options, 0, 1, 0), state)
        for _ in match.play():
            pass
        assert match.outcome
        wins = tuple(int(seat in match.outcome.winners) for seat in range(2))
        tally += Tally(1, wins, match.outcome.cards_left, match.turns)
    assert play(options, (GREEDY, GREEDY), SEED, range(30)) == tally


@pytest.mark.parametrize("seed", range(20))
def test_random_makes_legal_moves(seed: int) -> None:
    """Each random move leads to the result of some legal move of the plain rules."""
    deck = FACE_TO_FACE.deck(seed)
    state = FACE_TO_FACE.deal(FACE_TO_FACE.options(starter=0), deck=deck)
    table, chance = table_of(deck), np.array([seed], np.uint64)
    begin(table, 0)
    while not state.outcome:
        legal = FACE_TO_FACE.legal_moves(state, state.turn)
        after = [FACE_TO_FACE.apply(state, state.turn, move) for move in legal]
        random_move(table, chance)
        state = {facts_of(each): each for each in after}[facts_at(table)]


def test_a_lot_is_not_compiled() -> None:
    """The options have to say who starts."""
    with pytest.raises(ValueError, match="not compiled"):
        play(FACE_TO_FACE.options(), (RANDOM, RANDOM), SEED, range(1))
