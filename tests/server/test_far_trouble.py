"""Tables at other servers, over a relay that loses, doubles and delays, and owners that end."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick.server import far_tables, open_tables
from backtrick.server.admin.table_changes import close_table
from backtrick.server.close_codes import GOING_AWAY
from backtrick.server.crossings import Dismissed
from backtrick.server.erasure import erase_guest
from backtrick.store import Elsewhere, open_store
from backtrick.table import Settings, decode, fold
from backtrick.table.commands import Deal, Make, Sit
from backtrick.table.redaction import Viewpoint
from backtrick.wire.admin import BanInfo
from backtrick.wire.inbound import Hello
from tests.patience import until
from tests.relay.exchange import Exchange
from tests.store.conftest import postgres
from tests.thorough import first_of

from .far_rooms import Visitor, hurry, servers

if TYPE_CHECKING:
    from backtrick.server.far_tables import FarTable
    from backtrick.server.room import Room
    from backtrick.server.rooms import Rooms
    from backtrick.server.viewer import Viewer
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
        assert not player.problems
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


async def test_who_is_let_in_too_late_is_not_kept(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner is so slow that the client has gone: nobody may be shown as being there."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben, late = Visitor(one, "Ada"), Visitor(two, "Ben"), Visitor(two, "Cleo")
        table = await duel(one, ada, ben)
        may_enter, enter = asyncio.Event(), one.room_for

        async def slow(viewer: Viewer, name: str) -> Room | None:
            await may_enter.wait()
            return await enter(viewer, name)

        with monkeypatch.context() as patch:
            patch.setattr(one, "room_for", slow)
            patch.setattr(far_tables, "_WELCOME_SECONDS", 0.01)
            patch.setattr(far_tables, "_SECONDS", 0)
            assert await two.join(late.connection, table, Hello(client="tab")) is None
            await until(lambda: len(one.ferry.viewers) == 2)
            may_enter.set()
            await until(lambda: len(one.ferry.viewers) == 1)
        room = one.in_memory(table)
        assert room is not None
        assert {viewer.guest.id for viewer in room.viewers()} == {"ada", "ben"}


async def test_who_is_closed_as_the_table_arrives_leaves_it(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody stays in the room of a table that has come to the client's server."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben, late = Visitor(one, "Ada"), Visitor(two, "Ben"), Visitor(two, "Cleo")
        table, move_in = await duel(one, ada, ben), two.move_in

        async def find_elsewhere(*_: object) -> None:
            raise Elsewhere(table, one.store.server)

        def close(far: FarTable, room: Room) -> bool:
            is_in = move_in(far, room)
            if far.connection is late.connection:
                far.connection.close(GOING_AWAY, "server/restarts")
            return is_in

        monkeypatch.setattr(two, "room_for", find_elsewhere)
        monkeypatch.setattr(two, "move_in", close)
        one.is_draining = True
        one.hand_over(table)
        assert await two.join(late.connection, table, Hello(client="tab")) is None
        room = two.in_memory(table)
        assert room is not None
        assert late.guest.id not in {each.guest.id for each in room.viewers()}


async def test_a_table_that_cannot_be_loaded_closes_the_connection(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its owner ends, and this server does not understand it: the client is told to come again."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        table = await duel(one, ada, ben)

        async def fail(*_: str) -> None:
            raise msgspec.DecodeError("of a newer server")

        monkeypatch.setattr(two, "room", fail)
        one.hand_over(table)
        await until(lambda: ben.is_sent_away)
    assert "socket/error" in caplog.messages


async def test_a_table_that_cannot_be_stored_is_not_asked_for_at_once(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its clients would ask as fast as they could; one that is free may be taken at once."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        await duel(one, ada, ben)
        pauses: list[float] = []
        tables, (far,) = two.ferry.tables, two.ferry.tables

        def look_for(_: FarTable, pause: float) -> None:
            pauses.append(pause)

        monkeypatch.setattr(tables, "_look_for", look_for)
        for code in ("server/restarts", "table/rewritten", "store/unavailable"):
            dismissed = Dismissed(far.place, far.call, GOING_AWAY, code, 500)
            tables.hear(one.store.server, dismissed)
        assert pauses == [0, 0.5, 0.5]


async def test_a_command_that_fails_closes_the_connection(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As it does at the table's own server; it is not tried again and again."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        table = await duel(one, ada, ben)
        room, taken = one.in_memory(table), list[int]()
        assert room is not None
        assert ben.place is not None

        def fail(*_: object) -> None:
            taken.append(1)
            raise RuntimeError

        monkeypatch.setattr(one, "take", fail)
        two.take(ben.connection, ben.place, 7, Sit(), 0)
        await until(lambda: ben.is_sent_away)
        assert taken == [1]
    assert "socket/error" in caplog.messages


async def test_open_tables_are_listed_at_every_server(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as their host is there, at whichever server; each table once."""
    monkeypatch.setattr(open_tables, "_SECONDS", 0.02)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        for each in (ada, ben):
            await each.rooms.store.add_guest(each.guest, each.guest.id.encode())
        tables: set[str] = set()
        for host in (ada, ben):
            table = await host.rooms.open_table(host.guest, "quick-easy", {}, Settings(listed=True))
            tables.add(table)
            await host.join(table)
        for rooms in (one, two):
            while await listed(rooms) != sorted(tables):  # noqa: ASYNC110  asking is what it does
                await asyncio.sleep(0.01)
        ben.leave()
        while await listed(one) == sorted(tables):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert len(await listed(one)) == 1


async def listed(rooms: Rooms) -> list[str]:
    """The ids of the tables in the public list."""
    found = await open_tables.public_list(rooms)
    return sorted(each.table for each in found.tables)


async def test_a_guest_is_erased_from_a_table_at_another_server(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hands the table over; the guest is signed out, and the other player stays connected."""
    hurry(monkeypatch)
    place = postgres.new_database()
    async with servers(place, Exchange(), 3) as (one, two, three):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        cleo = Visitor(three, "Cleo")
        table = await duel(one, ada, ben)
        await cleo.join(table)
        await erase_guest(three, ben.guest.id)
        await until(lambda: ben.is_sent_away and cleo.version > ada.version)
        assert not cleo.is_sent_away
        assert await three.store.guest(ben.guest.id) is None
        assert ben.guest.id not in str(await three.store.events(table))


async def test_bans_hold_at_every_server(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is banned at one is sent away from the others, and may come again once it is lifted."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        await duel(one, ada, ben)
        await one.bans.add(BanInfo("guest", ben.guest.id, 0, None, ""))
        one.note_bans()
        await until(lambda: ben.is_sent_away and two.bans.has_guest(ben.guest.id))
        await one.bans.lift(ben.guest.id)
        one.note_bans()
        await until(lambda: not two.bans.has_guest(ben.guest.id))


async def test_what_was_announced_to_a_server_that_was_cut_off_holds_there(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sign-outs and bans are told again when it is back, and are carried out once."""
    hurry(monkeypatch)
    exchange = Exchange()
    async with servers(postgres.new_database(), exchange, 2) as (one, two):
        ben, cleo = Visitor(two, "Ben"), Visitor(two, "Cleo")
        for each in (ben, cleo):
            await two.store.add_guest(each.guest, each.guest.id.encode())
            await each.join(await two.open_table(each.guest, "quick-easy", {}, Settings()))
        exchange.trouble = 1
        await until(lambda: not one.ferry.relay.others())
        one.sign_out(ben.guest.id, GOING_AWAY, "server/closed", 500)
        await one.bans.add(BanInfo("guest", cleo.guest.id, 0, None, ""))
        one.note_bans()
        exchange.trouble = 0
        await until(lambda: ben.is_sent_away and cleo.is_sent_away)
        again = Visitor(two, "Ben")
        await again.join(await two.open_table(ben.guest, "quick-easy", {}, Settings()))
        await one.bans.lift(cleo.guest.id)
        one.ferry.announcements.repeat(two.store.server)
        await until(lambda: not two.bans.has_guest(cleo.guest.id))
        assert not again.is_sent_away


async def test_a_server_that_starts_signs_nobody_out_for_what_was_before(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests have come to it since."""
    hurry(monkeypatch)
    place, exchange = postgres.new_database(), Exchange()
    async with servers(place, exchange, 1) as (one,):
        one.sign_out("ben", GOING_AWAY, "server/closed", 500)
        async with servers(place, exchange, 1) as (two,):
            await until(two.ferry.relay.others)
            await one.bans.add(BanInfo("guest", "cleo", 0, None, ""))
            one.ferry.announcements.repeat(two.store.server)
            await until(lambda: two.bans.has_guest("cleo"))
            assert not two.sign_outs.count


async def test_a_table_that_is_closed_is_closed_at_every_server(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of them has it, and whichever is told to close it."""
    hurry(monkeypatch)
    async with servers(postgres.new_database(), Exchange(), 3) as (one, two, three):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        table = await duel(one, ada, ben)
        await close_table(three, table)
        await until(lambda: ada.is_sent_away and ben.is_sent_away)
        for each in (one, two, three):
            await until(lambda rooms=each: rooms.bans.has_table(table))
            await until(lambda rooms=each: rooms.in_memory(table) is None)


async def test_a_server_that_is_about_to_end_takes_no_tables(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does it let in clients of others at those that it still has."""
    hurry(monkeypatch)
    monkeypatch.setattr(far_tables, "_SECONDS", 0.2)
    async with servers(postgres.new_database(), Exchange(), 2) as (one, two):
        ada, ben = Visitor(one, "Ada"), Visitor(two, "Ben")
        table = await duel(one, ada, ben)
        one.is_draining = True
        late = Visitor(two, "Cleo")
        assert await two.join(late.connection, table, Hello(client="tab")) is None
        assert late.is_sent_away
        assert await one.join(Visitor(one, "Dan").connection, table, Hello(client="tab")) is None
        assert len(one.ferry.viewers) == 1
        assert not ben.is_sent_away
        one.is_draining = False
