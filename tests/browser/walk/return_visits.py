"""What somebody who comes back finds: one's own page, daily deals, circles, sums and turns."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.server_process import GENEROUS, serving

from ..daily_town import DUEL, TEAM, before, settle
from ..past import KINDS, live
from ..people import Company
from .stage import HASTE, NAMED, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import Page

    from .stage import Stage

RACE = KINDS[-1][0]
NAME = "Babcia Małgorzata"


def mine(stage: Stage) -> None:
    """The page of somebody who has played for weeks, and what a link to it shows."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder), **GENEROUS) as server:
            client = server.guest(NAME)
            token, guest = client.cookies["guest"], client.get("/api/me").json()["id"]
        live(Path(folder) / "tables.sqlite", guest)
        with _at(stage, Path(folder)) as there:
            page = _as(there, token)
            page.goto("/")
            expect(page.get_by_role("link", name=stage.words("home-history.go"))).to_be_visible()
            there.see(page, "home-known")
            page.goto("/me")
            expect(page.get_by_role("article")).to_have_count(len(KINDS))
            there.see(page, "me")
            there.button(page, "me.share")
            page.get_by_text(stage.words("me.as-table")).first.click()
            there.see(page, "me-shared")
            stranger = there.stranger(page.get_by_label(stage.words("me.link")).input_value())
            expect(stranger.get_by_role("article")).to_have_count(len(KINDS))
            there.see(stranger, "me-of-another")
            there.button(page, "me.unshare")
            expect(page.get_by_text(stage.words("me.private"))).to_be_visible()
            stranger.reload()
            expect(stranger.get_by_role("heading", level=1)).to_have_text(
                stage.words("me.not-shared")
            )
            there.see(stranger, "me-void")


def compared(stage: Stage) -> None:
    """A daily deal after one's try, yesterday's best game, and a circle that compares."""
    with tempfile.TemporaryDirectory() as folder:
        tokens = settle(Path(folder))
        with _at(stage, Path(folder)) as there:
            page = _as(there, tokens["Ada"])
            page.goto("/daily")
            about = {
                "game": stage.words(TEAM),
                "players": stage.words("players-exactly", count=3),
            }
            there.button(page, "daily-board.compare-what", **about)
            expect(page.get_by_role("img", name=NAMED).first).to_be_visible()
            page.get_by_text(stage.words("daily-board.rules")).click()
            there.see(page, "daily-compared")
            there.button(page, "daily-share.what", **about)
            there.see(page, "daily-shared")
            page.goto(f"/daily/{before(1)}/{DUEL}/2")
            expect(page.locator(".board")).to_be_visible()
            there.see(page, "daily-yesterday")
            _circle(there, page, tokens["Ben"])


def _circle(stage: Stage, page: Page, friend: str) -> None:
    page.goto("/circles")
    page.get_by_label(stage.words("circles.name")).fill("Familie Wiśniewski-Brückenbauer")
    stage.see(page, "circles")
    page.keyboard.press("Enter")
    expect(page.get_by_role("table").last).to_be_visible()
    stage.see(page, "circle-new")
    board, link = page.url, page.get_by_label(stage.words("circles.link")).input_value()
    other = stage.stranger(link)
    expect(
        other.get_by_role("button", name=stage.words("circles.join"), exact=True)
    ).to_be_visible()
    stage.see(other, "circle-join")
    ben = _as(stage, friend)
    ben.goto(link)
    stage.button(ben, "circles.join")
    expect(ben.get_by_role("table").last).to_be_visible()
    stage.see(ben, "circle-of-two")
    page.goto(board)
    expect(page.get_by_role("table").last.get_by_role("row")).to_have_count(3)
    stage.see(page, "circle-mine")
    stranger = stage.stranger(board)
    expect(stranger.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    stage.see(stranger, "circle-unknown")


def sums(stage: Stage) -> None:
    """A drill, its end, and the grid."""
    page = stage.person(None, language=stage.language, screen=stage.screen, own=True)
    page.clock.install()
    page.request.post("/api/guests", data={"name": "Ada", "language": stage.language})
    page.goto(f"/sums/{RACE}")
    with page.expect_response("**/api/me/drills") as begun:
        stage.button(page, "sums-drill.start")
    positions = begun.value.json()["positions"]
    wrong = page.locator(".value").nth(int(positions[0]["others"][0][1:]) - 1)
    wrong.get_by_role("button").last.click()
    for count, position in enumerate(positions[:3], start=1):
        page.keyboard.press(position["fitting"][0]["move"][-1])
        done = page.get_by_text(stage.words("sums-drill.done", count=count))
        expect(done).to_be_attached()
    stage.see(page, "drill")
    page.clock.fast_forward(120_000)
    page.keyboard.press(positions[3]["fitting"][0]["move"][-1])
    expect(page.get_by_role("table").first).to_be_visible()
    stage.see(page, "drill-over")
    page.goto(f"/sums/{RACE}")
    expect(page.get_by_role("table").first).to_be_visible()
    stage.see(page, "sums-known")


def over_days(stage: Stage) -> None:
    """A game over days: its settings, the table, and the first page, where it waits."""
    page, friend = stage.guest(NAME), stage.guest("Bartholomäus")
    path = stage.table(page, "face-to-face", starter=0)
    page.goto(path)
    more = page.locator("details", has_text=stage.words("choices.more"))
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    page.get_by_label(stage.words("choices.over_days"), exact=True).check()
    page.get_by_role("radio", name=stage.words("choices.turn-days", count=3)).check()
    stage.see(page, "over-days-lobby")
    stage.deal(path, page, friend)
    expect(page.locator(".board")).to_be_visible()
    stage.see(page, "over-days-turn")
    page.goto("/")
    expect(page.get_by_text(stage.words("home-table.yours")).first).to_be_visible()
    stage.see(page, "over-days-home")


@contextmanager
def _at(stage: Stage, folder: Path) -> Generator[Stage]:
    """The same stage at a server with a past."""
    with serving(folder, **HASTE, **GENEROUS) as server:
        company = Company(stage.person.browser, server.url)
        company.forgives += UNKNOWN
        try:
            yield replace(stage, server=server, person=company)
        finally:
            company.leave()


def _as(stage: Stage, token: str) -> Page:
    """Somebody who has been here before."""
    page = stage.stranger(None)
    page.context.add_cookies([{"name": "guest", "value": token, "url": stage.server.url}])
    return page
