"""Puzzles in the browser: the one of the day, tried by keyboard, solved, and others by theme."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.puzzles import SETS
from backtrick.texts import Texts, languages
from tests.thorough import one_pair

from .people import PHONE, THEMES, Company, Theme, barriers, overflow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from backtrick.games.terms import Move

DUEL = SETS["face-to-face"]
LISTENED = SETS["quick-easy-pro"]


def _play(page: Page, moves: Sequence[Move]) -> None:
    """Lay the cards of a duel's turn by keyboard, and end it."""
    board = page.locator(".board")
    for move in map(str, moves):
        if move == "end":
            page.keyboard.press("e")
        else:
            board.locator(f'[data-value="{re.sub(r"[^0-9]", "", move)}"]').focus()
            arrow = "ArrowUp" if "^" in move else "ArrowDown"
            page.keyboard.press(f"Shift+{arrow}" if "!" in move else arrow)
        expect(board).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize("language, theme", one_pair(languages(), THEMES))
def test_a_puzzle_is_tried_and_solved(person: Company, language: str, theme: Theme) -> None:
    """What tempts is wrong, the best turn is right; then the coach says why, and it goes on."""
    texts = Texts(language)
    name, written = next(iter(DUEL.puzzles.items()))
    puzzle = written.read()
    page = person(f"/puzzles/{name}", language=language, theme=theme, screen=PHONE)
    expect(page.get_by_text(texts("puzzles.task"))).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) <= 0
    _play(page, puzzle.tempting)
    expect(page.get_by_role("button", name=texts("practice.again"))).to_be_focused()
    expect(page.get_by_text(texts("practice.tempting"))).to_be_hidden()
    page.keyboard.press("Enter")
    _play(page, puzzle.turns[0].moves)
    expect(page.get_by_role("button", name=texts("puzzles.next"))).to_be_focused()
    expect(page.get_by_text(texts("practice.right"))).to_be_visible()
    expect(page.get_by_text(texts("practice.tempting"), exact=True)).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) <= 0
    page.keyboard.press("Enter")
    expect(page.get_by_text(texts("puzzles.task"))).to_be_visible()
    expect(page).to_have_url(re.compile(f"/puzzles/{_after(name)}$"))
    assert person.complaints == []


def _after(name: str) -> str:
    """The id of the next puzzle, whatever its game."""
    return min(each for puzzles in SETS.values() for each in puzzles.puzzles if each > name)


@pytest.mark.parametrize("language", ["en"])
def test_puzzles_are_found_and_chosen(person: Company, language: str) -> None:
    """From the home page to the one of the day; by game and theme; what was said can be read."""
    texts = Texts(language)
    page = person("/", language=language)
    page.get_by_role("link", name=texts("home-puzzles.go")).click()
    expect(page.locator("h1")).to_contain_text(texts("puzzles.daily", day="").strip(" ,"))
    page.get_by_label(texts("puzzles.set")).select_option(LISTENED.id)
    theme = page.get_by_label(texts("puzzles.theme"))
    theme.focus()
    theme.select_option("heard")
    count = sum("heard" in each.themes for each in LISTENED.puzzles.values())
    expect(page.get_by_text(texts("puzzles.solved", solved=0, count=count))).to_be_visible()
    expect(page.locator("h1")).to_contain_text(texts(f"puzzle-sets.{LISTENED.id}"))
    expect(page.locator(".board")).to_be_visible()
    expect(theme).to_be_focused()
    page.get_by_text(texts("puzzles.so-far")).click()
    expect(page.locator("details li").first).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name=texts("practice.solution")).press("Enter")
    expect(page.get_by_role("button", name=texts("puzzles.next"))).to_be_focused()
    expect(page.get_by_text(texts("practice.shown"))).to_be_visible()
    assert overflow(page) <= 0
    assert person.complaints == []
