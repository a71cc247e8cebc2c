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

# An id, or a text that begins with one, such as the name of a message in `locales/`.
NAMES_A_GAME = re.compile(rf"(?:{'|'.join(map(re.escape, GAMES))})(?![a-z0-9])")


def sources() -> list[Path]:
    """All files that must not name a game."""
    files = [*(ROOT / "src").rglob("*.py")]
    return [path for path in files if "games" not in path.relative_to(ROOT).parts]


def texts_in(code: str) -> Iterator[str]:
    """The strings a program works with, without docstrings."""
    tree = ast.parse(code)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def test_no_code_outside_the_games_names_one() -> None:
    """No string is the id of a game or begins with one, so ids cannot be compared."""
    found = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in sources()
        for text in texts_in(path.read_text(encoding="utf-8"))
        if NAMES_A_GAME.match(text)
    ]
    assert found == []


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
