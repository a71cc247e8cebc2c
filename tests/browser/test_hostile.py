"""Browsers that lack something, and people who try strange things."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.limits import LONGEST_NAME
from backtrick.texts import Texts
from tests.thorough import first_of, one_pair

from .lobbies import EN, button, enters, opened, plays_now
from .people import DESKTOP, LANDSCAPE, PHONE, Company, barriers, overflow
from .team import Player, deal, host, invite, join, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

GUEST = {"id": "g" * 22, "name": "Ada", "language": "en"}
LONG = "W" * LONGEST_NAME
"""As wide as a name can be, without a place to break it."""
NEEDED = {
    "quick-easy": (".hand .card", "[data-start]", ".talk [data-about]"),
    "face-to-face": ("main .row", ".hand .card", ".deeds button.end"),
    "seven-ate-nine": (".middle .top .numeral", ".stack", "li.value"),
}
"""By game, what a player looks at and presses."""
NEEDED_ON_TURN = (".hand .card", "[data-row]", ".mine .actions button", ".partners li")
"""The same in quick-easy, once it is known who starts."""
BARE = """
  for (const name of ["speechSynthesis", "AudioContext", "BroadcastChannel"]) delete window[name];
  const get = () => { throw new DOMException("no", "SecurityError"); };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get });
"""


def _forgets(route: Route) -> None:
    """As the server answers, but without its cookie."""
    route.fulfill(status=201, json=GUEST)


@pytest.mark.parametrize("language", first_of(["en", "de", "pl"]))
def test_a_browser_without_cookies_gets_an_explanation(person: Company, language: str) -> None:
    """Otherwise people would enter their name again and again without learning why."""
    words = Texts(language)
    link = opened(person(None))
    friend = person(None, language=language, screen=PHONE, own=True)
    friend.route("**/api/guests", _forgets)
    friend.goto(link)
    enters(friend, "Ada", language)
    expect(friend.locator("[aria-live=assertive]")).to_contain_text(words("net-no-cookies"))
    expect(friend.get_by_label(words("entrance.label"))).to_have_value("Ada")


def test_a_name_of_blanks_is_refused(person: Company) -> None:
    """A notice above the dialog says what a name needs, and can be closed."""
    page = person()
    page.get_by_role("button", name=EN("home-play.friends")).first.click()
    field = page.get_by_label(EN("home-name.label"))
    field.fill("   ")
    field.press("Enter")
    note = page.locator("ul[popover] li").filter(has_text=EN("guest-bad-name"))
    expect(note).to_be_visible()
    assert note.evaluate("(note) => note.parentElement.matches(':popover-open')")
    read = page.get_by_role("dialog").locator("[aria-live=assertive]")
    expect(read).to_have_text(EN("guest-bad-name"))
    note.get_by_role("button", name=EN("notice.dismiss")).click()
    expect(note).to_be_hidden()
    field.press("Enter")
    expect(note).to_be_visible()
    assert barriers(page) == []


def test_after_a_refusal_the_button_works_again(person: Company) -> None:
    """The button keeps the focus, even while it is busy."""
    person.forgives += ("ERR_FAILED",)
    page = person(own=True)
    page.route("**/api/guests", lambda route: route.abort())
    play = page.get_by_role("button", name=EN("home-play.bots")).first
    play.press("Enter")
    button(page, "home-lesson.no").click()
    expect(page.locator("ul[popover] li")).to_be_visible()
    expect(play).to_be_focused()


def test_a_page_that_does_not_load(person: Company) -> None:
    """The client says so, unless the person has moved on by then."""
    person.forgives += ("ERR_FAILED", "dynamically imported")
    page = person(own=True)
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route("**/assets/Preferences-*.js", keep)
    link = page.get_by_role("link", name=EN("home-lists.settings"))
    trouble = page.get_by_role("heading", name=EN("trouble.title"))
    with page.expect_request("**/assets/Preferences-*.js"):
        link.click()
    page.go_back()
    # Home is drawn anew; a finger on the old link would press nothing.
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    with page.expect_event("requestfailed"):
        waiting[0].abort()
    expect(trouble).to_have_count(0)
    page.route("**/assets/Preferences-*.js", lambda route: route.abort())
    link.click()
    expect(trouble).to_be_focused()


def test_a_table_that_does_not_load_is_asked_for_again(person: Company) -> None:
    """Somebody in a tunnel need not press anything."""
    person.forgives += ("ERR_FAILED",)
    page = person(None, own=True)
    page.clock.install()
    page.request.post("/api/guests", data={"name": "Ada"}).dispose()
    answer = page.request.post("/api/tables", data={"game": "face-to-face"})
    page.route("**/api/me", lambda route: route.abort())
    page.goto(f"/t/{answer.json()['table']}")
    expect(page.get_by_role("heading", name=EN("trouble.title"))).to_be_visible()
    page.unroute("**/api/me")
    page.clock.run_for(10_000)
    expect(page.get_by_role("heading", name=EN("face-to-face"))).to_be_visible()


def test_a_browser_that_lacks_much_plays_all_the_same(person: Company) -> None:
    """Without speech, sound and storage, the game works in silence."""
    page = person(None, screen=PHONE, own=True)
    page.context.add_init_script(BARE)
    page.goto("/settings")
    page.get_by_label(EN("settings.voice")).check()
    page.get_by_role("link", name=EN("site.name")).click()
    plays_now(page, "seven-ate-nine")
    stack = page.locator(".stack .count")
    expect(stack).to_have_text("36")
    expect(page.locator(".middle .top .numeral")).to_be_visible()
    page.keyboard.press("Space")
    expect(stack).to_have_text("35")


@pytest.mark.thorough
def test_settings_from_another_tab_apply_at_the_table(person: Company) -> None:
    """At a table the settings open in a new tab; the game follows at once."""
    page = host(person, "Ada", players=2, starter=0)
    invite(page, "silent", 1)
    deal(page)
    button(page, "table-bar.menu").click()
    with page.expect_popup() as opening:
        page.get_by_role("dialog").get_by_role("link", name=EN("settings.title")).click()
    settings = opening.value
    settings.get_by_label(EN("languages.de")).check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text(Texts("de")("quick-easy"))


@pytest.mark.thorough
def test_the_page_scrolls_to_the_top_at_the_deal_and_the_end(person: Company) -> None:
    """Even if the reader had scrolled down."""
    page = host(person, "Ada", players=2, starter=0, look={"screen": PHONE})
    friend = join(person, page, "Ben", 1, screen=PHONE)
    friend.evaluate("scrollTo(0, 400)")
    deal(page)
    expect(friend.locator(".board")).to_be_visible()
    assert friend.evaluate("scrollY") == 0
    friend.evaluate("scrollTo(0, 400)")
    play_on(Player(page), Player(friend))
    expect(friend.locator("main section h2").first).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_a_phone_in_landscape(person: Company, game: str) -> None:
    """All that is needed is visible at once, on a wider and lower phone, too.

    At the game with the most seats, also with a bot in each of them.
    """
    page = person("/", screen=LANDSCAPE)
    plays_now(page, game)
    _all_in_view(page, NEEDED[game])
    if game != "quick-easy":
        return
    for options, needed in (({}, NEEDED[game]), ({"starter": 0}, NEEDED_ON_TURN)):
        body = {"game": game, "bots": ["talker"] * 4, "options": {"players": 5, **options}}
        table = page.request.post("/api/tables", data={**body, "deal": True}).json()["table"]
        page.goto(f"/t/{table}")
        _all_in_view(page, needed)


def _all_in_view(page: Page, needed: tuple[str, ...]) -> None:
    for width, height in (LANDSCAPE, (740, 340)):
        page.set_viewport_size({"width": width, "height": height})
        for name in needed:
            expect(page.locator(name).first).to_be_visible()
            for each in page.locator(name).all():
                expect(each).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game, screen", one_pair(GAMES, [PHONE, DESKTOP]))
def test_a_long_name_pushes_nothing_out(
    person: Company, game: str, screen: tuple[int, int]
) -> None:
    """Neither at the table before and after the deal, nor in a menu or on the first page."""
    page = person(None, screen=screen)
    path = opened(page, game, name=LONG)
    friend = person(path, screen=screen)
    enters(friend, LONG[::-1].replace("W", "M"))
    expect(page.get_by_text("M" * LONGEST_NAME).filter(visible=True).first).to_be_visible()
    _fits(page, friend)
    button(page, "start-game.go").click()
    for each in (page, friend):
        expect(each.locator("main.playing")).to_be_visible()
        button(each, "table-bar.menu").click()
    _fits(page, friend)
    for path in ("/", "/settings"):
        page.goto(path)
        expect(
            page.get_by_text("W" * LONGEST_NAME).or_(page.locator(f"input[value={LONG}]")).first
        ).to_be_attached()
        _fits(page)


def _fits(*pages: Page) -> None:
    for page in pages:
        assert overflow(page) <= 0
        wide = "(dialog) => dialog.scrollWidth - dialog.clientWidth"
        assert all(each.evaluate(wide) <= 0 for each in page.locator("dialog[open]").all())
