"""Kinds of games: what summaries keep apart, such as variants and numbers of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.options import WordOrSeat

if TYPE_CHECKING:
    from ..games.options import GameOptions


def kind_of(options: GameOptions) -> str:
    """The options as text, without who starts: that changes from game to game."""
    return " ".join(
        f"{name}={kind.write(getattr(options, name))}"
        for name, kind in options.kinds().items()
        if not isinstance(kind, WordOrSeat)
    )
