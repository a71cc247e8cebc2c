"""The number of players of a game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..texts import Texts


def players(numbers: range, texts: Texts) -> str:
    """For a sentence: 2 to 5 players."""
    least, most = numbers[0], numbers[-1]
    if least == most:
        return texts("players-exactly", count=least)
    return texts("players-between", least=least, most=most)


def players_short(numbers: range) -> str:
    """For a table."""
    least, most = numbers[0], numbers[-1]
    return str(least) if least == most else f"{least}–{most}"  # noqa: RUF001 - meant: a range
