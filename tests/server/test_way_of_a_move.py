"""The way of a move through the server is the one that ARCHITECTURE.md describes."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick.table import Settings as TableSettings
from backtrick.table.commands import Deal, Make, Sit
from backtrick.wire.inbound import Do
from tests.machines import ROOT
from tests.patience import until

from .table_bots.bot_tables import Person, house, legal_for, play_of

if TYPE_CHECKING:
    from pathlib import Path
    from types import FrameType

    from backtrick.server.room import Room

    from .table_bots.bot_tables import House

MOST = 25
PACKAGE = "src/backtrick/"
# The socket is not real here, msgspec decodes and encodes without calling Python, the code that
# differ.py compiles belongs to no file, and a thread writes if the disk is slow.
NOT_SEEN = {
    "server/short_line.py",
    "wire/inbound.py",
    "store/sqlite_batches.py",
    "table/differ.py",
    "wire/outbound.py",
}


def described() -> tuple[list[str], list[str]]:
    """The files of the way, and the helpers they ask, as the document lists them."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    way = re.findall(r"^\| \d+ \| `([^`]+)` \|", text, re.MULTILINE)
    (helpers,) = re.findall(r"^- Helpers .*", text, re.MULTILINE)
    return way, re.findall(r"`([^`]+)`", helpers)


@pytest.mark.asyncio
async def test_a_move_passes_the_files_that_are_listed(tmp_path: Path) -> None:
    """Each is listed once, there are at most 25, and any other is listed as a helper."""
    visited: set[str] = set()

    def visit(frame: FrameType, _event: str, _argument: object) -> None:
        path = frame.f_code.co_filename.replace("\\", "/")
        visited.add(path.partition(PACKAGE)[2].replace("face_to_face", "*"))

    async with house(tmp_path) as opened:
        live, mover, frame = await before_a_move(opened)
        version = live.stored.version
        sys.setprofile(visit)
        try:
            mover.send(frame)
            await until(lambda: live.stored.version > version)
        finally:
            sys.setprofile(None)
    way, helpers = described()
    assert len(set(way)) == len(way) <= MOST
    assert set(way) - NOT_SEEN <= visited
    assert {path for path in visited if path} - set(way) <= {*helpers}


async def before_a_move(opened: House) -> tuple[Room, Person, bytes]:
    """A duel that has begun, who is on turn, and a frame with a move."""
    name = await opened.rooms.open_table(opened.host.guest, "face-to-face", {}, TableSettings())
    live = await opened.host.join(name)
    ben = Person(opened.rooms, "Ben")
    await ben.join(name)
    ben.do(Sit())
    opened.host.do(Deal())
    await until(lambda: live.stored.is_running)
    # Who is there is told by a timer, which must not run out during the move.
    await until(lambda: not live._is_presence_due)  # pyright: ignore[reportPrivateUsage]
    play = play_of(live)
    (seat,) = play.game.to_act(play.state)
    frame = msgspec.json.encode(Do(1000, Make(legal_for(live, seat)[0])))
    mover = (opened.host, ben)[seat]
    return live, mover, frame
