"""Conceding: an opponent at once, a team by agreement; the result and the record say so."""

from __future__ import annotations

import pytest

from backtrick import GAMES
from backtrick.games.any_game import AnyGame
from backtrick.games.terms import CONCEDE, Ending
from backtrick.record import Made, read, replay, write
from backtrick.server.listings import finished_of
from backtrick.table import after, fold, record_of
from backtrick.table.commands import Abandon, Concede, Make, Stand, Withdraw
from backtrick.table.events import Moved, Proposed, Withdrawn
from backtrick.table.publication import Publisher, Told, is_considered, stored_and_public
from backtrick.table.redaction import Viewpoint
from tests.table.story import Story

QUICK, DUEL, RACE = (GAMES[name] for name in ("quick-easy", "face-to-face", "seven-ate-nine"))


def dealt(story: Story) -> Story:
    """A game with people in all seats."""
    story.gather()
    story.deal()
    return story


@pytest.mark.parametrize("game", [DUEL, RACE])
def test_an_opponent_concedes_at_once(game: AnyGame) -> None:
    """Also when it is not their turn; the other one has won."""
    story = dealt(Story(game, game.options(players=2)))
    story.do("ben", Concede())
    outcome = story.play.state.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == (Ending.CONCEDED, (0,))
    assert not story.table.is_running


def test_a_team_concedes_when_all_agree() -> None:
    """Everybody sees who has agreed; a move makes it void; bots and the absent are not asked."""
    story = dealt(Story(QUICK, QUICK.options(players=4, starter=0)))
    story.gone.add("dan")
    assert story.do("ada", Concede()) == Proposed(
        0, concession=True, at=story.at, client="ada/tab-1", number=len(story.events) - 1
    )
    assert story.refusal("ada", Concede()) == "table/proposed-already"
    assert Viewpoint(None).look(story.table)["concessions"] == (0,)
    assert Viewpoint(None).look(story.table)["proposals"] == ()
    story.makes(0, str(QUICK.legal_moves(story.play.state, 0)[0]))
    assert Viewpoint(None).look(story.table)["concessions"] == ()
    story.do("cid", Stand())
    story.do("ben", Concede())
    assert isinstance(story.do("ada", Concede()), Moved)
    outcome = story.play.state.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == (Ending.CONCEDED, ())


def test_somebody_who_would_give_up_can_play_on_after_all() -> None:
    """Then the others cannot agree to it any more, and the other proposal stands."""
    story = dealt(Story(QUICK, QUICK.options(players=2, starter=0)))
    for command in (Concede(), Abandon()):
        story.do("ben", command)
    assert story.refusal("ada", Withdraw(concession=True)) == "table/nothing-proposed"
    assert isinstance(story.do("ben", Withdraw(concession=True)), Withdrawn)
    seen = Viewpoint(0).look(story.table)
    assert (seen["concessions"], seen["proposals"]) == ((), (1,))
    assert isinstance(story.do("ada", Concede()), Proposed)
    story.do("ben", Withdraw())
    assert Viewpoint(0).look(story.table)["proposals"] == ()
    assert story.refusal("ben", Withdraw()) == "table/nothing-proposed"
    assert story.table.is_running
    assert fold(story.events) == story.table


def test_several_opponents_concede_only_together() -> None:
    """One of three would end the race of the others."""
    story = dealt(Story(RACE, RACE.options(players=3)))
    for guest in ("ada", "ben"):
        assert isinstance(story.do(guest, Concede()), Proposed)
    story.do("cid", Concede())
    assert story.play.state.outcome is not None
    assert story.play.state.outcome.winners == ()


def test_nobody_concedes_by_a_move() -> None:
    """Otherwise one of a team could end its game."""
    story = dealt(Story(QUICK, QUICK.options(players=2)))
    assert story.refusal("ada", Make("concede")) == "table/bad-move"


def test_a_conceded_game_is_kept_with_its_record() -> None:
    """The result says how it ended, and the record replays to it."""
    story = dealt(Story(DUEL, DUEL.options(starter=0)))
    story.makes(0, str(DUEL.legal_moves(story.play.state, 0)[0]))
    story.do("ben", Concede())
    finished = finished_of("table", story.table)
    assert finished is not None
    assert (finished.ending, finished.winners, finished.cards_left) == ("conceded", (0,), 115)
    text = write(record_of(story.play))
    assert text.endswith("result: conceded, won by 0, 115 cards left\n")
    *_, last = replay(read(text))
    assert isinstance(last.entry, Made)
    assert (last.entry.seat, last.entry.move) == (1, CONCEDE)
    assert last.state == story.play.state


def test_a_considered_card_is_laid_when_the_other_concedes() -> None:
    """Its owner knows it; all others are told about it, once, before the end."""
    story = dealt(Story(DUEL, DUEL.options(starter=0)))
    publisher = Publisher()
    lay = Moved(0, str(DUEL.legal_moves(story.play.state, 0)[0]), at=story.at, client="ada/t")
    end = Moved(1, "concede", at=story.at, client="ben/t")
    table = story.table
    told: list[Told] = []
    for event in (lay, end):
        table = after(table, event)
        data = stored_and_public(event)[1]
        told.append(publisher.publish(event, data, is_considered=is_considered(event, table)))
    assert [len(each.to(0)) for each in told] == [1, 1]
    assert [len(each.to(1)) for each in told] == [0, 2]
    assert [len(each.to(None)) for each in told] == [0, 2]
