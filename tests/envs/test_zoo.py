"""PettingZoo: its own tests pass, and the games are those of the plain rules."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from importlib import import_module
from pickle import dumps, loads
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from pettingzoo.env_registry.registration import (  # pyright: ignore[reportMissingTypeStubs]
    make,
)

from backtrick import GAMES
from backtrick.envs.intents import PAUSE, Intents
from backtrick.envs.race import GO_ON, RaceEnv
from backtrick.envs.registration import race, race_in_turns, turns
from backtrick.envs.rewards import rewards
from backtrick.envs.turn_game import TurnGame
from backtrick.envs.turns import TurnsEnv

if TYPE_CHECKING:
    from collections.abc import Callable

zoo: Any = import_module("pettingzoo.test")
WITH_TURNS = [
    *(partial(turns, game) for game in GAMES.values() if game.race is None),
    partial(turns, GAMES["quick-easy"], players=3, variant="pro", talk=True),
    partial(turns, GAMES["quick-easy"], players=4, talk=True, open_rows=True),
]
RACES = [
    *(partial(race, GAMES["seven-ate-nine"], players=players) for players in (1, 3)),
    partial(race, GAMES["seven-ate-nine"], players=2, own_pace=True, children=(1,), match=True),
    partial(race, GAMES["seven-ate-nine"], players=3, tick=100),
]
# PettingZoo has lists of its own environments with masks, which it does not warn of.
MASKED = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize("make_env", WITH_TURNS)
def test_games_with_turns_pass_the_tests_of_pettingzoo(make_env: Callable[[], TurnsEnv]) -> None:
    """`api_test` and `seed_test`."""
    zoo.api_test(make_env(), num_cycles=40)
    zoo.seed_test(make_env, num_cycles=40)


@pytest.mark.parametrize("make_env", RACES)
def test_races_pass_the_tests_of_pettingzoo(make_env: Callable[..., RaceEnv]) -> None:
    """`parallel_api_test` and `parallel_seed_test`."""
    zoo.parallel_api_test(make_env(), num_cycles=100)
    zoo.parallel_seed_test(make_env, num_cycles=50)


def test_races_end_after_so_many_cycles() -> None:
    """`max_cycles_test`, also for one agent after the other."""
    game = GAMES["seven-ate-nine"]
    zoo.max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(race, game, players=3),
            env=partial(race_in_turns, game, players=3),
        )
    )


def test_the_environments_have_names_with_versions() -> None:
    """Each is registered by the id of its game and the version of its layout."""
    environment: Any = make("aec", "backtrick/quick_easy_v1", players=3, talk=True)
    assert str(environment) == "quick_easy_v1"
    assert make("parallel", "backtrick/seven_ate_nine_v1", players=3).max_num_agents == 3


@pytest.mark.parametrize("make_env", WITH_TURNS)
def test_whole_games_are_those_of_the_plain_rules(make_env: Callable[[], TurnsEnv]) -> None:
    """The cards are those of the seed, the mask is what is legal, the end is the same."""
    environment, chance = make_env(), Random(1)
    environment.reset(seed=5)
    playing = environment.playing
    game, state = playing.game, playing.game.deal(playing.options, seed=5)
    while environment.agents and not any(environment.terminations.values()):
        assert playing.state == state
        seat = playing.seat
        assert environment.agent_selection == f"seat_{seat}"
        mask = environment.observe(environment.agent_selection)["action_mask"]
        moves, words = mask[: playing.layout.actions], mask[playing.layout.actions :]
        if playing.is_talking:
            assert not moves.any()
        else:
            assert not words.any()
            assert moves.tolist() == playing.layout.mask(game.legal_moves(state, seat)).tolist()
        action = chance.choice(mask.nonzero()[0])
        if not playing.is_talking:
            state = game.apply(state, seat, playing.layout.written.moves[action])
        environment.step(action)
    gained = rewards(game, game.outcome(state), len(environment.possible_agents))
    assert tuple(environment.rewards.values()) == gained
    for _ in environment.possible_agents:
        environment.step(None)
    assert not environment.agents


@pytest.mark.parametrize("make_env", WITH_TURNS)
def test_an_illegal_action_changes_nothing(make_env: Callable[[], TurnsEnv]) -> None:
    """It is refused, whatever it is."""
    environment = make_env()
    environment.reset(seed=3)
    before = deepcopy(environment.playing)
    mask = environment.observe(environment.agent_selection)["action_mask"]
    for action in (-1, *(1 - mask).nonzero()[0], len(mask)):
        with pytest.raises(ValueError, match="illegal"):
            environment.step(int(action))
    with pytest.raises(ValueError, match="None"):
        environment.step(None)
    assert environment.playing == before


def test_what_is_said_is_true_and_heard() -> None:
    """Before a turn the others may say what is true; it is heard until their own turn is over."""
    game = GAMES["quick-easy"]
    deck = game.parse_deck("r3 b9 g2 g8 y5 y6 p1 p2 r1 r2")
    playing = TurnGame(game, game.options(players=3, starter=0), talk=True)
    playing.state = game.deal(playing.options, deck=deck)
    assert [playing.seat, playing.on_turn, playing.is_talking] == [1, 0, True]
    legal = [playing.text(int(action)) for action in playing.mask(1).nonzero()[0]]
    assert "hold:green" in legal
    assert "hold:green:low" in legal
    assert "quiet" in legal
    assert not any("blue" in each or "start" in each for each in legal)
    named = {playing.text(action): action for action in range(playing.actions)}
    playing.act(named["hold:green:low"])
    playing.act(named["quiet"])
    assert playing.seat == playing.on_turn == 0
    assert playing.decode(playing.observe(0))["heard"] == "+1 hold:green:low"
    assert playing.decode(playing.observe(1))["heard"] == "me hold:green:low"
    for action in ("r3^", "end", "quiet", "quiet", "g8^", "end"):
        assert playing.decode(playing.observe(2))["heard"] == "+2 hold:green:low"
        playing.act(named[action])
    assert playing.decode(playing.observe(2))["heard"] == "-"


def test_a_game_can_be_pickled_copied_and_compared() -> None:
    """A copy is equal and goes on in the same way, but apart from the first."""
    playing = TurnGame(GAMES["quick-easy"], GAMES["quick-easy"].options(starter=0), talk=True)
    for copy in (deepcopy(playing), loads(dumps(playing))):  # noqa: S301 - ours
        assert copy == playing
        copy.act(int(copy.mask(copy.seat).nonzero()[0][0]))
        assert copy != playing
    environment = RACES[1]()
    environment.reset(seed=1)
    other = loads(dumps(environment))  # noqa: S301 - ours
    for _ in range(20):
        actions = {agent: 1 + index for index, agent in enumerate(environment.agents)}
        environment.step(actions)
        other.step(actions)
    assert other.racing == environment.racing


def test_what_does_not_fit_is_refused() -> None:
    """Games with turns and races have environments of their own; nobody votes."""
    duel, team = GAMES["face-to-face"], GAMES["quick-easy"]
    with pytest.raises(ValueError, match="see RaceEnv"):
        TurnGame(GAMES["seven-ate-nine"], GAMES["seven-ate-nine"].options())
    with pytest.raises(ValueError, match="see TurnsEnv"):
        RaceEnv(duel, duel.options())
    with pytest.raises(ValueError, match="nobody votes"):
        TurnGame(team, team.options(starter="agree"))


def racing(deck: str) -> Intents:
    """A race of two with this deck, in which both hold their first cards."""
    game = GAMES["seven-ate-nine"]
    state = game.deal(game.options(players=2), deck=game.parse_deck(deck))
    for seat in (0, 0, 1, 1):
        state = game.apply(state, seat, game.parse("draw"))
    return Intents.at_the_deal(game, state)


@pytest.mark.parametrize("faster", [0, 1])
def test_the_faster_one_lays_and_the_other_is_too_late(faster: int) -> None:
    """Both look at once; the card of the slower one no longer counts, and costs nothing."""
    race = racing("g5 r6 b6 g1 r6 b6 g2")
    for seat in range(2):
        race.mean(seat, race.game.parse("b6"), 500 if seat == faster else 700)
    assert race.next_moment() == 500
    race.advance(500, Random(0))
    assert race.clock == 500
    assert len(race.state.hands[faster]) == 1
    race.advance(race.next_moment(), Random(0))
    assert race.clock == 700
    assert len(race.state.hands[1 - faster]) == 2
    assert race.state.barred == (0, 0)


def test_at_the_same_moment_anybody_may_be_first() -> None:
    """A lot decides."""
    firsts = set[int]()
    for lot in range(20):
        race = racing("g5 r6 b6 g1 r6 b6 g2")
        for seat in range(2):
            race.mean(seat, race.game.parse("b6"), 500)
        race.advance(500, Random(lot))
        firsts.add([len(hand) for hand in race.state.hands].index(1))
    assert firsts == {0, 1}


def test_time_passes_if_nobody_acts() -> None:
    """A pause, or a tick; in ticks, moves are made at the end of one."""
    game = GAMES["seven-ate-nine"]
    environment = race(game, players=2)
    environment.reset(seed=2)
    *_, infos = environment.step(dict.fromkeys(environment.agents, GO_ON))
    assert infos["seat_0"] == {"clock": PAUSE}
    ticking = race(game, players=2, tick=100)
    ticking.reset(seed=2)
    named = {ticking.text(action): action for action in range(ticking.actions)}
    seen, *_, infos = ticking.step({"seat_0": named["draw in 100 ms"], "seat_1": GO_ON})
    assert infos["seat_0"] == {"clock": 100}
    assert ticking.decode(seen["seat_0"]["observation"])["hand-sizes"] == "me=1 +1=0"


def test_one_may_look_again() -> None:
    """Another intent takes the place of the first, and its own time."""
    environment = race(GAMES["seven-ate-nine"], players=2)
    environment.reset(seed=2)
    named = {environment.text(action): action for action in range(environment.actions)}
    seen, *_ = environment.step(
        {"seat_0": named["draw in 2800 ms"], "seat_1": named["draw in 250 ms"]}
    )
    assert environment.decode(seen["seat_0"]["observation"])["busy"] == "26"
    environment.step({"seat_0": named["draw in 250 ms"], "seat_1": GO_ON})
    assert environment.racing.clock == 500
    assert len(environment.racing.state.hands[0]) == 1
    with pytest.raises(ValueError, match="there are"):
        environment.step({"seat_0": environment.actions})


def test_a_mask_has_what_can_be_tried() -> None:
    """Cards that one holds, whether or not they fit; and to draw, while there are cards."""
    environment = race(GAMES["seven-ate-nine"], players=2)
    environment.reset(seed=2)
    mask = environment.observe(0)["action_mask"]
    assert [environment.text(int(action)) for action in mask.nonzero()[0]] == [
        "go on",
        *(f"draw in {delay} ms" for delay in environment.delays),
    ]
    assert np.array_equal(mask, environment.observe(1)["action_mask"])
    assert "seat_1: middle" in environment.render()
