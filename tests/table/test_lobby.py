"""Who sits where, and who decides."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.table import (
    Context,
    Decided,
    Settings,
    after,
    come_back,
    decide,
    open_table,
    replace_host,
)
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
from backtrick.table.events import CameBack, HandedOver, Hosted, Removed, Stood
from backtrick.table.redaction import Viewpoint, why_shut_out
from tests.strategies import seeds
from tests.table.stories import moments, stories
from tests.table.story import BEGINNING, Story, context
from tests.thorough import examples

QUICK, DUEL, RACE = GAMES["quick-easy"], GAMES["face-to-face"], GAMES["seven-ate-nine"]
FEW, SOME = examples(20), examples(40)


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
def test_there_is_a_host_as_long_as_anybody_is_seated(story: Story) -> None:
    """No matter who comes and goes, the host has a seat."""
    for table in story.tables:
        people = [occupant.guest for occupant in table.occupants if occupant.guest]
        assert table.host in people or (not people and not table.host)


def test_the_guest_who_opens_a_table_is_host_in_the_first_seat() -> None:
    """The other seats are free."""
    story = Story(QUICK, QUICK.options(players=3))
    assert story.table.host == "ada"
    assert guests(story) == ["ada", None, None]


def test_a_table_is_opened_only_with_valid_options() -> None:
    """Options that the game does not accept are refused with what is allowed."""
    with pytest.raises(Denied) as caught:
        open_table(context("ada", BEGINNING), DUEL, {"players": 3}, Settings())
    assert caught.value.code == Denial.BAD_OPTIONS.code
    assert "players = 3" in caught.value.detail


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    """Between games and in them, the next person becomes host, not a bot."""
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


def test_an_empty_table_belongs_to_the_next_to_sit_down() -> None:
    """Without people there is no host; the next to sit down becomes host."""
    story = table_of(2)
    story.do("ada", Stand())
    story.do("ben", Stand())
    assert story.table.host == ""
    story.do("eve", Sit())
    assert story.table.host == "eve"


def test_a_host_who_plays_alone_and_leaves_stays_the_host() -> None:
    """If nobody else is there, the table waits for its host."""
    story = Story(QUICK, QUICK.options(players=2))
    story.do("ada", Invite("easy"))
    story.deal()
    story.do("ada", Stand())
    assert story.table.host == "ada"
    story.do("ada", Sit())
    assert story.table.occupants[0].bot is None


def test_no_bot_finishes_a_game_whose_result_is_compared() -> None:
    """Neither a solo race nor a daily deal; the next game at that table is like any other."""
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
def test_an_absent_host_is_replaced_by_somebody_present(story: Story, gone: frozenset[str]) -> None:
    """The next host has a seat, plays it and is present; nobody is replaced without need."""
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


def test_a_free_seat_can_be_chosen() -> None:
    """A free seat can be taken by its number; a taken or missing one cannot."""
    story = Story(QUICK, QUICK.options(players=3))
    story.do("ben", Sit(2))
    assert guests(story) == ["ada", None, "ben"]
    assert story.refusal("cid", Sit(2)) == "table/seat-taken"
    assert story.refusal("cid", Sit(4)) == "table/no-such-seat"
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
def test_a_removed_guest_does_not_sit_again(story: Story) -> None:
    """A guest removed by the host can no longer sit down."""
    for table in story.tables:
        assert not table.sent_away & {occupant.guest for occupant in table.occupants}


def test_a_removed_guest_is_shut_out() -> None:
    """They cannot sit, speak or watch; a removed bot can be invited again."""
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


def test_a_host_cannot_remove_themselves() -> None:
    """A host who frees their own seat has only left it, and may sit again."""
    story = table_of(2)
    assert isinstance(story.do("ada", Remove(0)), Stood)
    story.do("ada", Sit())
    assert guests(story) == ["ada", "ben"]
    assert story.table.host == "ben"


def test_spectators_can_be_shut_out_during_a_game() -> None:
    """If the host allows no spectators, only those with a seat see the game."""
    story = Story(QUICK, QUICK.options(players=2), Settings(spectators=False))
    story.gather()
    assert why_shut_out(story.table, "eve") is None
    story.deal()
    assert why_shut_out(story.table, "eve") is Denial.NO_SPECTATORS
    assert why_shut_out(story.table, "ben") is None


# Options.


def test_there_are_never_fewer_seats_than_people() -> None:
    """A table cannot become too small for the people at it."""
    story = table_of(4)
    assert story.refusal("ada", Change({"players": 3})) == "table/too-many-seated"
    story.do("ben", Stand())
    story.do("ada", Change({"players": 3}))
    assert guests(story) == ["ada", "cid", "dan"]


@given(st.sampled_from(range(2, 6)), st.sampled_from(range(2, 6)), seeds)
def test_people_keep_their_seats_when_a_table_grows(before: int, then: int, seed: int) -> None:
    """More seats are added at the end; with fewer, people keep their order."""
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


def test_options_not_named_do_not_change() -> None:
    """Changing one option leaves the others and the settings alone, and vice versa."""
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
def test_invalid_options_are_refused(options: dict[str, str | int | float]) -> None:
    """Options that the game does not accept are refused, and the table does not change."""
    story = table_of()
    assert story.refusal("ada", Change({**options})) == "table/bad-options"


def test_a_seat_added_after_a_game_sees_it_as_a_spectator() -> None:
    """A guest in a new seat sees the last game as spectators do."""
    story = table_of(2, starter=0)
    story.deal()
    story.plays_quietly()
    story.do("ada", Change({"players": 5}))
    story.do("fay", Sit(4))
    assert Viewpoint(4).look(story.table) == Viewpoint(None).look(story.table)


# Standing in.


def test_bots_stand_in_only_for_absent_people() -> None:
    """Others may hand over a seat only once its person has been away for a while."""
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


@pytest.mark.parametrize("name", GAMES)
def test_nobody_chooses_a_bad_bot_for_an_opponent(name: str) -> None:
    """Only in a team may it be any bot: there everybody loses with it."""
    game = GAMES[name]
    story = Story(game, game.options(players=2))
    story.do("ben", Sit())
    story.deal()
    story.gone.add("ben")
    if game.team:
        story.do("ada", HandOver(1, "easy"))
    else:
        assert story.refusal("ada", HandOver(1, "easy")) == "table/no-such-bot"
        story.do("ada", HandOver(1, "hard"))
    assert story.table.occupants[1].bot == ("easy" if game.team else "hard")


def test_no_bot_stands_in_for_a_bot() -> None:
    """A seat without a person cannot be handed over."""
    story = Story(QUICK, QUICK.options(players=2))
    story.do("ada", Invite("easy"))
    story.deal()
    assert story.refusal("ada", HandOver(1)) == "table/nobody-there"


@SOME
@given(moments(), st.sampled_from(["ada", "ben", "cid", "dan"]))
def test_a_returning_person_gets_the_seat_back(story: Story, guest: str) -> None:
    """A person gets the seat back from a stand-in at any time; others get none."""
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
    """While a bot stands in, the bot moves; after the return, the person does.

    A player who left by choice comes back after the bot's turn: nobody can let a bot find a move,
    and play on with it.
    """
    story = table_of(2, starter=0)
    story.deal()
    story.do("ada", Stand())
    move = str(story.play.game.legal_moves(story.play.state, 0)[0])
    assert story.refusal("ada", Make(move)) == "table/not-seated"
    assert story.refusal("ada", Sit(1)) == "table/seated-already"
    assert story.refusal("ada", Sit()) == "table/turn-not-over"
    story.makes(0, move)
    assert story.refusal("ada", Sit(0)) == "table/turn-not-over"
    assert come_back(story.table, "ada", story.at) is None
    story.makes(0, "end")
    story.do("ada", Sit(0))
    for seat in (1, 0):
        story.makes(seat, str(story.play.game.legal_moves(story.play.state, seat)[0]))
        story.makes(seat, "end")


def test_the_stand_in_of_a_player_who_leaves_is_a_simple_bot() -> None:
    """Nobody leaves to play better; for somebody who is gone, the best one plays."""
    story = table_of(3, starter=0)
    story.deal()
    bots = {"quick-easy": ("random", "greedy", "talker")}
    ada = replace(story.asks("ada"), bots=bots)
    left = decide(story.table, Stand(), ada)
    handed = decide(story.table, HandOver(1), replace(ada, gone=frozenset({"ben"})))
    assert isinstance(left, Decided)
    assert isinstance(handed, Decided)
    assert left.event == HandedOver(0, "greedy", by_choice=True, at=story.at, **_signed(ada))
    assert handed.event == HandedOver(1, "talker", at=story.at, **_signed(ada))


def _signed(context: Context) -> dict[str, Any]:
    return {"client": context.client, "number": context.number}


def test_somebody_who_was_replaced_comes_back_at_once() -> None:
    """Their seat was given to a bot by others, also in the middle of a turn."""
    story = table_of(2, starter=0)
    story.deal()
    story.idle.add("ada")
    story.do("ben", HandOver(0))
    story.makes(0, str(story.play.game.legal_moves(story.play.state, 0)[0]))
    story.do("ada", Sit())
    story.do("ada", Make("end"))
