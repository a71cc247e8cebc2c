"""A player who is connected but silent does not block the others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backtrick.server.effects import IdlenessDue, PresenceDue, Wake
from backtrick.table.commands import Abandon, HandOver, Make, Say

from .client import Client, new_guest, open_table
from .room_alone import IDLE, NOW, RoomAlone, appended, told
from .server_process import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

    from backtrick.server.effects import Effects

    from .server_process import ServerProcess

LATE = NOW + IDLE


@pytest.fixture
def duel() -> RoomAlone:
    """A duel in which it is Ada's turn; both are there."""
    alone = RoomAlone(starter=0)
    alone.store(alone.come(alone.ben, alone.ada))
    return alone


def here(duel: RoomAlone, now: int) -> dict[str, Any]:
    """What everybody is told about who is there."""
    (message,) = told(duel.room.wake(PresenceDue(), now), duel.ben)
    return message


def wakes(effects: Effects) -> list[Wake]:
    """The timers that are set."""
    return [each for each in effects if isinstance(each, Wake)]


def test_everybody_is_told_who_keeps_them_waiting(duel: RoomAlone) -> None:
    """The silent player too; a move of theirs ends it."""
    assert "idle" not in here(duel, LATE - 1)
    (due, again) = wakes(duel.room.wake(IdlenessDue(), LATE))
    assert [type(each.timer) for each in (due, again)] == [PresenceDue, IdlenessDue]
    assert here(duel, LATE)["idle"] == [0]
    moved = duel.store(duel.do(duel.ada, a_move(duel), at=LATE + 1), now=LATE + 1)
    assert [type(each.timer) for each in wakes(moved)] == [PresenceDue]
    assert "idle" not in here(duel, LATE + 2)


def test_a_refused_command_is_no_sign_of_life(duel: RoomAlone) -> None:
    """With one every two minutes, a player could keep the others waiting for ever."""
    (refused,) = told(duel.do(duel.ada, Make("end"), at=LATE - 1), duel.ada)
    assert refused["type"] == "refused"
    assert here(duel, LATE)["idle"] == [0]
    assert wakes(duel.do(duel.ada, Make("end"), at=LATE + 1)) == []
    assert appended(duel.do(duel.ben, HandOver(0), at=LATE + 1))


def test_a_player_who_keeps_reconnecting_is_idle_all_the_same(duel: RoomAlone) -> None:
    """Coming back earns more time, but only once a turn."""
    for at in (LATE - 2, LATE - 1):
        duel.room.leave(duel.ada, at)
        duel.room.join(duel.ada, 0, at)
    assert "idle" not in here(duel, LATE)
    assert here(duel, LATE - 2 + IDLE)["idle"] == [0]


def test_one_timer_waits_for_all_turns(duel: RoomAlone) -> None:
    """Moves set none, so that they cost no more; it is set anew when it has run out."""
    assert wakes(duel.store(duel.do(duel.ada, a_move(duel), at=NOW + 5))) == []
    (again,) = wakes(duel.room.wake(IdlenessDue(), LATE))
    assert isinstance(again.timer, IdlenessDue)
    assert again.after // 1000 >= 5
    assert "idle" not in here(duel, LATE)


def a_move(duel: RoomAlone) -> Make:
    """A legal move of Ada's."""
    play = duel.room.table.play
    assert play
    return Make(str(play.game.legal_moves(play.state, 0)[0]))


@pytest.mark.parametrize("command", [HandOver(0), Abandon()])
def test_the_others_go_on_only_after_a_while(duel: RoomAlone, command: HandOver | Abandon) -> None:
    """Before, a bot may not take the seat, and the game ends only if both want it."""
    early = duel.do(duel.ben, command, at=LATE - 1)
    assert not appended(early) or duel.room.table.is_running
    (append,) = appended(duel.do(duel.ben, command, at=LATE))
    assert type(append.commit.event).__name__ in {"HandedOver", "Abandoned"}


def test_nobody_is_idle_any_more_when_a_bot_plays(duel: RoomAlone) -> None:
    """Everybody is told so soon."""
    here(duel, LATE)
    told_after = duel.store(duel.do(duel.ben, HandOver(0), at=LATE), now=LATE)
    assert PresenceDue in [type(each.timer) for each in wakes(told_after)]
    assert "idle" not in here(duel, LATE)


def test_talk_counts_as_a_sign_of_life(duel: RoomAlone) -> None:
    """A player who talks is thinking."""
    duel.do(duel.ada, Say("one moment", "en"), at=LATE - 1)
    assert "idle" not in here(duel, LATE)


def test_a_player_who_is_back_keeps_the_seat(duel: RoomAlone) -> None:
    """The others' patience begins anew with a move."""
    duel.do(duel.ada, a_move(duel), at=LATE)
    (refused,) = told(duel.do(duel.ben, HandOver(0), at=LATE + IDLE - 1), duel.ben)
    assert refused["code"] == "table/still-here"
    assert appended(duel.do(duel.ben, HandOver(0), at=LATE + IDLE))


def test_races_are_watched_too() -> None:
    """There, somebody who can do nothing has to wait for those who can."""
    race = RoomAlone("seven-ate-nine")
    coming = race.come(race.ben, race.ada)
    set_later = [type(each.timer) for each in wakes([*coming, *race.store(coming)])]
    assert set_later.count(IdlenessDue) == 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little patience."""
    path: Path = tmp_path_factory.mktemp("idle")
    with serving(path, idle_seconds=0.3, bot_pace=0) as made:
        yield made


def test_a_silent_opponent_is_replaced_and_a_game_abandoned(server: ServerProcess) -> None:
    """Over real sockets: a bot plays for silent Ada; then she is back, and Ben ends the game.

    He is the host now. The game is not in the list of finished games.
    """

    async def play() -> None:
        ada, ben = await new_guest(server.address), await new_guest(server.address, "Ben")
        name = await open_table(server.address, ada, "face-to-face", {"starter": 0})
        async with (
            Client(server.address, ada, name) as one,
            Client(server.address, ben, name) as two,
        ):
            await two.send("sit")
            await one.send("deal")
            await two.until(lambda: two.here.get("idle") == [0])
            await two.send("hand-over", seat=0)
            await two.until(lambda: two.lobby["seats"][0].get("bot"))
            await two.until(lambda: two.game["turn"] == 1)
            await one.send("sit")
            await two.send("abandon")
            await one.until(lambda: one.game["abandoned"])
            assert not one.lobby["running"]
            assert one.game["outcome"] is None
        games = server.client().get("/api/me/games", headers=ben.headers)
        assert games.json()["games"] == []

    asyncio.run(play())
