"""Being told by a browser that it is my turn: offered once a table waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.patience import wait_until

from .duels import GAME, as_client, lines
from .lobbies import EN, button
from .people import PHONE, Company, barriers, overflow

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


def test_a_waiting_table_offers_to_tell_me(browser: Browser, server: ServerProcess) -> None:
    """Not before; a browser that forbids it, as this one does, leaves no doubt."""
    company = Company(browser, server.url, is_offline_ready=True)
    page = company(screen=PHONE, own=True)
    wait_until(lambda: page.evaluate("Boolean(navigator.serviceWorker.controller)"))
    expect(button(page, "home-bell.on")).to_have_count(0)
    wait_for_me(page, server)
    page.reload()
    expect(button(page, "home-bell.on")).to_be_visible()
    expect(page.get_by_text(EN("home-bell.hint"))).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) <= 0
    button(page, "home-bell.on").click()
    expect(page.get_by_text(EN("home-bell.forbidden"))).to_be_visible()
    expect(button(page, "home-bell.on")).to_be_visible()
    assert page.request.get("/api/me/bells").json()["bells"] == []
    company.leave()
    assert company.complaints == []
