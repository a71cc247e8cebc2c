"""A batch plays by the rules: the same as the plain ones, step by step."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from pickle import dumps, loads
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.bots import bot
from backtrick.bots.bot import Chair
from backtrick.envs.batch import Batch
from backtrick.envs.offers import has
from tests.strategies import all_options, seeds
from tests.thorough import examples

from .beside import Beside

if TYPE_CHECKING:
    from backtrick.bots.bot import AnyBotPlayer
    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions

BATCHED = [game for game in GAMES.values() if has(game, "slots")]
TABLES = [
    (game, options)
    for game in BATCHED
    for options in all_options(game)
    if getattr(options, "starter", None) != "agree"
]


@pytest.mark.parametrize("game, options", TABLES, ids=str)
def test_whole_games_are_those_of_the_plain_rules(
    game: AnyGame, options: GameOptions, *, is_thorough: bool
) -> None:
    """Observations, masks, rewards and ends are the same, with any options, over several games."""
    beside = Beside(game, options, slots=8 if is_thorough else 2, seed=5, auto_reset=True)
    games = 20 if is_thorough else 3
    while beside.ended < games:
        beside.check()
        beside.step()


@given(st.data())
@examples(30)
def test_any_seed_and_any_number_of_slots(data: st.DataObject) -> None:
    """The same holds for any seed, with or without dealing anew, until all games are over."""
    game, options = data.draw(st.sampled_from(TABLES))
    slots, again = data.draw(st.integers(1, 5)), data.draw(st.booleans())
    beside = Beside(game, options, slots, data.draw(seeds), auto_reset=again)
    for _ in range(60):
        beside.check()
        beside.step()


@pytest.mark.parametrize("game", BATCHED)
def test_a_batch_can_be_pickled_copied_and_compared(game: AnyGame) -> None:
    """A copy is equal and goes on in the same way, but apart from the first."""
    batch = Batch(game, game.options(starter="random"), 3, auto_reset=True)
    batch.reset([1, 2, 3])
    for copy in (deepcopy(batch), loads(dumps(batch))):  # noqa: S301 - ours
        assert copy == batch
        copy.step(copy.random_actions(np.ones(1, np.uint64)))
        assert copy != batch
        again = deepcopy(batch)
        again.step(again.random_actions(np.ones(1, np.uint64)))
        assert again == copy
    assert batch != Batch(game, game.options(starter=0), 3)


@pytest.mark.parametrize("game", BATCHED)
def test_some_slots_can_be_dealt_anew(game: AnyGame) -> None:
    """The others go on as they were."""
    batch = Batch(game, game.options(starter=0), 2)
    batch.reset(7)
    batch.step(batch.random_actions(np.ones(1, np.uint64)))
    before = batch.observe()
    batch.reset([9, 9], which=[False, True])
    after = batch.observe()
    assert after[0].tolist() == before[0].tolist()
    fresh = Batch(game, game.options(starter=0), 1)
    fresh.reset(9)
    assert after[1].tolist() == fresh.observe()[0].tolist()


@pytest.mark.parametrize("game", BATCHED)
def test_an_illegal_action_changes_nothing(game: AnyGame) -> None:
    """It is refused by slot and action, whatever the other slots do."""
    batch = Batch(game, game.options(starter=0), 3)
    batch.reset([4, 5, 6])
    legal, masks = batch.random_actions(np.ones(1, np.uint64)), batch.mask()
    before = deepcopy(batch)
    for slot, action in product(range(3), (-1, *range(batch.layout.actions + 1))):
        if action not in range(batch.layout.actions) or not masks[slot, action]:
            wrong = legal.copy()
            wrong[slot] = action
            with pytest.raises(ValueError, match=f"action {action} of slot {slot} is illegal"):
                batch.step(wrong)
    assert batch == before


def test_what_does_not_fit_is_refused() -> None:
    """Seeds, shapes and options are checked, with what would be right."""
    game = GAMES[BATCHED[-1].id]
    batch = Batch(game, game.options(starter=0), 2)
    for seeds_given in (-1, [0, 2**64], [0.5, 1.0], ["7", "8"]):
        with pytest.raises(ValueError, match="seeds are whole numbers"):
            batch.reset(seeds_given)
    batch.reset(0)
    with pytest.raises(ValueError, match="one for each of 2 slots"):
        batch.step([0])
    for wrong in (np.zeros((2, 3), np.int8), np.zeros((2, batch.layout.size), np.int64)):
        with pytest.raises(ValueError, match="is needed"):
            batch.observe(wrong)


def test_nobody_votes_in_a_batch() -> None:
    """The start is drawn, or chosen beforehand."""
    game = GAMES["quick-easy"]
    with pytest.raises(ValueError, match="in a batch nobody votes"):
        Batch(game, game.options(starter="agree"), 2)


@pytest.mark.parametrize("game", BATCHED)
def test_games_that_are_won_are_the_same_too(game: AnyGame) -> None:
    """Played well, until piles and hands are empty."""
    options = game.options(players=game.players[-1], starter=0)
    beside = Beside(game, options, slots=6, seed=1, auto_reset=False)
    teams = [greedy_team(game, options) for _ in beside.states]
    while beside.ended < len(teams):
        beside.check()
        beside.step([beside.chosen_by(teams[slot], slot) for slot in range(len(teams))])
    outcomes = [game.outcome(state) for state in beside.states]
    assert any(outcome and outcome.winners for outcome in outcomes)


def greedy_team(game: AnyGame, options: GameOptions) -> list[AnyBotPlayer]:
    """A greedy bot in each seat."""
    seats = range(options.players)
    return [bot(game, "greedy").sit(Chair(game, options, seat, 1, 0)) for seat in seats]
