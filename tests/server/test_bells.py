"""Guests who are not there are told of their turns: once for each, and only what is stored."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from backtrick.server.bells import delivery
from backtrick.server.bells.delivery import Unreachable, check_place, is_public, post
from backtrick.store import Bell, StoreError
from backtrick.table import Settings
from backtrick.table.commands import Deal, Make, Sit
from tests.patience import PATIENCE, until
from tests.store.conftest import postgres

from .local_server import local_server
from .push_service import PushService, push_service
from .table_bots.bot_tables import House, Person, house, legal_for, play_of, turn_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from backtrick.server.room import Room
    from backtrick.store import Ring
    from tests.store.postgres import PostgresServer

__all__ = ["postgres"]

pytestmark = pytest.mark.asyncio
SOON: dict[str, Any] = {"bell_seconds": 0, "bell_targets": "any"}


def bell_at(service: PushService, kind: str = "push") -> Bell:
    """A bell of Ada's."""
    given = service.subscription if kind == "push" else service.webhook
    key, auth = given.get("key", service.secret), given.get("auth", "")
    return Bell(kind, "guest-Ada", kind, given["url"], key, auth, 7)  # type: ignore[arg-type]


async def seated(opened: House) -> tuple[str, Room, Person]:
    """A duel over days; it is Ada's turn, and Ben alone is there."""
    settings = Settings(over_days=True)
    options = {"players": 2, "starter": 0}
    name = await opened.rooms.open_table(opened.host.guest, "face-to-face", options, settings)
    room = await opened.host.join(name)
    ben = Person(opened.rooms, "Ben")
    await ben.join(name)
    ben.do(Sit(1))
    opened.host.do(Deal())
    await until(lambda: room.stored.play is not None)
    await opened.host.leave()
    return name, room, ben


async def take_turn(person: Person, name: str, seat: int) -> None:
    """Play a turn."""
    room = person.room or await person.join(name)
    while turn_of(room) == seat and not play_of(room).is_over:
        legal = legal_for(room, seat)
        version = room.stored.version + 1
        person.do(Make("end" if "end" in legal else legal[0]))
        await until(lambda wanted=version: room.stored.version >= wanted)


async def test_a_turn_is_told_once(tmp_path: Path) -> None:
    """However often somebody looks, and through restarts; the next turn is told again."""
    async with push_service() as service:
        async with house(tmp_path, **SOON) as opened:
            await opened.rooms.store.add_bell(bell_at(service))
            name, room, ben = await seated(opened)
            await opened.rooms.ringer.ring_all()
            await opened.rooms.ringer.ring_all()
            [told] = service.messages
            assert told["table"] == name
            assert told["since"] == play_of(room).turn_began
            assert told["title"] == "Your turn"
            await ben.leave()
        async with house(tmp_path, **SOON) as opened:
            await opened.rooms.ringer.ring_all()
            assert len(service.messages) == 1
            ada, ben = Person(opened.rooms, "Ada"), Person(opened.rooms, "Ben")
            await take_turn(ada, name, 0)
            await ada.leave()
            await take_turn(ben, name, 1)
            await opened.rooms.ringer.ring_all()
            assert len({each["id"] for each in service.messages}) == len(service.messages) == 2
            await ben.leave()


async def test_nobody_is_told_who_is_there(tmp_path: Path) -> None:
    """Nor later of the same turn."""
    async with push_service() as service, house(tmp_path, **SOON) as opened:
        await opened.rooms.store.add_bell(bell_at(service))
        name, _, ben = await seated(opened)
        await opened.host.join(name)
        await opened.rooms.ringer.ring_all()
        await opened.host.leave()
        await opened.rooms.ringer.ring_all()
        assert service.messages == []
        await ben.leave()


@pytest.mark.parametrize("is_ben_there", [True, False])
async def test_one_of_several_servers_tells(
    postgres: PostgresServer, tmp_path: Path, *, is_ben_there: bool
) -> None:
    """Of a table that one of them has, that one; otherwise the first to look, and no other."""
    place = postgres.new_database()
    async with (
        push_service() as service,
        house(tmp_path, database=place, **SOON) as one,
        house(tmp_path, database=place, **SOON) as other,
    ):
        await one.rooms.store.add_bell(bell_at(service))
        _, _, ben = await seated(one)
        await _stay(place)
        if is_ben_there:
            await other.rooms.ringer.ring_all()
            assert service.messages == []
        else:
            await ben.leave()
            await one.rooms.store.check()  # behind what gives the table back
        await asyncio.gather(one.rooms.ringer.ring_all(), other.rooms.ringer.ring_all())
        assert len(service.messages) == 1
        await ben.leave()


async def _stay(place: str) -> None:
    """Let no lease expire, however slow the machine is."""
    administrator = await asyncpg.connect(place)
    await administrator.execute("UPDATE servers SET expires = 'infinity'")
    await administrator.close()


async def test_nothing_is_lost_when_the_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before a message, it goes out afterwards; after it, the same one replaces it."""
    async with push_service() as service:
        async with house(tmp_path, **SOON) as opened:
            await opened.rooms.store.add_bell(bell_at(service))
            _, _, ben = await seated(opened)
            await ben.leave()
        async with house(tmp_path, **SOON) as opened:

            async def killed(_ring: Any) -> None:
                raise StoreError("store/closed", "killed")

            monkeypatch.setattr(opened.rooms.store, "rang", killed)
            with pytest.raises(StoreError):
                await opened.rooms.ringer.ring_all()
            assert len(service.messages) == 1
        async with house(tmp_path, **SOON) as opened:
            await opened.rooms.ringer.ring_all()
            await opened.rooms.ringer.ring_all()
        assert len(service.messages) == 2
        assert len({each["id"] for each in service.messages}) == len(set(service.topics)) == 1


async def test_a_message_that_cannot_be_noted_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noted as soon as the store can do so."""
    async with push_service() as service, house(tmp_path, **SOON) as opened:
        store, ringer = opened.rooms.store, opened.rooms.ringer
        await store.add_bell(bell_at(service))
        _, room, ben = await seated(opened)

        async def full(_ring: Any) -> None:
            raise StoreError("store/full", "no space left")

        with monkeypatch.context() as patch:
            patch.setattr(store, "rang", full)
            for _ in range(2):
                with pytest.raises(StoreError):
                    await ringer.ring_all()
        await ringer.ring_all()
        assert len(service.messages) == 1
        assert await store.due_rings(play_of(room).turn_began, 2**60, 9) == []
        await ben.leave()


async def test_a_turn_that_is_told_during_a_look_is_not_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The look has found it yet to be told; by the time of the answer it is told and noted."""
    async with push_service() as service, house(tmp_path, **SOON) as opened:
        ringer, store = opened.rooms.ringer, opened.rooms.store
        await store.add_bell(bell_at(service))
        _, _, ben = await seated(opened)
        look, note, has_looked = store.due_rings, store.rang, asyncio.Event()

        async def due_rings(*asked: int) -> list[Ring]:
            found = await look(*asked)
            has_looked.set()
            await until(lambda: not ringer._under_way)  # pyright: ignore[reportPrivateUsage]
            return found

        async def rang(ring: Ring) -> None:
            await has_looked.wait()
            await note(ring)

        monkeypatch.setattr(store, "rang", rang)
        telling = asyncio.create_task(ringer.ring_all())
        await until(lambda: service.messages)
        monkeypatch.setattr(store, "due_rings", due_rings)
        await ringer.ring_all()
        await telling
        assert len(service.messages) == 1
        await ben.leave()


@asynccontextmanager
async def silence() -> AsyncGenerator[tuple[str, asyncio.Event]]:
    """A place that takes messages and never answers; and whether one has come."""
    called = asyncio.Event()

    async def listen(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        called.set()
        await asyncio.Event().wait()

    async with local_server(listen) as url:
        yield f"{url}/", called


async def test_a_slow_place_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one does not answer, everybody else is told of their turns."""
    monkeypatch.setattr(delivery, "_SECONDS", 10**6)
    async with (
        silence() as (url, called),
        push_service() as service,
        house(tmp_path, **SOON) as opened,
    ):
        rooms = opened.rooms
        await rooms.store.add_bell(replace(bell_at(service, "webhook"), url=url))
        name, _, ben = await seated(opened)
        await rooms.store.add_bell(replace(bell_at(service), guest="guest-Ben"))
        ringing = asyncio.create_task(rooms.ringer.run())
        await called.wait()
        await ben.leave()
        ada = Person(rooms, "Ada")
        await take_turn(ada, name, 0)
        await until(lambda: bool(service.messages))
        ringing.cancel()
        await ada.leave()


async def test_a_dead_bell_is_forgotten(tmp_path: Path) -> None:
    """A browser that has unsubscribed; one that is busy is asked again later."""
    async with push_service() as service, house(tmp_path, **SOON) as opened:
        store = opened.rooms.store
        await store.add_bell(bell_at(service))
        _, room, ben = await seated(opened)
        service.status = 503
        await opened.rooms.ringer.ring_all()
        began = play_of(room).turn_began
        [ring] = await store.due_rings(began, 2**60, 9)
        assert ring.tries == 1
        await store.ring_later(ring, 0)
        service.status = 410
        await opened.rooms.ringer.ring_all()
        assert await store.bells_of("guest-Ada") == []
        assert service.messages == []
        await ben.leave()


async def test_messages_to_a_webhook_are_signed(tmp_path: Path) -> None:
    """With the secret that only its owner was told."""
    async with push_service() as service, house(tmp_path, **SOON) as opened:
        service.secret = "a secret"  # noqa: S105  of this test
        await opened.rooms.store.add_bell(bell_at(service, "webhook"))
        name, _, ben = await seated(opened)
        await opened.rooms.ringer.ring_all()
        assert [each["table"] for each in service.messages] == [name]
        await ben.leave()


async def test_the_key_of_the_server_is_kept(tmp_path: Path) -> None:
    """It is made at the first start; browsers have subscribed with it."""
    keys: set[str] = set()
    for _ in range(2):
        async with house(tmp_path) as opened:
            ringing = asyncio.create_task(opened.rooms.ringer.run())
            async with asyncio.timeout(PATIENCE):
                while not await opened.rooms.store.kept("vapid"):  # noqa: ASYNC110
                    await asyncio.sleep(0)
            ringing.cancel()
            keys.add((await opened.rooms.ringer.signer()).public)
    assert len(keys) == 1


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.0.0.1/1",
        "https://169.254.169.254/latest",
        "https://localhost/1",
        "https://user@push.example/1",
        "https://:password@push.example/1",
        "https://2130706433/1",
        "https://0x7f.1/1",
        "https://[::ffff:127.0.0.1]/1",
        "https://push.example:22/1",
        "ftp://push.example/1",
        "https:///1",
    ],
)
async def test_no_message_goes_into_the_network_of_the_server(url: str) -> None:
    """Nor anywhere without encryption."""
    with pytest.raises(Unreachable):
        await post(url, {}, b"", anywhere=False)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "100.64.0.1", "169.254.169.254", "0.0.0.1", "224.0.0.1"),
        *("::1", "::", "::7f00:1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("2001:0:7f00:1::", "fe80::1%eth0", "fd00::1", "fec0::1", "ff02::1"),
    ],
)
async def test_only_addresses_of_the_internet_are_public(address: str) -> None:
    """Not those that lead to another one, and not those of several computers."""
    assert not is_public(address)


async def test_public_addresses_are_allowed() -> None:
    """With https."""
    assert all(map(is_public, ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909")))
    assert check_place("https://push.example/a?b=c", anywhere=False).hostname == "push.example"
