"""Races among bots: who wins, that they end, and what goes wrong on the way."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from backtrick import Reason
from backtrick.bots.bot import Bot
from backtrick.bots.seven_ate_nine import BOTS
from backtrick.bots.seven_ate_nine.adult import ADULT
from backtrick.bots.seven_ate_nine.child import CHILD
from backtrick.bots.seven_ate_nine.child import LEVEL as CHILDS
from backtrick.bots.seven_ate_nine.expert import EXPERT
from backtrick.bots.seven_ate_nine.greedy import GREEDY
from backtrick.bots.seven_ate_nine.model import MOVING
from backtrick.bots.seven_ate_nine.racer import Racer
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, Lay, Options
from tests.bots.seven_ate_nine.races import outcome, race, tries, wins
from tests.strategies import all_options

GAMES = 40
NAMES = [bot.name for bot in BOTS]
CARELESS = Bot("careless", partial(Racer, replace(CHILDS, slip=0.5, draws_while_barred=True)))


@pytest.mark.parametrize(
    "better, worse",
    [
        (ADULT, CHILD),
        pytest.param(EXPERT, ADULT, marks=pytest.mark.thorough),
        pytest.param(ADULT, GREEDY, marks=pytest.mark.thorough),
    ],
)
def test_the_better_wins(better: Bot, worse: Bot) -> None:
    """An adult beats a child, and an expert an adult, in most games by far."""
    assert wins(better, worse, GAMES) > 0.6 * GAMES


def test_a_child_has_a_chance() -> None:
    """A child sometimes beats an adult."""
    assert wins(CHILD, ADULT, GAMES) > 0


def test_lots_are_drawn_where_bots_are_equally_fast() -> None:
    """Two bots with equal times win about equally often, in any seat."""
    options = SEVEN_ATE_NINE.options(players=2)
    first = [outcome(race([GREEDY] * 2, options, game)).winners == (0,) for game in range(GAMES)]
    assert 0.2 * GAMES < sum(first) < 0.8 * GAMES


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
@pytest.mark.parametrize("no_wrap", [False, True])
def test_solo_games_end(bot: Bot, *, no_wrap: bool) -> None:
    """Alone, every bot lays all its cards, and the clock shows the time."""
    match = race([bot], SEVEN_ATE_NINE.options(players=1, no_wrap=no_wrap), 5)
    *_, last = tries(match)
    assert last.after.outcome is not None
    assert last.after.outcome.winners == (0,)
    assert last.after.clock > 30_000


@pytest.mark.parametrize("part", range(4))
def test_races_end_with_any_bots_and_options(part: int) -> None:
    """At any table, with any bots, time never goes back and the race ends."""
    every = [
        options
        for options in all_options(SEVEN_ATE_NINE)
        if isinstance(options, Options) and options.players == part + 1
    ]
    chance = Random(part)
    for options in chance.sample(every, min(6, len(every))):
        bots = [chance.choice([*BOTS, CARELESS]) for _ in range(options.players)]
        times = [each.when.at or 0 for each in tries(race(bots, options, part))]
        assert times == sorted(times)


@pytest.mark.parametrize("penalty", [0, 1, 10])
def test_bots_make_only_human_mistakes(penalty: float) -> None:
    """Bots are late and miss, but they lay only cards they hold, and sit out penalties."""
    options = SEVEN_ATE_NINE.options(players=3, miss_penalty=penalty)
    refused = {
        each.reason for each in tries(race([CARELESS, CARELESS, EXPERT], options, 4)) if each.reason
    }
    assert Reason.DOES_NOT_FIT in refused
    assert refused <= {Reason.TOO_LATE, Reason.DOES_NOT_FIT}


def test_a_late_bot_had_seen_the_card_before() -> None:
    """A moving hand lays by what it saw, within MOVING of the first newer card."""
    options = SEVEN_ATE_NINE.options(players=4)
    came: dict[int, int] = {}
    late = 0
    for each in tries(race([ADULT] * 4, options, 8)):
        came.setdefault(each.after.turned, each.after.clock)
        if each.reason is Reason.TOO_LATE:
            assert each.when.seen is not None
            assert each.when.at is not None
            assert 0 <= each.when.at - came[each.when.seen + 1] <= MOVING
            late += 1
    assert late


def test_greedy_and_random_never_go_wrong() -> None:
    """They look again whenever something changes."""
    options = SEVEN_ATE_NINE.options(players=4)
    bots = [BOTS[0], GREEDY, GREEDY, BOTS[0]]
    assert all(each.reason is None for each in tries(race(bots, options, 2)))


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
def test_the_same_seeds_give_the_same_race(bot: Bot) -> None:
    """A race follows from the deal and the seeds of the bots; other seeds, another race."""
    options = SEVEN_ATE_NINE.options(players=2)
    first, again, other = (
        [each[1:4] for each in tries(race([bot] * 2, options, 6, chance))] for chance in (0, 0, 1)
    )
    assert first == again
    assert first != other


def test_a_child_uses_its_own_row() -> None:
    """A child with its own row lays there, and does better than without."""
    rows = SEVEN_ATE_NINE.options(players=2, own_pace=True, children=(0,))
    plain = SEVEN_ATE_NINE.options(players=2)
    laid = [each.move for each in tries(race([CHILD, ADULT], rows, 3))]
    assert any(isinstance(move, Lay) and move.place for move in laid)
    with_row, without = (
        sum(outcome(race([CHILD, ADULT], options, game)).winners == (0,) for game in range(30))
        for options in (rows, plain)
    )
    assert with_row > without
