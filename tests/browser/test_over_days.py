"""Games over days: chosen in the lobby; waiting on the first page, in the title and the icon."""

from __future__ import annotations

from os import environ
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts, languages
from tests.thorough import one_pair

from .duels import GAME, as_client, lines
from .people import DESKTOP, PHONE, Company, barriers, overflow

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess


def icon(page: Page) -> str:
    """The address of the page's icon."""
    return str(page.locator('link[rel="icon"]').get_attribute("href"))


def begun(page: Page, language: str) -> str:
    """A game over days that the host sets up in the lobby; returns its id."""
    texts = Texts(language)
    page.request.post("/api/guests", data={"name": "Ada", "language": language})
    body = {"game": GAME, "options": {"starter": 0}}
    table = str(page.request.post("/api/tables", data=body).json()["table"])
    page.goto(f"/t/{table}")
    more = page.locator("details", has_text=texts("choices.more"))
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    page.get_by_label(texts("choices.over_days"), exact=True).check()
    page.get_by_role("radio", name=texts("choices.turn-days", count=3)).check()
    check(page, f"lobby-{language}")
    return table


def check(page: Page, name: str) -> None:
    """See that anybody can read the page; keep a picture of it for whoever wants to look."""
    if folder := environ.get("BACKTRICK_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)
    assert barriers(page) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("language, screen", one_pair(languages(), (PHONE, DESKTOP)))
def test_a_table_waits_for_me(
    person: Company, server: ServerProcess, language: str, screen: tuple[int, int]
) -> None:
    """Everybody sees when a bot moves for whom, and my tables say whose turn it is."""
    texts = Texts(language)
    page = person(None, language=language, screen=screen, own=True)
    table = begun(page, language)
    friend = server.guest("Ben")
    with lines(server, [as_client(server, page), friend], table) as (host, other):
        other.do({"do": "sit"})
        host.do({"do": "deal"})
    told = texts("table-bar.bot-days", name="Ada", count=3)
    expect(page.get_by_text(told, exact=True)).to_be_visible()
    expect(page).to_have_title(f"(1) {texts(GAME)}")
    check(page, f"table-{language}-{screen[0]}")

    page.goto("/")
    mine = page.get_by_role("listitem").filter(has_text=texts("home-table.yours")).first
    expect(mine).to_contain_text(texts("home-table.waited-minutes", count=1))
    expect(mine).to_contain_text(texts("home-table.bot-days", count=3))
    expect(page).to_have_title(f"(1) {texts('site.name')}")
    page.wait_for_function("document.querySelector('link[rel=icon]').href.startsWith('data:')")
    check(page, f"home-{language}-{screen[0]}")

    mine.get_by_role("link", name=texts("home-table.play")).click()
    expect(page.locator(".board[aria-busy=false]")).to_be_visible()
    with lines(server, [as_client(server, page), friend], table) as (host, _):
        while legal := host.game["legal"]:
            host.do({"do": "move", "move": "end" if "end" in legal else legal[0]})
    expect(page).to_have_title(texts(GAME))
    page.goto("/")
    expect(page.get_by_text(texts("home-table.waits"))).to_be_visible()
    expect(page).to_have_title(texts("site.name"))
    assert icon(page) == "/icon.svg"
