"""The pages other than tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from backtrick.games import GAMES

from ..learner import Learner
from .stage import UNKNOWN

if TYPE_CHECKING:
    from .stage import Stage


def home(stage: Stage) -> None:
    """The first page, for a new visitor and a returning one."""
    page = stage.stranger()
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    stage.see(page, "home-new")
    race = page.get_by_role("article", name=stage.words("seven-ate-nine"))
    race.get_by_role("button", name=stage.words("home-play.bots")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    stage.see(page, "home-lesson")
    stage.button(page, "home-lesson.no")
    expect(page.get_by_role("button", name=stage.words("ready.go"))).to_be_visible()
    stage.see(page, "ready")
    host = stage.guest("Bartholomäus")
    stage.table(host, "quick-easy", players=5, settings={"listed": True})
    running = stage.table(host, "seven-ate-nine", players=2)
    stage.deal(running, host, bots=("random",))
    host.goto("/")
    expect(host.get_by_text(stage.words("home-me.running"))).to_be_visible()
    stage.see(host, "home-back")
    other = stage.guest("Ada", "/")
    stage.button(other, "home-me.change")
    stage.see(other, "home-name")
    other.locator(".chooser > button").click()
    stage.see(other, "home-picture")


def plain(stage: Stage) -> None:
    """An unknown path, the settings, one's sums, and privacy."""
    stage.person.forgives += UNKNOWN
    nowhere = stage.stranger("/nowhere")
    expect(nowhere.get_by_role("heading", name=stage.words("missing.title"))).to_be_visible()
    stage.see(nowhere, "missing")
    page = stage.guest("Ada", "/settings")
    expect(page.get_by_role("button", name=stage.words("moving.make"))).to_be_visible()
    stage.see(page, "settings")
    stage.button(page, "moving.make")
    expect(page.get_by_text(stage.words("moving.code"), exact=True)).to_be_visible()
    stage.see(page, "settings-code")
    stage.button(page, "my-data.delete")
    stage.see(page, "settings-delete")
    page.goto("/sums/seven-ate-nine")
    expect(page.get_by_role("button", name=stage.words("sums-drill.start"))).to_be_visible()
    stage.see(page, "sums")
    page.goto("/privacy")
    expect(page.get_by_text(stage.words("privacy-operator.unknown"))).to_be_visible()
    stage.see(page, "privacy")


def learn(stage: Stage) -> None:
    """All rules in pictures, and the first step of each guided game."""
    page = stage.guest("Ada", "/learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    stage.see(page, "learn")
    for game in GAMES:
        page.goto(f"/learn/{game}")
        for step in range(1, 7):
            title = stage.words(f"learn-{game}-{step}.title")
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            stage.see(page, f"learn-{game}-{step}")
            if step < 6:
                stage.button(page, "learn.next")
        Learner(page, game, stage.language).begin()
        expect(page.locator(".guide .now")).to_be_visible()  # in a race, after the countdown
        stage.see(page, f"lesson-{game}")


def daily(stage: Stage) -> None:
    """Today's deals, with one of them begun."""
    page = stage.guest("Ada")
    data = {"game": "face-to-face", "players": 2}
    table = page.request.post("/api/daily", data=data).json()["table"]
    page.goto(f"/t/{table}")
    expect(page.locator("main.playing")).to_be_visible()
    page.goto("/daily")
    expect(page.get_by_text(stage.words("daily.running")).first).to_be_visible()
    stage.see(page, "daily")
