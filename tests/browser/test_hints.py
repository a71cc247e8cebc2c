"""Hints at a table with bots: what the coach would do lies above the board, which points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from backtrick.texts import Texts
from tests.server.server_process import GENEROUS, serving
from tests.thorough import one_pair

from .learner import Learner
from .patience import keep_on
from .people import DESKTOP, PHONE, barriers, overflow, rests

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.server.server_process import ServerProcess

    from .people import Company

TEXTS = {each: Texts(each) for each in ("en", "de", "pl")}
GAMES = {
    "quick-easy": {"bots": ["greedy", "greedy"], "options": {"players": 3, "starter": 0}},
    "face-to-face": {"bots": ["greedy"], "options": {"starter": 0}},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a coach, and bots who take so long that nobody misses the end of a turn."""
    settings: dict[str, Any] = {**GENEROUS, "bot_pace": 100, "coach_workers": 1, "coach_effort": 1}
    with serving(tmp_path_factory.mktemp("coached"), **settings) as running:
        yield running


def playing(
    person: Company, game: str, language: str, screen: tuple[int, int], theme: str = "light"
) -> Page:
    """Somebody who plays with bots, and starts."""
    page = person(None, language=language, screen=screen, theme=theme)  # pyright: ignore[reportArgumentType]  a theme
    page.request.post("/api/guests", data={"name": "Ada", "language": language}).dispose()
    body = {"game": game, "deal": True, **GAMES[game]}
    page.goto(f"/t/{page.request.post('/api/tables', data=body).json()['table']}")
    return page


def button(page: Page, texts: Texts) -> Locator:
    """Asks for a hint."""
    return page.get_by_role("banner").get_by_role("button", name=texts("hint.button"))


def panel(page: Page, texts: Texts) -> Locator:
    """What the coach says."""
    return page.get_by_role("region", name=texts("hint.title"))


def told(page: Page, texts: Texts) -> Locator:
    """The panel, once the coach has looked."""
    expect(panel(page, texts)).to_contain_text(texts("hint.best"))
    return panel(page, texts)


@pytest.mark.parametrize("game, language", one_pair([*GAMES], ["en", "de", "pl"]), ids=str)
def test_a_hint_is_followed_to_the_end_of_the_turn(
    person: Company, game: str, language: str
) -> None:
    """The board points at each card, then at its row, then at the end; the result counts it."""
    page, texts = playing(person, game, language, PHONE), TEXTS[language]
    expect(button(page, texts)).to_be_enabled()
    before = page.locator(".board").bounding_box()
    button(page, texts).click()
    told(page, texts)
    assert page.locator(".board").bounding_box() == before  # nothing has moved
    assert overflow(page) == 0
    rests(page)
    assert barriers(page) == []
    panel(page, texts).get_by_role("button", name=texts("hint.close")).click()
    expect(panel(page, texts)).to_have_count(0)
    expect(button(page, texts)).to_be_focused()
    page.keyboard.press("Enter")
    told(page, texts)
    page.keyboard.press("Escape")
    expect(panel(page, texts)).to_have_count(0)
    button(page, texts).press("Enter")
    told(page, texts).get_by_role("button", name=texts("hint.close")).focus()
    page.keyboard.press("ArrowRight")  # the keys of the board work in the panel, too
    expect(page.locator(".held button:focus")).to_have_count(1)
    page.locator(".board").click(position={"x": 2, "y": 2}, force=True)  # all of it is to be seen
    expect(panel(page, texts)).to_have_count(0)
    follow(page, texts)
    give_up(page, texts)
    expect(page.get_by_text(texts("hints-taken", count=1))).to_be_visible()


def follow(page: Page, texts: Texts) -> None:
    """Tap all that the board points at, until the turn is over."""
    learner = Learner(page, "")

    def is_over() -> bool:
        if button(page, texts).get_attribute("aria-disabled"):
            return True
        learner.tap()
        return False

    keep_on(page, is_over)


def give_up(page: Page, texts: Texts) -> None:
    """End the game."""
    page.get_by_role("button", name=texts("table-bar.menu")).click()
    page.get_by_role("button", name=texts("amiss.concede"), exact=True).click()
    page.get_by_role("button", name=texts("amiss.concede-sure")).click()


@pytest.mark.parametrize("width, height", [(740, 340), (320, 568), DESKTOP])
def test_the_panel_fits_every_screen(person: Company, width: int, height: int) -> None:
    """It is inside the window, whatever is in it, and so is the button."""
    page, texts = playing(person, "face-to-face", "de", PHONE), TEXTS["de"]
    page.set_viewport_size({"width": width, "height": height})
    button(page, texts).click()
    box = told(page, texts).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert overflow(page) == 0
