"""A room takes commands, timers and the store's answers, and returns effects."""

from __future__ import annotations

import pytest

from backtrick.record import commitment
from backtrick.server.effects import (
    NOTHING,
    AbsenceDue,
    Append,
    Close,
    ContestEnds,
    IdlenessDue,
    Log,
    PresenceDue,
    Send,
    Wake,
)
from backtrick.table import Decided, after
from backtrick.table.commands import Abandon, ChangeGame, Deal, Invite, Make, Say, Sit, Stand
from backtrick.table.events import Contested, Dealt, Event, Hosted, Resumed

from .room_alone import NOW, PATIENCE, Onlooker, RoomAlone, appended, told

FAR = 150_000
"""A round trip in microseconds."""


@pytest.fixture
def duel() -> RoomAlone:
    """A duel that was dealt, with both players there."""
    alone = RoomAlone()
    alone.store(alone.come(alone.ben, alone.ada))
    assert alone.room.stored.is_running
    return alone


@pytest.fixture
def race() -> RoomAlone:
    """A race whose second player is far away, so that the first one's cards wait."""
    alone = RoomAlone("seven-ate-nine")
    alone.ben.lag = FAR
    alone.store(alone.come(alone.ben, alone.ada))
    return alone


def to_move(alone: RoomAlone) -> tuple[Onlooker, Make]:
    """The player on turn in a duel, and a move of theirs."""
    play = alone.room.table.play
    assert play
    (seat,) = play.game.to_act(play.state)
    move = play.game.legal_moves(play.state, seat)[0]
    return (alone.ada, alone.ben)[seat], Make(str(move))


def fitting(alone: RoomAlone, seat: int) -> Make:
    """A card in a race that fits the middle card; others are drawn until there is one."""
    viewer = (alone.ada, alone.ben)[seat]
    while True:
        play = alone.room.table.play
        assert play
        assert play.game.race
        moves = [str(move) for move in play.game.legal_moves(play.state, seat)]
        if cards := [move for move in moves if move != "draw"]:
            return Make(cards[0], play.game.race.newest(play.game.view(play.state, seat)))
        alone.store(alone.do(viewer, Make("draw")))


def test_a_far_connection_beside_a_near_one_gains_nothing(race: RoomAlone) -> None:
    """Its player has seen the middle card on the near one."""
    near = Onlooker("ben", lag=FAR // 10)
    race.come(near)
    (append,) = appended(race.do(race.ben, fitting(race, 1)))
    assert isinstance(append.commit.event, Contested)
    assert [offer.lag for offer in append.commit.event.offers] == [near.lag]


def test_nobody_is_told_before_an_event_is_stored(duel: RoomAlone) -> None:
    """A command only gives an event to store; then both are told, its sender that it is done."""
    mover, move = to_move(duel)
    version = duel.room.stored.version
    effects = duel.do(mover, move)
    (append,) = effects
    assert duel.room.table.version == version + 1
    assert duel.room.stored.version == version
    told_after = duel.store(effects)
    assert duel.room.stored is duel.room.table
    other = duel.ben if mover is duel.ada else duel.ada
    (to_mover,), (to_other,) = told(told_after, mover), told(told_after, other)
    assert (to_mover["done"], to_mover["version"]) == (mover.number, version + 1)
    assert "done" not in to_other
    assert appended(effects) == [append]


def test_a_refused_command_is_told_to_its_sender_alone(duel: RoomAlone) -> None:
    """Nothing is stored, and nobody else hears of it."""
    mover, move = to_move(duel)
    other = duel.ben if mover is duel.ada else duel.ada
    effects = duel.do(other, move)
    assert [type(each) for each in effects] == [Send]
    (refused,) = told(effects, other)
    assert (refused["type"], refused["code"]) == ("refused", "move/not-your-turn")


def test_a_command_that_comes_again_is_answered_when_it_is_stored(duel: RoomAlone) -> None:
    """It is carried out once. While its event is under way, the answer waits for the store."""
    mover, move = to_move(duel)
    effects = duel.do(mover, move)
    again = Onlooker(mover.guest.id)
    duel.come(again)
    assert duel.room.take(again, mover.number, move, 1000 * NOW) == NOTHING
    answers = told(duel.store(effects), again)
    assert [each.get("number") for each in answers if each["type"] == "done"] == [mover.number]
    (done,) = told(duel.room.take(again, mover.number, move, 1000 * NOW), again)
    assert (done["type"], done["version"]) == ("done", duel.room.stored.version)


def test_a_repeated_command_waits_for_its_own_event(duel: RoomAlone) -> None:
    """An older event that is stored first says nothing about it."""
    mover, move = to_move(duel)
    other = duel.ben if mover is duel.ada else duel.ada
    said = duel.do(other, Say("hello", "en"))
    moved = duel.do(mover, move)
    assert duel.room.take(mover, mover.number, move, 1000 * NOW) == NOTHING
    assert [each["type"] for each in told(duel.store(said), mover)] == ["update"]
    assert [each["type"] for each in told(duel.store(moved), mover)] == ["update", "done"]


def test_a_command_that_was_overtaken_is_refused(duel: RoomAlone) -> None:
    """An older number cannot be carried out any more."""
    mover, move = to_move(duel)
    mover.number += 4
    duel.store(duel.do(mover, move))
    (refused,) = told(duel.room.take(mover, 2, move, 1000 * NOW), mover)
    assert refused["code"] == "command/out-of-order"


def test_a_room_is_deserted_when_nobody_is_there_and_everything_is_stored(duel: RoomAlone) -> None:
    """An event under way keeps a room, also when everybody has left."""
    mover, move = to_move(duel)
    effects = duel.do(mover, move)
    for viewer in (duel.ada, duel.ben):
        duel.room.leave(viewer, NOW)
    assert not duel.room.is_deserted(0)
    duel.store(effects)
    assert duel.room.is_deserted(0)


def test_a_client_that_was_away_gets_what_it_missed(duel: RoomAlone) -> None:
    """The events since the version it has; everything it sees comes with the welcome."""
    before = duel.room.stored.version
    for _ in range(3):
        duel.store(duel.do(*to_move(duel)))
    again = Onlooker("ada")
    (welcome,) = told(duel.room.join(again, before, NOW), again)
    assert [each["event"] for each in welcome["missed"]] == ["moved"] * 3
    assert welcome["version"] == before + 3


def test_who_is_here_is_told_once_for_many_who_come(duel: RoomAlone) -> None:
    """One timer for all comings and goings; when it runs out, everybody is told."""
    duel.room.wake(PresenceDue(), NOW)
    first = duel.room.join(Onlooker("eve"), 0, NOW)
    second = duel.room.join(Onlooker("fay"), 0, NOW)
    assert [each.timer for each in first if isinstance(each, Wake)] == [PresenceDue()]
    assert not [each for each in second if isinstance(each, Wake)]
    (here,) = told(duel.room.wake(PresenceDue(), NOW), duel.ada)
    assert (here["type"], here["seats"], here["spectators"]) == ("here", [0, 1], 2)


def test_a_host_who_stays_away_is_followed_by_another_guest(duel: RoomAlone) -> None:
    """Not before the patience has run out."""
    left = duel.room.leave(duel.ada, NOW)
    (wake,) = [each for each in left if isinstance(each, Wake) and each.timer == AbsenceDue()]
    assert wake.after > 1000 * PATIENCE
    assert not appended(duel.room.wake(AbsenceDue(), NOW + PATIENCE - 1))
    (hosted,) = appended(duel.room.wake(AbsenceDue(), NOW + PATIENCE))
    assert isinstance(hosted.commit.event, Hosted)
    assert hosted.commit.table.host == "ben"


def test_a_card_in_a_race_waits_for_cards_that_may_be_on_their_way(race: RoomAlone) -> None:
    """Nothing is stored until the timer runs out; then the earlier card lies first."""
    near, far = fitting(race, 0), fitting(race, 1)
    (wake,) = race.do(race.ada, near, at=NOW + 50)
    assert isinstance(wake, Wake)
    assert wake.after == FAR
    assert race.do(race.ben, far, at=NOW + 150) == NOTHING  # laid earlier: 150 - 150 < 50
    effects = race.room.wake(wake.timer, NOW + 200)
    (append,) = appended(effects)
    event = append.commit.event
    assert isinstance(event, Contested)
    assert event.winner == 1
    answers = race.store(effects)
    assert [each["done"] for each in told(answers, race.ada)] == [race.ada.number]
    assert [each["done"] for each in told(answers, race.ben)] == [race.ben.number]
    assert race.room.wake(wake.timer, NOW + 300) == NOTHING


def test_a_race_counts_down_again_after_the_server_was_away(race: RoomAlone) -> None:
    """A room that is loaded in the middle of a race begins with that."""
    (resumed,) = appended(race.room.wait_for_guests(NOW))
    assert isinstance(resumed.commit.event, Resumed)


@pytest.mark.parametrize("code, answers", [("store/full", ["refused"]), ("store/unreachable", [])])
def test_a_room_whose_store_fails_sends_everybody_away(
    race: RoomAlone, code: str, answers: list[str]
) -> None:
    """They come again to what is stored. Only what surely is not stored is refused."""
    race.do(race.ada, fitting(race, 0), at=NOW + 50)
    assert race.room.contests
    effects = race.do(race.ben, Make("draw"), at=NOW + 60)
    (append,) = appended(effects)
    failed = race.room.failed(append.commit, code)
    assert [each["type"] for each in told(failed, race.ben)] == answers
    assert {each.to for each in failed if isinstance(each, Close)} == {race.ada, race.ben}
    assert [each.what for each in failed if isinstance(each, Log)] == ["store/refused"]
    assert race.room.is_given_up
    assert not race.room.contests
    assert race.room.wake(ContestEnds(game=1, seen=1), NOW) == NOTHING


def test_a_room_that_was_given_up_decides_nothing_more(duel: RoomAlone) -> None:
    """Its store may have other events, so it must not add to them, whatever happens."""
    mover, move = to_move(duel)
    (append, later) = [*duel.do(mover, move), *duel.do(duel.ben, Say("hello", "en"))]
    assert isinstance(append, Append)
    assert isinstance(later, Append)
    duel.room.leave(duel.ada, NOW)
    duel.room.failed(append.commit, "store/unreachable")
    long_after = NOW + 2 * PATIENCE
    assert duel.room.take(duel.ben, 99, Say("still there", "en"), 1000 * long_after) == NOTHING
    assert duel.room.stored_for_good(later.commit, long_after) == NOTHING
    assert duel.room.wake(AbsenceDue(), long_after) == NOTHING
    assert duel.room.wake(IdlenessDue(), long_after) == NOTHING
    assert duel.room.leave(duel.ben, long_after) == NOTHING
    assert duel.room.is_deserted(0)


def test_a_card_that_is_held_back_belongs_to_its_game(race: RoomAlone) -> None:
    """If another game is dealt meanwhile, the card is not laid there; its player is told."""
    (wake,) = race.do(race.ada, fitting(race, 0), at=NOW + 50)
    assert isinstance(wake, Wake)
    happens(race, dealt_again(race))
    refused = told(race.room.wake(wake.timer, NOW + 300), race.ada)
    assert [each["code"] for each in refused] == ["table/no-game"]
    assert race.room.wake(wake.timer, NOW + 400) == NOTHING


def dealt_again(alone: RoomAlone) -> Dealt:
    """The deal of another game with the same options."""
    play = alone.room.table.play
    assert play
    seed = 2
    promise = commitment(play.game, seed, play.game.deck(seed))
    return Dealt(str(play.options), promise, str(seed), 0, at=NOW + 100)


def happens(alone: RoomAlone, event: Event) -> None:
    """Let an event happen, no matter who asked for it."""
    journal = alone.room._journal  # pyright: ignore[reportPrivateUsage]
    append = journal.commit(Decided(event, after(alone.room.table, event)), ())
    alone.room.stored_for_good(append.commit, NOW)


def test_who_stands_up_sees_the_table_as_a_spectator() -> None:
    """The whole table is shown anew, without the hand."""
    alone = RoomAlone()
    alone.come(alone.ben)
    answers = told(alone.store(alone.do(alone.ben, Stand())), alone.ben)
    assert [each["type"] for each in answers] == ["update", "welcome"]
    assert alone.ben.seat is None
    answers = told(alone.store(alone.do(alone.ben, Sit())), alone.ben)
    assert answers[-1]["seat"] == 1


def test_a_deal_and_the_end_of_a_game_are_logged(duel: RoomAlone) -> None:
    """One line each; moves are not logged."""
    logged: list[str] = []
    while duel.room.stored.is_running:
        effects = duel.store(duel.do(*to_move(duel)))
        logged += [each.what for each in effects if isinstance(each, Log)]
    assert logged == ["game/ended"]
    effects = duel.do(duel.ada, Deal())
    assert isinstance(appended(effects)[0].commit.event, Dealt)
    assert [e.what for e in duel.store(effects) if isinstance(e, Log)] == ["game/dealt"]


def test_another_game_moves_people_to_other_seats() -> None:
    """Everybody hears of it; who has another seat, or none, sees the whole table from there."""
    alone = RoomAlone("quick-easy")
    cleo = Onlooker("cleo")
    alone.store(alone.come(alone.ada, alone.ben, cleo))
    alone.store(alone.do(alone.ada, Abandon()))
    alone.store(alone.do(cleo, Sit()))
    alone.store(alone.do(alone.ben, Stand()))
    alone.store(alone.do(alone.ada, Invite("random", 1)))
    alone.store(alone.do(alone.ben, Sit()))
    effects = alone.store(alone.do(alone.ada, ChangeGame("face-to-face")))
    (own,) = told(effects, alone.ada)
    (event,) = own["events"]
    assert (event["event"], event["seats"]) == ("game-changed", [0, 2])
    assert (own["lobby"]["game"], own.get("game")) == ("face-to-face", None)
    for viewer, seat in ((cleo, 1), (alone.ben, None)):
        update, welcome = told(effects, viewer)
        assert update["lobby"] == welcome["lobby"] == own["lobby"]
        assert (welcome["seat"], welcome["game"]) == (seat, None)
    dealt = alone.store(alone.do(alone.ada, Deal()))
    hands = [told(dealt, viewer)[0]["game"]["hand"] for viewer in (alone.ada, cleo, alone.ben)]
    assert [len(hand or ()) for hand in hands] == [6, 6, 0]
    assert hands[0] != hands[1]
