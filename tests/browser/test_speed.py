"""Nobody has to wait for the server to see their own actions. `bench.page` has the times."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from .duels import seated
from .people import Company
from .proxy import Proxy, proxy
from .racers import Racer, come_in, open_table
from .racers import deal as deal_race
from .team import Player, deal, host, invite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Request

    from tests.server.server_process import ServerProcess

LAG = 0.150
MOST_REQUESTS = 16
"""For the first page, or a table; each request costs a slow phone more than its bytes."""


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Proxy]:
    """A long line to the server that can be held."""
    with proxy(server.address, delay=LAG / 2) as line:
        yield line


@pytest.fixture
def far(line: Proxy, browser: Browser) -> Iterator[Company]:
    """People at the far end of the line."""
    company = Company(browser, line.url)
    yield company
    company.leave()
    assert company.complaints == []


def test_a_card_laid_in_a_duel_has_left_the_hand(
    server: ServerProcess, far: Company, line: Proxy
) -> None:
    """At once, and it stays out when the answer comes."""
    ada, ben = far(None), far(None)
    seated(server, ada, ben, ("Ada", "Ben"))
    expect(ada.locator(".board[aria-busy=false]")).to_be_visible()
    first = ada.locator(".hand [data-value]").first
    card = str(first.get_attribute("data-value"))
    first.focus()
    line.hold()
    ada.keyboard.press("ArrowUp")
    expect(ada.locator(f".hand [data-value='{card}']")).to_have_count(0)
    laid = [page.get_by_role("img", name=f"gold {card}", exact=True).first for page in (ada, ben)]
    expect(laid[0]).to_be_visible()
    expect(laid[1]).to_be_hidden()
    line.release()
    expect(ada.locator(".board[aria-busy=false]")).to_be_visible()
    expect(laid[0]).to_be_visible()
    ada.locator(".hand [data-value]").first.focus()
    ada.keyboard.press("ArrowUp")  # now the first is laid, and this one considered
    expect(laid[1]).to_be_visible()


@pytest.mark.thorough
def test_a_card_laid_in_a_team_has_left_the_hand(far: Company, line: Proxy) -> None:
    """The row has it before the server can have answered."""
    ada = host(far, "Ada", players=2, starter=0)
    invite(ada, "greedy", 1)
    deal(ada)
    expect(ada.locator(".mine.turn")).to_be_visible()
    seen = Player(ada).look()
    place, row = seen.best() or pytest.fail("nothing fits at the start")
    line.hold()
    Player(ada).lay(place, row)
    expect(ada.locator(f".hand [data-card='{seen.hand[place]}']:not([inert])")).to_have_count(0)
    assert seen.hand[place] in Player(ada).look().tops
    line.release()
    expect(ada.locator(".mine .actions button:first-child")).to_be_enabled()
    assert seen.hand[place] in Player(ada).look().tops


@pytest.mark.thorough
def test_a_card_of_a_race_is_on_its_way(far: Company, line: Proxy) -> None:
    """Drawn or laid, it shows before the server knows about it."""
    ada = far(None)
    come_in(ada, "Ada")
    ada.goto(open_table(ada, players=1))
    deal_race(ada)
    expect(ada.locator(".middle .top .numeral")).to_be_visible()
    line.hold()
    ada.keyboard.press("Space")
    expect(ada.locator(".drawn")).to_be_visible()
    line.release()
    expect(ada.locator("li.value button")).to_have_count(1)
    line.hold()
    Racer(ada).lay(Racer(ada).look(), 0)
    expect(ada.locator(".leaving")).to_be_visible()
    line.release()
    expect(ada.locator(".leaving")).to_have_count(0)


def test_pages_are_few_requests(person: Company) -> None:
    """Scripts and styles come in a few files, and the texts of a language in one or two."""
    page: Page = person(None, own=True)
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - it marks it
    page.goto("/", wait_until="networkidle")
    assert len(asked) <= MOST_REQUESTS, [each.url for each in asked]
    come_in(page, "Ada")
    asked.clear()
    page.goto(open_table(page, players=1), wait_until="networkidle")
    assert len(asked) <= MOST_REQUESTS, [each.url for each in asked]
