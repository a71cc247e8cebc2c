"""What can be amiss at a table."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.server.server_process import serving

from ..people import OUTAGE, Company
from ..proxy import proxy
from .stage import HASTE

if TYPE_CHECKING:
    from .stage import Stage

NOWHERE = "/t/" + "n" * 22


def closed(stage: Stage) -> None:
    """Sent away, a dead link, and a table that wants nobody to look on."""
    host, friend = stage.guest("Ada"), stage.guest("Bartholomäus")
    path = stage.table(host, "face-to-face", settings={"spectators": False})
    with stage.lines(path, host, friend) as (first, second):
        second.do({"do": "sit"})
        friend.goto(path)
        expect(friend.locator("section.people")).to_be_visible()
        first.do({"do": "remove", "seat": 1})
        first.do({"do": "invite", "bot": "random"})
        first.do({"do": "deal"})
    _seen(stage, friend, "closed-sent-away", "kicked")
    _seen(stage, stage.guest("Zoë", path), "closed-no-spectators", "no-spectators")
    _seen(stage, stage.guest("Zoë", NOWHERE), "closed-unknown", "dead-link")


def _seen(stage: Stage, page: Page, title: str, name: str) -> None:
    expect(page.get_by_role("heading", name=stage.words(title))).to_be_visible()
    stage.see(page, name)


def gone(stage: Stage) -> None:
    """Somebody stays away, at each table; then a bot plays, also for oneself."""
    for game in ("quick-easy", "face-to-face", "seven-ate-nine"):
        host, friend = stage.guest("Ada"), stage.guest("Bartholomäus")
        path = stage.table(host, game, players=2)
        stage.deal(path, host, friend)
        friend.goto("about:blank")
        expect(host.locator(".strip", has_text="Bartholomäus")).to_be_visible()
        stage.see(host, f"gone-{game}")
        stage.button(host, "table-bar.menu")
        stage.button(host, "table-bar.leave")
        expect(host.locator(".strip", has_text=stage.words("amiss.my-bot"))).to_be_visible()
        stage.see(host, f"my-bot-{game}")


def connecting(stage: Stage) -> None:
    """Nobody answers yet."""
    page = stage.guest("Ada")
    path = stage.table(page, "face-to-face")
    page.route_web_socket("**/socket", lambda _: None)
    page.goto(path)
    expect(page.get_by_text(stage.words("amiss.connecting"))).to_be_visible()
    stage.see(page, "connecting")
    expect(page.locator("main", has_text=stage.words("amiss.slow"))).to_be_visible()
    stage.see(page, "connecting-slow")


def restarting(stage: Stage) -> None:
    """The server says good-bye in the middle of a game."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **HASTE) as server:
        company = Company(stage.person.browser, server.url, forgives=OUTAGE)
        mortal = replace(stage, server=server, person=company)
        page = mortal.guest("Ada")
        mortal.deal(mortal.table(page, "quick-easy", players=2, starter=0), page, bots=("greedy",))
        expect(page.locator(".mine.turn")).to_be_visible()
        server.end()
        expect(page.get_by_text(stage.words("amiss.restarting"))).to_be_visible()
        stage.see(page, "restarting")
        company.leave()


def reconnecting(stage: Stage) -> None:
    """The line to the server is cut."""
    with proxy(stage.server.address) as wire:
        company = Company(stage.person.browser, wire.url, forgives=OUTAGE)
        page = company(None, language=stage.language, screen=stage.screen)
        page.request.post("/api/guests", data={"name": "Ada"}).dispose()
        path = stage.table(page, "face-to-face")
        stage.deal(path, page, bots=("random",))
        expect(page.locator(".board")).to_be_visible()
        wire.cut()
        expect(page.get_by_text(stage.words("amiss.reconnecting"))).to_be_visible()
        stage.see(page, "reconnecting")
        page.evaluate(
            "history.pushState(null, '', '/settings'); dispatchEvent(new PopStateEvent('popstate'))"
        )
        expect(page.get_by_role("heading", name=stage.words("trouble.title"))).to_be_visible()
        stage.see(page, "trouble")
        company.leave()
