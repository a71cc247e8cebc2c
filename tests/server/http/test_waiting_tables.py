"""Tables that wait for somebody: whose turn it is, and since when."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.server.client import Client

from .test_tables import DUEL, guest_of, opened

if TYPE_CHECKING:
    import httpx

    from tests.server.server_process import ServerProcess

STARTED = {**DUEL, "options": {"starter": 0}}


def begin(server: ServerProcess, host: httpx.Client, friend: httpx.Client, **settings: Any) -> str:
    """A running duel; it is the host's turn, and nobody is there any more."""
    table = opened(host, **STARTED, settings=settings)

    async def deal() -> None:
        sockets = [Client(server.address, guest_of(each), table) for each in (host, friend)]
        async with sockets[0], sockets[1]:
            await sockets[1].do("sit")
            await sockets[0].do("deal")

    asyncio.run(deal())
    return table


def turns(client: httpx.Client) -> dict[str, Any]:
    """By table, in order, whom its game waits for."""
    return {each["table"]: each["turn"] for each in client.get("/api/me/tables").json()["tables"]}


def test_tables_that_wait_for_me_come_first(server: ServerProcess) -> None:
    """The longest first, with those awaited and the limit; strangers see none of it."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    first = begin(server, ada, ben)
    second = begin(server, ada, ben, over_days=True, turn_seconds=86_400)
    theirs = begin(server, ben, ada)
    mine, bens = turns(ada), turns(ben)
    assert [*mine] == [first, second, theirs]
    assert [each["yours"] for each in mine.values()] == [True, True, False]
    assert [*bens] == [theirs, second, first]
    emblem = ada.get("/api/me").json()["emblem"]
    assert bens[first] == {**mine[first], "yours": False}
    assert bens[first]["emblems"] == [emblem]
    assert mine[first]["due"] is None
    assert mine[second]["due"] == mine[second]["since"] + 86_400_000
    assert turns(server.guest("Eve")) == {}
    assert server.client().get("/api/me/tables").status_code == 401


def test_a_move_passes_the_turn_on(server: ServerProcess) -> None:
    """Then the table waits for the other one, since then."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = begin(server, ada, ben)
    before = turns(ada)[table]

    async def play() -> None:
        async with Client(server.address, guest_of(ada), table) as client:
            while legal := client.game["legal"]:
                await client.do("move", move="end" if "end" in legal else legal[0])

    asyncio.run(play())
    after = turns(ben)[table]
    assert after["yours"]
    assert after["since"] >= before["since"]
    assert not turns(ada)[table]["yours"]
