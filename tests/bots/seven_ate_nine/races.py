"""Races among bots, and the moves tried in them."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from backtrick.bots.bot import Chair
from backtrick.bots.bot_game import BotGame, at_table
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from backtrick import Moment, Outcome, Reason
    from backtrick.bots.bot import Bot
    from backtrick.games.seven_ate_nine import Move, Options, State

# About ten times as many as in the longest race.
ENDLESS = 20_000


class Try(NamedTuple):
    """A move tried, and its result."""

    before: State
    seat: int
    move: Move
    when: Moment
    reason: Reason | None
    after: State


def race(bots: Sequence[Bot], options: Options, seed: int, chance: int = 0) -> BotGame[State]:
    """Bots at a deal."""
    chairs = [
        Chair(SEVEN_ATE_NINE, options, seat, 1, 1_000 * (seed + chance) + seat)
        for seat in range(len(bots))
    ]
    return at_table(bots, chairs, SEVEN_ATE_NINE.deal(options, seed=seed))


def tries(bot_game: BotGame[State]) -> Iterator[Try]:
    """All moves tried, to the end."""
    state = bot_game.state
    for event in islice(bot_game.play(), ENDLESS):
        move: Any = event.what
        after, reason = SEVEN_ATE_NINE.attempt(state, event.seat, move, event.when)
        yield Try(state, event.seat, move, event.when, reason, after)
        state = after
    assert state.outcome is not None, "the race did not end"


def outcome(bot_game: BotGame[State]) -> Outcome:
    """How it ends."""
    *_, last = tries(bot_game)
    assert last.after.outcome is not None
    return last.after.outcome


def wins(bot: Bot, other: Bot, games: int) -> int:
    """How many games one bot wins against another, with seats swapped every game."""
    options = SEVEN_ATE_NINE.options(players=2)
    pairs = [(bot, other), (other, bot)]
    return sum(
        outcome(race(pairs[game % 2], options, game)).winners == (game % 2,)
        for game in range(games)
    )
