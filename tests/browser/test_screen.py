"""A screen in the room: what everybody may see, large, and how to join."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.texts import Texts

from .duels import as_client, lines
from .lobbies import EN, button, enters, opened
from .people import Company, barriers, overflow
from .room import cut_off

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

SIZES: Final = ((1280, 720), (1920, 1080))
LEAST: Final = 1 / 36
"""The smallest letters as a share of the height of the screen, to be read from afar."""
_SMALLEST = """() => {
  const sizes = [...document.querySelectorAll("main :is(h1, h2, p, strong, .facts, .said)")]
    .filter((each) => each.textContent.trim() && each.checkVisibility())
    .map((each) => parseFloat(getComputedStyle(each).fontSize));
  return Math.min(...sizes) / innerHeight;
}"""
_LINES = """(element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getClientRects().length;
}"""
LONG = "Katarzyna"
_HIDDEN = "document.documentElement.scrollHeight - innerHeight"


def legible(page: Page) -> None:
    """All is on the screen, nothing is cut off, and letters are large."""
    assert page.evaluate(_HIDDEN) <= 0
    assert overflow(page) <= 0
    assert cut_off(page) == []
    assert page.evaluate(_SMALLEST) >= LEAST
    assert barriers(page) == []


CASES = [
    pytest.param(*case, marks=pytest.mark.thorough if number else ())
    for number, case in enumerate(product(GAMES, ("pl", "de", "en"), SIZES))
]


@pytest.mark.parametrize("game, language, size", CASES)
def test_a_screen_follows_the_table(
    person: Company, server: ServerProcess, game: str, language: str, size: tuple[int, int]
) -> None:
    """From the lobby through a game: people, turns and words, but no hand and nobody more."""
    words = Texts(language)
    host = person(None)
    path = opened(host, game)
    assert button_to_screen(host) == f"{path}/screen"
    screen = person(f"{path}/screen", language=language, screen=size, theme="dark")
    expect(screen.get_by_text("Ida", exact=True)).to_be_visible()
    expect(screen.get_by_text(path)).to_be_visible()
    expect(screen.get_by_text(words("start-game.wait", name="Ida"))).to_be_visible()
    legible(screen)
    friend = person(path)
    enters(friend, "Max")
    expect(screen.get_by_text("Max", exact=True)).to_be_visible()
    expect(host.get_by_text(EN("seats.watching", count=1))).to_be_hidden()
    button(host, "start-game.go").click()
    expect(screen.locator(".card-place").first).to_be_visible()
    expect(host.locator("main.playing")).to_be_visible()
    with lines(server, [as_client(server, host)], path.rpartition("/")[2]) as (line,):
        line.do({"do": "phrase", "phrase": "hello"})
    ida = screen.locator("li", has_text="Ida")
    expect(ida).to_contain_text(words("phrase.hello"))
    expect(ida.locator("[data-emblem]")).to_be_visible()
    expect(screen.locator(":not(.card-place) > .card")).to_have_count(0)
    legible(screen)


@pytest.mark.parametrize("size", SIZES)
def test_names_on_a_screen_are_whole(person: Company, size: tuple[int, int]) -> None:
    """With five players there is little room: a name stands below its picture, on one line."""
    host = person(None)
    host.request.post("/api/guests", data={"name": LONG}).dispose()
    options = {"players": 5, "starter": 0}
    body = {"game": "quick-easy", "options": options, "bots": ["greedy"] * 4, "deal": True}
    path = f"/t/{host.request.post('/api/tables', data=body).json()['table']}"
    host.goto(path)
    expect(host.locator(".mine.turn")).to_be_visible()
    screen = person(f"{path}/screen", screen=size)
    name = screen.locator("li.turn strong")
    expect(name).to_have_text(LONG)
    assert name.evaluate(_LINES) == 1
    legible(screen)


def button_to_screen(page: Page) -> str:
    """Where the lobby's link to the screen leads."""
    link = page.get_by_role("link", name=EN("screen.open"))
    return str(link.get_attribute("href"))
