"""Taking back cards, until the turn has ended."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.record import Said as Words
from backtrick.table import Denied, decide, record_of
from backtrick.table.commands import Make, Say, TakeBack
from backtrick.table.history import entries_of
from backtrick.table.redaction import Viewpoint
from tests.strategies import all_options, seeds
from tests.table.stories import moments, running
from tests.table.story import PEOPLE, Story

RACE = GAMES["seven-ate-nine"]
TURN_GAMES = [game for game in GAMES.values() if not game.in_real_time]
in_turns = st.sampled_from(TURN_GAMES)
SOME = settings(max_examples=50)
NOTHING = "table/nothing-to-take-back"


def people_only(story: Story) -> list[str]:
    """Put people in all seats, and name them."""
    assume(all(occupant.guest and not occupant.bot for occupant in story.table.occupants))
    return [occupant.guest or "" for occupant in story.table.occupants]


def lays(story: Story) -> list[str]:
    """The cards that the seat on turn can lay now."""
    play = story.play
    seat = play.game.to_act(play.state)[0]
    moves = play.game.legal_moves(play.state, seat)
    return [str(move) for move in moves if move.in_turn and str(move) != "end"]


def in_a_turn(name: str, seed: int) -> tuple[Story, int]:
    """A table of people at which a turn begins, after some turns; and the seat on turn."""
    game, chance = GAMES[name], Random(seed)
    all_said = [options for options in all_options(game) if "agree" not in str(options)]
    story = Story(game, chance.choice(all_said), None, chance)
    story.gather()
    story.deal()
    for _ in range(chance.randrange(30)):
        if story.table.is_running:
            story.moves_on()
    while story.table.is_running and getattr(story.play.state, "laid_this_turn", 0):
        story.moves_on()
    assume(story.table.is_running)
    return story, game.to_act(story.play.state)[0]


@pytest.mark.parametrize("name", ["face-to-face", "quick-easy"])
@SOME
@given(seed=seeds, words=st.booleans())
def test_cards_are_taken_back_one_by_one(name: str, seed: int, *, words: bool) -> None:
    """All cards of a turn can be taken back, last one first, each time to the exact state.

    Every view goes back too. The record has no trace of them, but keeps what was said meanwhile.
    """
    story, seat = in_a_turn(name, seed)
    guest = people_only(story)[seat]
    before = [story.play]
    for _ in range(4):
        possible = lays(story)
        if not possible:
            break
        story.do(guest, Make(story.chance.choice(possible)))
        assume(story.table.is_running)
        assert Viewpoint(seat).look(story.table)["can_take_back"]
        if words:
            story.tries(guest, Say("I have a red one", "en"))
        before.append(story.play)
    said = [*entries_of(story.play)]
    for play in reversed(before[:-1]):
        story.do(guest, TakeBack())
        assert story.play.state == play.state
        assert story.play.earlier == play.earlier
        assert [each for each in entries_of(story.play) if not isinstance(each, Words)] == [
            each for each in entries_of(play) if not isinstance(each, Words)
        ]
        for viewer in (*range(len(story.table.occupants)), None):
            seen = Viewpoint(viewer).look(story.table)
            was = Viewpoint(viewer).look(replace(story.table, play=play))
            assert {**seen, "changed": 0} == {**was, "changed": 0}
    assert story.refusal(guest, TakeBack()) == NOTHING
    kept = [each for each in entries_of(story.play) if isinstance(each, Words)]
    assert kept == [each for each in said if isinstance(each, Words)]
    assert record_of(story.play).events == tuple(entries_of(story.play))


@pytest.mark.parametrize("name", [game.id for game in TURN_GAMES])
@SOME
@given(seed=seeds)
def test_a_turn_that_has_ended_cannot_be_undone(name: str, seed: int) -> None:
    """After `end` nobody can take anything back, neither the player nor the next one."""
    story, seat = in_a_turn(name, seed)
    people = people_only(story)
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
    people = people_only(story)
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


@settings(max_examples=20)
@given(moments(in_turns))
def test_nothing_is_taken_back_when_the_game_is_over(story: Story) -> None:
    """A finished game never changes."""
    assume(story.table.is_running)
    story.plays_quietly()
    assert story.play.is_over
    assert not story.play.earlier
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
        try:
            decide(table, TakeBack(), story.asks(guest))
        except Denied:
            assert not Viewpoint(seat).look(table)["can_take_back"]
        else:
            assert Viewpoint(seat).look(table)["can_take_back"]
