"""Duels for the browser: people at a table, and finished games."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import islice
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    import httpx
    from playwright.sync_api import Page
    from websockets.sync.client import ClientConnection

    from tests.server.server_process import ServerProcess

GAME = "face-to-face"


def opened(guest: httpx.Client, game: str = GAME, **options: object) -> str:
    """A new table; its id."""
    answer = guest.post("/api/tables", json={"game": game, "options": options})
    return str(answer.raise_for_status().json()["table"])


class Line:
    """A guest's connection to a table, without a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.version = 0
        self.game: dict[str, Any] = {}
        # A unique name: the server accepts no number twice from the same client.
        self._tell({"type": "hello", "client": f"test-{token_hex(4)}", "have": 0})
        while self._take()["type"] != "welcome":
            pass

    def do(self, command: dict[str, Any]) -> None:
        """Send a command, and wait until it is carried out."""
        self._number += 1
        self._tell({"type": "do", "number": self._number, "command": command})
        while True:
            message = self._take()
            if message["type"] == "refused":
                raise AssertionError(message)
            if message.get("done") == self._number or message.get("number") == self._number:
                return

    def catch_up(self, version: int) -> None:
        """Read everything that has happened."""
        while self.version < version:
            self._take()

    def _take(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
        if message["type"] == "ping":
            self._tell({"type": "pong", "nonce": message["nonce"]})
        self.game |= message.get("game") or {}
        self.version = message.get("version", self.version)
        return message

    def _tell(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))


@contextmanager
def lines(
    server: ServerProcess, guests: Sequence[httpx.Client], table: str
) -> Generator[list[Line]]:
    """Everybody's connection to a table."""
    address = f"ws://{server.address}/api/tables/{table}/socket"
    with ExitStack() as open_lines:
        yield [Line(open_lines.enter_context(_call(address, guest))) for guest in guests]


def _call(address: str, guest: httpx.Client) -> AbstractContextManager[ClientConnection]:
    cookie = f"guest={guest.cookies['guest']}"
    return connect(
        address, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=PATIENCE
    )


def finished(server: ServerProcess, *names: str, words: str = "") -> str:
    """A table with a finished duel, in which both made the first legal move each time."""
    return played(server, [server.guest(name) for name in names], words)


def first_legal(game: dict[str, Any]) -> str:
    """The first of the legal moves."""
    return str(game["legal"][0])


def played(
    server: ServerProcess,
    guests: Sequence[httpx.Client],
    words: str = "",
    choose: Callable[[dict[str, Any]], str] = first_legal,
) -> str:
    """The same for guests who exist already, and who may play in another way."""
    table = opened(guests[0], starter=0)
    with lines(server, guests, table) as (first, second):
        second.do({"do": "sit"})
        first.do({"do": "deal"})
        if words:
            first.do({"do": "say", "text": words, "language": "en"})
        for line in _turns(first, second):
            line.do({"do": "move", "move": choose(line.game)})
    return table


def _turns(first: Line, second: Line) -> Iterator[Line]:
    """The player on turn, until the game is over; both are up to date."""
    while True:
        newest = max(first.version, second.version)
        for line in (first, second):
            line.catch_up(newest)
        if first.game["outcome"]:
            return
        yield (first, second)[first.game["turn"]]


def seated(
    server: ServerProcess, host: Page, friend: Page, names: tuple[str, str], *, moves: int = 0
) -> str:
    """Seat both at a new table and deal; return its id.

    Some moves can be made before they open their pages.
    """
    for page, name in zip((host, friend), names, strict=True):
        page.request.post("/api/guests", data={"name": name})
    answer = host.request.post("/api/tables", data={"game": GAME, "options": {"starter": 0}})
    table = str(answer.json()["table"])
    guests = [as_client(server, page) for page in (host, friend)]
    with lines(server, guests, table) as (first, second):
        second.do({"do": "sit"})
        first.do({"do": "deal"})
        for line in islice(_turns(first, second), moves):
            line.do({"do": "move", "move": line.game["legal"][-1]})
    for page in (host, friend):
        page.goto(f"/t/{table}")
    for page in (host, friend):  # a player who is not connected yet misses what the other does
        expect(page.locator(".board")).to_be_visible()
    return table


def with_a_bot(page: Page, name: str) -> None:
    """Seat somebody, who starts, opposite a bot: for tests in which nobody else does anything."""
    page.request.post("/api/guests", data={"name": name})
    body = {"game": GAME, "options": {"starter": 0}, "bots": ["random"], "deal": True}
    table = page.request.post("/api/tables", data=body).json()["table"]
    page.goto(f"/t/{table}")
    expect(page.locator(".board[aria-busy=false]")).to_be_visible()


def as_client(server: ServerProcess, page: Page) -> httpx.Client:
    """The same guest as in a browser."""
    cookies = page.context.cookies()
    return server.client(cookies={each.get("name", ""): each.get("value", "") for each in cookies})
