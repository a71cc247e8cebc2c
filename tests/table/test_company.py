"""Seats for newcomers: a table grows up to the most players, and deals to those seated."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.table import fold
from backtrick.table.commands import Change, Deal, Invite, Remove, Sit, Stand
from backtrick.table.events import Dealt, Opened, decode, encode
from tests.strategies import all_options, games, seeds
from tests.table.story import PEOPLE, Story
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame

QUICK, DUEL, RACE = GAMES["quick-easy"], GAMES["face-to-face"], GAMES["seven-ate-nine"]
SOME = examples(40)


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_table_grows_up_to_the_most_players(game: AnyGame) -> None:
    """Everybody who comes gets a seat without a choice of the host, until the game is full."""
    story = Story(game, game.options(players=game.players[0]))
    for guest in PEOPLE[1 : game.players[-1]]:
        story.do(guest, Sit())
    assert [occupant.guest for occupant in story.table.occupants] == [*PEOPLE[: game.players[-1]]]
    assert story.table.options.players == game.players[-1]
    late = PEOPLE[game.players[-1]]
    assert story.refusal(late, Sit()) == "table/full"
    assert story.refusal(late, Sit(game.players[-1])) == "table/no-such-seat"
    story.do("ada", Deal())
    assert story.play.options.players == game.players[-1]


def test_bots_get_new_seats_too() -> None:
    """The host adds them one by one, or beside the last seat."""
    story = Story(QUICK, QUICK.options())
    story.do("ada", Invite("easy"))
    story.do("ada", Invite("easy"))
    story.do("ada", Invite("hard", 3))
    assert story.table.options.players == len(story.table.taken) == 4


@SOME
@given(games, seeds, st.data())
def test_free_seats_are_removed_at_the_deal(game: AnyGame, seed: int, data: st.DataObject) -> None:
    """Those who sit there play, in the same order and with the same choices, if they are enough."""
    chance = Random(seed)
    story = Story(game, chance.choice(all_options(game)), None, chance)
    story.gather(bots=0.5)
    gone = data.draw(st.sets(st.integers(1, len(story.table.occupants)).map(lambda n: n - 1)))
    for seat in sorted(gone - {story.table.seat_of(story.table.host)}):
        story.do(story.table.host, Remove(seat))
    before = story.table
    names = tuple(occupant.name for occupant in before.occupants if not occupant.is_nobody)
    if len(names) not in game.players:
        assert story.refusal(before.host, Deal()) == "table/seats-free"
        return
    try:
        options = before.options.among(before.taken)
    except ValueError:
        assert story.refusal(before.host, Deal()) == "table/bad-options"
        return
    story.do(before.host, Deal())
    assert story.play.names == names
    assert story.table.options == options
    assert tuple(occupant.name for occupant in story.table.occupants) == names
    assert fold(decode(encode(event)) for event in story.events) == story.table


@given(games, seeds)
def test_choices_follow_their_seats(game: AnyGame, seed: int) -> None:
    """Seats keep what was chosen for them under their new numbers."""
    options = Random(seed).choice(all_options(game))
    everybody = tuple(range(options.players))
    assert options.among(everybody) == options


def test_a_child_stays_a_child() -> None:
    """A child, or a starter, whose seat gets another number."""
    race = RACE.options(players=4, own_pace=True, children=(1, 3))
    assert race.among((0, 2, 3)) == RACE.options(players=3, own_pace=True, children=(2,))
    with pytest.raises(ValueError, match="children"):
        race.among((0, 2))
    team = QUICK.options(players=4, starter=3)
    assert team.among((0, 3)) == QUICK.options(players=2, starter=1)
    assert team.among((0, 1)) == QUICK.options(players=2)


def test_a_person_can_have_the_seat_of_a_bot() -> None:
    """Between games, and only if it is wanted by number; the seat of a person stays theirs."""
    story = Story(DUEL, DUEL.options())
    story.do("ada", Invite("easy"))
    assert story.refusal("ben", Sit()) == "table/full"
    assert story.refusal("ben", Sit(0)) == "table/seat-taken"
    story.deal()
    assert story.refusal("ben", Sit(1)) == "table/game-runs"
    story.plays_quietly()
    story.do("ben", Sit(1))
    assert [occupant.guest for occupant in story.table.occupants] == ["ada", "ben"]
    assert story.table.occupants[1].bot is None
    story.do("ada", Deal())
    assert story.play.names == ("Ada", "Ben")


def test_somebody_who_left_to_a_stand_in_keeps_the_seat() -> None:
    """A bot that stands in for a guest is not replaced by another guest."""
    story = Story(DUEL, DUEL.options())
    story.gather()
    story.deal()
    story.do("ben", Stand())
    story.plays_quietly()
    assert story.refusal("cid", Sit(1)) == "table/seat-taken"


def test_the_seats_of_a_prepared_table_are_settled() -> None:
    """Before its first deal nobody takes the seat of a bot or adds one."""
    story = Story(QUICK, QUICK.options())
    story.do("ada", Invite("easy"))
    opened, *others = story.events
    assert isinstance(opened, Opened)
    prepared = fold([replace(opened, seed="5"), *others])
    story.tables.append(prepared)
    assert prepared.is_prepared
    assert prepared.seats_left == 0
    assert story.refusal("ben", Sit()) == "table/full"
    assert story.refusal("ben", Sit(1)) == "table/seat-taken"
    assert story.refusal("ben", Sit(2)) == "table/no-such-seat"


def test_deals_of_earlier_versions_change_no_seats() -> None:
    """They say nothing about the table's options."""
    story = Story(DUEL, DUEL.options())
    story.gather()
    story.deal()
    deal = next(event for event in story.events if isinstance(event, Dealt))
    assert deal.chosen == ""
    assert b"chosen" not in encode(deal)


def test_the_host_can_still_choose_the_number_of_seats() -> None:
    """As programs do; never fewer than are taken."""
    story = Story(QUICK, QUICK.options())
    story.do("ada", Change({"players": 4}))
    assert len(story.table.occupants) == 4
    for guest in PEOPLE[1:3]:
        story.do(guest, Sit())
    assert story.refusal("ada", Change({"players": 2})) == "table/too-many-seated"
