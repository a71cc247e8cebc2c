"""The first page opens in every language, and is accessible."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.texts import Texts, languages
from tests.thorough import by_turns, first_of, one_pair

from .people import LONG, SCREENS, THEMES, Company, Theme, barriers, overflow

if TYPE_CHECKING:
    from playwright.sync_api import Response

MOST_BYTES = 90_000
"""The most bytes of script and style for the first page, gzipped."""


@pytest.mark.parametrize("language, screen", one_pair(languages(), SCREENS))
def test_the_first_page_names_the_games(
    person: Company, language: str, screen: tuple[int, int]
) -> None:
    """A visitor sees the names of all games, in the language of the browser, on any screen."""
    page = person(language=language, screen=screen)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for game in GAMES:
        expect(page.get_by_role("heading", name=Texts(language)(game))).to_be_visible()
    assert overflow(page) <= 0


def test_the_first_page_fits_a_long_phone(person: Company) -> None:
    """The fan of cards beside the welcome makes the page no wider than the screen."""
    page = person(screen=LONG)
    expect(page.locator(".fan .card").last).to_be_visible()
    assert overflow(page) <= 0


@pytest.mark.parametrize("path, theme", by_turns(["/", "/nowhere"], THEMES))
def test_all_pages_are_accessible(person: Company, path: str, theme: Theme) -> None:
    """Axe finds nothing on any page, light or dark."""
    page = person(path, theme=theme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(page) == []


def test_another_language_is_chosen_and_kept(person: Company) -> None:
    """Choosing a language changes the page at once, and the next one begins with it."""
    page = person(language="en")
    page.get_by_label(Texts("en")("languages")).select_option(label="Deutsch")
    title = Texts("de")("home.title")
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()


def test_links_stay_on_the_page(person: Company) -> None:
    """From an unknown page to the first one and back, without a reload."""
    page = person("/nowhere")
    page.evaluate("window.isSame = true")
    page.get_by_role("link", name=Texts("en")("missing.home")).click()
    expect(page.get_by_role("heading", level=1, name=Texts("en")("home.title"))).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name=Texts("en")("missing.title"))).to_be_visible()
    assert page.evaluate("window.isSame")


@pytest.mark.parametrize("language", first_of(languages()))
def test_the_first_page_is_small(person: Company, language: str) -> None:
    """All scripts and styles it loads, texts included, are small when gzipped."""
    page = person(None, language=language, own=True)
    fetched: list[Response] = []
    page.on("response", lambda response: fetched.append(response))  # noqa: PLW0108 - it marks it
    page.goto("/", wait_until="networkidle")
    code = [each for each in fetched if each.request.resource_type in {"script", "stylesheet"}]
    sizes = {each.url: len(gzip.compress(each.body())) for each in code}
    print(sum(sizes.values()), len(sizes), sizes)
    assert {each.headers["content-encoding"] for each in code} <= {"br", "gzip"}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
