"""Nothing outside `games/` asks which game it has: it asks the game."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest

from backtrick import GAMES
from tests.machines import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SOURCES = [
    path for path in (ROOT / "src").rglob("*.py") if "games" not in path.relative_to(ROOT).parts
]
# An id, or a text that begins with one, such as the name of a message in `locales/`.
NAMES_A_GAME = re.compile(rf"(?:{'|'.join(map(re.escape, GAMES))})(?![a-z0-9])")


def texts_in(code: str) -> Iterator[str]:
    """The strings a program works with, without docstrings."""
    tree = ast.parse(code)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_code_outside_the_games_names_one(path: Path) -> None:
    """No string is the id of a game or begins with one, so ids cannot be compared."""
    code = path.read_text(encoding="utf-8")
    assert [text for text in texts_in(code) if NAMES_A_GAME.match(text)] == []


@pytest.mark.parametrize(
    "code, named",
    [
        ('if game.id == "quick-easy": pass', True),
        ('texts("seven-ate-nine-rules.goal")', True),
        ('f"face-to-face.{name}"', True),
        ('{"quick-easy": 1}', True),
        ('"""quick-easy: a docstring."""', False),
        ('f"{game.id}-rules"', False),
        ('"tests/golden/quick-easy-won.txt"', False),
    ],
)
def test_such_code_would_be_found(code: str, *, named: bool) -> None:
    """It finds comparisons, names of messages and dicts by id, but no mere mentions."""
    assert any(NAMES_A_GAME.match(text) for text in texts_in(code)) == named
