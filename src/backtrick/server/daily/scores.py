"""Scores: one number for the result of a daily deal, so that results can be compared.

Fewer is better. A team's score is its number of cards left, that of a won race its seconds. Any
other game is won or lost, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...store import TryResult

if TYPE_CHECKING:
    from ...games.any_game import AnyGame
    from ...store import GameListing
    from ...table import Table

LOST: Final = 1_000_000
"""The score of a lost game among opponents: after all that were won."""


def score(game: AnyGame, *, won: bool, cards_left: int, lasted: int) -> int:
    """The score of a game that lasted so many milliseconds."""
    if game.team:
        return cards_left
    if not won:
        return LOST
    return min(-(-lasted // 1000), LOST - 1) if game.in_real_time else 0


def try_result(table: Table, finished: GameListing) -> TryResult | None:
    """The result of a daily deal; None if the finished game is none.

    The guest who opens a table has its first seat.
    """
    if not table.is_daily_deal:
        return None
    won = 0 in finished.winners
    return TryResult(
        score(table.game, won=won, cards_left=finished.cards_left, lasted=finished.lasted),
        won,
        finished.cards_left,
        finished.lasted,
        finished.ended,
    )
