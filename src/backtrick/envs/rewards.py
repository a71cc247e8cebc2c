"""What the players get for a game's result."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..games.any_game import AnyGame
    from ..games.terms import Outcome


def rewards(game: AnyGame, outcome: Outcome | None, players: int) -> tuple[float, ...]:
    """By seat: in a team, the share of the cards that were laid; otherwise 1 or -1.

    All is given at the end; until then, and in a game that nobody wins, it is 0.
    """
    if outcome is None:
        return (0.0,) * players
    if game.team:
        cards = len(game.deck(0))
        return ((cards - outcome.cards_left) / cards,) * players
    if not outcome.winners:
        return (0.0,) * players
    return tuple(1.0 if seat in outcome.winners else -1.0 for seat in range(players))
