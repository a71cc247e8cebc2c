"""Taking over from a bot during a game: in a team, while another seat is on turn."""

from __future__ import annotations

import pytest

from backtrick import GAMES
from backtrick.games.any_game import AnyGame
from backtrick.server.listings import finished_of
from backtrick.table import fold, record_of
from backtrick.table.commands import Deal, Invite, Sit
from backtrick.table.events import Sat
from backtrick.table.redaction import Viewpoint
from tests.table.story import Story

QUICK, DUEL, RACE = (GAMES[name] for name in ("quick-easy", "face-to-face", "seven-ate-nine"))


def with_bot(game: AnyGame, **options: object) -> Story:
    """Ada plays with a bot in the second seat, which waits for her."""
    story = Story(game, game.options(players=2, **options))
    story.do("ada", Invite("easy", 1))
    story.do("ada", Deal())
    return story


def test_a_friend_takes_over_from_a_partner() -> None:
    """The seat, its cards and the game are the friend's from then on."""
    story = with_bot(QUICK, starter=0)
    hand = QUICK.view(story.play.state, 1).hand
    assert isinstance(story.do("ben", Sit(1)), Sat)
    assert story.table.occupants[1].guest == "ben"
    assert story.table.occupants[1].bot is None
    assert Viewpoint(story.table.seat_of("ben")).look(story.table)["hand"] == [*map(str, hand)]
    assert (story.play.guests, story.play.names) == (("ada", "ben"), ("Ada", "Ben"))
    assert fold(story.events) == story.table
    story.plays_quietly()
    finished = finished_of("table", story.table)
    assert finished is not None
    assert finished.guests == ("ada", "ben")
    assert record_of(story.play).seats == ("Ada", "Ben")


def test_nobody_takes_over_in_the_middle_of_a_turn() -> None:
    """Otherwise a bot would find a move, and a person play on with it."""
    story = with_bot(QUICK, starter=1)
    assert story.refusal("ben", Sit(1)) == "table/turn-not-over"


@pytest.mark.parametrize("game", [DUEL, RACE], ids=["duel", "race"])
def test_an_opponent_stays_until_the_end(game: AnyGame) -> None:
    """Who began against a bot ends against it: another's cards would make another's result."""
    assert with_bot(game).refusal("ben", Sit(1)) == "table/game-runs"


def test_only_a_bot_makes_room() -> None:
    """People keep their seats, and without naming a seat nobody takes one."""
    story = with_bot(QUICK, starter=0)
    assert story.refusal("ben", Sit(0)) == "table/game-runs"
    assert story.refusal("ben", Sit()) == "table/game-runs"
    assert story.refusal("ben", Sit(5)) == "table/game-runs"
    story.do("ben", Sit(1))
    assert story.refusal("cid", Sit(1)) == "table/game-runs"


def test_past_games_keep_their_players() -> None:
    """Somebody who sits down after a game has not played it."""
    story = with_bot(QUICK, starter=0)
    story.plays_quietly()
    story.do("ben", Sit(1))
    assert story.play.guests == ("ada", None)
