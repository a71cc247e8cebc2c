"""The life of the server, from opening the store to the last goodbye."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from asyncio.subprocess import DEVNULL
from contextlib import contextmanager
from dataclasses import asdict
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

import uvicorn

from ..limits import MOST_BYTES
from ..store import open_store, sole_server, without_secrets
from ..talk import is_prepared
from .admin.socket import admin_socket
from .app import application
from .gate import Gate
from .http.request_lengths import LONGEST_HEAD
from .http_protocol import http_protocol
from .line import websocket_protocol
from .listening_socket import allow_many
from .logs import log, log_error
from .loop_lag import watch_loop_lag
from .metrics import VERSION
from .retention import forget_unused
from .rooms import Rooms

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Generator, Mapping

    from ..settings import ServerSettings

# The sum stays below the five seconds within which a server has to stop.
_CLOSING_SECONDS: Final = 3.0
"""Seconds for the rooms to store everything and say goodbye."""
_LEAVING_SECONDS: Final = 0.8
"""Seconds for clients to receive it."""
_GRACE_SECONDS: Final = 0.5
"""Seconds for HTTP requests in progress."""
_SWITCH_SECONDS: Final = 0.0002
"""The longest the writing thread waits for the serving thread. Python's default of 5 ms, several
times per commit, would be most of a player's wait."""
_COLLECTING: Final = (2_000, 20, 20)
"""How rarely Python looks for cycles. Tables have none, but requests do: with 50,000 objects, all
players would wait 30 ms while those of refused requests are freed."""
_KEEP_ALIVE_SECONDS: Final = 15


def run(settings: ServerSettings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve until a signal; `started` is called once everything is ready.

    Raises StoreError if the store cannot be opened, or another server has it.
    """
    with sole_server(settings.place):
        _serve(settings, listening, started)


def _serve(settings: ServerSettings, listening: socket.socket, started: Callable[[], None]) -> None:
    gate = Gate(settings, allow_many(settings.connections))
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECTING)
    if sys.platform == "win32":
        asyncio.run(_run(settings, gate, listening, started))
        return
    import uvloop  # noqa: PLC0415  there is none for Windows

    uvloop.run(_run(settings, gate, listening, started))


async def _run(
    settings: ServerSettings, gate: Gate, listening: socket.socket, started: Callable[[], None]
) -> None:
    store = await open_store(settings.place)
    try:
        rooms = Rooms(store, settings)
        await rooms.start()
        protocols = _Protocols(await http_protocol(gate), await websocket_protocol())
        config = _config(rooms, settings, gate, protocols)
        server = _Server(config, rooms, started)
        forgetting = asyncio.create_task(forget_unused(rooms, settings))
        preparing = asyncio.create_task(_prepare_talk())
        measuring = asyncio.create_task(watch_loop_lag())
        _set_code_apart()
        async with admin_socket(rooms):
            await server.serve([listening])
        measuring.cancel()
        preparing.cancel()
        forgetting.cancel()
    finally:
        await store.close()


def _set_code_apart() -> None:
    """Look for cycles only among what comes from now on.

    Modules and tables of constants stay for ever, and going through them takes 10 ms each time.
    """
    gc.collect()
    gc.freeze()


async def _prepare_talk() -> None:
    """Compile the patterns for typed words, elsewhere: it takes seconds after an update.

    Until then, the first typed words take a moment longer.
    """
    if is_prepared():
        return
    program = (sys.executable, "-m", "backtrick.talk")
    process = await asyncio.create_subprocess_exec(*program, stdin=DEVNULL, stdout=DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


class _Protocols(NamedTuple):
    """What uvicorn serves connections with: classes, or the names of its own."""

    http: type[asyncio.Protocol] | str
    websocket: type[asyncio.Protocol] | str


def _config(
    rooms: Rooms, settings: ServerSettings, gate: Gate, protocols: _Protocols
) -> uvicorn.Config:
    is_guarded = not isinstance(protocols.http, str)
    return uvicorn.Config(
        application(rooms, settings, gate.refused_handshakes),
        http=protocols.http,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        limit_concurrency=None if is_guarded else gate.capacity,
        ws=protocols.websocket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=_GRACE_SECONDS,  # pyright: ignore[reportArgumentType]  a float will do
    )


class _Server(uvicorn.Server):
    """Says goodbye through the rooms before it closes any connection."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._rooms = rooms
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        log("server/started", version=VERSION, settings=_public(self._rooms.settings))
        self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(_CLOSING_SECONDS):
                await self._rooms.close()
        except Exception as error:  # noqa: BLE001  whatever it is, the server has to end
            log_error("server/closing", error)
        await self._let_them_leave()
        await super().shutdown(sockets)
        log("server/ended")

    async def _let_them_leave(self) -> None:
        until = monotonic() + _LEAVING_SECONDS
        while self._rooms.connections and monotonic() < until:  # noqa: ASYNC110  once, and not for long
            await asyncio.sleep(0.01)

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Stop at the first signal; at the second, without waiting."""
        loop = asyncio.get_running_loop()
        for number in _ending_signals():
            loop.add_signal_handler(number, self._end)
        yield

    def _end(self) -> None:
        self._rooms.is_draining = True
        self.force_exit = self.should_exit
        self.should_exit = True


def _public(settings: ServerSettings) -> Mapping[str, object]:
    """All settings, without secrets."""
    places = {"database": settings.place, "relay": settings.relay}
    return asdict(settings) | {name: without_secrets(place) for name, place in places.items()}


def _ending_signals() -> tuple[int, ...]:
    """The signals that stop a server, including SIGHUP unless it is ignored."""
    hang_up = getattr(signal, "SIGHUP", None)  # there is none on Windows
    if hang_up is None or signal.getsignal(hang_up) is signal.SIG_IGN:
        return signal.SIGINT, signal.SIGTERM
    return signal.SIGINT, signal.SIGTERM, hang_up
