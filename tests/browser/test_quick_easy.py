"""A table of quick-easy in the browser: a team plays to the end, talks, and sees its progress."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.texts import Texts, languages
from tests.thorough import first_of, one_pair

from .duels import as_client, lines
from .people import PHONE, THEMES, Company, Theme, barriers, overflow
from .team import Player, deal, host, invite, join, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

NAMED = re.compile(r"\S")
HELD = ".hand button[data-card]"
CARD = "[data-card]"
SAID = "Good luck, everybody!"


@pytest.fixture(scope="module")
def server(hasty: ServerProcess) -> ServerProcess:
    """A server with fast bots."""
    return hasty


def pair(person: Company, *, settings: object = None, **options: Any) -> tuple[Page, Page]:
    """Two people whose game has begun; Ada is on turn."""
    ada = host(person, "Ada", settings=settings, players=2, starter=0, **options)
    ben = join(person, ada, "Ben", 1, screen=PHONE)
    deal(ada)
    expect(ada.locator(".mine.turn")).to_be_visible()
    return ada, ben


def with_a_bot(person: Company, *, settings: object = None, **options: Any) -> Page:
    """Somebody on turn, and a bot: for tests in which nobody else does anything."""
    ada = person(None)
    ada.request.post("/api/guests", data={"name": "Ada"}).dispose()
    body = {
        "game": "quick-easy",
        "options": {"players": 2, "starter": 0, **options},
        "settings": settings or {},
        "bots": ["greedy"],
        "deal": True,
    }
    ada.goto(f"/t/{ada.request.post('/api/tables', data=body).json()['table']}")
    expect(ada.locator(".mine.turn")).to_be_visible()
    return ada


def with_bots(person: Company, count: int, language: str) -> Page:
    """Somebody at a desktop with bots that talk, who has yet to agree with them on who starts."""
    ada = person(None, language=language)
    ada.request.post("/api/guests", data={"name": "Ada"}).dispose()
    body = {
        "game": "quick-easy",
        "options": {"players": count + 1},
        "bots": ["talker"] * count,
        "deal": True,
    }
    ada.goto(f"/t/{ada.request.post('/api/tables', data=body).json()['table']}")
    return ada


def lay_first(page: Page) -> str:
    """Lay a card on the ascending row by touch; return the card."""
    card = page.locator(HELD).first
    name = card.get_attribute("data-card")
    card.click()
    page.locator("[data-row='^'] button").click()
    return name or ""


def end(page: Page) -> None:
    """Lay the considered card for good by ending the turn."""
    expect(
        page.locator("button", has_text=Texts("en")("quick-easy-table.take-back"))
    ).to_be_enabled()
    page.keyboard.press("e")


def top(page: Page, row: str = "^") -> str | None:
    """The top card of a row; None if there is none."""
    cards = page.locator(f"[data-row='{row}'] .top[data-card]:not([inert])")
    return cards.first.get_attribute("data-card") if cards.count() else None


@pytest.mark.parametrize("variant, language", one_pair(VARIANTS, ("de", "pl")))
def test_two_people_and_a_bot_finish_a_game(
    person: Company, variant: str, language: str, *, is_thorough: bool
) -> None:
    """By keyboard only, from voting on who starts to thanks at the end; then all see all hands."""
    words = Texts(language)
    ada = host(person, "Ada", look={"language": language}, players=3, variant=variant)
    ben = join(person, ada, "Ben", 1, language=language, theme="dark", screen=PHONE)
    invite(ada, "greedy", 2, language)
    deal(ada, language)
    ada.get_by_role("button", name="Ben", exact=True).press("Enter")
    ben.get_by_role("button", name=words("quick-easy-start.me"), exact=True).press("Enter")
    expect(ben.locator(".mine.turn")).to_be_visible()
    expect(ada.locator(".mine strong")).to_have_text(words("quick-easy-table.turn", name="Ben"))
    play_on(*(Player(page, wastes=not is_thorough) for page in (ada, ben)))
    for page in (ada, ben):
        expect(page.locator(".board.over")).to_be_visible()
        expect(page.get_by_role("heading", level=2).first).to_have_text(NAMED)
        if is_thorough or page is ben:
            assert barriers(page) == []
    thanks = words("phrase.thanks")
    ben.locator(".farewell").get_by_role("button", name=thanks).press("Enter")
    expect(ben.locator(".farewell > p")).to_have_text(re.compile(rf"Ben\s+{thanks}"))


def test_a_card_can_be_taken_back(person: Company) -> None:
    """Others see that a card is considered, but which one only after it is laid."""
    ada, ben = pair(person)
    considering = ben.get_by_title(Texts("en")("considering.theirs"))
    card = lay_first(ada)
    expect(considering).to_be_visible()
    expect(ada.locator(".card.considered")).to_have_count(1)
    take_back = ada.get_by_role("button", name=Texts("en")("quick-easy-table.take-back"))
    expect(take_back).to_be_enabled()  # her own page has it confirmed, too
    ada.keyboard.press("z")
    expect(ada.locator(f".hand [data-card='{card}']")).to_be_visible()
    expect(considering).to_have_count(0)
    assert top(ada) is top(ben) is None
    card = lay_first(ada)
    expect(considering).to_be_visible()
    assert top(ben) is None
    ada.keyboard.press("e")
    expect(ben.locator(f"[data-row='^'] [data-card='{card}']")).to_be_visible()
    expect(considering).to_have_count(0)


@pytest.mark.thorough
def test_a_card_can_be_dragged_to_a_row(person: Company) -> None:
    """It stays where it was dropped; outside the rows it goes back."""
    ada = with_a_bot(person)
    card = ada.locator(HELD).first
    name = card.get_attribute("data-card")
    card.drag_to(ada.locator(".partners"))
    expect(ada.locator(f".hand [data-card='{name}']")).to_be_visible()
    card.drag_to(ada.locator("[data-row='v']"))
    expect(ada.locator(f"[data-row='v'] [data-card='{name}']")).to_be_visible()


@pytest.mark.thorough
def test_a_second_tab_agrees(person: Company) -> None:
    """A card laid in one tab shows in the other, with the same hand and turn."""
    ada, _ = pair(person)
    other = person.tab(ada.context, ada.url)
    expect(other.locator(".mine.turn")).to_be_visible()
    card = lay_first(ada)
    expect(other.locator(f"[data-row='^'] [data-card='{card}']")).to_be_visible()
    expect(other.locator(HELD)).to_have_count(1)
    other.keyboard.press("e")
    expect(ada.locator(".mine.turn")).to_have_count(0)
    assert Player(ada).look().hand == Player(other).look().hand


def test_a_refused_text_stays_and_is_underlined(person: Company) -> None:
    """With the reason; corrected, it is sent, and the other sees it next to the speaker."""
    ada, ben = pair(person)
    box = ada.get_by_role("textbox")
    box.fill("🙂 my red one is a seven")
    box.press("Enter")
    expect(ada.locator("mark")).to_have_text("seven")
    expect(box).to_have_value("🙂 my red one is a seven")
    expect(ada.get_by_text(Texts("en")("talk-number-said"), exact=False).first).to_be_visible()
    assert barriers(ada) == []
    box.fill("my red one is rather high")
    expect(ada.locator("mark")).to_have_count(0)
    box.press("Enter")
    expect(ben.locator(".bubble")).to_contain_text("my red one is rather high")
    expect(box).to_have_value("")


def test_a_signal_takes_two_taps(person: Company) -> None:
    """It is shown next to its speaker until the card may be gone, and as a sentence in the log.

    My turn is read out at once; cards and messages when there is time.
    """
    ada, ben = pair(person)
    expect(ada.locator("[aria-live=assertive]")).to_contain_text("Your turn")
    card = ada.locator(HELD).first
    name = card.get_attribute("data-card") or ""
    ink = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "p": "purple"}[name[0]]
    words = Texts("en")("signal-hold", colour=ink, height="none")
    ada.locator(f"[data-about='{ink}']").click()
    ada.locator(f"[data-signal='hold:{ink}']").click()
    expect(ben.locator(".partners .chip")).to_contain_text(words)
    expect(ben.locator(".talk .log li").first).to_contain_text(words)
    lay_first(ada)
    end(ada)
    expect(ben.locator(".partners .chip")).to_have_count(0)
    expect(ben.locator("[role=log]")).to_contain_text("Ada lays")
    expect(ben.locator("[aria-live=assertive]")).to_contain_text("Your turn")
    ben.locator("[data-about='nothing']").tap()
    expect(ada.locator("[role=log]")).to_contain_text("Ben says: I have nothing good.")


def test_with_signals_only_there_is_no_text_box(person: Company, *, is_thorough: bool) -> None:
    """And in the pro variant there are no signals for heights."""
    chosen: dict[str, Any] = {"settings": {"signals_only": True}, "variant": "pro"}
    pages = pair(person, **chosen) if is_thorough else (with_a_bot(person, **chosen),)
    for page in pages:
        expect(page.locator("[data-about='red']")).to_be_visible()
        expect(page.get_by_role("textbox")).to_have_count(0)
        assert page.locator("[data-about='red']").get_attribute("aria-expanded") is None


def test_small_talk_is_read_in_everybodys_language(person: Company) -> None:
    """In pro, too, where nothing else is allowed, as somebody who types it is told.

    It can be hidden.
    """
    en, pl = Texts("en"), Texts("pl")
    ada = host(person, "Ada", players=2, starter=0, variant="pro")
    ben = join(person, ada, "Ben", 1, screen=PHONE, language="pl")
    deal(ada)
    expect(ada.get_by_label(en("talk-panel.text-pro"))).to_be_visible()
    ada.get_by_role("textbox").fill("hi")
    ada.get_by_role("textbox").press("Enter")
    expect(ada.locator(".why")).to_contain_text(en("talk-panel.phrases-instead"))
    ada.get_by_role("button", name=en("phrase.thanks")).click()
    expect(ben.locator(".talk .log li").first).to_contain_text(pl("phrase.thanks"))
    ada.get_by_role("button", name=en("phrase.smile")).click()
    expect(ben.locator(".talk .log [data-reaction='smile']")).to_be_visible()
    expect(ben.locator(".bubble [data-reaction='smile']")).to_be_visible()
    assert barriers(ada) == []
    assert overflow(ben) <= 0
    ben.get_by_role("button", name=pl("talk-panel.mute")).click()
    expect(ben.locator(".talk .log ol")).not_to_contain_text(pl("phrase.thanks"))
    expect(ada.locator(".talk .log ol")).to_contain_text(en("phrase.thanks"))


@pytest.mark.thorough
def test_nobody_speaks_while_a_bot_stands_in(person: Company) -> None:
    """Neither by signals nor by text, until the person takes over again.

    It is Ben's turn, so the bot lays nothing, and cannot lose the game.
    """
    ada = host(person, "Ada", players=2, starter=1)
    join(person, ada, "Ben", 1, screen=PHONE)
    deal(ada)
    talk = (ada.locator("[data-about='red']"), ada.get_by_role("textbox"))
    for name in ("table-bar.menu", "table-bar.leave"):
        ada.get_by_role("button", name=Texts("en")(name)).click()
    for each in talk:
        expect(each).to_be_disabled()
    assert barriers(ada) == []
    ada.get_by_role("button", name=Texts("en")("amiss.take-over")).click()
    for each in talk:
        expect(each).to_be_enabled()


@pytest.mark.parametrize("theme", first_of(reversed(THEMES)))
def test_a_running_game_is_accessible(person: Company, theme: Theme) -> None:
    """Axe finds nothing, with a picked card, with signals to choose from, and with open rows."""
    look = {"language": "de", "theme": theme}
    ada = host(person, "Ada", look=look, players=2, starter=0, open_rows=True)
    ben = join(person, ada, "Bartholomäus der Zweite", 1, screen=PHONE, **look)
    deal(ada, "de")
    lay_first(ada)
    ada.locator(HELD).first.click()
    ada.locator("[data-about='red']").click()
    ben.locator("[data-about='^']").tap()
    expect(ben.get_by_title(Texts("de")("considering.theirs"))).to_be_visible()
    for page, cards in ((ada, 1), (ben, 0)):  # only she sees the card that she considers
        expect(page.locator("[data-row='^'] ol li")).to_have_count(cards)
        assert barriers(page) == []
        assert overflow(page) <= 0


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["pl", "de", "en"])
def test_a_full_table_fits_a_phone(person: Company, language: str) -> None:
    """With five players, in every language, nothing scrolls sideways."""
    ada = host(person, "Ada", look={"language": language, "screen": PHONE}, players=5)
    for seat in range(1, 5):
        invite(ada, "greedy", seat, language)
    deal(ada, language)
    assert overflow(ada) <= 0
    ada.locator("[data-start='0']").tap()
    expect(ada.locator(".mine.turn")).to_be_visible()
    assert overflow(ada) <= 0
    watcher = person(None, language=language)
    watcher.request.post("/api/guests", data={"name": "Zoe"}).dispose()
    watcher.goto(ada.url)
    expect(watcher.locator(".partners > li")).to_have_count(5)
    expect(watcher.locator(HELD)).to_have_count(0)
    assert barriers(watcher) == []


@pytest.mark.parametrize("language", first_of(languages()))
def test_five_fit_a_desktop_however_much_is_said(
    person: Company, server: ServerProcess, language: str
) -> None:
    """While they agree on who starts, and with a long talk beside the table."""
    ada = with_bots(person, 4, language)
    starts = ada.locator("[data-start]")
    expect(starts).to_have_count(5)
    with lines(server, [as_client(server, ada)], ada.url.rpartition("/")[2]) as (line,):
        for _ in range(8):
            line.do({"do": "say", "text": SAID, "language": "en"})
    expect(ada.locator(".talk .log li").filter(has_text=SAID)).to_have_count(8)
    for each in (*starts.all(), *ada.locator(f".hand {CARD}").all()):
        expect(each).to_be_in_viewport(ratio=0.99)
