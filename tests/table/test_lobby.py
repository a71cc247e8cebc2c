"""Who sits where, and who decides."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.table import Settings, after, come_back, open_table, replace_host
from backtrick.table.commands import (
    Change,
    HandOver,
    Invite,
    Make,
    Remove,
    Say,
    Sit,
    Stand,
)
from backtrick.table.errors import Denial, Denied
from backtrick.table.events import CameBack, Hosted, Removed, Stood
from backtrick.table.redaction import Viewpoint, why_shut_out
from tests.strategies import seeds
from tests.table.stories import moments, stories
from tests.table.story import BEGINNING, Story, context

if TYPE_CHECKING:
    pass

QUICK, DUEL, RACE = GAMES["quick-easy"], GAMES["face-to-face"], GAMES["seven-ate-nine"]
FEW, SOME = settings(max_examples=20), settings(max_examples=40)


def table_of(players: int = 3, **options: object) -> Story:
    """A table of people, all seats taken."""
    story = Story(QUICK, QUICK.options(players=players, **options))
    story.gather()
    return story


def guests(story: Story) -> list[str | None]:
    """Who sits where."""
    return [occupant.guest for occupant in story.table.occupants]


# The host.


@FEW
@given(stories(most=80))
def test_there_is_a_host_as_long_as_there_is_anybody(story: Story) -> None:
    """Whoever comes and goes, the host is one of those who have a seat."""
    for table in story.tables:
        people = [occupant.guest for occupant in table.occupants if occupant.guest]
        assert table.host in people or (not people and not table.host)


def test_whoever_opens_a_table_is_its_host_and_sits_first() -> None:
    """A table begins with its host in the first seat; the others are free."""
    story = Story(QUICK, QUICK.options(players=3))
    assert story.table.host == "ada"
    assert guests(story) == ["ada", None, None]


def test_a_table_is_opened_with_options_that_make_sense() -> None:
    """Options that the game does not accept are refused with words on what is allowed."""
    with pytest.raises(Denied) as caught:
        open_table(context("ada", BEGINNING), DUEL, {"players": 3}, Settings())
    assert caught.value.code == Denial.BAD_OPTIONS.code
    assert "players = 3" in caught.value.detail


def test_the_next_person_decides_when_the_host_leaves() -> None:
    """Between games and in them, the host who leaves is followed by the next person, not a bot."""
    story = Story(QUICK, QUICK.options(players=3))
    story.do("ada", Invite("easy", 1))
    story.do("ben", Sit(2))
    story.do("ada", Stand())
    assert story.table.host == "ben"
    story = table_of()
    story.deal()
    story.do("ada", Stand())
    assert story.table.host == "ben"
    story.do("ben", Stand())
    assert story.table.host == "cid"


def test_a_table_that_all_have_left_belongs_to_who_comes_next() -> None:
    """Without people there is no host; the next to sit down becomes it."""
    story = table_of(2)
    story.do("ada", Stand())
    story.do("ben", Stand())
    assert story.table.host == ""
    story.do("eve", Sit())
    assert story.table.host == "eve"


def test_a_host_who_plays_alone_and_leaves_stays_the_host() -> None:
    """Where nobody else is, the table waits for its host."""
    story = Story(QUICK, QUICK.options(players=2))
    story.do("ada", Invite("easy"))
    story.deal()
    story.do("ada", Stand())
    assert story.table.host == "ada"
    story.do("ada", Sit())
    assert story.table.occupants[0].bot is None


def test_no_bot_ends_a_game_whose_result_is_compared_with_others() -> None:
    """Neither a race against the clock, nor a daily deal; what comes after one is a game as any."""
    alone = Story(RACE, RACE.options(players=1))
    alone.deal()
    assert alone.refusal("ada", Stand()) == "table/yours-alone"
    daily = Story(QUICK, QUICK.options(players=2, starter=0))
    daily.events[0] = replace(daily.events[0], daily="2026-11-16")
    daily.tables[0] = after(None, daily.events[0])
    daily.do("ada", Invite("easy"))
    daily.deal()
    assert daily.refusal("ada", Stand()) == "table/yours-alone"
    daily.plays_quietly()
    daily.deal()
    daily.do("ada", Stand())


@SOME
@given(moments(), st.frozensets(st.sampled_from(["ada", "ben", "cid", "dan", "eve", "fay"])))
def test_a_host_who_is_gone_is_replaced_by_somebody_who_is_there(
    story: Story, gone: frozenset[str]
) -> None:
    """The next host has a seat, plays it and is not gone; nobody is replaced without need."""
    table = story.table
    playing = {
        occupant.guest for occupant in table.occupants if occupant.guest and occupant.bot is None
    }
    event = replace_host(table, gone, story.at)
    if event is None:
        assert table.host not in gone or not playing - gone
        return
    assert isinstance(event, Hosted)
    assert table.host in gone
    assert event.guest in playing - gone
    story.happens(event)
    assert story.table.host == event.guest
    assert replace_host(story.table, gone, story.at) is None


# Seats.


def test_one_can_choose_a_seat_that_is_free() -> None:
    """A free seat can be taken by its number; a taken one, or one that is not there, cannot."""
    story = Story(QUICK, QUICK.options(players=3))
    story.do("ben", Sit(2))
    assert guests(story) == ["ada", None, "ben"]
    assert story.refusal("cid", Sit(2)) == "table/seat-taken"
    assert story.refusal("cid", Sit(3)) == "table/no-such-seat"
    assert story.refusal("ada", Invite("easy", 0)) == "table/seat-taken"
    assert story.refusal("ada", Invite("no such bot")) == "table/no-such-bot"
    assert story.refusal("ada", Remove(1)) == "table/seat-empty"
    assert story.refusal("ada", Remove(5)) == "table/no-such-seat"


@FEW
@given(stories(most=80))
def test_nobody_sits_twice(story: Story) -> None:
    """A guest has one seat or none, and a table as many seats as its options say."""
    for table in story.tables:
        people = [occupant.guest for occupant in table.occupants if occupant.guest]
        assert len(set(people)) == len(people)
        assert len(table.occupants) == table.options.players


@FEW
@given(stories(most=80))
def test_whoever_was_sent_away_does_not_sit_again(story: Story) -> None:
    """A guest whom the host has sent away is not seated from then on."""
    for table in story.tables:
        assert not table.sent_away & {occupant.guest for occupant in table.occupants}


def test_a_guest_who_was_sent_away_is_shut_out() -> None:
    """They cannot sit, speak or look on; a bot that was sent away can be invited again."""
    story = table_of(2)
    assert isinstance(story.do("ada", Remove(1)), Removed)
    assert story.refusal("ben", Sit()) == "table/sent-away"
    assert story.refusal("ben", Say("hello", "en")) == "table/sent-away"
    assert why_shut_out(story.table, "ben") is Denial.SENT_AWAY
    assert why_shut_out(story.table, "cid") is None
    for _ in range(2):
        story.do("ada", Invite("easy"))
        story.do("ada", Remove(1))
    assert story.table.sent_away == {"ben"}


def test_a_host_does_not_send_themselves_away() -> None:
    """A host who frees their own seat has left it, and may sit again."""
    story = table_of(2)
    assert isinstance(story.do("ada", Remove(0)), Stood)
    story.do("ada", Sit())
    assert guests(story) == ["ada", "ben"]
    assert story.table.host == "ben"


def test_onlookers_can_be_shut_out_while_a_game_runs() -> None:
    """Where the host wants no spectators, only those with a seat see the game."""
    story = Story(QUICK, QUICK.options(players=2), Settings(spectators=False))
    story.gather()
    assert why_shut_out(story.table, "eve") is None
    story.deal()
    assert why_shut_out(story.table, "eve") is Denial.NO_SPECTATORS
    assert why_shut_out(story.table, "ben") is None


# Options.


def test_there_are_never_fewer_seats_than_people() -> None:
    """A table is not made too small for those who sit there."""
    story = table_of(4)
    assert story.refusal("ada", Change({"players": 3})) == "table/too-many-seated"
    story.do("ben", Stand())
    story.do("ada", Change({"players": 3}))
    assert guests(story) == ["ada", "cid", "dan"]


@given(st.sampled_from(range(2, 6)), st.sampled_from(range(2, 6)), seeds)
def test_people_keep_their_seats_when_a_table_grows(before: int, then: int, seed: int) -> None:
    """More seats are added at the end; with fewer, people stay in their order."""
    chance = Random(seed)
    story = Story(QUICK, QUICK.options(players=before))
    for seat in range(1, before):
        if chance.random() < 0.5:
            story.do(("ada", "ben", "cid", "dan", "eve")[seat], Sit(seat))
    seated = guests(story)
    event = story.tries("ada", Change({"players": then}))
    if then >= before:
        assert guests(story) == seated + [None] * (then - before)
    elif event is not None:
        people = [guest for guest in seated if guest]
        assert guests(story) == people + [None] * (then - len(people))
    else:
        assert sum(guest is not None for guest in seated) > then


def test_what_is_not_named_stays_as_it_was() -> None:
    """A change of one option leaves the others and the settings alone, and the other way round."""
    story = table_of(3, variant="pro", starter=1)
    story.do("ada", Change({"open_rows": True}))
    assert str(story.table.options) == "players=3 variant=pro starter=1 open_rows=yes"
    story.do("ada", Change(settings=Settings(listed=True)))
    assert str(story.table.options) == "players=3 variant=pro starter=1 open_rows=yes"
    story.do("ada", Change({"starter": "agree"}))
    assert story.table.settings.listed


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": "two"},
        {"players": 2.0},
        {"nonsense": 1},
        {"starter": 3},
        {"": 0},
    ],
    ids=str,
)
def test_options_that_make_no_sense_are_refused(options: dict[str, str | int | float]) -> None:
    """Whatever the game does not accept is refused, and the table stays as it is."""
    story = table_of()
    assert story.refusal("ada", Change({**options})) == "table/bad-options"


def test_a_seat_that_was_added_after_a_game_looks_on_at_it() -> None:
    """Whoever sits down where nobody sat sees the last game as spectators do."""
    story = table_of(2, starter=0)
    story.deal()
    story.plays_quietly()
    story.do("ada", Change({"players": 5}))
    story.do("fay", Sit(4))
    assert Viewpoint(4).look(story.table) == Viewpoint(None).look(story.table)


# Standing in.


def test_only_those_who_are_gone_are_stood_in_for() -> None:
    """Others may hand over a seat once its person has been gone for a while, and not before."""
    story = table_of(3)
    assert story.refusal("ada", HandOver(1)) == "table/no-game"
    story.deal()
    assert story.refusal("ada", HandOver(1)) == "table/still-here"
    assert story.refusal("ada", HandOver(3)) == "table/no-such-seat"
    story.gone.add("ben")
    assert story.refusal("eve", HandOver(1)) == "table/not-seated"
    assert story.refusal("ada", HandOver(1, "no such bot")) == "table/no-such-bot"
    story.do("cid", HandOver(1))
    assert story.table.occupants[1].bot == "hard"
    assert story.refusal("ada", HandOver(1)) == "table/nobody-there"


def test_a_bot_is_never_stood_in_for() -> None:
    """Where no person sits, there is nobody to stand in for."""
    story = Story(QUICK, QUICK.options(players=2))
    story.do("ada", Invite("easy"))
    story.deal()
    assert story.refusal("ada", HandOver(1)) == "table/nobody-there"


@SOME
@given(moments(), st.sampled_from(["ada", "ben", "cid", "dan"]))
def test_whoever_comes_back_has_the_seat_back(story: Story, guest: str) -> None:
    """A person for whom a bot stands in gets the seat on return, at any time; others get none."""
    seat = story.table.seat_of(guest)
    event = come_back(story.table, guest, story.at)
    if seat is None or story.table.occupants[seat].bot is None:
        assert event is None
        return
    assert isinstance(event, CameBack)
    story.happens(event)
    assert story.table.occupants[seat].guest == guest
    assert story.table.occupants[seat].bot is None
    assert come_back(story.table, guest, story.at) is None


def test_a_stand_in_plays_and_its_person_does_not() -> None:
    """While a bot stands in, the seat's moves are the bot's; after the return, the person's."""
    story = table_of(2, starter=0)
    story.deal()
    story.do("ada", Stand())
    move = str(story.play.game.legal_moves(story.play.state, 0)[0])
    assert story.refusal("ada", Make(move)) == "table/not-seated"
    assert story.refusal("ada", Sit(1)) == "table/seated-already"
    story.makes(0, move)
    story.do("ada", Sit(0))
    story.do("ada", Make("end"))
