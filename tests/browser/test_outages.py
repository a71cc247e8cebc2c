"""The server is killed while people play: the game goes on by itself, and nothing is lost."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from backtrick.texts import Texts

from .duels import seated
from .outages import Mortal, is_same, mark
from .patience import keep_on
from .people import PHONE
from .racers import Racer, SeenRace, come_in, open_table, race, race_on, sit_down
from .racers import deal as deal_race
from .team import Player, deal, host, invite, play_on

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

EN = Texts("en")


@pytest.fixture
def mortal(tmp_path: Path, browser: Browser) -> Iterator[Mortal]:
    """A server to kill. The test fails if any browser reports an error."""
    with ExitStack() as lives:
        mortal = Mortal(tmp_path, browser, lives)
        yield mortal
    assert mortal.person.complaints == []


def amiss(page: Page) -> Locator:
    """The state of the connection in the bar above the table."""
    return page.get_by_role("banner").locator(".amiss")


def settled(page: Page) -> Locator:
    """The board of a duel without pending commands."""
    return page.locator(".board[aria-busy=false]")


def held(page: Page) -> list[str]:
    """My cards in a duel."""
    expect(settled(page)).to_be_visible()
    cards = page.locator(".hand [data-value]").all()
    return [str(card.get_attribute("data-value")) for card in cards]


def lay(page: Page, card: str) -> None:
    """Lay a card on my ascending row, by key."""
    page.locator(f".hand [data-value='{card}']").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(f".hand [data-value='{card}']")).to_have_count(0)


def settled_race(*racers: Racer) -> list[SeenRace]:
    """What racers see once no card is on its way and all are up to date."""

    def is_settled() -> bool:
        seen = [racer.look() for racer in racers]
        return not any(each.waits for each in seen) and len({each.middle for each in seen}) == 1

    keep_on(racers[0].page, is_settled)
    return [racer.look() for racer in racers]


def test_a_duel_goes_on(mortal: Mortal) -> None:
    """Earlier cards are still there; a card laid during the outage arrives once."""
    ada, ben = mortal.person(None), mortal.person(None, screen=PHONE)
    seated(mortal.server, ada, ben, ("Ada", "Ben"))
    mark(ada, ben)
    first, second, *others = held(ada)
    lay(ada, first)
    expect(settled(ada)).to_be_visible()
    before = held(ben)
    mortal.kill()
    for page in (ada, ben):
        expect(amiss(page)).to_have_text(EN("amiss.reconnecting"))
    lay(ada, second)
    expect(ada.locator(".board[aria-busy=true]")).to_be_visible()
    mortal.start()
    for page in (ada, ben):
        expect(amiss(page)).to_be_hidden()
    assert held(ada) == others
    expect(ben.get_by_role("img", name=f"gold {first}", exact=True).first).to_be_visible()
    assert held(ben) == before
    ada.keyboard.press("e")
    expect(ben.get_by_role("img", name=f"gold {second}", exact=True).first).to_be_visible()
    expect(ben.locator(".side.turn .hand")).to_be_visible()
    assert is_same(ada)
    assert is_same(ben)


@pytest.mark.thorough
def test_a_team_with_a_bot_finishes_its_game(mortal: Mortal) -> None:
    """After each kill, whether a bot is on turn or not, every hand and row is as before."""
    ada = host(mortal.person, "Ada", players=2, starter=0)
    invite(ada, "greedy", 1)
    deal(ada)
    mark(ada)
    for _ in range(3):
        for _ in range(4):
            Player(ada).play()
        mortal.kill()
        expect(amiss(ada)).to_be_visible()
        before = Player(ada).look()
        mortal.start()
        expect(amiss(ada)).to_be_hidden()
        now = Player(ada).look()
        # When Ada has nothing to do, the bot goes on, and may have ended the game by now.
        assert now.over or set(before.hand) <= set(now.hand)
        is_asked = before.mine and (before.end or before.lays)
        assert not is_asked or now.tops == before.tops
    play_on(Player(ada))
    assert is_same(ada)


@pytest.mark.thorough
def test_a_race_goes_on(mortal: Mortal) -> None:
    """Everybody has the same cards and races to the end, after a countdown for both."""
    ada = mortal.person(None)
    come_in(ada, "Ada")
    path = open_table(ada)
    ada.goto(path)
    ben = sit_down(mortal.person, path, "Ben", "en", screen=PHONE)
    deal_race(ada)
    racers = (Racer(ada), Racer(ben, "taps"))
    mark(ada, ben)
    expect(ada.locator(".middle .top .numeral")).to_be_visible()
    race_on(30, *racers)
    before = settled_race(*racers)
    mortal.kill()
    for page in (ada, ben):
        expect(amiss(page)).to_be_visible()
    mortal.start()
    # On a busy machine, a late player may find the countdown over.
    middle = ada.locator(".middle .count, .middle .top .numeral").first
    expect(middle).to_be_visible()
    for racer, seen in zip(racers, before, strict=True):
        expect(amiss(racer.page)).to_be_hidden()
        now = racer.look()
        assert (now.hand, now.counts, now.stack) == (seen.hand, seen.counts, seen.stack)
    expect(ada.locator(".middle .top .numeral")).to_be_visible()
    assert racers[0].look().middle == racers[1].look().middle == before[0].middle
    race(*racers)
    assert is_same(ada)
    assert is_same(ben)


@pytest.mark.thorough
def test_a_closed_tab_gets_its_seat_back(mortal: Mortal) -> None:
    """Even if the server was killed meanwhile; the name is not asked for again."""
    ada, ben = mortal.person(None), mortal.person(None)
    table = seated(mortal.server, ada, ben, ("Ada", "Ben"))
    cards = held(ada)
    lay(ada, cards[0])
    expect(settled(ada)).to_be_visible()
    ada.close()
    mortal.kill()
    mortal.start()
    again = mortal.person.tab(ben.context, f"/t/{table}")
    assert held(again) == held(ben)
    ada = mortal.person.tab(ada.context, f"/t/{table}")
    assert held(ada) == cards[1:]
    lay(ada, cards[1])
    ada.keyboard.press("e")
    expect(ben.get_by_role("img", name=f"gold {cards[1]}", exact=True).first).to_be_visible()


@pytest.mark.thorough
def test_two_tabs_agree(mortal: Mortal) -> None:
    """What is done in one shows in the other, before, during and after an outage."""
    ada, ben = mortal.person(None), mortal.person(None)
    table = seated(mortal.server, ada, ben, ("Ada", "Ben"))
    other = mortal.person.tab(ada.context, f"/t/{table}")
    first, second, third, *rest = held(ada)
    expect(other.locator(f".hand [data-value='{first}']")).to_be_visible()
    lay(ada, first)
    expect(other.locator(f".hand [data-value='{first}']")).to_have_count(0)
    mortal.kill()
    expect(amiss(other)).to_be_visible()
    lay(other, second)
    mortal.start()
    expect(ada.locator(f".hand [data-value='{second}']")).to_have_count(0)
    lay(ada, third)
    expect(other.locator(f".hand [data-value='{third}']")).to_have_count(0)
    assert held(ada) == held(other) == rest
