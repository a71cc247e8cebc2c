"""Replays of a finished game: step by step, from each seat, and shared with others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from backtrick.record import read
from backtrick.texts import Texts
from tests.thorough import one_pair

from .duels import as_client, finished, lines, played
from .people import (
    DESKTOP,
    PHONE,
    TABLET,
    THEMES,
    Company,
    Theme,
    barriers,
    overflow,
    overlap,
)

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.server.server_process import ServerProcess

EN, DE, PL = map(Texts, ("en", "de", "pl"))
WORDS = "Good luck, Ben!"
UNKNOWN = ("status of 404",)


@pytest.fixture(scope="module")
def duel(server: ServerProcess) -> str:
    """The path of a duel that Ada and Ben have finished."""
    return f"/g/{finished(server, 'Ada', 'Ben', words=WORDS)}/1"


def step(page: Page) -> Locator:
    """The slider through the game."""
    return page.get_by_role("slider")


def hand(page: Page, texts: Texts, name: str) -> Locator:
    """A player's cards, if they are open."""
    return page.get_by_role("list", name=texts("duel.hand-of", name=name)).get_by_role("img")


def test_a_replay_is_stepped_through(person: Company, duel: str) -> None:
    """Key by key: every message and every card, one after the other.

    A step is announced as at the table, but in the third person: the viewer need not have played.
    """
    page = person(duel)
    expect(page.get_by_text(EN("replay-page.deal"))).to_be_visible()
    expect(step(page)).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(page.locator("q")).to_have_text(WORDS)
    cards = hand(page, EN, "Ada")
    expect(cards).to_have_count(6)
    page.keyboard.press("ArrowRight")
    expect(cards).to_have_count(5)
    expect(page.get_by_role("log")).to_contain_text("Ada lays")
    page.get_by_role("button", name=EN("replay-page.back")).click()
    expect(cards).to_have_count(6)
    page.get_by_role("button", name=EN("replay-page.last")).click()
    expect(page.get_by_text(EN("duel-now.over"))).to_be_visible()
    page.locator("h1").focus()
    page.keyboard.press("Home")
    expect(step(page)).to_have_value("0")


def test_a_replay_is_scrubbed_through(person: Company, duel: str) -> None:
    """Wherever the slider is released, the table looks as it did then, even after going back."""
    page = person(duel, language="pl")
    last = int(str(step(page).get_attribute("max")))
    step(page).fill(str(last))
    expect(page.get_by_text(PL("duel.won"), exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(rf"\?step={last}$"))
    step(page).fill(str(last // 2))
    expect(page.get_by_text(PL("duel.won"), exact=True)).to_have_count(0)
    picture = page.locator(".board").inner_text()
    step(page).fill("1")
    expect(page.locator(".board")).not_to_have_text(picture)
    step(page).fill(str(last // 2))
    assert page.locator(".board").inner_text() == picture


def test_a_replay_is_seen_from_both_seats(person: Company, duel: str) -> None:
    """With all cards open, or as one player saw it: their cards below, the others face down."""
    page = person(duel, language="de")
    for name in ("Ada", "Ben"):
        expect(hand(page, DE, name)).to_have_count(6)
    step(page).fill("4")
    for name, other in (("Ada", "Ben"), ("Ben", "Ada")):
        page.get_by_role("radio", name=name).check(force=True)
        expect(hand(page, DE, other)).to_have_count(0)
        expect(hand(page, DE, name).first).to_be_visible()
        expect(page.get_by_role("region").last).to_have_accessible_name(name)
        expect(step(page)).to_have_value("4")
    expect(page).to_have_url(re.compile(r"\?seat=1&step=4$"))
    page.reload()
    expect(step(page)).to_have_value("4")
    expect(page.get_by_role("radio", name="Ben")).to_be_checked()


def test_a_view_that_cannot_be_loaded_is_not_chosen(person: Company, duel: str) -> None:
    """Without a network the view stays as before, with a reason."""
    person.forgives += ("ERR_INTERNET_DISCONNECTED",)
    page = person(duel, language="de", own=True)
    everybody = page.get_by_role("radio", name=DE("replay-page.all"))
    expect(everybody).to_be_checked()
    page.context.set_offline(True)
    page.get_by_text("Ben", exact=True).last.click()
    note = page.get_by_role("listitem").filter(has_text=DE("net-unreachable"))
    expect(note).to_be_visible()
    expect(everybody).to_be_checked()


def test_a_replay_plays_by_itself(person: Company, duel: str) -> None:
    """Space starts and stops it; it can run four times as fast."""
    page = person(None, calm=False, own=True)
    page.clock.install()
    page.goto(duel)
    expect(step(page)).to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=EN("replay-page.pause"))).to_be_visible()
    page.clock.run_for(5_000)
    expect(step(page)).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=EN("replay-page.play"), exact=True)).to_be_visible()
    stopped = step(page).input_value()
    page.clock.run_for(5_000)
    assert step(page).input_value() == stopped
    step(page).fill(str(int(str(step(page).get_attribute("max"))) - 3))
    page.get_by_label(EN("replay-page.speed")).select_option("4")
    page.get_by_role("button", name=EN("replay-page.play"), exact=True).click()
    expect(page.get_by_text(EN("duel-now.over"))).to_be_visible()


def test_a_record_is_saved_and_a_link_shared(person: Company, duel: str) -> None:
    """The record is that of this game, and the link leads others to the same moment."""
    page = person(f"{duel}?step=7")
    with page.expect_download() as download:
        page.get_by_role("link", name=EN("replay-page.record")).click()
    record = read(download.value.path().read_text(encoding="utf-8"))
    assert list(record.seats) == ["Ada", "Ben"]
    page.get_by_role("button", name=EN("replay-page.share")).click()
    link = page.get_by_label(EN("replay-page.link")).input_value()
    assert link.endswith(f"{duel}?step=7")
    other = person(link)
    expect(step(other)).to_have_value("7")


def test_there_is_no_such_game(person: Company, duel: str) -> None:
    """A link to a missing game says so, and links home."""
    person.forgives += UNKNOWN
    page = person(duel.removesuffix("1") + "99")
    expect(page.get_by_role("heading", name=EN("replay-page.missing"))).to_be_visible()
    expect(page.get_by_role("link", name=EN("missing.home"))).to_be_visible()
    assert barriers(page) == []


def test_a_team_is_seen_whole_at_the_deal(person: Company) -> None:
    """On a phone both rows are in view, and what comes after them is who starts.

    At a table it is the other way round: there everybody decides that first.
    """
    page = person(None, screen=PHONE)
    page.request.post("/api/guests", data={"name": "Ada"}).dispose()
    body = {"game": "quick-easy", "bots": ["talker"], "deal": True}
    table = page.request.post("/api/tables", data=body).json()["table"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=EN("table-bar.menu")).click()
    for words in ("amiss.concede", "amiss.concede-sure"):
        page.get_by_role("button", name=EN(words)).click()
    expect(page.get_by_role("link", name=EN("over.replay"))).to_be_visible()
    page.goto(f"/g/{table}/1")
    rows, steer = page.locator("[data-row]"), page.locator(".steer")
    expect(page.get_by_role("heading", name=EN("quick-easy-start.title"))).to_be_visible()
    expect(rows).to_have_count(2)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
        assert not overlap(row, steer)


LOOKS = {"en": PHONE, "de": DESKTOP, "pl": TABLET}


@pytest.mark.parametrize("language, theme", one_pair(LOOKS, THEMES))
def test_a_replay_is_accessible(person: Company, duel: str, language: str, theme: Theme) -> None:
    """Axe finds nothing, and nothing is wider than the screen, at the deal and at the end.

    On a phone the deal is whole: upright the controls cover no row; on its side they lie beside
    the table.
    """
    screen = LOOKS[language]
    page = person(f"{duel}?seat=1&step=9", language=language, screen=screen, theme=theme)
    expect(step(page)).to_have_value("9")
    for key, to in (("End", str(step(page).get_attribute("max"))), ("Home", "0")):
        page.keyboard.press(key)
        expect(step(page)).to_have_value(to)
        assert barriers(page) == []
        assert overflow(page) <= 0
    if screen == PHONE:
        _the_deal_is_whole(page)


def _the_deal_is_whole(page: Page) -> None:
    rows, steer = page.locator(".board .row"), page.locator(".steer")
    expect(rows).to_have_count(4)
    assert not any(overlap(row, steer) for row in rows.all())
    page.set_viewport_size({"width": 740, "height": 340})
    rows.last.scroll_into_view_if_needed()
    others = [steer, *page.locator(".plate").all()]
    assert not any(overlap(row, other) for row in rows.all() for other in others)
    assert overflow(page) <= 0


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_the_next_game_begins_during_a_replay(
    person: Company, server: ServerProcess, screen: tuple[int, int]
) -> None:
    """The page leads there from the top and from its controls, and no notice covers anything."""
    page = person(None, screen=screen)
    page.request.post("/api/guests", data={"name": "Ada"}).dispose()
    ada = as_client(server, page)
    table = played(server, [ada, server.guest("Ben")])
    page.goto(f"/t/{table}")
    page.get_by_role("link", name=EN("over.replay")).click()
    expect(page.get_by_role("link", name=EN("replay-page.table"))).to_be_visible()
    with lines(server, [ada], table) as (line,):
        line.do({"do": "deal"})
    expect(page.locator(".steer").get_by_role("link", name=EN("replay-page.dealt"))).to_be_visible()
    expect(page.locator("[popover] li")).to_have_count(0)
    assert barriers(page) == []
    assert overflow(page) <= 0
    page.get_by_role("link", name=EN("replay-page.running")).click()
    expect(page.locator("main.playing")).to_be_visible()
