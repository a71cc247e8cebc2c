"""Everyone at a table is told what they may know, and nothing is encoded twice without need."""

from __future__ import annotations

from typing import Any

import pytest

from backtrick.server.effects import Send
from backtrick.server.presence import Presence
from backtrick.table.commands import Deal, Make, Sit, Stand

from .room_alone import NOW, PATIENCE, Onlooker, RoomAlone, told


@pytest.fixture
def duel() -> RoomAlone:
    """A duel with both players, and spectators."""
    alone = RoomAlone()
    alone.store(alone.come(alone.ben, alone.ada))
    return alone


def moved(duel: RoomAlone) -> list[Send]:
    """The frames after a move."""
    play = duel.room.table.play
    assert play
    (seat,) = play.game.to_act(play.state)
    move = Make(str(play.game.legal_moves(play.state, seat)[0]))
    effects = duel.store(duel.do((duel.ada, duel.ben)[seat], move))
    return [each for each in effects if isinstance(each, Send)]


def test_spectators_get_the_same_bytes(duel: RoomAlone) -> None:
    """What several viewers see is encoded once."""
    eve, fay = Onlooker("eve"), Onlooker("fay")
    duel.come(eve, fay)
    frames = {each.to: each.frame for each in moved(duel)}
    assert frames[eve] is frames[fay]


def test_only_changes_are_sent(duel: RoomAlone) -> None:
    """After the welcome, no field comes that is as it was."""
    eve = Onlooker("eve")
    (welcome,) = told(duel.room.join(eve, 0, NOW), eve)
    shown = dict(welcome["game"])
    for _ in range(5):
        (update,) = told(moved(duel), eve)
        assert all(shown[name] != value for name, value in update["game"].items())
        shown |= update["game"]


def test_a_viewer_who_has_left_is_told_nothing(duel: RoomAlone) -> None:
    """Neither are those of a group that everybody has left."""
    eve = Onlooker("eve")
    duel.come(eve)
    duel.room.leave(eve, NOW)
    duel.room.leave(eve, NOW)
    assert {each.to for each in moved(duel)} == {duel.ada, duel.ben}


def test_a_seat_has_the_lag_of_its_quickest_connection() -> None:
    """Two tabs are one player; spectators do not race."""
    alone = RoomAlone("seven-ate-nine")
    viewers = [Onlooker("ada", 30), Onlooker("ada", 20), Onlooker("ben", 90), Onlooker("eve", 5)]
    alone.come(*viewers)
    assert sorted(alone.room.broadcast.lags()) == [20, 90]


def test_a_guest_is_gone_after_the_patience() -> None:
    """A guest who comes back in time was never gone."""
    presence = Presence(["ada"], PATIENCE, NOW)
    assert presence.gone(NOW + PATIENCE - 1) == frozenset()
    assert presence.gone(NOW + PATIENCE) == {"ada"}
    presence.came("ada", NOW)
    assert presence.gone(NOW + PATIENCE) == frozenset()
    presence.went("ada", NOW + 5)
    assert presence.gone(NOW + PATIENCE) == frozenset()
    assert presence.gone(NOW + PATIENCE + 5) == {"ada"}


def test_nobody_sees_the_hand_of_who_had_their_seat() -> None:
    """If free seats are removed at the deal, everybody is shown only the hand of their new seat."""
    alone = RoomAlone("quick-easy", players=5)
    people = [alone.ada, alone.ben, *map(Onlooker, ("cid", "dan"))]
    alone.store(alone.come(*people))
    for each in people[2:]:
        alone.store(alone.do(each, Sit()))
    alone.store(alone.do(alone.ben, Stand()))
    alone.store(alone.do(alone.ben, Sit(4)))  # the second seat is free, and three follow it
    frames = alone.store(alone.do(alone.ada, Deal()))
    table = alone.room.table
    play = table.play
    assert play
    assert [occupant.name for occupant in table.occupants] == ["Ada", "Cid", "Dan", "Ben"]
    state: Any = play.state
    for seat, each in enumerate((alone.ada, *people[2:], alone.ben)):
        shown = [frame["game"] for frame in told(frames, each) if frame.get("game")]
        hand = [*map(str, state.hands[seat])]
        assert [game["hand"] for game in shown] == [hand]
        assert [game["seat"] for game in shown if "seat" in game][-1:] in ([seat], [])
