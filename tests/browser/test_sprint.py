"""A sprint in the browser: from the home page to the end of its two minutes, by keys and taps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from backtrick import GAMES
from backtrick.sprints import has_sprint
from backtrick.texts import Texts

from .people import DESKTOP, PHONE, THEMES, barriers, overflow, rests

if TYPE_CHECKING:
    from .people import Company, Theme

(GAME,) = (name for name, game in GAMES.items() if has_sprint(game))
LAID = 21
"""More than half of the first positions, so that others are fetched meanwhile."""


def key_of(move: str) -> str:
    """The key of a card: its value, of which 10 has the last one."""
    return move[1:][-1]


@pytest.mark.parametrize(
    "language, screen, theme", [("en", DESKTOP, THEMES[0]), ("pl", PHONE, THEMES[1])]
)
def test_a_sprint_is_played_to_its_end(
    person: Company, language: str, screen: tuple[int, int], theme: Theme
) -> None:
    """Cards that fit are counted, others cost time, and the best is kept."""
    texts = Texts(language)
    page = person(None, language=language, screen=screen, theme=theme, own=True)
    page.clock.install()
    page.goto("/")
    with page.expect_response("**/api/sprint?*") as fetched:
        page.get_by_role("link", name=texts("home-play.sprint")).click()
    positions: list[dict[str, Any]] = fetched.value.json()["positions"]
    rests(page)
    assert barriers(page) == []
    page.get_by_role("button", name=texts("sprint.start")).click()
    with page.expect_response("**/api/sprint?*"):
        for count, position in enumerate(positions[:LAID]):
            expect(page.get_by_text(texts("sprint.laid", count=count), exact=True)).to_be_visible()
            page.keyboard.press(key_of(position["fitting"][0]["move"]))
    miss(page, positions[LAID])
    expect(page.get_by_text(texts("sprint.misses", count=1))).to_be_visible()
    assert overflow(page) == 0
    rests(page)
    assert barriers(page) == []
    page.clock.fast_forward(120_000)
    expect(page.get_by_role("heading", name=texts("sprint.over", count=LAID))).to_be_focused()
    expect(page.get_by_text(texts("sprint.new-best"))).to_be_visible()
    rests(page)
    assert barriers(page) == []
    page.get_by_role("button", name=texts("sprint.again")).click()
    expect(page.get_by_text(texts("sprint.laid", count=0), exact=True)).to_be_visible()


def miss(page: Page, position: dict[str, Any]) -> None:
    """Tap a card that does not fit; of those of a value, the last lies on top."""
    value = int(position["others"][0][1:])
    page.locator(".value").nth(value - 1).get_by_role("button").last.click()
