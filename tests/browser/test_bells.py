"""Being told by a browser that it is my turn: offered once a table waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts, languages
from tests.patience import wait_until
from tests.thorough import first_of

from .duels import GAME, as_client, lines
from .people import PHONE, Company, barriers, overflow
from .room import cut_off

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.server.server_process import ServerProcess


def wait_for_me(page: Page, server: ServerProcess) -> None:
    """Let a duel wait for the guest of a page."""
    page.request.post("/api/guests", data={"name": "Ada"})
    body = {"game": GAME, "options": {"starter": 0}}
    table = str(page.request.post("/api/tables", data=body).json()["table"])
    with lines(server, [as_client(server, page), server.guest("Ben")], table) as (host, other):
        other.do({"do": "sit"})
        host.do({"do": "deal"})


@pytest.mark.parametrize("language", first_of(languages()))
def test_a_waiting_table_offers_to_tell_me(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    """Not before; a browser that forbids it, as this one does, leaves no doubt."""
    words = Texts(language)
    company = Company(browser, server.url, is_offline_ready=True)
    page = company(language=language, screen=PHONE, own=True)
    wait_until(lambda: page.evaluate("Boolean(navigator.serviceWorker.controller)"))
    offer = page.get_by_role("button", name=words("home-bell.on"), exact=True)
    expect(offer).to_have_count(0)
    wait_for_me(page, server)
    page.reload()
    expect(offer).to_be_visible()
    expect(page.get_by_text(words("home-bell.hint"))).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) <= 0
    assert cut_off(page) == []
    offer.click()
    expect(page.get_by_text(words("home-bell.forbidden"))).to_be_visible()
    expect(offer).to_be_visible()
    assert cut_off(page) == []
    assert page.request.get("/api/me/bells").json()["bells"] == []
    company.leave()
    assert company.complaints == []
