"""A game of bots at a table, by the plain rules."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.bots.bot import Bot, BotPlayer, Chair, Choice
from backtrick.bots.bot_game import BotGame
from backtrick.bots.random_moves import RANDOM
from backtrick.games import GAMES, game
from backtrick.talk.signals import Hold
from tests.bots.chairs import seated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.games.any_game import AnyGame
    from backtrick.games.parts import State
    from backtrick.games.seats import Seat
    from backtrick.talk.signals import Signal


class Listener(BotPlayer[Any, Any]):
    """Plays the first legal move, says one thing once, and remembers all it sees and hears."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.views: list[Any] = []
        self.heard: list[tuple[Seat, Signal]] = []

    def see(self, view: Any) -> None:
        self.views.append(view)

    def hear(self, seat: Seat, signal: Signal) -> None:
        self.heard.append((seat, signal))

    def say(self) -> Sequence[Signal]:
        return (SIGNAL,) if len(self.views) == 1 else ()

    def choose(self, legal: Sequence[Any]) -> Choice | None:
        return Choice(legal[0]) if legal else None


class Wavering(Listener):
    """Changes its mind every time it is asked."""

    def choose(self, legal: Sequence[Any]) -> Choice | None:
        self.views.append(None)
        return Choice(legal[len(self.views) % len(legal)])


class Waiting(Listener):
    """Never moves."""

    def choose(self, legal: Sequence[Any]) -> Choice | None:  # noqa: ARG002 - it waits anyway
        return None


SIGNAL = Hold("red")
LISTENER = Bot("listener", Listener)
ALL_SEEING = Bot("all-seeing", Listener, sees_hands=True)


def at(rules: AnyGame, *bots: Bot, **options: object) -> BotGame[State]:
    """Bots at a table of the game."""
    chosen = rules.options(players=len(bots), **options)
    chair = Chair(rules, chosen, seat=0, effort=1, chance=11)
    return seated(bots, chair, rules.deal(chosen, seed=1))


def test_a_player_sees_its_view_after_every_move() -> None:
    """It sees nothing else, unless it is a yardstick, which sees all hands."""
    rules = GAMES["quick-easy"]
    bot_game = at(rules, LISTENER, ALL_SEEING, starter=0)
    moves = [event for event in bot_game.play() if not isinstance(event.what, Hold)]
    one, other = bot_game.players
    assert isinstance(one, Listener)
    assert isinstance(other, Listener)
    assert len(one.views) == len(other.views) == len(moves) + 1
    assert one.views[-1] == rules.view(bot_game.state, 0)
    assert other.views[-1] == (rules.view(bot_game.state, 0), rules.view(bot_game.state, 1))


def test_the_others_hear_what_is_said() -> None:
    """A signal reaches every other seat once, and is among the events."""
    bot_game = at(game("quick-easy"), LISTENER, LISTENER, LISTENER, starter=0)
    said = [event for event in bot_game.play() if isinstance(event.what, Hold)]
    assert [event.seat for event in said] == [0, 1, 2]
    for seat, player in enumerate(bot_game.players):
        assert isinstance(player, Listener)
        assert player.heard == [(other, SIGNAL) for other in range(3) if other != seat]


@pytest.mark.parametrize("name", ["face-to-face", "seven-ate-nine"])
def test_turns_are_runs_of_moves(name: str) -> None:
    """A turn is what one seat does until another seat acts."""
    bot_game = at(game(name), RANDOM, RANDOM)
    seats = [event.seat for event in bot_game.play()]
    changes = sum(one != other for one, other in pairwise(seats))
    assert bot_game.turns == changes + 1
    assert bot_game.outcome is not None


def test_a_table_where_everybody_waits_is_an_error() -> None:
    """The error names the state; the game does not wait for ever."""
    bot_game = at(game("quick-easy"), Bot("waiting", Waiting), Bot("waiting", Waiting))
    with pytest.raises(RuntimeError, match="every bot waits"):
        list(bot_game.play())


def test_bots_that_never_agree_who_starts_are_an_error() -> None:
    """The error says so; they do not talk for ever."""
    bot_game = at(game("quick-easy"), *[Bot("wavering", Wavering)] * 3)
    with pytest.raises(RuntimeError, match="do not agree who starts"):
        list(bot_game.play())
