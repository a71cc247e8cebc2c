"""A client of the live server, for tests and benchmarks.

It reconnects whenever the connection breaks, names the version it has, and sends unanswered
commands again with their old numbers.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Self

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from backtrick.games.seven_ate_nine.notation import parse_card
from tests.patience import PATIENCE

from .server_process import NO_CERTIFICATES

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from websockets.asyncio.client import ClientConnection

RETRY_SECONDS = 0.05


class RefusedError(Exception):
    """The server did not carry out a command."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.code: str = answer["code"]
        self.answer = answer
        super().__init__(answer)


class DismissedError(Exception):
    """The server has closed the connection for good."""


@dataclass(slots=True)
class Guest:
    """A guest who plays."""

    id: str
    token: str
    name: str

    @property
    def headers(self) -> dict[str, str]:
        """The token that identifies it."""
        return {"Authorization": f"Bearer {self.token}"}


def _asking(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=f"http://{address}", trust_env=False, timeout=PATIENCE, verify=NO_CERTIFICATES
    )


async def new_guest(address: str, name: str = "Ada", language: str = "en") -> Guest:
    """A new guest of the server at `host:port`."""
    async with _asking(address) as http:
        answer = await http.post("/api/guests", json={"name": name, "language": language})
        answer.raise_for_status()
        return Guest(answer.json()["id"], answer.json()["token"], name)


async def open_table(
    address: str,
    guest: Guest,
    game: str,
    options: dict[str, Any] | None = None,
    **settings: object,
) -> str:
    """Open a table; its id."""
    body = {"game": game, "options": options or {}, "settings": settings}
    async with _asking(address) as http:
        answer = await http.post("/api/tables", json=body, headers=guest.headers)
        answer.raise_for_status()
        return str(answer.json()["table"])


@dataclass(slots=True)
class Client:
    """A guest's connection to a table."""

    address: str
    guest: Guest
    table: str
    on_change: Callable[[Client], None] | None = None
    """Called whenever something changes."""
    others: tuple[str, ...] = ()
    """Further servers that it tries in turn when its own does not let it in."""
    patience: float = PATIENCE
    """How long a server may take to open a connection, in seconds."""
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    version: int = 0
    since: int = 0
    """The version of the first welcome, or of the last one with a gap before it."""
    chapters: list[tuple[int, int, list[dict[str, Any]]]] = field(
        default_factory=list[tuple[int, int, list[dict[str, Any]]]]
    )
    """The versions from which and up to which it was told of events before such gaps, and those."""
    steps_back: int = 0
    """How often a welcome had an older version than the one it knew."""
    seat: int | None = None
    lobby: dict[str, Any] = field(default_factory=dict[str, Any])
    game: dict[str, Any] = field(default_factory=dict[str, Any])
    events: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    """All events this client was told, since the last gap."""
    frames: list[str] | None = None
    """Every frame as received, if a test asks for it."""
    connections: int = 0
    pings: int = 0
    """Answered commands."""
    here: dict[str, Any] = field(default_factory=dict[str, Any])
    """The last message about who is connected."""
    farewell: dict[str, Any] | None = None
    number: int = 0
    """Of the last command."""
    is_welcome: bool = False
    """Whether it is connected and knows the table."""
    _unanswered: dict[int, tuple[str, asyncio.Future[int]]] = field(
        default_factory=dict[int, tuple[str, "asyncio.Future[int]"]]
    )
    _socket: ClientConnection | None = None
    _running: asyncio.Task[None] | None = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        await self.until(lambda: self.version > 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until a condition holds; TimeoutError if it never does."""
        deadline = monotonic() + seconds
        while not holds():
            if self._running is not None and self._running.done():
                raise DismissedError(self.farewell)
            self._changed.clear()
            left = deadline - monotonic()
            if left <= 0:
                raise TimeoutError(f"version {self.version}, {self.game}")
            # Not wait_for: until Python 3.11 it may miss a cancellation at that moment.
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, 0.5)):
                    await self._changed.wait()

    async def do(self, kind: str, **fields: object) -> int:
        """Send a command, again and again until it is answered; return the version after it."""
        return await self.send(kind, **fields)

    def send(self, kind: str, **fields: object) -> asyncio.Future[int]:
        """Send a command without waiting for the answer."""
        self.number += 1
        command = {"do": kind, **fields}
        text = json.dumps({"type": "do", "number": self.number, "command": command})
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._unanswered[self.number] = (text, answer)
        if self.is_welcome:
            self._write(text)
        return answer

    def _write(self, text: str) -> None:
        socket = self._socket

        async def write() -> None:
            with suppress(ConnectionClosed):
                if socket is not None:
                    await socket.send(text)

        task = asyncio.ensure_future(write())
        task.add_done_callback(lambda done: done.exception() if not done.cancelled() else None)

    def hang_up(self) -> None:
        """Break the connection."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _run(self) -> None:
        while self.farewell is None or self.farewell.get("again"):
            with suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError):
                await self._connect()
            self.is_welcome = False
            self.address, *rest = *self.others, self.address
            self.others = tuple(rest)
            await asyncio.sleep(RETRY_SECONDS)

    async def _connect(self) -> None:
        url = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with connect(
            url,
            additional_headers=self.guest.headers,
            compression=None,
            proxy=None,
            open_timeout=self.patience,
            ping_timeout=PATIENCE,
        ) as socket:
            self._socket = socket
            self.connections += 1
            hello = {"type": "hello", "client": self.name, "have": self.version}
            await socket.send(json.dumps(hello))
            async for text in socket:
                self._take(socket, str(text))

    def _take(self, socket: ClientConnection, text: str) -> None:
        if self.frames is not None:
            self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        getattr(self, f"_on_{message['type']}")(socket, message)
        self._changed.set()
        if self.on_change is not None:
            self.on_change(self)

    def _on_welcome(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        missed, version = message.get("missed", []), message["version"]
        self.steps_back += version < self.version
        if version > self.version and not missed:  # it was away for too long to be told of all
            self.chapters.append((self.since, self.version, self.events))
            self.since, self.events = version, []
        self.events = [*self.events, *missed]
        self.farewell, self.is_welcome = None, True
        self.version, self.seat = message["version"], message["seat"]
        self.lobby, self.game = message["lobby"], message["game"] or {}
        for _, (text, _) in sorted(self._unanswered.items()):
            self._write(text)

    def _on_update(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["version"] <= self.version:
            return
        assert message["version"] == self.version + 1, "a gap"
        self.version = message["version"]
        self.events += message["events"]
        self.lobby = message.get("lobby") or self.lobby
        self.game.update(message.get("game") or {})
        if "done" in message:
            self._answer(message["done"], message["version"])

    def _on_done(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        self._answer(message["number"], message["version"])

    def _on_refused(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        self._answer(message["number"], RefusedError(message))

    def _answer(self, number: int, result: int | RefusedError) -> None:
        _, answer = self._unanswered.pop(number, ("", None))
        if answer is None or answer.done():
            return
        if isinstance(result, RefusedError):
            answer.set_exception(result)
        else:
            answer.set_result(result)

    def _on_ping(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.pings += 1
        text = json.dumps({"type": "pong", "nonce": message["nonce"]})
        task = asyncio.ensure_future(socket.send(text))
        task.add_done_callback(lambda done: done.exception() if not done.cancelled() else None)

    def _on_here(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        self.here = message

    def _on_bye(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        self.farewell = message


@asynccontextmanager
async def duel(address: str) -> AsyncGenerator[tuple[Client, Client]]:
    """Two people in a game."""
    guests = [await new_guest(address, name) for name in ("Ada", "Ben")]
    table = await open_table(address, guests[0], "face-to-face")
    async with (
        Client(address, guests[0], table) as host,
        Client(address, guests[1], table) as other,
    ):
        await other.do("sit")
        await host.do("deal")
        await other.until(lambda: bool(other.game))
        yield host, other


def fitting_card(game: dict[str, Any]) -> str | None:
    """A card of a racer's hand that fits the middle card, by the results that the server sends."""
    cards = (card for card in game["hand"] if parse_card(card).value in game["results"])
    return next(cards, None)
