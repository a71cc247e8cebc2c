"""Two people at a table: what the one with the browser can press next, and what the other does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from time import time_ns
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect
from tests.browser.duels import Line, as_client, lines
from tests.patience import wait_until
from tests.server.client import fitting_card

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx
    from playwright.sync_api import Page
    from tests.server.server_process import ServerProcess

GAMES: Final = ("seven-ate-nine", "face-to-face", "quick-easy")
ARROWS: Final = {"^": "ArrowUp", "v": "ArrowDown"}
"""By the sign of a row."""

Press = tuple[str | None, str, str]
"""What has the focus, the key, and its code."""


@dataclass(frozen=True)
class Act:
    """Something that makes a card move."""

    name: str
    press: Press | Callable[[], None]
    """By the browser's player; or what the other one does, without a browser."""


def playing(game: str, server: ServerProcess, page: Page) -> Iterator[Act]:
    """Acts without end, at one table after the other; each is done before the next is asked for."""
    page.request.post("/api/guests", data={"name": "Ada"}).dispose()
    guests = [as_client(server, page), server.guest("Ben")]
    acts = _race if game == "seven-ate-nine" else _turns
    while True:
        table = _table(guests[0], game)
        with lines(server, guests, table) as (ada, ben):
            ben.do({"do": "sit"})
            ada.do({"do": "deal"})
            page.goto(f"/t/{table}")
            expect(page.locator("main.playing")).to_be_visible()
            yield from acts(ada, ben)


def _table(guest: httpx.Client, game: str) -> str:
    options: dict[str, Any] = {} if game == "seven-ate-nine" else {"starter": 0}
    body = {"game": game, "options": {"players": 2, **options}}
    return str(guest.post("/api/tables", json=body).raise_for_status().json()["table"])


def _turns(ada: Line, ben: Line) -> Iterator[Act]:
    """The player on turn lays the first card that can be laid, and draws as soon as possible."""
    while True:
        _agree(ada, ben)
        if ada.game["outcome"]:
            return
        line = ben if ada.game["turn"] else ada
        move = _next_move(line.game["legal"])
        if move is None:
            return
        verb = "draws" if move == "end" else "lays"
        if line is ada:
            yield Act(verb, _press(move))
            ada.catch_up(ada.version + 1)
        else:
            yield Act(f"other {verb}", partial(ben.do, {"do": "move", "move": move}))


def _next_move(legal: list[str]) -> str | None:
    """The end of the turn, or the first card for an own row; None if there is neither."""
    return "end" if "end" in legal else next((each for each in legal if each[-1] in ARROWS), None)


def _press(move: str) -> Press:
    """The keys of a move at a board with turns."""
    if move == "end":
        return None, "e", "KeyE"
    card, arrow = move[:-1], ARROWS[move[-1]]
    return f".hand :is([data-value='{card}'], [data-card='{card}'])", arrow, arrow


def _race(ada: Line, ben: Line) -> Iterator[Act]:
    """Two moves of Ada's for each of Ben's: lay what fits, or draw."""
    wait_until(lambda: time_ns() > 1_000_000 * ada.game["opens"])
    for number in range(60):
        _agree(ada, ben)
        line = ben if number % 3 == 2 else ada
        card = fitting_card(line.game)
        if line.game["outcome"] or not (card or line.game["stack_sizes"][line.game["seat"]]):
            return
        if line is ada:
            code = f"Digit{int(card[1:]) % 10}" if card else "Space"
            yield Act("lays" if card else "draws", (None, "", code))
            ada.catch_up(ada.version + 1)
        else:
            move = {"do": "move", "move": card or "draw", "seen": line.game["turned"]}
            yield Act("other lays" if card else "other draws", partial(ben.do, move))


def _agree(ada: Line, ben: Line) -> None:
    """Both know everything."""
    newest = max(ada.version, ben.version)
    for line in (ada, ben):
        line.catch_up(newest)
