"""My page in the browser: empty, filled, shared, and a personal best at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts, languages
from tests.server.server_process import GENEROUS, serving
from tests.thorough import first_of, one_pair

from .past import KINDS, live
from .people import PHONE, THEMES, Company, Theme, barriers, overflow
from .racers import FEW_LEFT, Racer, advance, race
from .room import cut_off
from .walk.stage import HASTE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.server.server_process import ServerProcess


def known(page: Page, server: ServerProcess) -> str:
    """Be a guest, without going through the first page; returns the id."""
    client = server.guest("Ada")
    page.context.add_cookies([{"name": "guest", "value": client.cookies["guest"], "url": page.url}])
    return client.get("/api/me").json()["id"]


def check(page: Page) -> None:
    """Nothing is cut off, and axe finds no barriers."""
    assert overflow(page) <= 0
    assert cut_off(page) == []
    assert barriers(page) == []


@pytest.mark.parametrize("language, theme", one_pair(languages(), THEMES))
def test_a_page_of_ones_own(tmp_path: Path, browser: Browser, language: str, theme: Theme) -> None:
    """It invites somebody new, and shows what was played, after a restart; by a link, to others.

    Everything works by keyboard, and every picture is a table, too.
    """
    words = Texts(language)
    with serving(tmp_path, **GENEROUS) as server:
        company = Company(browser, server.url)
        page = company("/me", language=language, theme=theme, screen=PHONE, own=True)
        expect(page.get_by_text(words("me.none"))).to_be_visible()
        check(page)
        guest = known(page, server)
        page.reload()
        expect(page.get_by_role("link", name=words("me.play"))).to_have_attribute("href", "/")
    games = live(tmp_path / "tables.sqlite", guest)
    with serving(tmp_path, **GENEROUS) as server:
        page.goto(server.url)
        page.get_by_role("link", name=words("home-history.go")).press("Enter")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.get_by_role("article")).to_have_count(len(KINDS))
        expect(page.locator("dd").first).to_have_text(str(len(games)))
        check(page)
        tables = page.get_by_text(words("me.as-table"))
        tables.first.press("Enter")
        expect(page.get_by_role("columnheader", name=words("me.week"))).to_be_visible()
        check(page)
        shared(page, company, server, words)
        company.leave()
    assert company.complaints == []


def shared(page: Page, company: Company, server: ServerProcess, words: Texts) -> None:
    """Share the page; a stranger sees it, until the link is void."""
    expect(page.get_by_text(words("me.private"))).to_be_visible()
    page.get_by_role("button", name=words("me.share")).press("Enter")
    link = page.get_by_label(words("me.link")).input_value()
    assert link.startswith(f"{server.url}/me/")
    check(page)
    stranger = company(link, language=page.evaluate("document.documentElement.lang"), own=True)
    expect(stranger.get_by_role("heading", level=1)).to_have_text(words("me.of", name="Ada"))
    expect(stranger.get_by_role("article")).to_have_count(len(KINDS))
    expect(stranger.get_by_role("button", name=words("me.unshare"))).to_have_count(0)
    check(stranger)
    page.get_by_role("button", name=words("me.unshare")).press("Enter")
    expect(page.get_by_text(words("me.private"))).to_be_visible()
    company.forgives = (*company.forgives, "status of 404")
    stranger.reload()
    expect(stranger.get_by_role("heading", level=1)).to_have_text(words("me.not-shared"))
    check(stranger)


@pytest.mark.parametrize("language", first_of(reversed(languages())))
def test_a_personal_best_is_told_at_the_end(
    tmp_path: Path, browser: Browser, language: str
) -> None:
    """The race alone against the clock is faster than ever: the result says so, and by how much."""
    words = Texts(language)
    with serving(tmp_path, **GENEROUS) as server:
        client = server.guest("Ada")
        cookie, guest = client.cookies["guest"], client.get("/api/me").json()["id"]
    live(tmp_path / "tables.sqlite", guest)
    with serving(tmp_path, **HASTE, **GENEROUS) as server:
        company = Company(browser, server.url)
        page = company(None, language=language, screen=PHONE, own=True)
        page.context.add_cookies([{"name": "guest", "value": cookie, "url": server.url}])
        page.goto("/")
        page.get_by_role("button", name=words("home-play.alone")).click()
        page.get_by_role("button", name=words("ready.go")).click()
        expect(page.locator(".middle .top .numeral")).to_be_visible()
        advance(server, FEW_LEFT, page)
        race(Racer(page))
        best = page.locator(".bests")
        expect(best.get_by_role("heading")).to_have_text(words("bests.title"))
        expect(best.get_by_role("listitem")).to_have_count(1)
        check(page)
        best.get_by_role("link", name=words("bests.page")).click()
        expect(page.get_by_role("article").first).to_contain_text(words("players-exactly", count=1))
        company.leave()
    assert company.complaints == []
