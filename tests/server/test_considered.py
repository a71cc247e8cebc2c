"""A considered card: nobody but its owner receives a byte that depends on which one it is."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick import GAMES
from backtrick.server.effects import Send
from backtrick.server.room import Room
from backtrick.table import decode, fold
from backtrick.table.commands import Abandon, Deal, HandOver, Make, Say, Sit, Stand, TakeBack

from .room_alone import NOW, Onlooker, RoomAlone, appended, told

if TYPE_CHECKING:
    from typing import Any

    from backtrick.server.effects import Effects
    from backtrick.table import Command, Event, Play

TURN_GAMES = [game.id for game in GAMES.values() if not game.in_real_time]


class Turn(RoomAlone):
    """A room with a spectator, at the start of the first turn, which is Ada's."""

    def __init__(self, game: str) -> None:
        super().__init__(game, starter=0)
        self.eve = Onlooker("eve")
        self.stored: list[Event] = [*self.opened]
        self.sent: dict[Onlooker, list[bytes]] = {}
        self.happen(self.come(self.ben, self.ada, self.eve))

    def happen(self, effects: Effects) -> None:
        """Store everything, and keep what is sent."""
        self.stored += [decode(data) for each in appended(effects) for data in each.batch.events]
        for each in (*effects, *self.store(effects)):
            if isinstance(each, Send):
                assert isinstance(each.to, Onlooker)
                self.sent.setdefault(each.to, []).append(each.frame)

    def does(self, command: Command, viewer: Onlooker | None = None) -> None:
        """Somebody gives a command, usually Ada."""
        self.happen(self.do(viewer or self.ada, command))

    @property
    def play(self) -> Play:
        """The game."""
        assert self.room.table.play
        return self.room.table.play

    def lays(self) -> list[str]:
        """The cards that Ada can lay."""
        moves = self.play.game.legal_moves(self.play.state, 0)
        return [str(move) for move in moves if move.is_revocable]

    def joins_again(self, viewer: Onlooker, have: int, room: Room | None = None) -> dict[str, Any]:
        """What a viewer with this version is shown who connects once more."""
        again = Onlooker(viewer.guest.id)
        (welcome,) = told((room or self.room).join(again, have, NOW), again)
        return welcome

    def loaded(self) -> Room:
        """The room as another server would load it."""
        return Room("table", fold(self.stored), self.stored, self.config, NOW)


@pytest.fixture(params=TURN_GAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each game with turns."""
    return request.param


def test_others_receive_the_same_bytes_for_any_card(name: str) -> None:
    """Ada considers one card or another: until it is laid, no byte to Ben and Eve differs.

    Neither when somebody talks, asks for something that is refused, joins, or when the card is
    taken back.
    """
    received: list[dict[str, list[bytes]]] = []
    for card in Turn(name).lays():
        turn = Turn(name)
        turn.does(Make(card))
        for command in (Say("hello", "en"), Make(card), TakeBack(), Deal(), HandOver(0), Stand()):
            turn.does(command, turn.eve)
            if not isinstance(command, Stand):
                turn.does(command, turn.ben)
        for room in (turn.room, turn.loaded()):
            for viewer in (turn.ben, turn.eve):
                for have in range(turn.room.stored.version + 1):
                    welcome = turn.joins_again(viewer, have, room)
                    turn.sent[viewer].append(msgspec.json.encode(welcome))
        turn.does(TakeBack())
        assert len(turn.sent[turn.ada]) > 2
        received.append({who.guest.id: turn.sent[who] for who in (turn.ben, turn.eve)})
    assert len(received) > 1
    assert all(one == other for one, other in pairwise(received))


def test_such_a_leak_would_be_found(name: str) -> None:
    """Once another card follows, the first one is laid, and everybody is told which it was."""
    received: list[bytes] = []
    for card in Turn(name).lays()[:2]:
        turn = Turn(name)
        turn.does(Make(card))
        turn.does(Make(turn.lays()[0]))
        received.append(turn.sent[turn.ben][-1])
    assert received[0] != received[1]


def moves_told(messages: list[dict[str, Any]]) -> list[str]:
    """The moves in messages, in order."""
    events = [each for message in messages for each in message.get("events", ())]
    return [each.get("move", "back") for each in events if each["event"] in {"moved", "took-back"}]


def test_everybody_hears_of_every_laid_card_once(name: str) -> None:
    """Ada hears of her cards at once, the others when they are laid, in the same order."""
    turn = Turn(name)
    made: list[str] = []
    for _ in range(2):
        turn.does(Make(turn.lays()[-1]))
        turn.does(TakeBack())
        made.append(turn.lays()[0])
        turn.does(Make(made[-1]))
    turn.does(Make("end"))
    made.append("end")
    for viewer in (turn.ben, turn.eve):
        assert moves_told([msgspec.json.decode(frame) for frame in turn.sent[viewer]]) == made
    own = moves_told([msgspec.json.decode(frame) for frame in turn.sent[turn.ada]])
    assert [move for move in own if move in made and own.count("back") == 2][-1] == "end"
    assert len(own) == len(made) + 4


def test_nothing_is_lost_or_doubled_after_a_lost_connection(name: str) -> None:
    """With any version, what was heard and what was missed make up the whole turn.

    Also at another server, which has read the events.
    """
    turn = Turn(name)
    begun = turn.room.stored.version
    for command in ("lay", "back", "lay", "say", "lay", "back", "lay", "end"):
        commands = {"back": TakeBack(), "say": Say("hello", "en"), "end": Make("end")}
        turn.does(commands.get(command) or Make(turn.lays()[0]))
    for viewer in (turn.ada, turn.ben, turn.eve):
        heard = [msgspec.json.decode(frame) for frame in turn.sent[viewer]]
        heard = [each for each in heard if each["type"] == "update" and each["version"] > begun]
        whole = [event for each in heard for event in each["events"]]
        for have in range(begun, turn.room.stored.version):
            before = [
                event for each in heard if each["version"] <= have for event in each["events"]
            ]
            for room in (turn.room, turn.loaded()):
                missed = turn.joins_again(viewer, have, room)["missed"]
                assert before + missed == whole


def test_a_card_that_a_server_has_read_is_still_considered(name: str) -> None:
    """After a restart its owner can take it back, and the others have not seen it."""
    turn = Turn(name)
    turn.does(Make(turn.lays()[0]))
    room = turn.loaded()
    assert turn.joins_again(turn.ada, 0, room)["game"]["can_take_back"]
    game = turn.joins_again(turn.eve, 0, room)["game"]
    assert game["considering"] == 0
    assert game["considered"] is None
    turn.room = room
    turn.sent.clear()
    turn.does(Make(turn.lays()[0]))
    (frame,) = turn.sent[next(each for each in turn.sent if each.guest.id == "eve")]
    assert len(moves_told([msgspec.json.decode(frame)])) == 1


@pytest.mark.parametrize("is_loaded", [False, True])
def test_the_next_one_in_the_seat_is_not_told(name: str, *, is_loaded: bool) -> None:
    """Eve sits down where Ada sat. She was here before, and gets what she has missed since."""
    turn = Turn(name)
    begun = turn.room.stored.version
    turn.does(Make(turn.lays()[0]))
    turn.does(TakeBack())
    for command in (Abandon(), Stand()):
        turn.does(command)
    turn.does(Sit(0), turn.eve)
    room = turn.loaded() if is_loaded else turn.room
    welcome = turn.joins_again(turn.eve, begun, room)
    assert welcome["seat"] == 0
    assert [each["event"] for each in welcome["missed"]] == ["abandoned", "stood", "sat"]
