"""Both lines to a client, the short and the plain one: the same exchange over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import stat
import sys
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.server import ServerProtocol

from backtrick.server.line import line_of, websocket_protocol
from backtrick.server.plain_line import PlainLine
from backtrick.server.short_line import ShortLine
from tests.patience import PATIENCE

from . import server_process
from .client import Client, duel, new_guest

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator

    from starlette.types import Receive, Scope, Send
    from websockets.asyncio.client import ClientConnection

    from .server_process import ServerProcess

# The program with a future uvicorn, which keeps its extensions elsewhere.
ANOTHER_UVICORN = f"""\
#!{sys.executable}
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
connect = WebSocketsSansIOProtocol.handle_connect
def handle_connect(self, event):
    connect(self, event)
    del self.scope["extensions"]
WebSocketsSansIOProtocol.handle_connect = handle_connect
from backtrick.cli import main
main()
"""
HELLO = {"type": "hello", "client": "stranger"}
BUFFER = 32 * 1024


def test_the_short_line_passes_its_rehearsal(caplog: pytest.LogCaptureFixture) -> None:
    """With the locked versions it is used, and nothing is logged."""
    assert asyncio.run(websocket_protocol()) is ShortLine
    assert caplog.records == []


def rename_a_part_of_websockets(patch: pytest.MonkeyPatch) -> None:
    """Without this name, it is not known whether a message is in parts."""
    patch.setattr(ServerProtocol, "__getattribute__", _without_size)


def _without_size(self: object, name: str) -> Any:
    if name == "current_size":
        raise AttributeError(name)
    return object.__getattribute__(self, name)


def answer_pings_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """Make uvicorn skip the handler of pings, so that nobody counts them."""
    handle_events = WebSocketsSansIOProtocol.handle_events

    def handle_events_but_pings(self: Any) -> None:
        if self.handshake_complete and self.conn.events_received()[0].opcode is Opcode.PING:
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            handle_events(self)

    patch.setattr(WebSocketsSansIOProtocol, "handle_events", handle_events_but_pings)


def remove_a_part_of_uvicorn(patch: pytest.MonkeyPatch) -> None:
    """Remove a handler."""
    patch.delattr(WebSocketsSansIOProtocol, "handle_pong")


def move_uvicorns_module(patch: pytest.MonkeyPatch) -> None:
    """Remove a module."""
    patch.setitem(sys.modules, "backtrick.server.short_line", None)


@pytest.mark.parametrize(
    "change",
    [
        rename_a_part_of_websockets,
        answer_pings_elsewhere,
        remove_a_part_of_uvicorn,
        move_uvicorns_module,
    ],
)
def test_changed_internals_lead_to_the_public_way(
    change: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Any difference is noticed before anybody connects, and logged in one line."""
    change(monkeypatch)
    assert asyncio.run(websocket_protocol()) == "websockets-sansio"
    assert [record.getMessage() for record in caplog.records] == ["server/plain-line"]


@pytest.fixture(scope="module", params=["short", "plain"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that uses one of the lines."""
    folder, program = tmp_path_factory.mktemp(request.param), server_process.PROGRAM
    if request.param == "plain":
        program = folder / "backtrick"
        program.write_text(ANOTHER_UVICORN)
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    limits = {"guests_an_hour": 1000, "tables_an_hour": 1000}
    with server_process.serving(folder, (program,), **limits) as running:
        yield running
    warnings = [line["event"] for line in running.log() if line["level"] == "warning"]
    assert warnings == (["server/plain-line"] if request.param == "plain" else [])


async def go_on(host: Client, other: Client) -> None:
    """Make a move, and check that both see it."""
    mover = host if host.game["legal"] else other
    version = await mover.do("move", move=mover.game["legal"][0])
    await host.until(lambda: host.version == version)
    await other.until(lambda: other.version == version)


def test_a_game_goes_on_whatever_is_sent(server: ServerProcess) -> None:
    """Both see the moves; nonsense and floods are refused, and closed with their code."""

    async def play() -> None:
        async with duel(server.address) as (host, other):
            for _ in range(5):
                await go_on(host, other)
            stranger = await new_guest(server.address, "Eve")
            for table, messages, code, reason in (
                ("a" * len(host.table), [HELLO], 4004, "table/unknown"),
                (host.table, [{"type": "pong", "nonce": 1}], 1008, "wire/hello-first"),
                (host.table, [HELLO, *flood()], 1008, "wire/too-many-mistakes"),
                (host.table, [HELLO, {"x" * 9000: 1}], 1009, None),
            ):
                url = f"ws://{server.address}/api/tables/{table}/socket"
                headers = stranger.headers
                async with connect(url, additional_headers=headers, proxy=None) as line:
                    heard = await exchange(line, messages)
                    assert line.close_code == code
                    assert reason is None or heard[-1] == {"type": "bye", "code": reason}
                await go_on(host, other)
            await end(server, host)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


async def end(server: ServerProcess, host: Client) -> None:
    """Tell the server to end, and receive `bye`."""
    url = f"ws://{server.address}/api/tables/{host.table}/socket"
    async with connect(url, additional_headers=host.guest.headers, proxy=None) as line:
        await line.send(json.dumps(HELLO))
        assert json.loads(await line.recv())["type"] == "welcome"
        ending = asyncio.create_task(asyncio.to_thread(server.end))
        assert (await exchange(line, []))[-1]["type"] == "bye"
        assert line.close_code == 1001
        assert await ending == 0


def flood() -> list[dict[str, Any]]:
    """More commands than anybody needs."""
    command = {"do": "take-back"}
    return [{"type": "do", "number": number, "command": command} for number in range(1, 500)]


async def exchange(line: ClientConnection, messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Send all of it; return what comes back until the connection is closed."""
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        for message in messages:
            await line.send(json.dumps(message))
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await line.recv()))
    return heard


@pytest.mark.parametrize("way", ["short", "plain"])
def test_a_client_that_does_not_read_is_disconnected(way: str) -> None:
    """The line counts as clogged when too much waits; a late reader gets it all, and the reason."""
    asyncio.run(asyncio.wait_for(wake_up_late(way), PATIENCE))


async def wake_up_late(way: str) -> None:
    """Connect, and read nothing until the line is clogged."""
    ended: asyncio.Future[tuple[type, int]] = asyncio.get_running_loop().create_future()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line, sent = line_of(scope, receive, send), 0
        taken: list[bytes] = []
        line.listen(taken.append)
        while not line.is_clogged():
            line.send_frame(f"{sent:10000}".encode())
            sent += 1
            await asyncio.sleep(0)
        line.hang_up(4008, "wire/too-slow")
        line.send_frame(b"nobody hears this")
        assert (await line.receive())["type"] == "websocket.disconnect"
        ended.set_result((type(line), sent))
        await line.flush()

    async with (
        running(app, ShortLine if way == "short" else "websockets-sansio") as port,
        connect(f"ws://127.0.0.1:{port}", proxy=None, max_queue=1, sock=narrow(port)) as client,
    ):
        kind, sent = await ended
        assert kind is (ShortLine if way == "short" else PlainLine)
        heard: list[int] = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(int(await client.recv()))
        assert heard == list(range(sent))
        assert (client.close_code, client.close_reason) == (4008, "wire/too-slow")


def narrow(port: int) -> socket.socket:
    """A socket that takes in little, else the system would hold megabytes for a slow reader."""
    connected = socket.socket()
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
    connected.connect(("127.0.0.1", port))
    connected.settimeout(0)
    return connected


@asynccontextmanager
async def running(app: Any, protocol: Any) -> AsyncGenerator[int]:
    """Serve an application; return the port."""
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        # No pings of its own: who reads nothing does not answer them either.
        options: Any = {"ws_ping_interval": None, "lifespan": "off", "log_level": "critical"}
        config = uvicorn.Config(app, ws=protocol, **options)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([listening]))
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            await task
