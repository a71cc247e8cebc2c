"""Every client regularly gets a message, so that it knows its connection is alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.games import GAMES
from backtrick.games import game as game_of
from backtrick.server import pings
from backtrick.table import Settings
from tests.patience import until

from .table_bots.bot_tables import house

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_an_idle_client_is_pinged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """At every table, not only in races. Only there, its lag is measured in another way as well."""
    monkeypatch.setattr(pings, "_SECONDS", 0.01)
    async with house(tmp_path) as opened:
        host = opened.host
        name = await opened.rooms.open_table(host.guest, game, {}, Settings())
        await host.join(name)
        host.frames.clear()
        await opened.rooms.start()
        await until(lambda: any(frame["type"] == "ping" for frame in host.frames))
        assert host.is_measured == game_of(game).in_real_time
