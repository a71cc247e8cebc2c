"""Running the server: from an open store to the last good-bye."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

import uvicorn

from ..limits import MOST_BYTES
from ..store import open_store
from ..talk import prepare
from .app import application
from .http.timeouts import TimedProtocol
from .line import websocket_protocol
from .listener import allow_many
from .logs import log, log_error
from .retention import forget_old_tables
from .rooms import Rooms

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Generator

    from ..settings import ServerSettings

# All together stay below the five seconds within which a server has to end.
_CLOSING_SECONDS: Final = 3.0
"""The rooms has so long to store all and to say good-bye."""
_LEAVING_SECONDS: Final = 0.8
"""And clients have so long to hear it."""
_GRACE_SECONDS: Final = 0.5
"""And those who were in the middle of an HTTP request."""
_SWITCH_SECONDS: Final = 0.0002
"""So long the thread that writes waits at most for the one that serves; Python's own 5 ms, several
times in a commit, would be most of what a player waits."""
_COLLECTING: Final = (50_000, 20, 20)
"""How seldom Python looks for cycles: tables are values without any, and there are many of them."""
_LONGEST_HEAD: Final = 16 * 1024
_KEEP_ALIVE_SECONDS: Final = 15


def run(settings: ServerSettings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve until a signal says to end; `started` is called once all is ready.

    StoreError: the store cannot be opened.
    """
    prepare()  # else the first words that people type would keep all others waiting
    allow_many(settings.connections)
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECTING)
    if sys.platform == "win32":
        asyncio.run(_run(settings, listening, started))
        return
    import uvloop  # noqa: PLC0415  there is none for Windows

    uvloop.run(_run(settings, listening, started))


async def _run(
    settings: ServerSettings, listening: socket.socket, started: Callable[[], None]
) -> None:
    store = await open_store(settings.place)
    try:
        rooms = Rooms(store, settings)
        await rooms.start()
        config = _config(rooms, settings, await websocket_protocol())
        server = _Server(config, rooms, started)
        forgetting = asyncio.create_task(forget_old_tables(store, settings.keep_days))
        await server.serve([listening])
        forgetting.cancel()
    finally:
        await store.close()


def _config(
    rooms: Rooms, settings: ServerSettings, protocol: type[asyncio.Protocol] | str
) -> uvicorn.Config:
    return uvicorn.Config(
        application(rooms, settings),
        http=TimedProtocol,
        ws=protocol,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        h11_max_incomplete_event_size=_LONGEST_HEAD,
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=_GRACE_SECONDS,  # pyright: ignore[reportArgumentType]  a float will do
    )


class _Server(uvicorn.Server):
    """Says good-bye through the rooms before it cuts any connection."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._rooms = rooms
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        log("server/started")
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
        """End at the first signal; at the second, without waiting for anybody."""
        loop = asyncio.get_running_loop()
        for number in _ending_signals():
            loop.add_signal_handler(number, self._end)
        yield

    def _end(self) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def _ending_signals() -> tuple[int, ...]:
    """Those that end a server: also that of a closed terminal, unless it is to be ignored."""
    hang_up = getattr(signal, "SIGHUP", None)  # there is none on Windows
    if hang_up is None or signal.getsignal(hang_up) is signal.SIG_IGN:
        return signal.SIGINT, signal.SIGTERM
    return signal.SIGINT, signal.SIGTERM, hang_up
