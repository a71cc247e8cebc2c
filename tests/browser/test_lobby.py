"""The lobby: who sits where, what is played, and what the host may do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.texts import Texts, languages
from tests.server.server_process import GENEROUS, serving
from tests.thorough import first_of, one_pair

from .duels import seated
from .lobbies import EN, button, concedes, enters, opened, play_to_the_end, seat
from .people import PHONE, SCREENS, THEMES, Company, Theme, barriers, overflow
from .room import cut_off

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.server.server_process import ServerProcess

    from .windows import Windows

PL = Texts("pl")


@pytest.mark.parametrize("language", first_of(languages()))
def test_anyone_with_the_link_can_join(person: Company, language: str) -> None:
    """A friend reads who invites to which game, enters a name and joins; both see each other."""
    host = person(None)
    path = opened(host)
    friend = person(path, language=language, screen=PHONE)
    words = Texts(language)
    invited = words("invitation.title", name="Ida", game=words("quick-easy"))
    expect(friend.get_by_role("heading", name=invited)).to_be_visible()
    enters(friend, "Żółw", language)
    expect(seat(host, 2)).to_contain_text("Żółw")
    expect(seat(friend, 1)).to_contain_text("Ida")
    expect(seat(friend, 2)).to_contain_text(words("seats.you"))
    expect(button(host, "start-game.go")).to_be_enabled()
    assert overflow(friend) <= 0


def test_what_a_host_chooses(person: Company) -> None:
    """The others see bots and options in plain words; when the host leaves, the next takes over.

    Bots are chosen by their level, and two of a kind get numbers.
    """
    host = person(None)
    friend = person(opened(host, players=4))
    enters(friend, "Max")
    expect(seat(host, 2)).to_contain_text("Max")
    _adds_and_removes_bots(host, friend)
    _chooses_options(host, friend)
    _leaves_the_table_to(friend, host)


def test_a_bot_of_somebody_else_is_marked_everywhere(
    browser: Browser, windows: Windows, tmp_path: Path
) -> None:
    """In the choice of bots, its seat, the notice of a lost move, the result and the list."""
    (tmp_path / "clumsy.py").write_text("def play(view, moves):\n    raise RuntimeError\n")
    name = EN("bot-external.name", name="clumsy")
    with serving(tmp_path, bots="clumsy=clumsy:play", bot_pace=0, **GENEROUS) as server:
        company = Company(browser, server.url, windows)
        host = company(None)
        opened(host, "face-to-face", players=2, starter=1)
        button(host, "seats.add-where", number=2).click()
        choice = host.get_by_role("dialog").get_by_role("button", name=name)
        expect(choice).to_contain_text(EN("bot-external.level"))
        choice.click()
        expect(seat(host, 2)).to_contain_text(name)
        button(host, "start-game.go").click()
        expect(host.get_by_text(EN("news.crashed", name=name)).first).to_be_visible()
        expect(host.locator("main").get_by_text(name).first).to_be_visible()
        assert cut_off(host) == []
        gives_up(host)
        expect(host.get_by_text(EN("ending-conceded")).first).to_be_visible()
        expect(host.locator("main").get_by_text(name).first).to_be_visible()
        host.goto("/")
        expect(host.get_by_text(name).first).to_be_visible()
        company.leave()
        assert company.complaints == []


def _adds_and_removes_bots(host: Page, friend: Page) -> None:
    name = EN("bot-names.greedy")
    for number in (3, 4):
        button(host, "seats.add-where", number=number).click()
        host.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(seat(friend, 3)).to_contain_text(f"{name} 1")
    expect(seat(friend, 4)).to_contain_text(f"{name} 2")
    button(host, "seats.remove-who", name=f"{name} 2").click()
    expect(seat(friend, 4)).to_contain_text(EN("seats.free"))
    button(host, "seats.remove-who", name=name).click()
    expect(seat(friend, 3)).to_contain_text(EN("seats.free"))


def _chooses_options(host: Page, friend: Page) -> None:
    host.get_by_label(EN("quick-easy-options.variant-pro"), exact=True).check()
    host.get_by_label(EN("choices.listed"), exact=True).check()
    rules = friend.locator("dl > div")
    pro = EN("quick-easy-options.variant-pro")
    expect(rules.filter(has_text=EN("quick-easy-options.variant"))).to_contain_text(pro)
    expect(rules.filter(has_text=EN("choices.listed"))).to_contain_text(EN("choices.yes"))
    expect(friend.get_by_text(EN("choices.by-host", name="Ida"))).to_be_visible()


def _leaves_the_table_to(friend: Page, host: Page) -> None:
    expect(button(friend, "start-game.go")).to_be_hidden()
    button(host, "seats.stand").click()
    expect(friend.get_by_role("listitem").filter(has_text=EN("news.you-host"))).to_be_visible()
    expect(button(friend, "start-game.go")).to_be_disabled()
    expect(button(friend, "seats.add-where", number=1)).to_be_visible()
    expect(host.get_by_text(EN("choices.by-host", name="Max"))).to_be_visible()
    button(host, "seats.sit-where", number=1).click()
    expect(seat(friend, 1)).to_contain_text("Ida")


def test_conflicting_options_must_be_fixed_first(person: Company) -> None:
    """Refused options stay in view to be fixed, and no game can start meanwhile."""
    host = person(None)
    friend = person(opened(host, "seven-ate-nine"))
    enters(friend, "Max")
    host.get_by_label(EN("seven-ate-nine-options.own_pace"), exact=True).check()
    refusal = EN("choices.not-yet", why=EN("table-bad-options"))
    expect(host.get_by_text(refusal)).to_be_visible()
    expect(button(host, "start-game.go")).to_be_disabled()
    beside = EN("start-game.unsettled", why=EN("table-bad-options"))
    expect(host.locator(".start").get_by_text(beside)).to_be_visible()
    host.get_by_role("switch", name="Max").check()
    expect(host.get_by_text(beside)).to_be_hidden()
    expect(host.get_by_text(refusal)).to_be_hidden()
    expect(button(host, "start-game.go")).to_be_enabled()
    children = friend.locator("dl > div", has_text=EN("seven-ate-nine-options.children"))
    expect(children).to_contain_text("Max")


def test_a_full_table_can_be_watched(person: Company) -> None:
    """A latecomer watches, is seen by name, and can sit down once a seat is free.

    A question about the person who sat there closes: the next one is not removed by mistake.
    """
    host = person(None)
    path = opened(host, "face-to-face")
    friend, third = person(path), person(path)
    enters(friend, "Max")
    expect(seat(host, 2)).to_contain_text("Max")
    enters(third, "Lea")
    expect(third.get_by_text(EN("seats.full"))).to_be_visible()
    expect(host.get_by_text(EN("seats.watching-names", names="Lea"))).to_be_visible()
    button(host, "seats.remove-who", name="Max").click()
    expect(button(host, "send-away.yes")).to_be_visible()
    button(friend, "seats.stand").click()
    expect(button(host, "send-away.yes")).to_be_hidden()
    button(third, "seats.sit-where", number=2).click()
    expect(seat(host, 2)).to_contain_text("Lea")
    expect(button(host, "send-away.yes")).to_be_hidden()


def test_a_third_friend_has_a_place(person: Company) -> None:
    """A friend who only looks in is seen by name, talks to the others, and sits down in one tap."""
    host = person(None)
    path = opened(host)
    friend, third = person(path, screen=PHONE), person(None, language="de")
    enters(friend, "Max")
    third.request.post("/api/guests", data={"name": "Lea", "language": "de"})
    third.goto(path)
    expect(host.get_by_text(EN("seats.watching-names", names="Lea"))).to_be_visible()
    third.get_by_role("button", name=Texts("de")("phrase.hello")).click()
    expect(friend.locator(".talk .log li").first).to_contain_text(EN("phrase.hello"))
    expect(friend.locator(".talk .log li").first).to_contain_text("Lea")
    third.get_by_role("button", name=Texts("de")("seats.sit-where", number=3)).click()
    expect(seat(host, 3)).to_contain_text("Lea")
    assert barriers(friend) == []
    assert overflow(friend) <= 0
    button(host, "start-game.go").click()
    expect(third.locator("main.playing")).to_be_visible()


def test_everybody_has_a_picture_and_can_be_muted(person: Company, *, is_thorough: bool) -> None:
    """A friend chooses one at the door, and nobody else gets it; a tap on it mutes the friend."""
    host = person(None)
    path = opened(host, players=3)
    button(host, "seats.add-where", number=3).click()
    host.get_by_role("dialog").get_by_role("button", name=EN("bot-names.greedy")).click()
    friend, late = person(path, screen=PHONE), person(path)
    for page, name in ((friend, "Max"), (late, "Lea")):
        page.locator(".chooser > button").click()
        page.get_by_role("radio", name=EN("emblem-pictures.whale")).check()
        page.get_by_role("radio", name=EN("emblem-colours.coal")).check()
        if is_thorough or page is friend:
            assert barriers(page) == []
        enters(page, name)
        expect(page.get_by_role("heading", name=EN("seats.title"))).to_be_visible()
    pictures = [
        host.locator(f"section.people li:nth-child({n}) [data-emblem]") for n in range(1, 5)
    ]
    expect(pictures[1]).to_have_attribute("data-emblem", "whale coal")
    expect(pictures[2]).to_have_attribute("data-emblem", "bot")
    expect(pictures[3]).to_have_attribute("data-emblem", re.compile("^(?!.*(whale|coal))"))
    button(host, "person.about", name="Max").click()
    dialog = host.get_by_role("dialog")
    expect(dialog).to_contain_text(EN("emblem-pictures.whale"))
    dialog.get_by_role("switch").check()
    assert barriers(host) == []
    host.keyboard.press("Escape")
    expect(button(host, "person.muted", name="Max")).to_be_focused()
    for page, phrase in ((friend, "hello"), (late, "thanks")):
        button(page, f"phrase.{phrase}").click()
    said = host.locator(".talk .log li")
    expect(said.first).to_contain_text(EN("phrase.thanks"))
    expect(said).to_have_count(1)


@pytest.mark.thorough
def test_a_friend_takes_the_seat_of_a_bot(person: Company) -> None:
    """In one tap, between games; the host deals to those who are left."""
    host = person(None)
    path = opened(host, "face-to-face")
    button(host, "seats.add-where", number=2).click()
    host.get_by_role("dialog").get_by_role("button", name=EN("bot-names.greedy")).click()
    expect(button(host, "start-game.go")).to_be_enabled()
    friend = person(path)
    enters(friend, "Max")
    button(friend, "seats.replace-who", name=EN("bot-names.greedy")).click()
    expect(seat(host, 2)).to_contain_text("Max")


def test_a_spectator_takes_over_from_a_bot_of_the_team(person: Company) -> None:
    """In one tap, during the game; then the spectator has the bot's cards."""
    host = person(None)
    path = opened(host, starter=0)
    button(host, "seats.add-where", number=2).click()
    host.get_by_role("dialog").get_by_role("button", name=EN("bot-names.greedy")).click()
    button(host, "start-game.go").click()
    expect(host.locator("main.playing")).to_be_visible()
    friend = person(path, screen=PHONE)
    enters(friend, "Max")
    expect(button(friend, "amiss.replace", name=EN("bot-names.greedy"))).to_be_visible()
    assert barriers(friend) == []
    assert overflow(friend) <= 0
    button(friend, "amiss.replace", name=EN("bot-names.greedy")).click()
    expect(host.locator("main.playing li", has_text="Max")).to_be_visible()
    expect(button(friend, "amiss.replace", name=EN("bot-names.greedy"))).to_have_count(0)


def test_the_link_can_be_copied(person: Company) -> None:
    """The field has the address of the page; no QR code if no other device could open it."""
    host = person(None, own=True)
    path = opened(host)
    expect(host.get_by_label(EN("link.label"), exact=True)).to_have_value(person.url + path)
    expect(host.get_by_text(EN("link.only-here"))).to_be_visible()
    expect(host.get_by_role("img", name=EN("link.code"))).to_have_count(0)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(host, "link.copy").click()
    expect(host.get_by_role("listitem").filter(has_text=EN("link.copied"))).to_be_visible()
    assert host.evaluate("navigator.clipboard.readText()") == person.url + path


def test_after_the_game(person: Company, server: ServerProcess) -> None:
    """Everybody sees who won; the host can deal again, and the game can be replayed."""
    host = person(None)
    friend = person(opened(host, "face-to-face"))
    enters(friend, "Max")
    button(host, "start-game.go").click()
    expect(button(friend, "table-bar.menu")).to_be_visible()
    expect(friend.locator("main.playing")).to_be_visible()
    pages, names = (host, friend), ("Ida", "Max")
    winner = play_to_the_end(server, *pages)
    won, lost = pages[winner], pages[1 - winner]
    expect(won.get_by_role("heading", name=EN("result.won"))).to_be_visible()
    other = EN("result.other-won", name=names[winner])
    expect(lost.get_by_role("heading", name=other)).to_be_visible()
    link = host.get_by_role("link", name=EN("over.replay"))
    table = host.url.rpartition("/")[2]
    expect(link).to_have_attribute("href", f"/g/{table}/1")
    with friend.expect_download() as download:
        friend.get_by_role("link", name=EN("over.record")).click()
    assert "face-to-face" in download.value.path().read_text(encoding="utf-8")
    assert barriers(host) == []
    button(host, "over.table").click()
    expect(seat(host, 2)).to_contain_text("Max")
    expect(button(host, "over.again")).to_have_count(0)  # the seats have a button that deals
    button(host, "start-game.go").click()
    expect(won.get_by_role("heading", name=EN("result.won"))).to_be_hidden()
    expect(friend.locator("main.playing")).to_be_visible()


def gives_up(page: Page) -> None:
    """Propose to concede, by the menu of the table."""
    for text in ("table-bar.menu", "amiss.concede", "amiss.concede-sure"):
        button(page, text).click()


def test_a_team_gives_up_together_and_everybody_stays_for_the_next_game(person: Company) -> None:
    """One proposes, withdraws it, proposes again; the other agrees, and a tap deals again."""
    host = person(None)
    path = opened(host)
    friend, third = person(path, screen=PHONE), person(None)
    enters(friend, "Max")
    third.request.post("/api/guests", data={"name": "Lea"})
    third.goto(path)
    expect(host.get_by_text(EN("seats.watching-names", names="Lea"))).to_be_visible()
    button(host, "start-game.go").click()
    expect(third.locator("main.playing")).to_be_visible()
    strip = host.locator(".strip", has_text=EN("amiss.conceding", name="Max"))
    gives_up(friend)
    expect(strip).to_be_visible()
    button(friend, "amiss.withdraw").click()
    expect(strip).to_be_hidden()
    gives_up(friend)
    expect(strip).to_be_visible()
    assert barriers(host) == []
    strip.get_by_role("button", name=EN("amiss.agree")).click()
    for page in (host, friend, third):
        expect(page.get_by_text(EN("ending-conceded")).first).to_be_visible()
    button(host, "over.again").click()
    for page in (host, friend, third):
        expect(page.locator("main").get_by_text(EN("ending-conceded"))).to_have_count(0)
        expect(page.locator("main.playing")).to_be_visible()
    expect(button(third, "table-bar.menu")).to_be_visible()


def test_a_result_stays_when_people_leave(person: Company, server: ServerProcess) -> None:
    """The winner stays the winner, even if they leave; newcomers see a seat instead of a name."""
    pages, names = (person(None), person(None)), ("Ida", "Max")
    seated(server, *pages, names)
    winner = play_to_the_end(server, *pages)
    won, lost = pages[winner], pages[1 - winner]
    result = EN("result.other-won", name=names[winner])
    expect(lost.get_by_role("heading", name=result)).to_be_visible()
    button(won, "over.table").click()
    button(won, "seats.stand").click()
    expect(lost.get_by_text(EN("over.too-few"))).to_be_visible()
    expect(lost.get_by_role("heading", name=result)).to_be_visible()
    expect(lost.locator("[aria-live=assertive]").get_by_text(result)).to_have_count(1)
    expect(lost.locator(".plate", has_text=names[winner])).to_be_visible()
    lost.reload()
    nameless = EN("result.other-won", name=EN("seats.number", number=winner + 1))
    expect(lost.get_by_role("heading", name=nameless)).to_be_visible()


@pytest.mark.parametrize("game, theme", one_pair(GAMES, THEMES))
def test_the_lobby_is_accessible(person: Company, game: str, theme: Theme) -> None:
    """Axe finds nothing: with and without a name, as host and as guest, with dialogs open."""
    host = person(None, theme=theme)
    friend = person(opened(host, game), theme=theme)
    expect(friend.get_by_label(EN("entrance.label"))).to_be_focused()
    assert barriers(friend) == []
    button(host, "seats.add-where", number=2).click()
    assert barriers(host) == []
    host.keyboard.press("Escape")
    enters(friend, "Max")
    expect(seat(friend, 2)).to_contain_text("Max")
    assert barriers(host) == []
    assert barriers(friend) == []
    button(host, "table-bar.menu").click()
    assert barriers(host) == []


@pytest.mark.thorough
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", languages())
def test_the_lobby_is_no_wider_than_the_screen(
    person: Company, language: str, screen: tuple[int, int]
) -> None:
    """Not even with long names and all options shown."""
    page = person(None, language=language, screen=screen)
    page.request.post("/api/guests", data={"name": "Bartholomäus-Maximilian der Vierzigste!!"})
    options = {"players": 4}
    answer = page.request.post("/api/tables", data={"game": "seven-ate-nine", "options": options})
    page.goto(f"/t/{answer.json()['table']}")
    expect(page.locator("section.choices fieldset").first).to_be_visible()
    assert overflow(page) <= 0


def test_the_table_changes_its_game(person: Company, server: ServerProcess) -> None:
    """After a game the host picks another: who stays and who watches is said before and after."""
    host = person(None)
    friend = person(opened(host, "face-to-face"), language="de")
    enters(friend, "Max", "de")
    expect(seat(host, 2)).to_contain_text("Max")
    button(host, "start-game.go").click()
    expect(host.locator("main.playing")).to_be_visible()
    concedes(server, friend)
    button(host, "over.table").click()
    button(host, "other-game.open").click()
    button(host, "seven-ate-nine").click()
    expect(host.get_by_role("heading", level=1)).to_have_text(EN("seven-ate-nine"))
    texts = Texts("de")
    told = texts("news.game-changed", name="Ida", game=texts("seven-ate-nine"))
    expect(friend.get_by_role("listitem").filter(has_text=told)).to_be_visible()
    third = person(host.url, screen=PHONE, language="pl")
    enters(third, "Ola", "pl")
    expect(seat(host, 3)).to_contain_text("Ola")
    button(host, "other-game.open").click()
    dialog = host.get_by_role("dialog")
    expect(dialog).to_contain_text(EN("other-game.watch", names="Ola"))
    assert barriers(host) == []
    dialog.get_by_role("button", name=EN("face-to-face")).press("Enter")
    expect(host.get_by_role("heading", level=1)).to_be_focused()
    expect(third.get_by_role("listitem").filter(has_text=PL("news.no-seat"))).to_be_visible()
    button(host, "start-game.go").click()
    for each in (host, friend, third):
        expect(each.locator("main.playing .row").first).to_be_visible()
    expect(third.get_by_text(PL("table-bar.look-on"), exact=True)).to_be_visible()
    host.goto(f"/g/{host.url.rpartition('/')[2]}/1")
    expect(host.get_by_role("group", name=EN("duel.board"))).to_be_visible()
