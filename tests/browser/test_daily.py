"""The daily deal in the browser: found, played, and shared without revealing a card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.texts import Texts, languages
from tests.thorough import one_pair

from .people import PHONE, THEMES, Company, Theme, barriers, overflow
from .racers import FEW_LEFT, Racer, advance, race

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

AT_A_TABLE = re.compile(r"/t/[\w-]{22}$")
STARS = re.compile("[★☆]{5} ")
"""None, until bots have played the deal."""
COUNT = sum(len(game.players) for game in GAMES.values())
# A device that records what it shares; and one that can neither share nor copy.
SHARES = "window.shared = []; navigator.share = async ({ text }) => void window.shared.push(text);"
CANNOT = """
  delete Navigator.prototype.clipboard;
  navigator.share = undefined;
  document.execCommand = () => false;
"""


@pytest.fixture(scope="module")
def server(hasty: ServerProcess) -> ServerProcess:
    """A server with fast bots."""
    return hasty


def deal(language: str, game: str, players: int) -> dict[str, str]:
    """The name of a deal."""
    words = Texts(language)
    return {"game": words(game), "players": words("players-exactly", count=players)}


def play(page: Page, language: str, game: str, players: int) -> None:
    """Begin one of today's deals, in one click."""
    name = Texts(language)("daily.play-what", **deal(language, game, players))
    page.get_by_role("button", name=name).click()
    expect(page).to_have_url(AT_A_TABLE)
    if GAMES[game].in_real_time:
        page.get_by_role("button", name=Texts(language)("ready.go")).click()
    expect(page.locator("main.playing")).to_be_visible()


def finished(server: ServerProcess, person: Company, script: str, language: str) -> Page:
    """A person who has finished today's solo race."""
    page = person(None, language=language, screen=PHONE, own=True)
    page.add_init_script(script)
    page.goto("/daily")
    play(page, language, "seven-ate-nine", 1)
    expect(page.locator(".middle .top .numeral")).to_be_visible()
    advance(server, FEW_LEFT, page)
    race(Racer(page))
    expect(page.locator(".daily")).to_be_visible()
    return page


def cannot_be_copied(page: Page, words: Texts, about: dict[str, str]) -> None:
    """On a device that can neither share nor copy, the text itself is shown, marked."""
    page.evaluate(CANNOT)
    page.get_by_role("button", name=words("daily-share.what", **about)).click()
    box = page.get_by_label(words("daily-share.label"))
    expect(box).to_be_focused()
    expect(box).to_have_value(re.compile("Backtrick"))
    expect(page.get_by_role("listitem").get_by_text(words("daily-share.by-hand"))).to_be_visible()
    assert overflow(page) <= 0
    assert barriers(page) == []


def test_a_deal_is_played_and_shared(
    server: ServerProcess, person: Company, *, is_thorough: bool
) -> None:
    """From the first page to the deal; its result is shared at the table, and later."""
    words = Texts("de")
    person.forgives += ("status of 403",)  # there is no replay before tomorrow
    page = finished(server, person, SHARES, "de")
    assert overflow(page) <= 0
    assert barriers(page) == []
    page.get_by_role("button", name=words("daily-share.mine")).click()
    page.get_by_role("link", name=words("daily.all")).click()
    about = deal("de", "seven-ate-nine", 1)
    page.get_by_role("button", name=words("daily-share.what", **about)).click()
    cannot_be_copied(page, words, about)
    first, second = (STARS.sub("", each) for each in page.evaluate("window.shared"))
    assert first == second
    head, which, result, link = first.splitlines()
    assert head.startswith("Backtrick")
    assert which == f"{about['game']}, {about['players']}"
    assert result == words("daily-result.solo", time=result.rpartition(" ")[2])
    assert link == f"{server.url}/daily"
    expect(page.locator("li.finished")).to_have_count(1)
    if is_thorough:
        assert barriers(page) == []
    page.goto("/")
    page.get_by_role("link", name=words("seven-ate-nine"), exact=True).last.click()
    expect(page.locator("main").get_by_text(words("game-daily-not-over"))).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(words("daily.played", done=1, count=COUNT))).to_be_visible()
    if is_thorough:
        assert barriers(page) == []


def test_a_deal_in_progress_is_resumed(person: Company) -> None:
    """There is one try: coming back leads to the same table."""
    words = Texts("en")
    page = person("/daily")
    play(page, "en", "face-to-face", 2)
    table = page.url
    page.goto("/daily")
    page.get_by_role(
        "button", name=words("daily.go-on-what", **deal("en", "face-to-face", 2))
    ).click()
    expect(page).to_have_url(table)
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("language, theme", one_pair(languages(), THEMES))
def test_the_page_is_accessible(person: Company, language: str, theme: Theme) -> None:
    """All deals are listed, with the time of the next ones; nothing is wider than a phone."""
    page = person("/daily", language=language, screen=PHONE, theme=theme)
    expect(page.locator("li.new")).to_have_count(COUNT)
    expect(page.get_by_text(re.compile(r"\d+ (min|Min)"))).to_be_visible()
    assert overflow(page) <= 0
    assert barriers(page) == []
