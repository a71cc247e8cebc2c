"""Many spectators are told a few at a time, in order, and never keep players waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick.server.gallery import A_TURN, Gallery
from backtrick.server.quotas import Budgets
from backtrick.server.viewer import Viewer
from backtrick.store import Guest
from backtrick.table import Settings
from tests.patience import until

from .table_bots.bot_tables import Person, house

if TYPE_CHECKING:
    from pathlib import Path


class Listener(Viewer):
    """A viewer who keeps what they are told."""

    __slots__ = ("frames",)

    def __init__(self, name: str = "eve", seat: int | None = None) -> None:
        super().__init__(Guest(name, name, "en"))
        self.seat = seat
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, status: int, code: str, again: int = 0) -> None:
        """Nothing is open."""

    def ping(self, *, in_race: bool) -> None:
        """Nothing is measured."""


@pytest.mark.asyncio
async def test_a_crowd_is_told_a_few_at_a_time_and_players_at_once() -> None:
    """Everybody is told everything in the end, in order."""
    gallery, crowd, player = Gallery(), [Listener() for _ in range(5 * A_TURN)], Listener(seat=0)
    said = [b"%d" % number for number in range(10)]
    for frame in said:
        for each in (*crowd, player):
            gallery.tell(each, frame)
    assert player.frames == said
    assert sum(bool(each.frames) for each in crowd) == A_TURN
    await until(lambda: not gallery.waiting)
    assert all(each.frames == said for each in crowd)


@pytest.mark.asyncio
async def test_who_sits_down_first_gets_what_came_before() -> None:
    """A player waits for nothing more, and is told nothing in the wrong order."""
    gallery, late = Gallery(), Listener()
    for each in (*(Listener() for _ in range(A_TURN)), late):
        gallery.tell(each, b"before")
    assert late.frames == []
    late.seat = 1
    gallery.tell(late, b"after")
    assert late.frames == [b"before", b"after"]


@pytest.mark.asyncio
async def test_nothing_is_kept_for_those_who_have_left() -> None:
    """Nor are they told."""
    gallery, gone = Gallery(), Listener()
    for each in (*(Listener() for _ in range(A_TURN)), gone):
        gallery.tell(each, b"frame")
    gallery.forget(gone)
    assert not gallery.waiting
    gallery.forget(gone)
    assert gone.frames == []


@pytest.mark.asyncio
async def test_spectators_of_a_table_share_what_they_may_say(tmp_path: Path) -> None:
    """Everybody hears it, so a talkative crowd would slow down all. Players have no such limit.

    A refusal does not count as a mistake: that spectator may have said nothing yet.
    """
    async with house(tmp_path) as opened:
        rooms, host, eve = opened.rooms, opened.host, Person(opened.rooms, "Eve")
        rooms.gallery_talk = Budgets(0, 2)
        table = await rooms.open_table(host.guest, "face-to-face", {}, Settings())
        for person in (host, eve):
            await person.join(table)
            for number in range(1, 16):
                say = {"do": "phrase", "phrase": "hello"}
                frame = {"type": "do", "number": number, "command": say}
                person.send(msgspec.json.encode(frame))
        assert refusals(eve).count("wire/too-fast") == 13
        assert not eve.connection.is_closed
        assert "wire/too-fast" not in refusals(host)


@pytest.mark.asyncio
async def test_a_long_text_costs_as_much_as_many_frames(tmp_path: Path) -> None:
    """Checking it takes longer than anything else that a player can ask for."""
    async with house(tmp_path) as opened:
        table = await opened.rooms.open_table(opened.host.guest, "quick-easy", {}, Settings())
        await opened.host.join(table)
        for number, text in enumerate(("hi", 500 * "x"), start=1):
            say = {"do": "say", "text": text, "language": "en"}
            frame = {"type": "do", "number": number, "command": say}
            opened.host.send(msgspec.json.encode(frame))
        assert opened.host.charged == 125


def refusals(person: Person) -> list[str]:
    """The codes of what was refused."""
    return [each["code"] for each in person.frames if each["type"] == "refused"]
