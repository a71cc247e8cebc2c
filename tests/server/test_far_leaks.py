"""What crosses to another server holds nothing that its viewers may not know, to the last byte."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.relay.networked import NetworkedRelay
from backtrick.server import dispatches
from backtrick.server.crossings import Come
from backtrick.server.dispatches import KINDS, Dispatches
from backtrick.server.far_viewers import FarViewer, FarViewers
from backtrick.table.publication import Publisher
from backtrick.table.redaction import Viewpoint
from tests.strategies import seeds
from tests.table.stories import games_running
from tests.table.worlds import frame, permuted, told
from tests.thorough import examples

if TYPE_CHECKING:
    from collections.abc import Callable

    from backtrick import Seat
    from backtrick.server.rooms import Rooms
    from backtrick.table import Table
    from tests.table.story import Story

EACH_GAME = pytest.mark.parametrize("name", GAMES)


class Recorder(NetworkedRelay):
    """A relay that keeps what would be carried, by server."""

    def __init__(self) -> None:
        super().__init__("owner", KINDS)
        self.bytes_to: dict[str, list[bytes]] = defaultdict(list)
        self._hear = _ignore  # it sends as if it had joined, without beats

    def carry(self, to: str, data: bytes) -> None:
        self.bytes_to[to].append(data)


def _ignore(server: str, message: object = None) -> None:
    """There is nobody else."""


async def _carried(
    story: Story, seats: tuple[Seat | None, ...], world: Callable[[Table], Table]
) -> dict[str, list[bytes]]:
    """The bytes for the servers of all viewers, each of whom is at a server of their own."""
    relay = Recorder()
    posts = Dispatches(relay, _ignore, _ignore)
    viewers = [_viewer(posts, place, seat) for place, seat in enumerate(seats)]
    eyes, publisher = [Viewpoint(seat) for seat in seats], Publisher()
    for happened, table in zip(story.events, story.tables, strict=True):
        if table.play is not None:
            changed, news = world(table), told(publisher, happened, table)
            for viewer, each in zip(viewers, eyes, strict=True):
                viewer.send(frame(changed, news, each))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
    return relay.bytes_to


def _viewer(posts: Dispatches, place: int, seat: Seat | None) -> FarViewer:
    words = "table", f"guest{place}", "Name", "en", "", "tab", ""
    come = Come(place, 1, *words, is_screen=False, have=0)
    viewers = FarViewers(cast("Rooms", None), posts)
    viewer = FarViewer(viewers, f"server{place}", come)
    viewer.seat = seat
    return viewer


@EACH_GAME
@examples(12)
@given(data=st.data(), seed=seeds)
def test_no_byte_to_a_server_depends_on_what_its_viewers_may_not_know(
    name: str, data: st.DataObject, seed: int
) -> None:
    """Everything hidden from one viewer is swapped: what goes to their server stays the same."""
    story = data.draw(games_running(name))
    seats = (*range(len(story.table.occupants)), None)
    chance = Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatches, "_now", lambda: 1)
        real = asyncio.run(_carried(story, seats, lambda table: table))
        for place, seat in enumerate(seats):
            other = asyncio.run(
                _carried(story, seats, lambda table, s=seat: permuted(table, s, chance))
            )
            server = f"server{place}"
            assert real[server]
            assert other[server] == real[server]
            is_found = any(other[each] != real[each] for each in real if each != server)
            event(f"the others' bytes of {name} differ: {is_found}")
