"""Whole games by the kernels: the same as bots at tables would play, however they are split."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from backtrick.bots.bot import Chair
from backtrick.bots.bot_game import BotGame, at_table
from backtrick.bots.seven_ate_nine.greedy import GREEDY as GREEDY_BOT
from backtrick.games.quick_easy import QUICK_EASY
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, State
from backtrick.sim.decks import dealt
from backtrick.sim.policies import GREEDY, RANDOM
from backtrick.sim.seven_ate_nine import compiled
from backtrick.sim.seven_ate_nine.table import RUNS, new_table
from backtrick.sim.seven_ate_nine.whole_games import begin, step
from tests.sim.seven_ate_nine.tables import is_alike, with_chance_of

SEED = 3
MANY = 2_000
TABLES = [
    "players=1 no_wrap=yes",
    "players=2",
    "players=3 own_pace=yes children=1",
    "players=4 handicap=3 children=0,3",
    "players=2 match=yes",
]


def bots_at_table(text: str, game: int) -> BotGame[State]:
    """Greedy bots at the deal the kernels make for this game number."""
    options = SEVEN_ATE_NINE.options_type.parse(text)
    chairs = [Chair(SEVEN_ATE_NINE, options, seat, 1, seat) for seat in range(options.players)]
    state = SEVEN_ATE_NINE.deal(options, deck=dealt(SEVEN_ATE_NINE, SEED, game))
    return at_table([GREEDY_BOT] * options.players, chairs, state)


class SameLots:
    """Lots drawn as in the kernel."""

    seat = 0

    def choice(self, tied: list[Any]) -> Any:
        """The kernel's choice, which must be one of the candidates."""
        return next(each for each in tied if each[0] == self.seat)


@pytest.mark.parametrize("text", TABLES)
@pytest.mark.parametrize("game", range(3))
def test_greedy_is_the_same_compiled_and_at_a_table(text: str, game: int) -> None:
    """Move by move, the kernel's greedy does the same as the bot, at the same time."""
    bot_game, lots = bots_at_table(text, game), SameLots()
    bot_game.lots = lots  # type: ignore[assignment]
    players = bot_game.state.options.players
    table = new_table(bot_game.state.options, [GREEDY] * players)
    begin(table, np.uint64(SEED), game)
    events = bot_game.play()
    while table.stands == RUNS:
        course = bot_game.state.course
        lots.seat = step(table)
        event = next(events)
        assert (event.seat, event.when.at) == (lots.seat, table.clock)
        shuffled = bot_game.state.course.opened != course.opened
        if shuffled and bot_game.state.outcome is None:
            bot_game.state = with_chance_of(bot_game.state, table)
        assert is_alike(bot_game.state, table)
    assert bot_game.outcome is not None


@pytest.mark.parametrize("text", TABLES)
def test_games_add_up_however_they_are_split(text: str) -> None:
    """Games played in parts, in another order or one by one give the same totals."""
    options = SEVEN_ATE_NINE.options_type.parse(text)
    policies = [GREEDY, RANDOM, GREEDY, RANDOM][: options.players]
    whole = compiled(options, policies, SEED, range(30))
    odd, even = (compiled(options, policies, SEED, range(first, 30, 2)) for first in (1, 0))
    assert odd + even == whole
    assert whole.games == 30
    assert sum(whole.wins) <= 30


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", [RANDOM, GREEDY])
def test_no_seat_is_better_than_another(players: int, policy: int) -> None:
    """Equal bots win equally often, within five standard deviations."""
    options = SEVEN_ATE_NINE.options(players=players)
    wins = compiled(options, [policy] * players, SEED, range(MANY)).wins
    share = 1 / players
    deviation = (MANY * share * (1 - share)) ** 0.5
    assert all(abs(each - MANY * share) < 5 * deviation for each in wins)


def test_greedy_beats_random() -> None:
    """It wins nearly all games, in any seat."""
    options = SEVEN_ATE_NINE.options(players=2)
    assert compiled(options, [GREEDY, RANDOM], SEED, range(MANY)).wins[0] > 0.95 * MANY
    assert compiled(options, [RANDOM, GREEDY], SEED, range(MANY)).wins[1] > 0.95 * MANY


def test_a_penalty_makes_no_difference() -> None:
    """Neither random nor greedy misses."""
    without, with_it = (
        compiled(SEVEN_ATE_NINE.options(miss_penalty=time), [GREEDY, RANDOM], SEED, range(50))
        for time in (0, 10)
    )
    assert without == with_it


def test_bad_options_and_policies_are_refused() -> None:
    """Options of another game, or more or fewer policies than seats, are a clear error."""
    with pytest.raises(TypeError, match="options of another game"):
        compiled(QUICK_EASY.options(players=2), [RANDOM] * 2, SEED, range(1))
    with pytest.raises(ValueError, match="3 policies for 2 players"):
        compiled(SEVEN_ATE_NINE.options(players=2), [RANDOM] * 3, SEED, range(1))
