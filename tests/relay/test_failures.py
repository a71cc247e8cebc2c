"""Valkey killed, stopped and started again, and lines to it cut: the relay comes back by itself."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from backtrick.relay import open_relay
from backtrick.relay import valkey as valkey_relay
from tests.patience import until

from .members import Member, Word
from .proxy import Proxy

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from redis.asyncio import Redis

    from .valkey import ValkeyServer

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def members(*urls: str) -> AsyncGenerator[list[Member]]:
    """Servers of one house, each by its own address of Valkey; they have joined."""
    names = ("ada", "ben", "cleo")
    found = [Member(open_relay(url, name, (Word,))) for url, name in zip(urls, names, strict=False)]
    for member in found:
        await member.join()
    try:
        yield found
    finally:
        await asyncio.gather(*(member.relay.leave() for member in found))


async def know_each_other(*found: Member) -> None:
    """Wait until messages get through among servers."""
    await until(lambda: all(member.relay.is_up for member in found))
    await until(lambda: all(len(member.relay.others()) == len(found) - 1 for member in found))


async def gets_through(sender: Member, receiver: Member, number: int) -> None:
    """Wait until a word gets through; many may be lost before."""

    def is_heard() -> bool:
        sender.relay.send(receiver.relay.server, Word(number))
        return number in receiver.numbers(sender.relay.server)

    await until(is_heard)


def once_each(numbers: list[int]) -> list[int]:
    """Numbers without repetitions; the tests send some again."""
    return [*dict.fromkeys(numbers)]


async def test_a_killed_valkey_is_found_again(new_valkey: ValkeyServer) -> None:
    """While it is gone, messages are lost, and facts kept; both come back with it."""
    async with members(new_valkey.url, new_valkey.url) as (ada, ben):
        await know_each_other(ada, ben)
        new_valkey.kill()
        await until(lambda: not ada.relay.is_up and not ben.relay.is_up)
        ada.relay.send("ben", Word(1))
        ada.relay.tell("tables", "x", b"open")
        await until(lambda: not ben.relay.others())
        new_valkey.start()
        await know_each_other(ada, ben)
        await gets_through(ada, ben, 2)
        await until(lambda: ben.facts("tables") == {("ada", "x", b"open")})
        assert 1 not in ben.numbers("ada")


async def test_a_stopped_valkey_is_noticed(new_valkey: ValkeyServer) -> None:
    """A server that does not answer is as good as none; nothing comes late when it goes on."""
    async with members(new_valkey.url, new_valkey.url) as (ada, ben):
        await know_each_other(ada, ben)
        await gets_through(ada, ben, 1)
        new_valkey.pause()
        for number in range(2, 20):
            ada.relay.send("ben", Word(number))
            await asyncio.sleep(0)
        await until(lambda: not ada.relay.is_up and not ben.relay.is_up)
        new_valkey.go_on()
        await know_each_other(ada, ben)
        await gets_through(ada, ben, 20)
        heard = once_each(ben.numbers("ada"))
        assert heard == sorted(heard)


@pytest.mark.parametrize("how", ["cut", "hush"])
async def test_a_broken_line_concerns_one_server(valkey: ValkeyServer, how: str) -> None:
    """The others go on without it, and notice that it is gone; then it is there again."""
    proxy = Proxy(valkey.port)
    async with await proxy.listen() as listening:
        port: int = listening.sockets[0].getsockname()[1]
        urls = (f"{valkey.url_by(port)}/15", f"{valkey.url}/15", f"{valkey.url}/15")
        async with members(*urls) as (ada, ben, cleo):
            await know_each_other(ada, ben, cleo)
            ada.relay.tell("tables", "x", b"open")
            await until(lambda: cleo.facts("tables"))
            getattr(proxy, how)()
            await until(lambda: not ada.relay.is_up)
            await until(lambda: [*ben.relay.others(), *cleo.relay.others()] == ["cleo", "ben"])
            assert not cleo.facts("tables")
            await gets_through(ben, cleo, 1)
            proxy.mend()
            await know_each_other(ada, ben, cleo)
            await gets_through(cleo, ada, 2)
            await until(lambda: cleo.facts("tables") == {("ada", "x", b"open")})


async def test_a_server_starts_without_valkey(new_valkey: ValkeyServer) -> None:
    """It is not up, and waits for nothing; when Valkey comes, it is."""
    new_valkey.kill()
    async with members(new_valkey.url) as (ada,):
        ada.relay.send("ada", Word(1))
        assert not ada.relay.is_up
        new_valkey.start()
        await until(lambda: ada.relay.is_up)
        await gets_through(ada, ada, 2)


async def test_a_wrong_password_is_told_once(
    valkey: ValkeyServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it is tried, the log has one line, without the password."""
    attempts, connect = list[str](), valkey_relay._client  # pyright: ignore[reportPrivateUsage]

    def note(url: str) -> Redis:
        attempts.append(url)
        return connect(url)

    monkeypatch.setattr(valkey_relay, "_LONGEST_PAUSE", 0.01)
    monkeypatch.setattr(valkey_relay, "_client", note)
    with caplog.at_level(logging.WARNING, "backtrick"):
        async with members(f"valkey://:wrong@127.0.0.1:{valkey.port}") as (ada,):
            await until(lambda: len(attempts) > 6 and caplog.records)
            assert not ada.relay.is_up
    assert [record.message for record in caplog.records] == ["relay/unreachable"]
    assert "wrong" not in str(vars(caplog.records[0]))


async def test_what_waits_is_bounded(
    new_valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While Valkey is stopped, no more than a limit waits to be sent to it."""
    monkeypatch.setattr(valkey_relay, "MOST_BYTES", 10_000)
    async with members(new_valkey.url) as (ada,):
        await until(lambda: ada.relay.is_up)
        new_valkey.pause()
        for number in range(1000):
            ada.relay.send("ada", Word(number, b"x" * 100))
            await asyncio.sleep(0)
        relay = ada.relay
        assert isinstance(relay, valkey_relay.ValkeyRelay)
        assert relay.waiting_bytes <= 10_000
        new_valkey.go_on()
        await gets_through(ada, ada, 1000)
