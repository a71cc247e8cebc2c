"""Circles in the browser: made, joined by a link, compared in, kept through a restart, and left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts, languages
from tests.server.server_process import GENEROUS, serving
from tests.thorough import one_pair

from .daily_town import settle
from .people import OUTAGE, PHONE, THEMES, Company, Theme, barriers, overflow

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.server.server_process import ServerProcess


def signed_in(
    person: Company, server: ServerProcess, token: str, language: str, theme: Theme
) -> Page:
    """Somebody who has been here before, on a phone."""
    page = person(None, language=language, screen=PHONE, theme=theme, own=True)
    page.context.add_cookies([{"name": "guest", "value": token, "url": server.url}])
    return page


def is_fine(page: Page) -> None:
    """Nothing is wider than a phone, and axe finds no barriers."""
    assert overflow(page) <= 0
    assert barriers(page) == []


def made(page: Page, words: Texts) -> str:
    """Make a circle from the page of daily deals, by keyboard; returns its link."""
    page.goto("/daily")
    page.get_by_role("link", name=words("daily.circles")).click()
    expect(page.get_by_role("heading", name=words("circles.title"))).to_be_visible()
    is_fine(page)
    page.get_by_label(words("circles.name")).fill("Familie Ża")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Familie Ża")).to_be_visible()
    return page.get_by_label(words("circles.link")).input_value()


def joined(page: Page, words: Texts, link: str) -> None:
    """Open the link as somebody new, who is asked for a name."""
    page.goto(link)
    expect(page.get_by_text("Familie Ża")).to_be_visible()
    is_fine(page)
    page.get_by_role("button", name=words("circles.join"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words("home-name.label")).fill("Zoë")
    dialog.get_by_role("button", name=words("circles.join")).click()
    expect(page.get_by_role("heading", name="Familie Ża")).to_be_visible()


def has_two_members(page: Page) -> None:
    """Both are in the season's table."""
    expect(page.get_by_role("table").last.get_by_role("row")).to_have_count(3)
    is_fine(page)


def left(page: Page, words: Texts) -> None:
    """Find the circle again, and leave it with one tap."""
    page.goto("/circles")
    page.get_by_role("link", name="Familie Ża").click()
    has_two_members(page)
    page.get_by_role("button", name=words("circles.leave")).click()
    expect(page.get_by_role("heading", name=words("circles.title"))).to_be_visible()
    expect(page.get_by_role("link", name="Familie Ża")).to_have_count(0)


@pytest.mark.parametrize("language, theme", one_pair(languages(), THEMES))
def test_a_circle_is_made_joined_and_left(
    tmp_path: Path, browser: Browser, language: str, theme: Theme
) -> None:
    """Its board has everybody's stars, also after a restart; whoever is not in it finds nothing."""
    words, tokens = Texts(language), settle(tmp_path)
    with serving(tmp_path, **GENEROUS) as server:
        person = Company(browser, server.url, forgives=("status of 401", "status of 404", *OUTAGE))
        ada = signed_in(person, server, tokens["Ada"], language, theme)
        link = made(ada, words)
        zoe = person(None, language=language, screen=PHONE, own=True)
        joined(zoe, words, link)
        board, cookies = ada.url, zoe.context.cookies()
        ada.reload()
        has_two_members(ada)
        expect(ada.get_by_role("table").first.get_by_text("★3")).to_be_visible()
        ben = signed_in(person, server, tokens["Ben"], language, theme)
        ben.goto(board)
        expect(ben.get_by_role("main").get_by_text(words("circle-unknown"))).to_be_visible()
        person.leave()
        assert person.complaints == []
        assert server.end() == 0
    with serving(tmp_path, **GENEROUS) as server:
        person = Company(browser, server.url, forgives=("status of 401", "status of 404"))
        zoe = person(None, language=language, screen=PHONE, own=True)
        token = next(each.get("value", "") for each in cookies if each.get("name") == "guest")
        zoe.context.add_cookies([{"name": "guest", "value": token, "url": server.url}])
        left(zoe, words)
        person.leave()
        assert person.complaints == []
