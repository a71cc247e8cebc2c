"""Tables at other servers, over a relay that loses, doubles and delays, and owners that end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick.store import open_store
from backtrick.table import Settings, decode, fold
from backtrick.table.commands import Deal, Make, Sit
from backtrick.table.redaction import Viewpoint
from tests.patience import until
from tests.relay.exchange import Exchange
from tests.store.conftest import postgres
from tests.thorough import first_of

from .far_rooms import Visitor, hurry, servers

if TYPE_CHECKING:
    from backtrick.server.rooms import Rooms
    from tests.store.postgres import PostgresServer

__all__ = ["postgres"]
pytestmark = pytest.mark.asyncio
SEEDS = range(10)


async def duel(rooms: Rooms, ada: Visitor, ben: Visitor) -> str:
    """A game of the two, in which Ada begins."""
    for each in (ada, ben):
        await rooms.store.add_guest(each.guest, each.guest.id.encode())
    table = await rooms.open_table(ada.guest, "face-to-face", {"starter": 0}, Settings())
    await ada.join(table)
    await ben.join(table)
    await ben.do(Sit())
    await ada.do(Deal())
    await until(lambda: ada.game and ben.game)
    return table


async def play_out(*players: Visitor) -> None:
    """Play until the game is over."""
    while any(not player.game["outcome"] for player in players):
        before = [player.version for player in players]
        for player in players:
            if player.game["legal"]:
                await player.do(Make(player.game["legal"][0]))
        newest = max(player.version for player in players)
        assert newest > min(before)
        await until(lambda v=newest: all(player.version >= v for player in players))


async def compare(place: str, table: str, *players: Visitor) -> None:
    """What was acknowledged is stored once, and everybody sees the table as it is."""
    store = await open_store(place)
    try:
        events = [decode(data) for data in await store.events(table)]
    finally:
        await store.close()
    stored = Counter((event.client, event.number) for event in events)
    now = fold(events)
    for player in players:
        assert all(stored[player.connection.key, number] == 1 for number in player.done)
        assert player.version == now.version
        seen = msgspec.json.encode(Viewpoint(player.seat).look(now))
        assert player.game == msgspec.json.decode(seen)


@pytest.mark.parametrize("seed", first_of(SEEDS))
async def test_a_game_over_a_bad_relay_is_played_to_its_end(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """A tenth of the bundles are lost, as many come twice, as many late; no socket is closed."""
    hurry(monkeypatch)
    place, exchange = postgres.new_database(), Exchange(seed)
    async with servers(place, exchange, 3) as (one, two, three):
        ada, ben, cleo = Visitor(one, "Ada"), Visitor(two, "Ben"), Visitor(three, "Cleo")
        table = await duel(one, ada, ben)
        await cleo.join(table)
        exchange.trouble = 0.1
        await play_out(ada, ben)
        exchange.trouble = 0
        await until(lambda: cleo.version == ada.version)
        assert not any(each.is_sent_away for each in (ada, ben, cleo))
        assert ben.welcomes > 1
        await compare(place, table, ada, ben, cleo)


async def test_players_stay_connected_when_the_owner_ends(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their server takes the table, or follows it to another one; their sockets stay open."""
    hurry(monkeypatch)
    place, exchange = postgres.new_database(), Exchange()
    async with servers(place, exchange, 3) as (one, two, three):
        ada, ben, cleo = Visitor(one, "Ada"), Visitor(two, "Ben"), Visitor(three, "Cleo")
        table = await duel(one, ada, ben)
        await cleo.join(table)
        await one.close()
        assert ada.is_sent_away
        again = Visitor(two, "Ada")
        again.number = ada.number
        await again.join(table)
        await play_out(again, ben)
        await until(lambda: cleo.version == ben.version)
        assert not ben.is_sent_away
        assert not cleo.is_sent_away
        await compare(place, table, again, ben, cleo)


async def test_a_table_is_forgotten_when_its_last_far_viewer_leaves(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if they had been there; and until then it stays at its owner."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        table = await duel(one, ada, ben)
        ada.leave()
        assert one.in_memory(table) is not None
        assert len(one.ferry.viewers) == 1
        ben.leave()
        await until(lambda: not len(one) and not len(one.ferry.viewers))
        assert not len(two)
        assert not two.connections
