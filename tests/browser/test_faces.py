"""Every state of a table is shown: lost connections, absent people, refused guests."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts
from tests.server.server_process import GENEROUS, serving
from tests.thorough import first_of

from .lobbies import EN, button, enters, opened, seat
from .people import DESKTOP, OUTAGE, PHONE, THEMES, Company, Theme, barriers, overlap
from .walk.stage import UNKNOWN
from .windows import NOWHERE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.server.server_process import ServerProcess

    from .windows import Windows

MISSING = "/t/" + "n" * 22
CLOCK = re.compile(r"\d:\d\d")


def started(
    person: Company, game: str = "face-to-face", screen: tuple[int, int] = DESKTOP
) -> tuple[Page, Page]:
    """Two people, and a game that has begun; the second one has the screen."""
    host = person(None)
    friend = person(opened(host, game), screen=screen)
    enters(friend, "Max")
    button(host, "start-game.go").click()
    expect(friend.locator("main.playing")).to_be_visible()
    return host, friend


@pytest.mark.parametrize("theme", first_of(reversed(THEMES)))
def test_sent_away(person: Company, theme: Theme) -> None:
    """A removed guest is told so, even on coming back."""
    host = person(None)
    friend = person(opened(host), theme=theme)
    enters(friend, "Max")
    button(host, "seats.remove-who", name="Max").click()
    button(host, "send-away.yes").click()
    expect(friend.get_by_role("heading", name=EN("closed-sent-away"))).to_be_focused()
    expect(friend.get_by_role("log")).to_contain_text(EN("table-sent-away"))
    expect(seat(host, 2)).to_contain_text(EN("seats.free"))
    assert barriers(friend) == []
    friend.reload()
    expect(friend.get_by_role("main")).to_contain_text(EN("table-sent-away"))


@pytest.mark.parametrize("language", first_of(["de", "pl"]))
def test_a_dead_link(person: Company, language: str) -> None:
    """A missing table says so, and links home; nobody is asked for a name first."""
    texts = Texts(language)
    person.forgives += UNKNOWN
    page = person(MISSING, language=language)
    expect(page.get_by_role("heading", name=texts("closed-unknown"))).to_be_focused()
    expect(page.get_by_label(texts("entrance.label"))).to_have_count(0)
    expect(page.get_by_role("main")).to_contain_text(texts("table-unknown"))
    assert barriers(page) == []
    page.get_by_role("main").get_by_role("link", name=texts("amiss.home")).click()
    expect(page.get_by_role("heading", name=texts("home.title"))).to_be_visible()


def test_a_time_limit_and_no_spectators(person: Company) -> None:
    """The host has set both: everybody sees the clock, and why they cannot watch."""
    host = person(None)
    path = opened(host, "face-to-face")
    friend = person(path)
    enters(friend, "Max")
    host.get_by_label(EN("choices.turn-limit", count=20)).check()
    rule = friend.locator("dl > div", has_text=EN("choices.turn_seconds"))
    expect(rule).to_contain_text(EN("choices.turn-limit", count=20))
    host.get_by_label(EN("choices.spectators"), exact=True).uncheck()
    late = person(None)
    button(host, "start-game.go").click()
    for page in (host, friend):
        expect(page.get_by_role("timer")).to_contain_text(CLOCK)
    late.goto(path)
    enters(late, "Lea")
    expect(late.get_by_role("heading", name=EN("closed-no-spectators"))).to_be_visible()
    expect(late.get_by_role("main")).to_contain_text(EN("table-no-spectators"))


def test_a_bot_plays_for_me_until_i_am_back(person: Company) -> None:
    """A player can let a bot play, picks up no card meanwhile, and takes over again."""
    host, friend = started(person)
    button(host, "table-bar.menu").click()
    button(host, "table-bar.leave").click()
    strip = host.locator(".strip", has_text=EN("amiss.my-bot"))
    expect(strip).to_be_visible()
    expect(host.get_by_role("log")).to_contain_text(EN("amiss.my-bot"))
    news = friend.get_by_role("listitem").filter(has_text=EN("news.handed-over", name="Ida"))
    expect(news).to_be_visible()
    expect(friend.locator(".side.turn .hand")).to_be_visible()  # the bot has finished its turn
    card = host.locator(".hand [data-value]").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "false")
    assert barriers(host) == []
    button(host, "amiss.take-over").click()
    expect(strip).to_be_hidden()
    expect(card).not_to_have_attribute("aria-disabled", "true")
    card.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_silent_player_cannot_keep_the_others(browser: Browser, tmp_path: Path) -> None:
    """Both are told who is waited for; the other one ends the game, and all are in the lobby."""
    with serving(tmp_path, idle_seconds=1, **GENEROUS) as server:
        person = Company(browser, server.url)
        host, friend = started(person)
        expect(host.locator(".side.turn")).to_be_visible()
        is_hosts_turn = host.locator(".side.turn .hand").count() > 0
        silent, other, name = (host, friend, "Ida") if is_hosts_turn else (friend, host, "Max")
        idle = other.locator(".strip", has_text=EN("amiss.idle", name=name))
        expect(idle).to_be_visible()
        expect(silent.locator(".strip", has_text=EN("amiss.my-idle"))).to_be_visible()
        assert barriers(other) == []
        button(other, "amiss.end").click()
        for page in (host, friend):
            news = page.get_by_role("listitem").filter(has_text=EN("news.abandoned"))
            expect(news).to_be_visible()
            expect(page.locator("main.playing")).to_have_count(0)
        person.leave()
    assert person.complaints == []


def test_somebody_is_gone_and_comes_back(
    browser: Browser, hasty: ServerProcess, windows: Windows
) -> None:
    """A bot stands in for an absent player, who gets the seat back on return.

    It is the host: the notice that there is a new one covers no button of the banner.
    """
    person = Company(browser, hasty.url, windows)
    host, friend = started(person, "quick-easy", PHONE)
    address = host.url
    host.goto(NOWHERE)
    gone = friend.locator(".strip", has_text=EN("amiss.gone", name="Ida"))
    expect(gone).to_be_visible()
    expect(friend.get_by_role("log")).to_contain_text(EN("amiss.gone", name="Ida"))
    assert barriers(friend) == []
    notice = friend.get_by_role("listitem").filter(has_text=EN("news.you-host"))
    expect(notice).to_be_visible()
    bot = button(friend, "amiss.hand-over", name="Ida")
    assert not overlap(notice, bot)
    bot.click()
    expect(gone).to_be_hidden()
    host.goto(address)
    expect(host.locator("main.playing")).to_be_visible()
    news = friend.get_by_role("listitem").filter(has_text=EN("news.came-back", name="Ida"))
    expect(news).to_be_visible()
    person.leave()
    assert person.complaints == []


@pytest.mark.thorough
def test_too_many_windows(browser: Browser, tmp_path: Path) -> None:
    """One window too many is refused, and works once another is closed."""
    with serving(tmp_path, connections_a_guest=1, **GENEROUS) as server:
        person = Company(browser, server.url)
        host = person(None)
        path = opened(host)
        second = person.tab(host.context, path)
        expect(second.get_by_role("heading", name=EN("closed-connections"))).to_be_visible()
        host.close()
        button(second, "amiss.again").click()
        expect(seat(second, 1)).to_contain_text("Ida")
        person.leave()
    assert person.complaints == []


@pytest.mark.thorough
def test_the_server_restarts(browser: Browser, tmp_path: Path) -> None:
    """The table stays visible while the server is away, and goes on by itself."""
    with serving(tmp_path, **GENEROUS) as first:
        person = Company(browser, first.url)
        person.forgives += OUTAGE
        host, _ = started(person)
        first.end()
        status = host.get_by_role("banner").locator(".amiss")
        expect(status).to_have_text(EN("amiss.restarting"))
        expect(host.locator("main.playing")).to_be_visible()
        assert barriers(host) == []
    port = first.address.rpartition(":")[2]
    with serving(tmp_path, port=port, **GENEROUS):
        expect(status).to_be_hidden()
        expect(host.locator("main.playing")).to_be_visible()
        person.leave()
    assert person.complaints == []
