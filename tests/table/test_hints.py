"""Hints at a table: who may take one, and how they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from backtrick import GAMES
from backtrick.table import Denied, Settings, decide, decode, encode, fold, open_table, record_of
from backtrick.table.commands import Deal, Hint, Invite, Sit, Stand, TakeBack
from backtrick.table.events import Hinted
from backtrick.table.fold import fold_to_end
from backtrick.table.hints import check_hint
from backtrick.table.redaction import extras_of
from tests.table.story import PEOPLE, Story, context

if TYPE_CHECKING:
    from backtrick.table.redaction import Extras

HOST = PEOPLE[0]
TURNS = [name for name, game in GAMES.items() if not game.in_real_time]
NOT_YOUR_TURN = "move/not-your-turn"


def among_bots(name: str, **opened: Any) -> Story:
    """A game that the host plays with bots, and starts."""
    game = GAMES[name]
    chosen = {"starter": 0} if "starter" in game.options().kinds() else {}
    story = Story(game, game.options(**chosen))
    if opened:
        first = open_table(
            context(HOST, story.at), game, game.options(**chosen).chosen(), Settings(), **opened
        )
        story.events[:], story.tables[:] = [first], [fold([first])]
    while any(occupant.is_nobody for occupant in story.table.occupants):
        story.do(HOST, Invite("easy"))
    story.do(HOST, Deal())
    story.at = max(story.at, story.play.opens)
    return story


def seen_by(story: Story, seat: int | None = 0) -> Extras:
    """What a seat is told besides the cards."""
    return extras_of(story.table, story.play, seat)


def play_turn(story: Story, seat: int) -> None:
    """A seat plays until another has to."""
    while story.table.is_running and story.play.game.to_act(story.play.state) == (seat,):
        legal = [str(move) for move in story.play.game.legal_moves(story.play.state, seat)]
        story.makes(seat, "end" if "end" in legal else legal[0])


@pytest.mark.parametrize("name", TURNS)
def test_hints_are_counted_once_a_turn(name: str) -> None:
    """The same again, or after a card, is no further hint; the next turn has its own."""
    story = among_bots(name)
    assert (seen_by(story).hint, seen_by(story).hints) == ("free", 0)
    assert isinstance(story.do(HOST, Hint()), Hinted)
    assert (seen_by(story).hint, seen_by(story).hints) == ("taken", 1)
    assert story.refusal(HOST, Hint()) == "table/hinted-already"
    story.makes(0, seen_by(story).legal[0])
    assert seen_by(story).hint == "taken"
    story.do(HOST, TakeBack())
    assert seen_by(story).hint == "taken"
    play_turn(story, 0)
    assert seen_by(story).hint == "later"
    assert story.refusal(HOST, Hint()) == NOT_YOUR_TURN
    while story.play.game.to_act(story.play.state) != (0,):
        play_turn(story, story.play.game.to_act(story.play.state)[0])
    assert seen_by(story).hint == "free"
    story.do(HOST, Hint())
    assert seen_by(story).hints == 2


@pytest.mark.parametrize("name", TURNS)
def test_hints_survive_a_restart_and_the_end(name: str) -> None:
    """They are in the events of the table; its record is that of the same game without them."""
    story = among_bots(name)
    story.do(HOST, Hint())
    story.plays_quietly()
    stored = [decode(encode(event)) for event in story.events]
    assert fold(stored) == story.table
    ended = fold_to_end(stored, 1)
    assert ended is not None
    assert ended.play is not None
    assert ended.play.hints == 1
    without = fold(each for each in stored if not isinstance(each, Hinted)).play
    assert without is not None
    assert record_of(without) == record_of(ended.play)
    assert seen_by(story).hint == "off"
    assert seen_by(story, None).hints == 1


def test_in_a_daily_deal_there_are_none() -> None:
    """Results are compared; the next game at the table is a game like any other."""
    story = among_bots(TURNS[0], seed=7, daily="2026-11-16")
    assert seen_by(story).hint == "off"
    assert story.refusal(HOST, Hint()) == "table/no-hints-in-daily-deal"
    story.plays_quietly()
    story.do(HOST, Deal())
    assert seen_by(story).hint != "off"


def test_in_a_race_there_are_none() -> None:
    """It would come too late."""
    story = among_bots(next(name for name, game in GAMES.items() if game.in_real_time))
    assert seen_by(story).hint == "off"
    assert story.refusal(HOST, Hint()) == "table/no-hints-in-race"


def test_among_people_there_are_none() -> None:
    """Even if a bot stands in for somebody: it is their game, too."""
    game = GAMES[TURNS[0]]
    story = Story(game, game.options(players=2, starter=0))
    story.do(PEOPLE[1], Sit())
    story.deal()
    assert story.refusal(HOST, Hint()) == "table/no-hints-among-people"
    story.do(PEOPLE[1], Stand())
    assert story.refusal(HOST, Hint()) == "table/no-hints-among-people"
    assert seen_by(story).hint == "off"
    assert story.refusal(PEOPLE[1], Hint()) == "table/not-seated"
    assert seen_by(story, 1).hint == "off"


def team_game(players: int = 3) -> Story:
    """A team's game that the host plays with bots, and starts."""
    game = next(game for game in GAMES.values() if game.team)
    story = Story(game, game.options(players=players, starter=0))
    for _ in range(1, players):
        story.do(HOST, Invite("easy"))
    story.deal()
    return story


def test_a_visitor_who_only_sits_down_and_stands_up_takes_no_hints_away() -> None:
    """While somebody plays in a seat there are none; who has left without a move did not play."""
    story = team_game()
    story.do(PEOPLE[1], Sit(1))
    assert story.refusal(HOST, Hint()) == "table/no-hints-among-people"
    assert seen_by(story).hint == "off"
    story.do(PEOPLE[1], Stand())
    assert seen_by(story).hint == "free"
    play_turn(story, 0)
    play_turn(story, 1)  # the bot that stands in
    assert seen_by(story).hint == "later"
    story.do(PEOPLE[1], Sit())
    assert seen_by(story).hint == "off"


def test_a_visitor_who_has_played_is_a_person_in_the_game() -> None:
    """Then it is their game, too, even if a bot plays on."""
    story = team_game()
    story.do(PEOPLE[1], Sit(1))
    play_turn(story, 0)
    play_turn(story, 1)
    story.do(PEOPLE[1], Stand())
    assert seen_by(story).hint == "off"
    assert story.refusal(HOST, Hint()) == "table/no-hints-among-people"
    assert fold([decode(encode(event)) for event in story.events]) == story.table


def test_spectators_have_none() -> None:
    """They are not seated; nor has anybody between games."""
    story = among_bots(TURNS[0])
    assert story.refusal(PEOPLE[3], Hint()) == "table/not-seated"
    assert seen_by(story, None).hint == "off"
    story.plays_quietly()
    assert story.refusal(HOST, Hint()) == "table/no-game"


def test_while_all_vote_on_who_starts_nobody_is_on_turn() -> None:
    """There is nothing to advise yet."""
    game = GAMES["quick-easy"]
    story = Story(game, game.options(players=2, starter="agree"))
    story.do(HOST, Invite("easy"))
    story.deal()
    assert seen_by(story).hint == "later"
    assert story.refusal(HOST, Hint()) == NOT_YOUR_TURN


def test_a_server_without_a_coach_has_none() -> None:
    """Whatever the table says."""
    story = among_bots(TURNS[0])
    with pytest.raises(Denied) as refused:
        decide(story.table, Hint(), context(HOST, story.at, has_coach=False))
    assert refused.value.code == "table/no-hints"
    assert check_hint(story.table, 0) is story.play
