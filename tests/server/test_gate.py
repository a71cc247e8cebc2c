"""The gate: no address can use up the server's files, and health checks get in when they are."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import h11
import httpx
import pytest
from uvicorn.server import ServerState

from backtrick.server import bucket, lifecycle
from backtrick.server.gate import RESERVE, Gate
from backtrick.server.guarded_protocol import GuardedProtocol
from backtrick.server.http.forwarded import named_client
from backtrick.server.http.networks import TIMES_WIDER, Networks
from backtrick.server.refusals import MOST_LINES, PERIOD_SECONDS, Refusals, network_of
from backtrick.server.rooms import Rooms
from backtrick.server.rota import A_TURN, Rota
from backtrick.server.short_line import ShortLine
from backtrick.settings import ServerSettings
from backtrick.store import open_store
from tests.patience import PATIENCE, until, wait_until
from tests.virtual_time import run

from .server_process import PROGRAM, serving

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from .server_process import ServerProcess

STRANGER, NEIGHBOUR = "127.0.0.2", "127.0.0.3"


class Wire(asyncio.Transport):
    """A connection to nobody."""

    is_aborted = False
    is_closed = False
    written = b""

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No quota is refilled in this process, so that nobody is too slow to use one up."""
    monkeypatch.setattr(bucket, "monotonic", lambda: 0.0)


def gate(capacity: int = 1000, **settings: Any) -> Gate:
    """A gate without limits on new connections."""
    return Gate(ServerSettings(requests_a_second=10_000, **settings), capacity)


def let_in(chosen: Gate, peer: str, count: int) -> int:
    """How many of these connections are let in."""
    return sum(chosen.let_in(peer, Wire()) is not None for _ in range(count))


def test_an_address_has_a_limited_number_of_connections() -> None:
    """Others are let in all the same; a whole /64 counts as one; each that leaves makes room."""

    async def scene() -> None:
        chosen = gate(connections_an_address=5)
        first = chosen.let_in("203.0.113.1", Wire())
        assert let_in(chosen, "203.0.113.1", 10) == 4
        assert let_in(chosen, "203.0.113.2", 10) == 5
        assert let_in(chosen, "2001:db8::1", 3) + let_in(chosen, "2001:db8::2", 3) == 5
        assert first is not None
        first.leave()
        assert let_in(chosen, "203.0.113.1", 10) == 1

    run(scene())


def test_a_customer_has_a_limited_number_of_connections() -> None:
    """However many networks a /48 has; another customer is let in."""

    async def scene() -> None:
        chosen = gate(connections_an_address=5)
        passes = [chosen.let_in(f"2001:db8:1:{number:x}::1", Wire()) for number in range(100)]
        assert sum(each is not None for each in passes) == 5 * TIMES_WIDER
        assert let_in(chosen, "2001:db8:2::1", 10) == 5
        assert passes[0] is not None
        passes[0].leave()
        assert let_in(chosen, "2001:db8:1:ff::1", 10) == 1

    run(scene())


@pytest.mark.usefixtures("stopped_clock")
def test_an_address_opens_so_many_connections_a_second() -> None:
    """Even if it closes them at once: opening one takes more than a request."""

    async def scene() -> None:
        chosen = Gate(ServerSettings(requests_a_second=1), 1000)
        for _ in range(200):
            made = chosen.let_in("203.0.113.1", Wire())
            assert made is not None
            made.leave()
        assert chosen.let_in("203.0.113.1", Wire()) is None
        assert chosen.let_in("203.0.113.2", Wire()) is not None

    run(scene())


def test_a_proxy_has_the_connections_of_many() -> None:
    """But a trusted address that names no clients is one itself."""

    async def scene() -> None:
        chosen = gate(connections_an_address=5, proxies=("10.0.0.1",))
        assert let_in(chosen, "10.0.0.1", 50) == 50
        made = chosen.let_in("10.0.0.1", Wire())
        assert made is not None
        for _ in range(30):
            made.asked(forwarded=False)
        assert let_in(chosen, "10.0.0.1", 50) == 0
        made.asked(forwarded=True)
        assert let_in(chosen, "10.0.0.1", 50) == 50
        stranger = chosen.let_in("203.0.113.1", Wire())
        assert stranger is not None
        stranger.asked(forwarded=False)
        assert [*chosen.bare] == ["10.0.0.1"]  # nothing is kept about all who ever came

    run(scene())


def test_the_reserve_never_fills_up() -> None:
    """When there are no files left, the oldest connection of the reserve makes room."""

    async def scene() -> None:
        chosen, wires = gate(capacity=10), [Wire() for _ in range(10 + RESERVE + 5)]
        passes = [chosen.let_in(f"203.0.113.{n}", wire) for n, wire in enumerate(wires)]
        assert [made.is_reserve for made in passes if made] == [False] * 10 + [True] * (RESERVE + 5)
        aborted = [number for number, wire in enumerate(wires) if wire.is_aborted]
        assert aborted == [*range(10, 15)]

    run(scene())


@pytest.mark.parametrize(
    "address, network",
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("2001:0db8:0001:0002::/64", "2001:db8:1::/48"),
        ("nonsense", "unknown"),
    ],
)
def test_an_address_is_logged_as_its_network(address: str, network: str) -> None:
    """So an operator can ban it, and nobody is identified."""
    assert network_of(address) == network


def test_refusals_are_logged_in_sums(caplog: pytest.LogCaptureFixture) -> None:
    """However many there are, from however many networks."""
    caplog.set_level("INFO", "backtrick")

    async def scene() -> None:
        refusals = Refusals()
        for number in range(20_000):
            refusals.note("socket/refused", "guest/unknown", f"10.{number % 250}.{number % 7}.1")
        for _ in range(1000):
            refusals.note("socket/refused", "guest/unknown", "203.0.113.9")
        await asyncio.sleep(2 * PERIOD_SECONDS)

    run(scene())
    lines: list[Any] = [getattr(record, "more", {}) for record in caplog.records]
    assert len(lines) == 2 * MOST_LINES
    assert {record.levelname for record in caplog.records} == {"INFO"}
    assert lines[MOST_LINES]["count"] >= 1000


def limited(limit: str) -> tuple[str, ...]:
    """The program, with a limit of open files."""
    return "/bin/sh", "-c", f'ulimit {limit} && exec {PROGRAM} "$@"', "sh"


def test_the_limit_of_files_is_raised(tmp_path: Path) -> None:
    """As far as the system allows."""
    with serving(tmp_path, limited("-S -n 300")) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="utf-8")
        (line,) = (each for each in limits.splitlines() if each.startswith("Max open files"))
        assert int(line.split()[3]) > 300


def silent(server: ServerProcess, address: str, count: int) -> list[socket.socket]:
    """Connections that say nothing, from an address of this machine."""
    host, port = server.address.split(":")
    return [
        socket.create_connection((host, int(port)), PATIENCE, (address, 0)) for _ in range(count)
    ]


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
async def test_a_client_behind_a_proxy_gets_short_answers_alone(tmp_path: Path) -> None:
    """The proxy names the client whose handshakes all fail; its others are looked at as before."""
    async with protocols(tmp_path) as new:
        connection, wire = new(), proxy_wire()
        refused = connection.gate.refused_handshakes.of("203.0.113.1")
        while refused.take():
            pass
        connection.connection_made(wire)
        connection.data_received(proxied("203.0.113.1"))
        assert wire.written.startswith(b"HTTP/1.1 429 ")
        assert connection.gate.may_shake_hands("127.0.0.1")
        connection.connection_lost(None)


@pytest.mark.asyncio
@pytest.mark.usefixtures("stopped_clock")
async def test_a_client_is_known_by_a_head_in_parts(tmp_path: Path) -> None:
    """Otherwise a long head, which a proxy sends in parts, would count as the proxy's own."""
    async with protocols(tmp_path) as new:
        connection, wire = new(), proxy_wire()
        refused = connection.gate.refused_handshakes.of("203.0.113.1")
        while refused.take():
            pass
        connection.connection_made(wire)
        head = proxied("203.0.113.1")
        connection.data_received(head[:-2])
        connection.data_received(head[-2:])
        assert wire.written.startswith(b"HTTP/1.1 429 ")
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


def is_open(connection: socket.socket) -> bool:
    """Whether the server has not closed a silent connection."""
    connection.settimeout(0)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def test_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    """Those above the limit are closed and counted, a line tells, and others get in."""
    with serving(tmp_path, connections_an_address=50) as server, ExitStack() as stack:
        opened = [stack.enter_context(each) for each in silent(server, STRANGER, 120)]
        wait_until(lambda: sum(map(is_open, opened)) <= 50)
        stack.enter_context(silent(server, NEIGHBOUR, 1)[0])
        client = server.client()
        assert client.get("/healthz").status_code == 200
        text = client.get("/metrics").text
        assert 'backtrick_refused_connections_total{reason="address"} 70.0' in text
        first = next(line for line in server.log() if line["event"] == "connection/refused")
        assert first["network"] == "127.0.0.0/24"


def test_health_checks_get_in_when_files_run_short(tmp_path: Path) -> None:
    """With few files and many addresses nobody else is served, but checks are answered."""
    with serving(tmp_path, limited("-n 300")) as server, ExitStack() as stack:
        for number in range(2, 6):
            for each in silent(server, f"127.0.0.{number}", 75):
                stack.enter_context(each)
        client = server.client()
        for _ in range(3):
            assert client.get("/healthz").status_code == 200
        counted = 'backtrick_refused_connections_total{reason="files"}'
        wait_until(lambda: counted in client.get("/metrics").text)  # all have come
        refused = client.get("/api/games")
        assert (refused.status_code, refused.json()["code"]) == (503, "server/full")


def test_refused_handshakes_are_logged_quietly(tmp_path: Path) -> None:
    """A few lines, none of them an error, whatever is wrong with the handshake."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    requests = [
        f"GET /api/tables/{'A' * 22}/socket HTTP/1.1\r\nHost: x\r\n{upgrade}{key}\r\n",
        f"GET /api/tables/{'A' * 22}/socket HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: nonsense\r\nConnection: Upgrade, close\r\n\r\n",
        "nonsense\r\n\r\n",
    ]
    with serving(tmp_path) as server:
        for request in 10 * requests:
            with silent(server, STRANGER, 1)[0] as connection:
                connection.sendall(request.encode())
                assert connection.recv(1000)
        counted = server.client().get("/metrics").text
        assert server.end() == 0
    assert 'backtrick_refused_requests_total{code="invalid"} 10.0' in counted
    lines = server.log()
    assert {line["level"] for line in lines} == {"info"}
    assert len(lines) < 12, json.dumps(lines, indent=1)
    found = [(line["event"], line["code"], line["network"]) for line in lines if "code" in line]
    assert set(found) == {
        ("socket/refused", "guest/unknown", "127.0.0.0/24"),
        ("socket/refused", "invalid", "127.0.0.0/24"),
        ("request/refused", "invalid", "127.0.0.0/24"),
    }
