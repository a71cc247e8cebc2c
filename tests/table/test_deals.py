"""One game after another: when one can begin, and who starts."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.table.commands import Change, Deal, Invite, Make, Stand
from tests.strategies import all_options, games, seeds
from tests.table.story import Story
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame

QUICK, DUEL, RACE = GAMES["quick-easy"], GAMES["face-to-face"], GAMES["seven-ate-nine"]


def _seated(**options: object) -> Story:
    """A table with three people."""
    story = Story(QUICK, QUICK.options(players=3, **options))
    story.gather()
    return story


@given(games, seeds)
def test_no_deal_with_too_few(game: AnyGame, seed: int) -> None:
    """A game begins when enough people or bots sit there."""
    chance = Random(seed)
    story = Story(game, chance.choice(all_options(game)), None, chance)
    while any(occupant.is_nobody for occupant in story.table.occupants):
        if len(story.table.taken) not in game.players:
            assert story.refusal("ada", Deal()) == "table/seats-free"
        story.do("ada", Invite("easy"))
    story.deal()
    assert story.play.number == 1
    assert story.play.names == tuple(occupant.name for occupant in story.table.occupants)


def starts(story: Story, games: int) -> list[int | None]:
    """Play some games, and return who starts each."""
    started: list[int | None] = []
    for number in range(1, games + 1):
        play = story.deal()
        assert play.number == number
        started.append(play.started)
        story.plays_quietly()
        assert story.play.is_over
    return started


@examples(10)
@given(seeds)
def test_in_a_duel_the_start_alternates(seed: int) -> None:
    """A lot decides who starts the first duel; after that the two take turns."""
    story = Story(DUEL, DUEL.options(), None, Random(seed))
    story.gather()
    started = starts(story, 4)
    assert all(one is not None and other == 1 - one for one, other in pairwise(started))


@examples(10)
@given(st.sampled_from([2, 3, 5]), st.sampled_from(["random", 0, 1]), seeds)
def test_in_a_team_the_start_moves_on(players: int, starter: str | int, seed: int) -> None:
    """The next seat starts each game, after the one that was chosen or drawn by lot."""
    options = QUICK.options(players=players, starter=starter)
    story = Story(QUICK, options, None, Random(seed))
    story.gather()
    started = starts(story, 4)
    assert starter in {"random", started[0]}
    assert all(one is not None and other == (one + 1) % players for one, other in pairwise(started))


def test_players_agree_on_the_start_every_time() -> None:
    """If the players agree who starts, they do so before every game."""
    story = _seated()
    assert starts(story, 3) == [None] * 3
    story.deal()
    assert story.state.turn is None


def test_the_start_does_not_move_on_after_seats_change() -> None:
    """When seats were added or removed, only the options say who starts."""
    story = _seated(starter=2)
    starts(story, 1)
    story.do("cid", Stand())
    story.do("ada", Change({"players": 2, "starter": 1}))
    assert story.deal().started == 1


def test_races_begin_after_a_countdown() -> None:
    """In a race nobody moves until the countdown is over."""
    story = Story(RACE, RACE.options(players=2))
    story.gather()
    story.do("ada", Deal())
    assert story.play.opens == story.at + 3000
    assert story.refusal("ben", Make("draw", 1)) == "table/countdown"
    story.at += 2999
    assert story.refusal("ben", Make("draw", 1)) == "table/countdown"
    story.at += 1
    story.do("ben", Make("draw", 1))
