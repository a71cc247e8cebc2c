"""One's own sums in the browser: a drill in peace, a kind word, and a grid of what is known."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from backtrick import GAMES
from backtrick.sprints import has_sprint
from backtrick.texts import Texts
from tests.server.server_process import GENEROUS, serving

from .people import DESKTOP, OUTAGE, PHONE, THEMES, Company, barriers, overflow, rests

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from .people import Theme

(GAME,) = (name for name, game in GAMES.items() if has_sprint(game))
EN = Texts("en")
VOICE = """
  window.said = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const speech = { getVoices: () => [], cancel() {}, speak: ({ text }) => window.said.push(text) };
  Object.defineProperty(window, "speechSynthesis", { value: speech });
"""


def key_of(move: str) -> str:
    """The key of a card: its value, of which 10 has the last one."""
    return move[1:][-1]


def begin(page: Page, button: str) -> list[dict[str, Any]]:
    """Start a drill; returns its positions."""
    with page.expect_response("**/api/me/drills") as begun:
        page.get_by_role("button", name=button, exact=True).click()
    return begun.value.json()["positions"]


def lay(page: Page, position: dict[str, Any], count: int, texts: Texts) -> None:
    """Lay a card that fits, and see that it counts."""
    page.keyboard.press(key_of(position["fitting"][0]["move"]))
    expect(page.get_by_text(texts("sums-drill.done", count=count))).to_be_attached()


def miss(page: Page, position: dict[str, Any]) -> None:
    """Tap a card that does not fit; of those of a value, the last lies on top."""
    value = int(position["others"][0][1:])
    page.locator(".value").nth(value - 1).get_by_role("button").last.click()


def check(page: Page) -> None:
    """Nothing is wider than the screen, and nothing bars anybody."""
    assert overflow(page) <= 0
    rests(page)
    assert barriers(page) == []


def end(page: Page, positions: list[dict[str, Any]], done: int) -> dict[str, Any]:
    """Lay the last card after two minutes; returns what was told to the server."""
    page.clock.fast_forward(120_000)
    with page.expect_request(lambda each: each.method == "POST") as told:
        page.keyboard.press(key_of(positions[done]["fitting"][0]["move"]))
    return json.loads(told.value.post_data or "")


@pytest.mark.parametrize(
    "language, screen, theme",
    [("en", DESKTOP, THEMES[0]), ("de", PHONE, THEMES[0]), ("pl", PHONE, THEMES[1])],
)
def test_a_child_practises_and_sees_what_it_knows(
    person: Company, language: str, screen: tuple[int, int], theme: Theme
) -> None:
    """Without a clock in sight; what went wrong comes again, and is named at the end.

    A note about it stands for slow readers until the next sum is there, and no longer.
    """
    texts = Texts(language)
    page = person(None, language=language, screen=screen, theme=theme, own=True)
    page.clock.install()
    page.goto("/")
    page.get_by_role("link", name=texts("home-play.sums")).click()
    expect(page.get_by_role("heading", name=texts("sums.title"), exact=True)).to_be_focused()
    check(page)
    positions = begin(page, texts("sums-drill.start"))
    miss(page, positions[0])
    page.clock.fast_forward(10_000)
    note = page.locator(".line.bad")
    expect(note).to_be_visible()
    for count, position in enumerate(positions[:3], start=1):
        lay(page, position, count, texts)
        expect(note).to_have_count(0)
    expect(page.get_by_role("timer")).to_have_count(0)
    check(page)
    told = end(page, positions, 3)
    assert [(each["at"], each["right"]) for each in told["answers"]] == [
        *((0, False), (1, True), (2, True), (3, True)),
    ]
    word = page.get_by_role("heading", level=1)
    expect(word).to_be_focused()
    expect(word).to_have_text(texts("sums-drill.word-1"))
    expect(page.get_by_text(texts("sums-drill.tricky"))).to_be_visible()
    expect(page.get_by_role("table", name=texts("sums-grid.caption"))).to_be_visible()
    expect(page.get_by_role("table", name=texts("sums-growth.title"))).to_be_attached()
    check(page)
    begin(page, texts("sums-drill.again"))
    expect(page.get_by_text(texts("sums-drill.done", count=0))).to_be_attached()
    page.get_by_role("button", name=texts("sums-drill.stop")).click()
    expect(page.get_by_role("heading", name=texts("sums.title"), exact=True)).to_be_visible()


def test_a_drill_survives_a_restart(browser: Browser, tmp_path: Path) -> None:
    """What was answered is told to the server that has come back, and is there after a reload."""
    with serving(tmp_path, **GENEROUS) as server:
        port = server.address.rpartition(":")[2]
        person = Company(browser, server.url)
        person.forgives += OUTAGE
        page = person(None, own=True)
        page.clock.install()
        page.goto(f"/sums/{GAME}")
        positions = begin(page, EN("sums-drill.start"))
        lay(page, positions[0], 1, EN)
        server.end(signal.SIGKILL)
        end(page, positions, 1)
    save = page.get_by_role("button", name=EN("sums-drill.tell"))
    expect(save).to_be_visible()
    with serving(tmp_path, port=port, **GENEROUS):
        save.click()
        expect(page.get_by_role("table", name=EN("sums-grid.caption"))).to_be_visible()
        page.reload()
        expect(page.get_by_text(EN("sums.about"))).to_be_visible()
        done = page.locator("tbody").last.get_by_role("row").locator("td").last
        expect(done).to_have_text("2")
    person.leave()
    assert person.complaints == []


def test_sums_are_read_aloud_on_request(person: Company) -> None:
    """The one that is asked now, and those that follow, until that is no longer wanted."""
    page = person(None, own=True)
    page.add_init_script(VOICE)
    page.goto(f"/sums/{GAME}")
    positions = begin(page, EN("sums-drill.start"))
    aloud = page.get_by_role("button", name=EN("sums-drill.aloud"))
    expect(aloud).to_have_attribute("aria-pressed", "false")
    aloud.click()
    lay(page, positions[0], 1, EN)
    said: list[str] = page.evaluate("window.said")
    spoken = [
        EN("sums-drill.spoken", value=asked["value"], step=asked["step"])
        for asked in (positions[0]["fitting"][0], positions[1]["fitting"][0])
    ]
    assert [each for each in said if each in spoken] == spoken
    aloud.click()
    lay(page, positions[1], 2, EN)
    assert page.evaluate("window.said") == said


def test_the_hare_is_raced_from_ones_own_page(person: Company) -> None:
    """Once there are times to go by; it sits at the table with its own name."""
    page = person(f"/sums/{GAME}", screen=PHONE)
    race = page.get_by_role("button", name=EN("sums.race"))
    positions = begin(page, EN("sums-drill.start"))
    lay(page, positions[0], 1, EN)
    page.get_by_role("button", name=EN("sums-drill.stop")).click()
    race.click()
    expect(page.get_by_role("button", name=EN("ready.go"))).to_be_visible()
    expect(page.get_by_text(EN("bot-names.hare")).first).to_be_visible()


def test_a_sprint_counts_for_somebody_known(person: Company) -> None:
    """Once the server knows who sprints, its cards are among the sums."""
    page = person(None, own=True)
    page.clock.install()
    page.goto(f"/sums/{GAME}")
    begin(page, EN("sums-drill.start"))
    page.get_by_role("button", name=EN("sums-drill.stop")).click()
    with page.expect_response("**/api/me/drills") as fetched:
        page.get_by_role("link", name=EN("sums.sprint")).click()
    positions: list[dict[str, Any]] = fetched.value.json()["positions"]
    page.get_by_role("button", name=EN("sprint.start")).click()
    for count, position in enumerate(positions[:3], start=1):
        page.keyboard.press(key_of(position["fitting"][0]["move"]))
        expect(page.get_by_text(EN("sprint.laid", count=count), exact=True)).to_be_visible()
    with page.expect_response("**/api/me/sums") as told:
        page.clock.fast_forward(120_000)
    assert told.value.status == 200
    page.get_by_role("link", name=EN("sprint.calm")).click()
    expect(page.get_by_role("table", name=EN("sums-grid.caption"))).to_be_visible()
    done = page.locator("tbody").last.get_by_role("row").locator("td").last
    expect(done).to_have_text("3")
