"""Shared by the tests of relays: servers that talk to each other, by any kind of relay."""

from __future__ import annotations

from contextlib import AsyncExitStack
from itertools import count
from typing import TYPE_CHECKING, TypeAlias

import pytest
import pytest_asyncio

from backtrick.relay import LocalRelay, open_relay
from tests.relay.exchange import Exchange, ExchangeRelay
from tests.relay.members import Member, Sign, Word
from tests.relay.valkey import ValkeyServer, new_valkey, valkey

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    Enter: TypeAlias = Callable[[str], Awaitable[Member]]

__all__ = ["new_valkey", "valkey"]
_databases = count(1)


@pytest_asyncio.fixture(params=["exchange", "valkey"])
async def enter(request: pytest.FixtureRequest) -> AsyncGenerator[Enter]:
    """Makes servers that reach each other."""
    exchange, kinds = Exchange(), (Word, Sign)
    url = ""
    if request.param == "valkey":
        server: ValkeyServer = request.getfixturevalue("valkey")
        url = f"{server.url}/{next(_databases) % 16}"

    async with AsyncExitStack() as entered:

        async def one(name: str) -> Member:
            relay = open_relay(url, name, kinds) if url else ExchangeRelay(name, exchange, kinds)
            member = Member(relay)
            await member.join()
            entered.push_async_callback(relay.leave)
            return member

        yield one


@pytest_asyncio.fixture
async def alone() -> AsyncGenerator[Member]:
    """A server without others."""
    member = Member(LocalRelay("ada"))
    await member.join()
    yield member
    await member.relay.leave()
