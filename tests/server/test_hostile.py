"""Bad input on a table's socket is refused with a code, and nobody else is affected."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE

from .client import Client, Guest, RefusedError, duel, new_guest, open_table
from .server_process import serving

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator

    from websockets.asyncio.client import ClientConnection

    from .server_process import ServerProcess

HELLO = '{"type": "hello", "client": "stranger"}'
TOO_BIG, POLICY, NO_SUCH_TABLE, NO_TEXT = 1009, 1008, 4004, 1007

FORBIDDEN: dict[str, dict[str, Any]] = {
    "take-back": {},
    "hint": {},
    "deal": {},
    "change": {"options": {}},
    "remove": {"seat": 0},
    "hand-over": {"seat": 0},
    "say": {"text": "hello", "language": "en"},
}
"""What a spectator cannot do during a game."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with default limits, except for requests, guests and tables."""
    folder = tmp_path_factory.mktemp("guarded")
    many = {"requests_a_second": 10_000, "guests_an_hour": 1_000_000, "tables_an_hour": 1_000_000}
    with serving(folder, **many) as server:
        yield server


@asynccontextmanager
async def line(
    address: str, table: str, guest: Guest, **options: Any
) -> AsyncGenerator[ClientConnection]:
    """A bare connection to a table."""
    headers = {**guest.headers, **options.pop("headers", {})}
    url = f"ws://{address}/api/tables/{table}/socket"
    async with connect(
        url, additional_headers=headers, compression=None, proxy=None, open_timeout=PATIENCE
    ) as socket:
        yield socket


async def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] == kind:
            return message


async def read_to_the_end(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything received until the connection is closed."""
    messages: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    return messages


async def flood(socket: ClientConnection) -> None:
    """More commands at once than anybody needs."""
    with suppress(ConnectionClosed):
        for number in range(1, 500):
            message = {"type": "do", "number": number, "command": {"do": "take-back"}}
            await socket.send(json.dumps(message))


async def goes_on(host: Client, other: Client) -> None:
    """Check that a game goes on as if nothing had happened."""
    await other.until(lambda: other.version == host.version)
    mover = host if host.game["legal"] else other
    await mover.do("move", move=mover.game["legal"][0])
    await other.until(lambda: other.version == host.version)


def test_a_page_of_another_site_gets_no_connection(guarded: ServerProcess) -> None:
    """A foreign Origin is refused in the handshake, with the cookie or without."""

    async def attack() -> None:
        async with duel(guarded.address) as (host, other):
            foreign = {"headers": {"Origin": "https://example.org"}}
            with pytest.raises(InvalidStatus, match="403"):
                async with line(guarded.address, host.table, host.guest, **foreign):
                    pass
            await goes_on(host, other)

    asyncio.run(attack())


def test_only_guests_can_connect(guarded: ServerProcess) -> None:
    """Invented tokens and tables are refused."""

    async def attack() -> None:
        async with duel(guarded.address) as (host, _):
            nobody = Guest("", "made-up", "Eve")
            with pytest.raises(InvalidStatus, match="401"):
                async with line(guarded.address, host.table, nobody):
                    pass
            async with line(guarded.address, "x" * len(host.table), host.guest) as socket:
                await socket.send(HELLO)
                assert (await told(socket, "bye"))["code"] == "table/unknown"
                await socket.wait_closed()
                assert socket.close_code == NO_SUCH_TABLE

    asyncio.run(attack())


def test_nobody_moves_for_another_seat(guarded: ServerProcess) -> None:
    """A spectator cannot move, take back, deal, change or remove; a player cannot act as host."""

    async def attack() -> None:
        async with duel(guarded.address) as (host, other):
            eve = await new_guest(guarded.address, "Eve")
            mover = host if host.game["legal"] else other
            async with Client(guarded.address, eve, host.table) as stranger:
                assert stranger.game["hand"] == []
                for kind, fields in FORBIDDEN.items():
                    with pytest.raises(RefusedError):
                        await stranger.do(kind, **fields)
                with pytest.raises(RefusedError, match="table/not-seated"):
                    await stranger.do("move", move=mover.game["legal"][0])
            with pytest.raises(RefusedError, match="table/not-host"):
                await other.do("deal")
            await goes_on(host, other)

    asyncio.run(attack())


def test_a_repeated_command_is_carried_out_once(guarded: ServerProcess) -> None:
    """The same number is already done; a lower one is refused."""

    async def attack() -> None:
        async with duel(guarded.address) as (host, other):
            mover = host if host.game["legal"] else other
            async with line(guarded.address, host.table, mover.guest) as socket:
                await socket.send(HELLO)
                command = {"do": "move", "move": mover.game["legal"][0]}
                message = {"type": "do", "number": 7, "command": command}
                await socket.send(json.dumps(message))
                version = (await told(socket, "update"))["version"]
                await socket.send(json.dumps(message))
                assert await told(socket, "done") == {
                    "type": "done",
                    "number": 7,
                    "version": version,
                }
                await socket.send(json.dumps({**message, "number": 6}))
                assert (await told(socket, "refused"))["code"] == "command/out-of-order"
            await host.until(lambda: host.version == version)

    asyncio.run(attack())


def test_a_frame_that_is_too_long_is_not_read(guarded: ServerProcess) -> None:
    """Beyond 8 KiB the connection is closed, and the table goes on."""

    async def attack() -> None:
        async with duel(guarded.address) as (host, other):
            async with line(guarded.address, host.table, host.guest) as socket:
                await socket.send(HELLO)
                await socket.send(json.dumps({"type": "do", "text": "x" * 9000}))
                await read_to_the_end(socket)
                assert socket.close_code == TOO_BIG
            await goes_on(host, other)

    asyncio.run(attack())


def test_a_first_frame_that_is_no_text_is_no_error(guarded: ServerProcess) -> None:
    """The connection is closed; it is not worth a line in the log, since many may do it often."""

    async def attack() -> None:
        async with duel(guarded.address) as (host, other):
            async with line(guarded.address, host.table, host.guest) as socket:
                await socket.send(b"\xff", text=True)
                await read_to_the_end(socket)
                assert socket.close_code == NO_TEXT
            await goes_on(host, other)

    asyncio.run(attack())
    assert "UnicodeDecodeError" not in guarded.logged.read_text()


def test_a_flood_is_refused_and_then_closed(guarded: ServerProcess) -> None:
    """Hundreds of commands at once are refused, and then the connection is closed."""

    async def attack() -> None:
        async with duel(guarded.address) as (host, other):
            stranger = await new_guest(guarded.address, "Eve")
            async with line(guarded.address, host.table, stranger) as socket:
                await socket.send(HELLO)
                await flood(socket)
                codes = {message.get("code") for message in await read_to_the_end(socket)}
                assert socket.close_code == POLICY
                assert {"wire/too-fast", "wire/too-many-mistakes"} <= codes
            await goes_on(host, other)

    asyncio.run(attack())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=12,
)
WORDS = st.sampled_from(
    ["type", "do", "hello", "pong", "number", "command", "move", "seat", "text", "signals", "deal"]
)
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(["do", "pong", "hello"])},
    optional={
        "number": JSON,
        "token": JSON,
        "client": JSON,
        "command": st.dictionaries(WORDS, WORDS | JSON, max_size=4) | JSON,
    },
)
FRAMES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    JSON.map(json.dumps),
    NEARLY.map(json.dumps),
)


def test_nonsense_of_every_kind_is_refused_with_a_code(
    guarded: ServerProcess, *, is_thorough: bool
) -> None:
    """Frames of any type and content are refused, and the server's memory does not grow."""
    pid = guarded.process.pid

    @settings(
        max_examples=100 if is_thorough else 8,
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )
    @given(frames=st.lists(FRAMES, max_size=12))
    def attack(frames: list[str | bytes]) -> None:
        asyncio.run(nonsense(guarded.address, frames))

    attack()
    before = kilobytes(pid)
    for _ in range(3):
        attack()
    assert kilobytes(pid) - before < 8_000


async def nonsense(address: str, frames: list[str | bytes]) -> None:
    """Send frames before and after hello; every answer is a known message."""
    guest = await new_guest(address)
    table = await open_table(address, guest, "quick-easy")
    async with line(address, table, guest) as socket:
        await socket.send(HELLO)
        try:
            for frame in frames:
                await socket.send(frame)
            await socket.send(
                '{"type": "do", "number": 9007199254740991, "command": {"do": "deal"}}'
            )
            last: dict[str, Any] = {}
            while last.get("number") != 9007199254740991:
                last = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if last["type"] == "refused":
                    assert re.fullmatch(r"[a-z]+/[a-z-]+", last["code"]), last
        except ConnectionClosed:
            assert socket.close_code == POLICY


def kilobytes(pid: int) -> int:
    """The memory of a process."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1])
