"""Reviews of finished games: from the result to the better turn, to one's mistakes, and on."""

from __future__ import annotations

import re
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from backtrick.texts import Texts, languages
from tests.patience import wait_until
from tests.server.server_process import GENEROUS, serving
from tests.thorough import one_pair

from .duels import as_client, played
from .people import DESKTOP, PHONE, Company, barriers, overflow, rests
from .test_replay import hand, step

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from playwright.sync_api import Browser, Route

    from tests.server.server_process import ServerProcess

PLAYERS = ["Ada", "Ben"]


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a coach who looks at each game for a moment."""
    folder = tmp_path_factory.mktemp("coached")
    quick = GENEROUS | {"coach_workers": 1, "coach_effort": 1}
    with serving(folder, **quick) as running:
        yield running


@pytest.mark.parametrize("language, screen", one_pair(languages(), (PHONE, DESKTOP)))
def test_a_game_is_reviewed(
    coached: ServerProcess, browser: Browser, language: str, screen: tuple[int, int]
) -> None:
    """From the result to the better turn, one's mistakes, a what-if and puzzles, all by keyboard.

    On a phone in the dark, on a desktop in the light.
    """
    texts, company = Texts(language), Company(browser, coached.url)
    theme = "dark" if screen == PHONE else "light"
    page = company(None, language=language, screen=screen, theme=theme)
    page.request.post("/api/guests", data={"name": "Ada", "language": language})
    table, number, turn, own = _mistaken(coached, as_client(coached, page))
    _the_story_moves_nothing(page, table, texts)
    page.get_by_role("link", name=texts("over.review")).press("Enter")
    back = page.get_by_role("link", name=texts("replay-page.table"))
    expect(back).to_have_attribute("href", f"/t/{table}")
    page.reload()
    expect(back).to_have_attribute("href", f"/t/{table}")
    review = page.get_by_role("heading", name=texts("review.title"), exact=True)
    expect(review).to_be_in_viewport()  # even on a phone, where the board would be above it
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
    _a_puzzle_is_looked_up(page, texts)
    company.leave()
    assert company.complaints == []


def _a_puzzle_is_looked_up(page: Page, texts: Texts) -> None:
    """From the review to the puzzle of the day, to its solution, and on to another one."""
    page.get_by_role("link", name=texts("review.puzzles")).press("Enter")
    expect(page.get_by_text(texts("puzzles.task"))).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name=texts("practice.solution")).press("Enter")
    expect(page.get_by_role("button", name=texts("puzzles.next"))).to_be_focused()
    expect(page.get_by_text(texts("practice.shown"))).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) <= 0
    page.keyboard.press("Enter")
    expect(page.get_by_text(texts("practice.shown"))).to_be_hidden()
    expect(page.get_by_text(texts("puzzles.task"))).to_be_visible()


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
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("button", name=texts("practice.leave")).press("Enter")
    expect(step(page)).to_be_visible()


def _key_for(move: str) -> str:
    """The key for a move of a duel, once its card has the focus."""
    if move == "end":
        return "e"
    arrow = "ArrowUp" if "^" in move else "ArrowDown"
    return f"Shift+{arrow}" if "!" in move else arrow


def _it_is_played_on(page: Page, texts: Texts) -> None:
    """From the moment of the replay, and back to it; the game counts nowhere, and says so."""
    play = page.locator(".what-if").get_by_role("button")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    play.press("Enter")
    expect(page.get_by_text(texts("what-if-mark"))).to_be_visible()
    expect(page.locator("button.fits, button.end").first).to_be_visible()
    assert barriers(page) == []
    table = page.url
    page.goto("/")
    expect(page.get_by_role("link", name=texts("what-if-mark"))).to_be_visible()
    page.goto(table)
    menu = page.get_by_role("button", name=texts("table-bar.menu"))
    expect(menu).to_be_visible()
    menu.press("Enter")
    page.get_by_role("link", name=texts("what-if.back")).press("Enter")
    expect(step(page)).to_be_visible()


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
    expect(page.get_by_role("button", name=texts("review.back"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(held)
    expect(step(page)).to_have_value(place)
    expect(page.get_by_role("radio", name=texts("replay-page.all"))).to_be_checked()


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
