"""Gymnasium: its own test passes, and bots in the other seats play as at any table."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from backtrick import GAMES
from backtrick.bots import bot
from backtrick.bots.bot import Bot, BotPlayer, Chair, Choice
from backtrick.bots.bot_game import at_table
from backtrick.bots.plugins.function_player import FunctionPlayer
from backtrick.envs.registration import batch, seat
from backtrick.envs.rewards import rewards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.games.any_game import AnyGame

WITH_TURNS = [game for game in GAMES.values() if game.race is None]


@pytest.mark.parametrize("game", WITH_TURNS)
def test_it_passes_the_test_of_gymnasium(game: AnyGame) -> None:
    """`check_env`, by the registered name."""
    environment: Any = gymnasium.make(f"backtrick/{game.id}-v1", bots="random")
    check_env(environment.unwrapped)


def test_so_it_does_with_talk_and_other_bots() -> None:
    """Bots of different kinds in the other seats, and words as actions."""
    others: dict[str, Any] = {"players": 3, "bots": ["greedy", "random"], "seat": 1, "talk": True}
    environment: Any = gymnasium.make("backtrick/quick-easy-v1", **others)
    check_env(environment.unwrapped)


@pytest.mark.parametrize("game", WITH_TURNS)
def test_a_learner_that_plays_like_a_bot_plays_a_game_among_bots(game: AnyGame) -> None:
    """Step by step it comes to the same end, with the same reward."""
    last = Bot("last", lambda chair: FunctionPlayer(chair, lambda _view, moves: moves[-1]))
    environment = seat(game, bots="greedy", starter=1)
    options, layout = environment.playing.options, environment.playing.layout
    for number in range(5):
        seen, _ = environment.reset(seed=number)
        is_over, gained, action = False, 0.0, np.int64(0)
        while not is_over:
            moves = [layout.written.moves[each] for each in seen["action_mask"].nonzero()[0]]
            action = np.int64(layout.number_of[max(moves)])
            seen, gained, is_over, _, info = environment.step(action)
            assert not info
        bots = [last, *[bot(game, "greedy")] * (options.players - 1)]
        chairs = [Chair(game, options, each, 1, 0) for each in range(options.players)]
        whole = at_table(bots, chairs, game.deal(options, seed=number))
        assert list(whole.play())
        assert environment.playing.state == whole.state
        assert gained == rewards(game, whole.outcome, options.players)[0]
        with pytest.raises(ValueError, match="the game is over"):
            environment.step(action)


def test_an_illegal_action_ends_the_game() -> None:
    """With the reward of a lost one, and a word about it."""
    environment = seat(GAMES["face-to-face"], starter=0)
    seen, _ = environment.reset(seed=1)
    for action in (-1, (1 - seen["action_mask"]).argmax(), seen["action_mask"].size):
        environment.reset(seed=1)
        _, gained, is_over, _, info = environment.step(np.int64(action))
        assert (gained, is_over, info) == (-1, True, {"illegal": True})


def test_what_a_learner_says_again_is_heard_again() -> None:
    """On another card, the same words can mean something else."""
    heard: list[str] = []

    class Listener(BotPlayer[Any, Any]):
        def __init__(self, chair: Chair) -> None:
            self.seat = chair.seat

        def hear(self, seat: int, signal: object) -> None:
            heard.append(f"{seat} to {self.seat}: {signal}")

        def choose(self, legal: Sequence[Any]) -> Choice | None:
            return Choice(legal[0])

    listener = Bot("listener", Listener)
    environment = seat(GAMES["quick-easy"], bots=listener, players=3, starter=1, talk=True)
    seen, _ = environment.reset(seed=1)
    said = np.int64(seen["action_mask"].argmax())
    word = environment.playing.text(int(said))
    for _ in range(2):
        assert environment.playing.is_talking
        environment.step(said)
    assert heard == [f"0 to 1: {word}", f"0 to 2: {word}"] * 2


def test_the_number_of_bots_is_checked() -> None:
    """One for each other seat, or one for all."""
    with pytest.raises(ValueError, match="2 are needed"):
        seat(GAMES["quick-easy"], players=3, bots=["greedy"])
    with pytest.raises(ValueError, match="seat 3"):
        seat(GAMES["quick-easy"], players=3, seat=3)


def chosen(seen: dict[str, Any]) -> Any:
    """The first legal action in each game."""
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_many_games_at_once(mode: AutoresetMode) -> None:
    """The next game is dealt in the next step, in the same, or on request, as the mode says."""
    game = GAMES["face-to-face"]
    environment: Any = batch(game, 3, autoreset_mode=mode, starter=0)
    assert environment.metadata["autoreset_mode"] is mode
    seen, info = environment.reset(seed=7)
    first = [environment.batch.first_state(slot) for slot in range(3)]
    assert info["seat"].tolist() == [0, 0, 0]
    gained, ended, cut = np.zeros(3), np.zeros(3, np.bool_), np.zeros(3, np.bool_)
    while not ended.any():
        assert environment.observation_space.contains(seen)
        seen, gained, ended, cut, info = environment.step(chosen(seen))
    assert (np.abs(gained[ended]) == 1).all()
    assert not gained[~ended].any()
    assert not cut.any()
    where = int(ended.argmax())
    if mode is AutoresetMode.SAME_STEP:
        assert not info["final_obs"]["action_mask"][where].any()
        assert info["_final_obs"].tolist() == ended.tolist()
    else:
        assert not seen["action_mask"][where].any()
        if mode is AutoresetMode.NEXT_STEP:
            seen, gained, again, _, _ = environment.step(chosen(seen))
            assert not again[where]
            assert gained[where] == 0
        else:
            environment.step(chosen(seen))
            seen, _ = environment.reset(seed=7, options={"reset_mask": ended})
    assert seen["action_mask"][where].any()
    is_same = environment.batch.first_state(where) == first[where]
    assert is_same == (mode is AutoresetMode.DISABLED)  # only there it was asked for


def test_many_games_have_a_name_too() -> None:
    """`make_vec` makes them."""
    environment: Any = gymnasium.make_vec("backtrick/quick-easy-v1", 4, players=3)
    seen, _ = environment.reset(seed=[4, 5, 6, 2**63])
    assert seen["observation"].shape[0] == environment.num_envs == 4


def test_nothing_else_needs_the_extra() -> None:
    """The library, its batches and the program load without Gymnasium and PettingZoo."""
    script = (
        "import sys, backtrick, backtrick.envs, backtrick.envs.turn_game, backtrick.cli;"
        "print(sorted({'gymnasium', 'pettingzoo'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    assert done.stdout == "[]\n"
