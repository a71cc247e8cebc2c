"""An absent host does not keep the others from playing, whenever they come."""

from __future__ import annotations

import pytest

from backtrick.server.effects import AbsenceDue
from backtrick.table.commands import Deal, Sit, Stand

from .room_alone import NOW, PATIENCE, Onlooker, RoomAlone

LATE = NOW + PATIENCE
LATER = LATE + PATIENCE


@pytest.fixture
def opened() -> RoomAlone:
    """A table that Ben watches, and to which its host Ada has never connected."""
    alone = RoomAlone()
    alone.come(alone.ben)
    alone.store(alone.do(alone.ben, Stand()))
    return alone


def notice(opened: RoomAlone, now: int) -> None:
    """Let the table see who has been away for long."""
    opened.store(opened.room.wake(AbsenceDue(), now), now=now)


def test_who_sits_down_late_becomes_host(opened: RoomAlone) -> None:
    """A spectator who sits down when the host is long gone."""
    notice(opened, LATE)
    assert opened.room.stored.host == "ada"
    sat = opened.store(opened.do(opened.ben, Sit(), at=LATE), now=LATE)
    opened.store(sat, now=LATE)
    assert opened.room.stored.host == "ben"
    opened.store(opened.do(opened.ben, Deal(), at=LATE), now=LATE)
    assert opened.room.stored.is_running


def test_nobody_becomes_host_early(opened: RoomAlone) -> None:
    """Up to the last moment the host may still come."""
    sat = opened.store(opened.do(opened.ben, Sit(), at=LATE - 1), now=LATE - 1)
    opened.store(sat, now=LATE - 1)
    notice(opened, LATE - 1)
    assert opened.room.stored.host == "ada"
    notice(opened, LATE)
    assert opened.room.stored.host == "ben"


def test_a_player_who_comes_back_late_becomes_host(opened: RoomAlone) -> None:
    """Spectators keep a table open while all its players are away."""
    opened.store(opened.do(opened.ben, Sit()))
    opened.come(Onlooker("eve"))
    opened.room.leave(opened.ben, NOW)
    notice(opened, LATE)
    assert opened.room.stored.host == "ada"
    opened.store(opened.room.join(opened.ben, 0, LATE), now=LATE)
    assert opened.room.stored.host == "ben"


def test_a_host_who_is_there_stays_host(opened: RoomAlone) -> None:
    """Others come, sit down and leave, and nothing changes."""
    opened.come(opened.ada)
    opened.store(opened.do(opened.ben, Sit()))
    opened.room.leave(opened.ben, NOW)
    notice(opened, LATE)
    opened.store(opened.room.join(opened.ben, 0, LATE), now=LATE)
    notice(opened, LATER)
    assert opened.room.stored.host == "ada"
