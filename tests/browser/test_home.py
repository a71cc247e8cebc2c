"""The first page: to a game in one click, and back to past games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.server.bots_on_offer import PARTNERS
from backtrick.texts import Texts, languages
from tests.thorough import first_of, one_pair

from .duels import as_client, played
from .lobbies import EN, button, opened
from .people import PHONE, THEMES, Company, Theme, barriers, overflow

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

    from tests.server.server_process import ServerProcess

AT_A_TABLE = re.compile(r"/t/[\w-]{22}$")
MOST_TABS = 60
RACER = PARTNERS["seven-ate-nine"]


def card(page: Page, game: str, language: str = "en") -> Locator:
    """The part of the page about a game."""
    return page.get_by_role("article", name=Texts(language)(game))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"{selector} cannot be reached by keyboard")


def test_side_by_side_the_ways_to_play_begin_in_one_line(person: Company) -> None:
    """However many there are, and however long the words above them."""
    page = person(screen=(1000, 800), own=True)
    ways = [card(page, game).get_by_role("button", name=EN("home-play.bots")) for game in GAMES]
    for way in ways:
        expect(way).to_be_visible()
    expect(card(page, "seven-ate-nine").get_by_role("link")).to_have_count(3)
    boxes = [way.bounding_box() for way in ways]
    assert len({box["y"] for box in boxes if box}) == 1


@pytest.mark.parametrize("game, language", one_pair(["quick-easy", "face-to-face"], languages()))
def test_one_click_to_a_game_with_bots(person: Company, game: str, language: str) -> None:
    """Somebody new passes the lesson over, has a name, and the cards are dealt.

    The table is opened with its bots and its deal, and the page connects to it once. From the
    second game on, one click is enough.
    """
    texts = Texts(language)
    page = person(language=language, own=True)
    posted: list[str] = []
    sockets: list[str] = []
    page.on("request", lambda sent: posted.append(sent.url) if sent.method == "POST" else None)
    page.on("websocket", lambda socket: sockets.append(socket.url))
    play = card(page, game, language).get_by_role("button", name=texts("home-play.bots"))
    play.click()
    assert barriers(page) == []
    page.get_by_role("button", name=texts("home-lesson.no")).click()
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.locator("main.playing")).to_be_visible()
    assert [url.rpartition("/api/")[2] for url in posted] == ["guests", "tables"]
    assert len(sockets) == 1
    first = page.url
    page.go_back()
    expect(page.get_by_text(texts("home-me.running"))).to_be_visible()
    play.click()
    expect(page.locator("main.playing")).to_be_visible()
    assert page.url != first


def test_the_lesson_before_the_first_game(person: Company) -> None:
    """It begins with a key, and a person who closes the offer is not asked again.

    Not even one who is quicker than the browser, which says later that a dialog is closed.
    """
    page = person(own=True)
    page.add_init_script("addEventListener('close', (event) => event.stopPropagation(), true)")
    page.reload()
    duel = card(page, "face-to-face").get_by_role("button", name=EN("home-play.bots"))
    duel.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(duel).to_be_focused()
    expect(page.get_by_role("dialog")).to_be_hidden()
    duel.press("Enter")
    expect(page.locator("main.playing")).to_be_visible()
    page.go_back()
    card(page, "quick-easy").get_by_role("button", name=EN("home-play.bots")).press("Enter")
    button(page, "home-lesson.yes").press("Enter")
    expect(page.locator(".guide")).to_be_visible()


def test_a_race_begins_when_its_player_is_ready(person: Company, *, is_thorough: bool) -> None:
    """Only a game that one player can play offers the clock; one key starts the countdown."""
    page = person(screen=PHONE)
    alone = card(page, "seven-ate-nine").get_by_role("button", name=EN("home-play.alone"))
    expect(alone).to_have_count(1)
    for way, words in (("bots", "ready.against"), ("alone", "ready.alone")):
        card(page, "seven-ate-nine").get_by_role("button", name=EN(f"home-play.{way}")).click()
        if way == "bots":
            button(page, "home-lesson.no").click()
        expect(page).to_have_url(AT_A_TABLE)
        expect(button(page, "ready.go")).to_be_focused()
        expect(page.get_by_text(EN(words, names=EN(f"bot-names.{RACER}")))).to_be_visible()
        expect(page.locator("main.playing")).to_have_count(0)
        if is_thorough or way == "bots":
            assert barriers(page) == []
        page.keyboard.press("Space")
        expect(page.locator("main.playing")).to_be_visible()
        page.go_back()


def test_by_keyboard_from_the_first_page_to_a_game(person: Company) -> None:
    """Tab and Enter are enough to start a game with bots, and to let a bot take over."""
    page = person()
    expect(
        card(page, "quick-easy").get_by_text(EN("players-between", least=2, most=5))
    ).to_be_visible()
    tab_to(page, "article button.main")
    page.keyboard.press("Enter")
    expect(button(page, "home-lesson.no")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_role("heading", level=1, name=EN("quick-easy"))).to_be_visible()
    tab_to(page, "header button[aria-haspopup=dialog]")
    page.keyboard.press("Enter")
    expect(button(page, "table-bar.leave")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "table-bar.menu")).to_be_focused()


def test_the_name_can_be_changed(person: Company) -> None:
    """Inviting friends asks for a name first, which is shown, changed and kept."""
    page = person()
    expect(page.get_by_text(EN("home-me.free"))).to_be_visible()
    friends = card(page, "seven-ate-nine").get_by_role("button", name=EN("home-play.friends"))
    friends.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(friends).to_be_focused()
    friends.click()
    page.get_by_label(EN("home-name.label")).fill("Ida")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=EN("seats.title"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ida")).to_be_visible()
    page.get_by_role("link", name=EN("amiss.home")).click()
    button(page, "home-me.change").click()
    page.get_by_label(EN("home-name.label")).fill("Ada")
    button(page, "home-name.save").click()
    expect(page.get_by_text(EN("home-me.name", name="Ada"))).to_be_visible()
    expect(button(page, "home-me.change")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label(EN("home-name.label"))).to_have_value("Ada")
    page.reload()
    expect(page.get_by_text(EN("home-me.name", name="Ada"))).to_be_visible()


def test_open_tables_are_found(person: Company) -> None:
    """A listed table is on the first page, with a link to it."""
    host = person(None)
    opened(host, "face-to-face", name="Hilda")
    host.get_by_label(EN("choices.listed"), exact=True).check()
    friend = person("/", language="de", screen=PHONE)
    row = friend.get_by_role("listitem").filter(has_text=Texts("de")("home-table.of", host="Hilda"))
    expect(row).to_contain_text(Texts("de")("home-table.free", count=1))
    row.get_by_role("link", name=Texts("de")("home-table.join")).click()
    expect(friend).to_have_url(host.url)


@pytest.mark.parametrize("theme", first_of(THEMES))
def test_my_tables_and_finished_games(person: Company, server: ServerProcess, theme: Theme) -> None:
    """Past games are listed with their results, and link to their replays."""
    host = person(None, theme=theme)
    host.request.post("/api/guests", data={"name": "Ida"})
    table = played(server, [as_client(server, host), server.guest("Max")])
    (winner,) = host.request.get("/api/me/games").json()["games"][0]["winners"]
    host.goto("/")
    finished = host.get_by_role("region", name=EN("home-lists.finished"))
    result = EN("result.other-won", name="Max") if winner else EN("result.won")
    expect(finished).to_contain_text(result)
    expect(finished).to_contain_text(EN("result.with", names="Max"))
    expect(finished.locator("[data-emblem]")).to_have_count(1)
    link = finished.get_by_role("link", name=EN("face-to-face"))
    expect(link).to_have_attribute("href", f"/g/{table}/1")
    opened(host)
    host.goto("/")
    mine = host.get_by_role("region", name=EN("home-lists.mine"))
    expect(mine).to_contain_text(EN("home-table.open"))
    expect(mine.locator("[data-emblem]").first).to_be_visible()
    assert barriers(host) == []


def test_the_focus_goes_on_to_older_games(person: Company) -> None:
    """After the last page, the button that loaded it is gone."""
    page = person(None, own=True)
    page.request.post("/api/guests", data={"name": "Ida"})
    page.route("**/api/me/games*", _two_pages)
    page.goto("/")
    more = button(page, "home-lists.more")
    more.press("Enter")
    expect(more).to_have_count(0)
    expect(page.locator("a[href='/g/table/1']")).to_be_focused()


def _two_pages(route: Route) -> None:
    number = 1 if "before" in route.request.url else 2
    game = {"table": "table", "number": number, "game": "seven-ate-nine", "ended": 0}
    players = {"names": ["Ida"], "bots": [], "emblems": [None]}
    result = {"seat": 0, "winners": [0], "cards_left": 0}
    route.fulfill(json={"games": [game | players | result], "next": number - 1 or None})


@pytest.mark.parametrize("game", first_of(GAMES))
def test_the_miniature_moves_unless_motion_is_reduced(person: Company, game: str) -> None:
    """Cards are laid by themselves; with reduced motion they are still."""
    lively, calm = person(calm=False), person()
    before = [card(page, game).locator(".picture").inner_text() for page in (lively, calm)]
    expect(card(lively, game).locator(".picture")).not_to_have_text(before[0])
    assert card(calm, game).locator(".picture").inner_text() == before[1]
    assert overflow(lively) <= 0
