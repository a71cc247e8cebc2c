"""Every client regularly gets a message, so that it knows its connection is alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.games import GAMES
from backtrick.games import game as game_of
from backtrick.server import pings
from backtrick.table import Settings
from tests.patience import until

from .table_bots.bot_tables import Person, house

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


@pytest.mark.asyncio
async def test_only_players_of_a_race_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators are pinged now and then, like everybody outside races; there may be many."""
    monkeypatch.setattr(pings, "_SECONDS", 0.01)
    race = next(game for game in GAMES.values() if game.in_real_time)
    async with house(tmp_path) as opened:
        host, eve = opened.host, Person(opened.rooms, "Eve")
        name = await opened.rooms.open_table(host.guest, race.id, {}, Settings())
        await host.join(name)
        await eve.join(name)
        host.is_measured = eve.is_measured = False  # as they were when they joined
        eve.frames.clear()
        await opened.rooms.start()
        await until(lambda: any(frame["type"] == "ping" for frame in eve.frames))
        await until(lambda: host.is_measured)
        assert not eve.is_measured
