"""Guarded connections: whose requests are handled when, and who gets short answers."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

import h11
import httpx
import pytest
from uvicorn.server import ServerState

from backtrick.server import lifecycle
from backtrick.server.gate import Gate
from backtrick.server.guarded_protocol import GuardedProtocol
from backtrick.server.http.forwarded import named_client
from backtrick.server.http.networks import Networks
from backtrick.server.rooms import Rooms
from backtrick.server.rota import A_TURN, Rota
from backtrick.server.short_line import ShortLine
from backtrick.settings import ServerSettings
from backtrick.store import open_store
from tests.patience import PATIENCE, until

from .wires import NEIGHBOUR, STRANGER, Wire

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

HANDSHAKE = (
    b"GET /api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
"""A handshake without a guest."""


@asynccontextmanager
async def protocols(folder: Path) -> AsyncGenerator[Callable[[], GuardedProtocol]]:
    """A server in this process, as a function that makes its side of a connection."""
    settings = ServerSettings(requests_a_second=1000)
    store, chosen = await open_store(folder / "tables.sqlite"), Gate(settings, 1000)
    rooms = Rooms(store, settings)
    served = lifecycle._Protocols(GuardedProtocol.behind(chosen), ShortLine)  # pyright: ignore[reportPrivateUsage]
    config = lifecycle._config(rooms, settings, chosen, served)  # pyright: ignore[reportPrivateUsage]
    config.load()
    state, protocol = ServerState(), cast("type[GuardedProtocol]", config.http_protocol_class)
    yield lambda: protocol(config, state, {})
    await store.close()


@asynccontextmanager
async def guarded(folder: Path) -> AsyncGenerator[int]:
    """The port of a server in this process."""
    loop = asyncio.get_running_loop()
    async with (
        protocols(folder) as new,
        await loop.create_server(new, "127.0.0.1", 0) as server,
    ):
        yield server.sockets[0].getsockname()[1]


async def shake_hands(port: int, address: str) -> bytes:
    """The answer to a handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(HANDSHAKE)
    answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.asyncio
@pytest.mark.usefixtures("stopped_clock")
async def test_an_address_whose_handshakes_all_fail_gets_short_answers(tmp_path: Path) -> None:
    """They are all answered, with a code; those of others are looked at as before."""
    async with guarded(tmp_path) as port:
        for _ in range(100):
            assert (await shake_hands(port, STRANGER)).startswith(b"HTTP/1.1 401 ")
        head, body = (await shake_hands(port, STRANGER)).split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        assert f"content-length: {len(body)}".encode() in head
        assert json.loads(body)["code"] == "limit/requests"
        assert (await shake_hands(port, NEIGHBOUR)).startswith(b"HTTP/1.1 401 ")
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
            metrics = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
        assert 'backtrick_refused_connections_total{reason="handshakes"}' in metrics


def proxied(client: str) -> bytes:
    """A handshake that a proxy has passed on."""
    return HANDSHAKE.replace(b"\r\n\r\n", f"\r\nX-Forwarded-For: {client}\r\n\r\n".encode())


def proxy_wire() -> Wire:
    """A connection of a trusted proxy."""
    return Wire({"peername": ("127.0.0.1", 1)})


@pytest.mark.asyncio
@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("later", [0, 2])
async def test_a_client_behind_a_proxy_gets_short_answers_alone(tmp_path: Path, later: int) -> None:
    """The proxy names the client whose handshakes all fail; its others are looked at as before.

    So it is if some bytes come later: a proxy sends a long head in parts.
    """
    async with protocols(tmp_path) as new:
        connection, wire = new(), proxy_wire()
        refused = connection.gate.refused_handshakes.of("203.0.113.1")
        while refused.take():
            pass
        connection.connection_made(wire)
        head = proxied("203.0.113.1")
        connection.data_received(head[: len(head) - later])
        if later:
            connection.data_received(head[-later:])
        assert wire.written.startswith(b"HTTP/1.1 429 ")
        assert connection.gate.may_shake_hands("127.0.0.1")
        connection.connection_lost(None)


@pytest.mark.asyncio
async def test_clients_behind_a_proxy_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that asks a hundred times does not keep another waiting, as if both had come directly."""
    begun = list[str]()

    def parse(self: h11.Connection) -> object:
        found = parse_one(self)
        if isinstance(found, h11.Request):
            begun.append(dict(found.headers)[b"x-forwarded-for"].decode())
        return found

    parse_one = h11.Connection.next_event
    monkeypatch.setattr(h11.Connection, "next_event", parse)
    clients = [*100 * ["203.0.113.1"], "203.0.113.2"]
    async with protocols(tmp_path) as new:
        for client in clients:
            connection = new()
            connection.connection_made(proxy_wire())
            request = f"GET /livez HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {client}\r\n\r\n"
            connection.data_received(request.encode())
        await until(lambda: len(begun) == len(clients))
    assert begun.index("203.0.113.2") <= 2 * A_TURN


@pytest.mark.parametrize(
    "line, client",
    [
        ("X-Forwarded-For: 203.0.113.1", "203.0.113.1"),
        ("x-forwarded-for:203.0.113.1:4711", "203.0.113.1"),
        ("X-Forwarded-For: 198.51.100.9, 203.0.113.1, 10.0.0.1", "203.0.113.1"),
        ("X-Forwarded-For: 198.51.100.9\r\nX-Forwarded-For: [2001:db8::1]:80", "2001:db8::1"),
        ("X-Forwarded-For: 10.0.0.2, 10.0.0.1", "10.0.0.2"),
        ("Cookie: X-Forwarded-For: 198.51.100.9", ""),
        ("X-Forwarded-For:", ""),
        ("Length: 1\r\n\r\nX-Forwarded-For: 198.51.100.9", ""),
    ],
)
def test_the_client_of_a_proxy_is_known_before_its_request_is_parsed(
    line: str, client: str
) -> None:
    """The last address that is no proxy; the client itself may have written those before it."""
    request = f"GET / HTTP/1.1\r\nHost: x\r\n{line}\r\n\r\n".encode()
    assert named_client(request, Networks(["10.0.0.0/24"])) == client


@pytest.mark.asyncio
async def test_a_body_in_tiny_chunks_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the head of such a request is parsed, whatever comes with it."""
    parsed = list[object]()

    def parse(self: h11.Connection) -> object:
        parsed.append(found := parse_one(self))
        return found

    parse_one = h11.Connection.next_event
    monkeypatch.setattr(h11.Connection, "next_event", parse)
    chunks = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with protocols(tmp_path) as new:
        connection, wire = new(), Wire()
        connection.connection_made(wire)
        connection.data_received(chunks + 1000 * b"1\r\na\r\n")
        connection.connection_lost(None)
    assert wire.written.startswith(b"HTTP/1.1 411 ")
    assert wire.is_closing()
    assert len(parsed) == 1


@pytest.mark.asyncio
async def test_requests_of_one_connection_wait_for_their_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if each had come on its own: a few are handled per turn, and in the end all are."""
    turns, begun = [0], Counter[int]()

    def next_turn(self: Rota) -> None:
        turns[0] += 1
        take_turn(self)

    def parse(self: h11.Connection) -> object:
        found = parse_one(self)
        begun[turns[0]] += isinstance(found, h11.Request)
        return found

    take_turn, parse_one = Rota._next_turn, h11.Connection.next_event  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(Rota, "_next_turn", next_turn)
    monkeypatch.setattr(h11.Connection, "next_event", parse)
    async with protocols(tmp_path) as new:
        wires = [Wire() for _ in range(5 * A_TURN)]
        for wire in wires:
            connection = new()
            connection.connection_made(wire)
            connection.data_received(5 * b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await until(lambda: all(wire.written.count(b" 200 OK") == 5 for wire in wires))
    assert begun.total() == 5 * len(wires)
    assert max(begun.values()) == A_TURN
