"""The gate: no address can use up the server's files, and health checks get in when they are."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.server.gate import RESERVE, Gate
from backtrick.server.http.networks import TIMES_WIDER
from backtrick.server.refusals import MOST_LINES, PERIOD_SECONDS, Refusals, network_of
from backtrick.settings import ServerSettings
from tests.patience import PATIENCE, wait_until
from tests.virtual_time import run

from .server_process import PROGRAM, serving
from .wires import NEIGHBOUR, STRANGER, Wire

if TYPE_CHECKING:
    from .server_process import ServerProcess


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
