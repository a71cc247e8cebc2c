"""Considering a card: only its owner sees it and may take it back, until it is laid."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.record import Said as Words
from backtrick.table import Denied, HeldOffer, decide, decide_for, fold, record_of
from backtrick.table.commands import Make, Say, TakeBack
from backtrick.table.events import TookBack
from backtrick.table.history import entries_of
from backtrick.table.redaction import Viewpoint
from tests.strategies import all_options, seeds
from tests.table.stories import moments, running
from tests.table.story import PEOPLE, Story, context
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.table import Decided, Play

RACE = GAMES["seven-ate-nine"]
TURN_GAMES = [game for game in GAMES.values() if not game.in_real_time]
in_turns = st.sampled_from(TURN_GAMES)
SOME = examples(50)
NOTHING = "table/nothing-to-take-back"


def people_of(story: Story) -> list[str]:
    """The people in the seats."""
    return [occupant.guest or "" for occupant in story.table.occupants]


def lays(story: Story) -> list[str]:
    """The cards that the seat on turn can lay now."""
    play = story.play
    seat = play.game.to_act(play.state)[0]
    moves = play.game.legal_moves(play.state, seat)
    return [str(move) for move in moves if move.in_turn and str(move) != "end"]


def in_a_turn(name: str, seed: int) -> tuple[Story, int]:
    """A table of people at which a turn begins, after some turns; and the seat on turn.

    Many games are over by then; another is dealt instead of giving up on the example, or Hypothesis
    would complain where it has bad luck.
    """
    game, chance = GAMES[name], Random(seed)
    all_said = [options for options in all_options(game) if "agree" not in str(options)]
    while True:
        story = Story(game, chance.choice(all_said), None, chance)
        story.gather()
        story.deal()
        turns = chance.randrange(30)
        while story.table.is_running and (turns > 0 or story.state.laid_this_turn):
            story.moves_on()
            turns -= 1
        if story.table.is_running:
            return story, game.to_act(story.play.state)[0]


@pytest.mark.parametrize("name", ["face-to-face", "quick-easy"])
@SOME
@given(seed=seeds, words=st.booleans())
def test_the_newest_card_is_taken_back(name: str, seed: int, *, words: bool) -> None:
    """The newest card of a turn can be taken back, to the exact state, and only that one.

    Every view goes back too. The record has no trace of it, but keeps what was said meanwhile.
    """
    story, seat = in_a_turn(name, seed)
    guest = people_of(story)[seat]
    for _ in range(4):
        play = story.play
        possible = lays(story)
        if not possible:
            break
        story.do(guest, Make(story.chance.choice(possible)))
        assume(story.table.is_running)
        if words:
            story.tries(guest, Say("I have a red one", "en"))
        said = [*entries_of(story.play)]
        story.do(guest, TakeBack())
        assert story.play.state == play.state
        assert story.play.lays == play.lays
        assert story.refusal(guest, TakeBack()) == NOTHING
        assert [each for each in entries_of(story.play) if not isinstance(each, Words)] == [
            each for each in entries_of(play) if not isinstance(each, Words)
        ]
        kept = [each for each in entries_of(story.play) if isinstance(each, Words)]
        assert kept == [each for each in said if isinstance(each, Words)]
        for viewer in (*range(len(story.table.occupants)), None):
            seen = Viewpoint(viewer).look(story.table)
            was = Viewpoint(viewer).look(replace(story.table, play=laid(play)))
            assert seen == was
        story.do(guest, Make(story.chance.choice(possible)))
        assume(story.table.is_running)
    assert record_of(story.play).entries == tuple(entries_of(story.play))


def decided(what: Decided | HeldOffer) -> Decided:
    """A decision in a game with turns, where nothing is held back."""
    assert not isinstance(what, HeldOffer)
    return what


def laid(play: Play) -> Play:
    """The game with its considered card laid for good."""
    return replace(play, considered=None)


@pytest.mark.parametrize("name", [game.id for game in TURN_GAMES])
@SOME
@given(seed=seeds)
def test_only_its_owner_sees_a_considered_card(name: str, seed: int) -> None:
    """The others see the game without it, and that a card is considered; then the next one too."""
    story, seat = in_a_turn(name, seed)
    guest = people_of(story)[seat]
    everybody = (*range(len(story.table.occupants)), None)
    for _ in range(4):
        possible = lays(story)
        if not possible:
            break
        before = replace(story.table, play=laid(story.play))
        move = story.chance.choice(possible)
        story.do(guest, Make(move))
        assume(story.table.is_running)
        for viewer in everybody:
            seen, was = Viewpoint(viewer).look(story.table), Viewpoint(viewer).look(before)
            assert seen["considering"] == seat
            if viewer == seat:
                own = replace(story.table, play=laid(story.play))
                is_own = {"considering": seat, "considered": move, "can_take_back": True}
                assert seen == Viewpoint(viewer).look(own) | is_own
            else:
                assert seen == was | {"considering": seat}


@pytest.mark.parametrize("name", [game.id for game in TURN_GAMES])
@SOME
@given(seed=seeds)
def test_the_cards_of_bots_are_laid_at_once(name: str, seed: int) -> None:
    """Bots never take anything back, so everybody sees their cards one by one."""
    story, seat = in_a_turn(name, seed)
    move = story.chance.choice(lays(story))
    story.comes_of(decided(decide_for(story.table, seat, Make(move), context("", story.at))))
    assert story.play.considered is None
    assert story.play.lays == story.table.is_running


def test_a_table_with_several_cards_taken_back_is_read() -> None:
    """Older servers let players take back all cards of a turn, and their tables are kept."""
    game = GAMES["face-to-face"]
    story = Story(game, game.options(starter=0))
    story.gather()
    story.deal()
    dealt = story.state
    states = [dealt]
    for _ in range(2):
        story.makes(0, lays(story)[0])
        states.append(story.state)
    for state in (states[1], states[0]):
        story.happens(TookBack(0, at=story.at))
        assert story.state == state
        assert story.play.considered is None
    assert story.play.lays == 0
    assert [*entries_of(story.play)] == []
    assert fold(story.events) == story.table


@pytest.mark.parametrize("name", [game.id for game in TURN_GAMES])
@SOME
@given(seed=seeds)
def test_a_turn_that_has_ended_cannot_be_undone(name: str, seed: int) -> None:
    """After `end` nobody can take anything back, neither the player nor the next one."""
    story, seat = in_a_turn(name, seed)
    people = people_of(story)
    while "end" not in map(str, story.play.game.legal_moves(story.play.state, seat)):
        story.do(people[seat], Make(story.chance.choice(lays(story))))
        assume(story.table.is_running)
    story.do(people[seat], Make("end"))
    expected = NOTHING if story.table.is_running else "table/no-game"
    assert {story.refusal(guest, TakeBack()) for guest in people} == {expected}


@pytest.mark.parametrize("name", [game.id for game in TURN_GAMES])
@SOME
@given(seed=seeds)
def test_nobody_takes_back_the_card_of_another(name: str, seed: int) -> None:
    """Only the player who laid a card can take it back."""
    story, seat = in_a_turn(name, seed)
    people = people_of(story)
    story.do(people[seat], Make(story.chance.choice(lays(story))))
    assume(story.table.is_running)
    others = [guest for guest in people if guest != people[seat]]
    assert {story.refusal(guest, TakeBack()) for guest in others} == {NOTHING}
    assert story.refusal("nobody", TakeBack()) == "table/not-seated"


def test_a_vote_is_not_taken_back() -> None:
    """A player may vote for another seat instead; nobody undoes another's vote."""
    game = GAMES["quick-easy"]
    story = Story(game, game.options(players=3))
    story.gather()
    story.deal()
    story.do("ada", Make("start:1"))
    assert {story.refusal(guest, TakeBack()) for guest in ("ada", "ben", "cid")} == {NOTHING}
    for guest in ("ben", "cid"):
        story.do(guest, Make("start:1"))
    assert {story.refusal(guest, TakeBack()) for guest in ("ada", "ben", "cid")} == {NOTHING}


@SOME
@given(running(st.just(RACE)))
def test_in_a_race_nothing_is_taken_back(story: Story) -> None:
    """A card laid in a race stays, and no viewer is told otherwise."""
    for occupant in story.table.occupants:
        if occupant.guest and not occupant.bot:
            assert story.refusal(occupant.guest, TakeBack()) == NOTHING
    for seat in (*range(len(story.table.occupants)), None):
        assert not Viewpoint(seat).look(story.table)["can_take_back"]


@examples(20)
@given(moments(in_turns))
def test_nothing_is_taken_back_when_the_game_is_over(story: Story) -> None:
    """A finished game never changes."""
    assume(story.table.is_running)
    story.plays_quietly()
    assert story.play.is_over
    assert story.play.considered is None
    for occupant in story.table.occupants:
        if occupant.guest and not occupant.bot:
            assert story.refusal(occupant.guest, TakeBack()) == "table/no-game"


@SOME
@given(moments())
def test_can_take_back_is_true(story: Story) -> None:
    """It is set for exactly the seat whose command would be carried out."""
    table = story.table
    if table.play is None:
        return
    for guest in PEOPLE:
        seat = table.seat_of(guest)
        if seat is None or table.occupants[seat].bot or seat >= table.play.options.players:
            continue
        shown = Viewpoint(seat).look(table).get("can_take_back", False)  # nothing of another game
        try:
            decide(table, TakeBack(), story.asks(guest))
        except Denied:
            assert not shown
        else:
            assert shown
