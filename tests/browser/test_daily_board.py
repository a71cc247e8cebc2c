"""Comparing daily deals in the browser: everybody's results, the calendar, yesterday's games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts, languages
from tests.server.server_process import GENEROUS, serving
from tests.thorough import one_pair

from .daily_town import DUEL, PAR, PEOPLE, TEAM, before, settle
from .people import PHONE, THEMES, Company, Theme, barriers, overflow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def tokens() -> dict[str, str]:
    """Everybody's token, once there is a server."""
    return {}


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, tokens: dict[str, str]
) -> Iterator[ServerProcess]:
    """A server with a day's results."""
    folder = tmp_path_factory.mktemp("town")
    tokens |= settle(folder)
    with serving(folder, **GENEROUS) as running:
        yield running


def compared(
    person: Company, server: ServerProcess, token: str, language: str, theme: Theme
) -> Page:
    """Somebody who compares today's result, on a phone."""
    words = Texts(language)
    page = person(None, language=language, screen=PHONE, theme=theme, own=True)
    page.context.add_cookies([{"name": "guest", "value": token, "url": server.url}])
    page.goto("/daily")
    about = {"game": words(TEAM), "players": words("players-exactly", count=3)}
    button = page.get_by_role("button", name=words("daily-board.compare-what", **about))
    button.focus()
    page.keyboard.press("Enter")
    return page


@pytest.mark.parametrize("language, theme", one_pair(languages(), THEMES))
def test_a_result_is_compared(
    person: Company, server: ServerProcess, tokens: dict[str, str], language: str, theme: Theme
) -> None:
    """Stars, one's place, people apart from bots, and the days in a row; by keyboard."""
    words = Texts(language)
    page = compared(person, server, tokens["Ada"], language, theme)
    expect(page.get_by_role("img", name=words("daily-board.stars", stars=3))).to_be_visible()
    place = words("daily-board.place", share=60, people=len(PEOPLE) - 1)
    expect(page.get_by_text(place)).to_be_visible()
    rows = page.locator(".board tbody tr")
    expect(rows.first.locator("td")).to_have_text(
        ["2", *(re.compile(rf"^{bot.wins}\s?%$") for bot in (PAR.strong, PAR.simple))]
    )
    expect(page.locator("tr.mine")).to_have_count(1)
    expect(page.get_by_text(words("daily-calendar.streak", count=4))).to_be_visible()
    page.get_by_text(words("daily-board.rules")).click()
    expect(page.get_by_text(words("daily-board.rule-try"))).to_be_visible()
    assert overflow(page) <= 0
    assert barriers(page) == []


def test_yesterdays_best_game_is_watched(
    person: Company, server: ServerProcess, tokens: dict[str, str]
) -> None:
    """From its link on the page, without a way to its table, by everybody."""
    words = Texts("en")
    page = person("/daily", own=True)
    assert tokens
    about = f"{words(DUEL)}, {words('players-exactly', count=2)}"
    page.get_by_role("link", name=about).click()
    expect(page).to_have_url(f"{server.url}/daily/{before(1)}/{DUEL}/2")
    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_text(words("what-if.about"))).to_have_count(0)
    assert not re.search(r"/[tg]/[\w-]{22}", page.content())
    assert overflow(page) <= 0
    assert barriers(page) == []
