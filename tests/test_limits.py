"""Limits: what people read of them is what `limits.py` says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from backtrick.games import GAMES
from backtrick.limits import (
    LONGEST_MOVE,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_BYTES,
    MOST_SEATS,
    TOLERATED_LOSS,
    TRANSFER_CODE_MINUTES,
)
from backtrick.texts import Texts, languages
from backtrick.wire.codegen.notes import notes_on_fields
from backtrick.wire.requests import NewGuest
from tests.machines import ROOT
from tests.markdown import Page

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame


def numbers_in(text: str) -> set[int]:
    """All numbers of a text."""
    return set(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("language", languages())
def test_a_refused_name_is_told_the_limit(language: str) -> None:
    """In every language."""
    assert LONGEST_NAME in numbers_in(Texts(language)("guest-bad-name"))


def test_documents_have_the_limits() -> None:
    """The longest name and text, the largest frame or body, a transfer code's life, a good turn."""
    assert LONGEST_NAME in numbers_in(notes_on_fields(NewGuest)["name"])
    talk, serving = (Page(ROOT / "docs" / f"{name}.md").prose for name in ("talk", "serving"))
    assert f"at most {LONGEST_TEXT} characters" in talk
    assert f"{LONGEST_TEXT} letters" in talk
    assert f"over {MOST_BYTES // 1024} KiB" in serving
    assert f"within {TRANSFER_CODE_MINUTES} minutes" in serving
    coach = Page(ROOT / "docs" / "coach.md").prose
    assert f"less than {100 * TOLERATED_LOSS:.1f} points" in coach


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_game_needs_more(game: AnyGame) -> None:
    """Every move of every game can be sent, and every seat can be taken."""
    assert max(game.players) <= MOST_SEATS
    for players in game.players:
        moves = game.alphabet(game.options(players=players))
        assert max(len(str(move)) for move in moves) <= LONGEST_MOVE
