"""People who meet at a table in the browser, before any card is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.texts import Texts

from .duels import as_client, lines

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.server.server_process import ServerProcess

EN = Texts("en")


def opened(page: Page, game: str = "quick-easy", name: str = "Ida", **options: object) -> str:
    """Open a table and go there; return its path.

    By lot, the host might get what a friend is about to choose.
    """
    emblem = {"picture": "cat", "colour": "mint"}
    page.request.post("/api/guests", data={"name": name, "emblem": emblem})
    answer = page.request.post("/api/tables", data={"game": game, "options": options})
    path = f"/t/{answer.json()['table']}"
    page.goto(path)
    expect(page.get_by_role("heading", name=EN("seats.title"))).to_be_visible()
    return path


def plays_now(page: Page, game: str, way: str = "bots", language: str = "en") -> None:
    """Go from the first page to a first game, pass the lesson over, and be ready for a race."""
    texts = Texts(language)
    card = page.get_by_role("article", name=texts(game))
    card.get_by_role("button", name=texts(f"home-play.{way}")).click()
    page.get_by_role("button", name=texts("home-lesson.no")).click()
    if GAMES[game].in_real_time:
        page.get_by_role("button", name=texts("ready.go")).click()


def enters(page: Page, name: str, language: str = "en") -> None:
    """Enter a name after following a link."""
    texts = Texts(language)
    page.get_by_label(texts("entrance.label")).fill(name)
    page.get_by_role("button", name=texts("entrance.enter")).click()


def button(page: Page, text: str, **given: str | float) -> Locator:
    """A button by the id of its text."""
    return page.get_by_role("button", name=EN(text, **given), exact=True)


def seat(page: Page, number: int) -> Locator:
    """A seat in the lobby, from 1."""
    return page.locator("section.people > ul > li").nth(number - 1)


def play_to_the_end(server: ServerProcess, *pages: Page) -> int:
    """All waste their cards until a duel is over, which is soon; return the winner's seat."""
    guests = [as_client(server, page) for page in pages]
    with lines(server, guests, pages[0].url.rpartition("/")[2]) as everybody:
        while not everybody[0].game["outcome"]:
            acting = everybody[int(everybody[0].game["turn"])]
            acting.do({"do": "move", "move": max(acting.game["legal"], key=_waste)})
            for each in everybody:
                each.catch_up(acting.version)
        return everybody[0].game["outcome"]["winners"][0]


def concedes(server: ServerProcess, page: Page) -> None:
    """Somebody ends a duel at once, without their browser."""
    with lines(server, [as_client(server, page)], page.url.rpartition("/")[2]) as (line,):
        line.do({"do": "concede"})


def _waste(move: str) -> int:
    """How much room a card takes from its own row; ending the turn comes first."""
    if not move[0].isdigit():
        return 100
    if move.endswith("!"):
        return 0
    number = int(move[:-1])
    return number if move.endswith("^") else 61 - number
