"""Replays of a finished game: step by step, from each seat, and shared with others."""

from __future__ import annotations

import re
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from backtrick.record import read
from backtrick.texts import Texts
from tests.patience import wait_until
from tests.server.server_process import GENEROUS, serving
from tests.thorough import one_pair

from .duels import as_client, finished, played
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
    rests,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from playwright.sync_api import Browser, Locator, Route

    from tests.server.server_process import ServerProcess

EN, DE, PL = map(Texts, ("en", "de", "pl"))
WORDS = "Good luck, Ben!"
PLAYERS = ["Ada", "Ben"]
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


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a coach who looks at each game for a moment."""
    folder = tmp_path_factory.mktemp("coached")
    quick = GENEROUS | {"coach_workers": 1, "coach_effort": 1}
    with serving(folder, **quick) as running:
        yield running


@pytest.mark.parametrize("language, theme", one_pair(LOOKS, THEMES))
def test_a_game_is_reviewed(
    coached: ServerProcess, browser: Browser, language: str, theme: Theme
) -> None:
    """From the end of a game to the better turn, one's mistakes and a what-if, all by keyboard."""
    texts, company = Texts(language), Company(browser, coached.url)
    page = company(None, language=language, screen=LOOKS[language], theme=theme)
    page.request.post("/api/guests", data={"name": "Ada", "language": language})
    table, number, turn, own = _mistaken(coached, as_client(coached, page))
    _the_story_moves_nothing(page, table, texts)
    page.get_by_role("link", name=texts("over.review")).click()
    back = page.get_by_role("link", name=texts("replay-page.table"))
    expect(back).to_have_attribute("href", f"/t/{table}")
    mistakes = page.get_by_role("list", name=texts("review.marks")).get_by_role("button")
    mistakes.last.focus()
    page.keyboard.press("Enter")
    _the_better_turn_is_shown(page, number, turn, texts)
    page.get_by_text(texts("review.turns")).press("Enter")
    turns = page.locator("details li")
    expect(turns.first).to_contain_text("Ada")
    turns.first.get_by_role("button").press("Enter")
    expect(step(page)).to_have_value("0")
    assert barriers(page) == []
    _mistakes_are_learnt_from(page, own, texts)
    _it_is_played_on(page, texts)
    company.leave()
    assert company.complaints == []


def _mistakes_are_learnt_from(page: Page, own: list[dict[str, Any]], texts: Texts) -> None:
    """What Ada played is wrong again, the better turn is shown, and at the end there is a sum."""
    page.get_by_role("button", name=texts("practice.title")).press("Enter")
    expect(page.get_by_role("slider")).to_be_hidden()
    board = page.locator(".board")
    for move in own[0]["moves"]:
        if move != "end":
            board.locator(f'[data-value="{re.sub(r"[^0-9]", "", move)}"]').focus()
        page.keyboard.press(_key_for(move))
        expect(board).to_have_attribute("aria-busy", "false")
    expect(page.get_by_role("button", name=texts("practice.again"))).to_be_focused()
    assert barriers(page) == []
    assert overflow(page) <= 0
    for place in range(len(own)):
        page.get_by_role("button", name=texts("practice.solution")).press("Enter")
        is_last = place == len(own) - 1
        following = texts("practice.finish" if is_last else "practice.next")
        expect(page.get_by_role("button", name=following)).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=texts("practice.restart"))).to_be_visible()
    page.get_by_role("button", name=texts("practice.leave")).press("Enter")
    expect(step(page)).to_be_visible()


def _key_for(move: str) -> str:
    """The key for a move of a duel, once its card has the focus."""
    if move == "end":
        return "e"
    arrow = "ArrowUp" if "^" in move else "ArrowDown"
    return f"Shift+{arrow}" if "!" in move else arrow


def _it_is_played_on(page: Page, texts: Texts) -> None:
    """From the moment of the replay; the table says that it counts nowhere."""
    play = page.locator(".what-if").get_by_role("button")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    play.press("Enter")
    expect(page.get_by_text(texts("what-if.mark"))).to_be_visible()
    expect(page.locator("button.fits, button.end").first).to_be_visible()
    assert barriers(page) == []


def _the_better_turn_is_shown(page: Page, number: int, turn: dict[str, Any], texts: Texts) -> None:
    """The page is at the turn; its better cards leave the hand, and come back."""
    place, name = str(turn["first"] - 1), PLAYERS[int(turn["seat"])]
    expect(step(page)).to_have_value(place)
    title = texts("review.turn", number=number, name=name)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    cards = hand(page, texts, name)
    held, laid = cards.count(), {*turn["best"][0]["moves"]} - {"end"}
    page.get_by_role("button", name=texts("review.show")).press("Enter")
    expect(cards).to_have_count(held - len(laid))
    expect(page.locator(".steer")).to_contain_text(texts("review.pretended"))
    assert barriers(page) == []
    assert overflow(page) <= 0
    page.get_by_role("button", name=texts("review.back")).press("Enter")
    expect(cards).to_have_count(held)
    expect(step(page)).to_have_value(place)


def _mistaken(
    server: ServerProcess, ada: httpx.Client
) -> tuple[str, int, dict[str, Any], list[dict[str, Any]]]:
    """A table with a game in which Ada made a mistake.

    The number of the last mistake, whoever made it; that turn, and all of Ada's.
    """
    while True:
        table = played(server, [ada, server.guest("Ben")])
        path = f"/api/tables/{table}/games/1/analysis"
        ada.post(path).raise_for_status()
        wait_until(lambda path=path: ada.get(path).json()["state"] == "done")
        turns = [*enumerate(ada.get(path).json()["analysis"]["turns"], 1)]
        marked = [(number, turn) for number, turn in turns if turn["mark"]]
        own = [turn for _, turn in marked if turn["seat"] == 0]
        if own:
            return table, *marked[-1], own


def _the_story_moves_nothing(page: Page, table: str, texts: Texts) -> None:
    """What the coach tells at the end of a game comes later, into room that was kept for it."""
    held: list[Route] = []
    released = Event()

    def hold(route: Route) -> None:
        if released.is_set():
            route.continue_()
        else:
            held.append(route)

    page.route("**/analysis", hold)
    page.goto(f"/t/{table}")
    expect(page.get_by_text(texts("review.soon"))).to_be_visible()
    rests(page)
    board = page.locator(".board").bounding_box()
    released.set()
    for route in held:
        route.continue_()
    expect(page.get_by_text(texts("review.soon"))).to_be_hidden()
    expect(page.locator(".story p")).to_be_visible()
    assert page.locator(".board").bounding_box() == board
