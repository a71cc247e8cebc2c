"""Nobody can keep the others at a table: a bot plays on, or the game ends without a result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.server.listings import finished_of, phase_of
from backtrick.table import Settings, fold
from backtrick.table.commands import Abandon, Deal, HandOver, Make, Phrase, TakeBack
from backtrick.table.deadlines import idle_from
from backtrick.table.events import Abandoned, HandedOver, Proposed
from backtrick.table.redaction import Viewpoint
from tests.table.stories import running
from tests.table.story import Story, seen_by
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.table import Command

PATIENCE = 120_000
RACE = next(game for game in GAMES.values() if game.in_real_time)
TURN_GAMES = [game.id for game in GAMES.values() if not game.in_real_time]


def team(players: int, settings: Settings | None = None, **options: object) -> Story:
    """A running game of people; Ada is the host."""
    game = GAMES["quick-easy"]
    story = Story(game, game.options(**{"players": players, "starter": 0, **options}), settings)
    story.gather()
    story.deal()
    return story


def duel(name: str) -> Story:
    """A running game of two; it is Ada's turn."""
    game = GAMES[name]
    story = Story(game, game.options(players=2, starter=0))
    story.gather()
    story.deal()
    return story


def do_at(story: Story, at: int, guest: str, command: Command) -> None:
    """Let somebody give a command at a certain time."""
    story.at = at
    story.do(guest, command)


def idle_at(story: Story, at: int, **returned: int) -> set[str]:
    """Who has kept the others waiting, given when some came back."""
    due = idle_from(story.table, lambda guest: returned.get(guest, 0), PATIENCE)
    return {guest for guest, since in due.items() if since <= at}


def test_only_those_who_are_waited_for_are_idle() -> None:
    """From the start of their turn or from their return on, whichever is later."""
    story = team(3)
    began = story.play.turn_began
    assert idle_at(story, began + PATIENCE - 1) == set()
    assert idle_at(story, began + PATIENCE) == {"ada"}
    assert idle_at(story, began + PATIENCE, ada=began + 1) == set()
    assert idle_at(story, began + 1 + PATIENCE, ada=began + 1) == {"ada"}


@pytest.mark.parametrize("name", TURN_GAMES)
def test_only_more_cards_earn_more_time(name: str) -> None:
    """A card that is laid does; one that is taken back and laid again, however often, does not."""
    story = duel(name)
    first, *_ = GAMES[name].legal_moves(story.state, 0)
    do_at(story, story.at + PATIENCE - 1, "ada", Make(str(first)))
    laid = story.at
    for _ in range(3):
        do_at(story, story.at + 1000, "ada", TakeBack())
        do_at(story, story.at + 1000, "ada", Make(str(first)))
    assert idle_at(story, laid + PATIENCE - 1) == set()
    assert idle_at(story, laid + PATIENCE) == {"ada"}
    second, *_ = (move for move in GAMES[name].legal_moves(story.state, 0) if move.is_revocable)
    do_at(story, laid + PATIENCE, "ada", Make(str(second)))
    assert idle_at(story, laid + PATIENCE) == set()


@pytest.mark.parametrize("name", TURN_GAMES)
def test_talk_earns_more_time_once_a_turn(name: str) -> None:
    """Somebody who talks is thinking, but cannot talk for ever; what others say does not count."""
    story = duel(name)
    began = story.play.turn_began
    for at in (began + 1000, began + PATIENCE - 1000, began + 2 * PATIENCE - 2000):
        do_at(story, at, "ada", Phrase("one-moment"))
        do_at(story, at + 500, "ben", Phrase("hello"))
    assert idle_at(story, began + 2 * PATIENCE - 1001) == set()
    assert idle_at(story, began + 2 * PATIENCE - 1000) == {"ada"}


def test_somebody_idle_can_say_that_they_are_back() -> None:
    """Once a turn, and again in the next one."""
    story = duel("face-to-face")
    late = story.play.turn_began + 2 * PATIENCE
    do_at(story, late, "ada", Phrase("one-moment"))
    assert idle_at(story, late + PATIENCE - 1) == set()
    do_at(story, late + PATIENCE, "ada", Phrase("one-moment"))
    assert idle_at(story, late + PATIENCE) == {"ada"}


def test_everybody_is_waited_for_while_they_vote_on_who_starts() -> None:
    """Those who say something are not idle."""
    story = team(3, starter="agree")
    at = story.play.dealt + PATIENCE
    do_at(story, at - 1000, "ben", Phrase("one-moment"))
    assert idle_at(story, at) == {"ada", "cid"}


def test_nobody_who_has_voted_keeps_the_others_waiting() -> None:
    """So a stubborn voter who stays awake cannot give the seats of the others to bots."""
    story = team(3, starter="agree")
    story.do("ada", Make("start:0"))
    story.do("ben", Make("start:1"))
    assert idle_at(story, story.at + 2 * PATIENCE) == {"cid"}
    story.do("cid", Make("start:1"))
    assert idle_at(story, story.at + 2 * PATIENCE) == set()
    story.do("ada", Make("start:1"))
    assert idle_at(story, story.at + 2 * PATIENCE) == {"ben"}


def test_bots_and_their_people_are_not_idle() -> None:
    """The bot plays, so nobody waits for the person."""
    story = team(2)
    story.gone.add("ada")
    story.do("ben", HandOver(0))
    assert idle_at(story, story.at + 2 * PATIENCE) == set()


def test_a_limit_for_turns_is_enough() -> None:
    """Then the table moves for those who sleep."""
    story = team(2, Settings(turn_seconds=1000))
    assert idle_at(story, story.at + 2 * PATIENCE) == set()


@examples(20)
@given(running(st.just(RACE)))
def test_nobody_waits_in_a_race_while_all_can_act(story: Story) -> None:
    """A player who does nothing falls behind; only somebody who can do nothing has to wait."""
    occupants, can_act = story.table.occupants, {*RACE.to_act(story.state)}
    people = {seat for seat, each in enumerate(occupants) if not each.bot}
    waited_for = set[int]() if people <= can_act else people & can_act
    expected = {occupants[seat].guest for seat in waited_for}
    assert idle_at(story, story.at + 2 * PATIENCE) == expected


@pytest.mark.parametrize("settings", [Settings(), Settings(turn_seconds=1000)])
def test_somebody_who_can_only_wait_in_a_race_waits_for_the_others(settings: Settings) -> None:
    """Ben has all his cards in his hand, and none fits: there is a halt only if Ada draws hers.

    Races have no turns, so a limit for turns does not help him.
    """
    story = Story(RACE, RACE.options(players=2, miss_penalty=0), settings)
    story.gather()
    story.deal()
    play_out_hand(story, 1)
    assert idle_at(story, story.at) == set()
    late = story.play.dealt + PATIENCE
    assert idle_at(story, late) == {"ada"}
    assert idle_at(story, late, ada=late) == set()
    do_at(story, late, "ada", Make("draw"))
    assert idle_at(story, late + PATIENCE - 1) == set()
    assert idle_at(story, late + PATIENCE) == {"ada"}
    story.idle.add("ada")
    assert isinstance(story.do("ben", HandOver(0)), HandedOver)


def play_out_hand(story: Story, seat: int) -> None:
    """Let somebody in a race draw and lay until they can do neither."""
    guest = story.table.occupants[seat].guest or ""
    while moves := RACE.legal_moves(story.state, seat):
        story.do(guest, Make(str(moves[0]), seen_by(story.play)))


def test_a_bot_plays_for_somebody_idle_if_another_wants_it() -> None:
    """One word is enough; for people who play, it is refused."""
    story = team(3)
    assert story.refusal("ben", HandOver(0)) == "table/still-here"
    story.idle.add("ada")
    assert story.refusal("ben", HandOver(2)) == "table/still-here"
    assert isinstance(story.do("ben", HandOver(0)), HandedOver)


def test_all_who_play_on_must_agree_to_end_a_game() -> None:
    """Everybody sees who has agreed; players who are idle or gone are not asked."""
    story = team(4)
    story.idle.add("ada")
    story.gone.add("dan")
    assert isinstance(story.do("ben", Abandon()), Proposed)
    assert story.refusal("ben", Abandon()) == "table/proposed-already"
    assert Viewpoint(None).look(story.table)["proposals"] == (1,)
    assert isinstance(story.do("cid", Abandon()), Abandoned)
    assert not story.table.is_running


def test_a_pair_can_end_a_game_without_its_idle_host() -> None:
    """With one other person, that person's word is enough."""
    story = team(2)
    assert isinstance(story.do("ben", Abandon()), Proposed)
    story.idle.add("ada")
    assert isinstance(story.do("ben", Abandon()), Abandoned)


def test_a_proposal_is_void_after_a_move() -> None:
    """A player who has moved is no longer idle, and the others may think again."""
    story = team(2)
    story.do("ben", Abandon())
    story.do("ada", Make(str(story.play.game.legal_moves(story.play.state, 0)[0])))
    assert Viewpoint(0).look(story.table)["proposals"] == ()


@examples(30)
@given(running())
def test_a_host_can_always_end_a_game(story: Story) -> None:
    """Then it has no result, nobody can move, and the next game can be dealt."""
    host = story.table.host
    assume(host)
    before = story.state
    story.do(host, Abandon())
    assert story.state == before
    assert not story.table.is_running
    assert phase_of(story.table) == "over"
    assert finished_of("table", story.table) is None
    for seat in (*range(len(story.table.occupants)), None):
        seen = Viewpoint(seat).look(story.table)
        assert (seen["abandoned"], seen["considering"], seen["legal"]) == (True, None, ())
        assert seen["outcome"] is None
    assert story.refusal(host, Abandon()) == "table/no-game"
    assert fold(story.events) == story.table
    story.do(host, Deal())
    assert story.table.is_running
    assert not Viewpoint(None).look(story.table)["abandoned"]


@pytest.mark.parametrize("name", TURN_GAMES)
def test_a_considered_card_is_laid_when_the_game_ends(name: str) -> None:
    """Nobody can take it back any more, and everybody sees it."""
    game, story = GAMES[name], duel(name)
    story.do("ada", Make(str(game.legal_moves(story.state, 0)[0])))
    story.do("ada", Abandon())
    assert story.play.considered is None
    assert story.play.state_for(1) == story.state
