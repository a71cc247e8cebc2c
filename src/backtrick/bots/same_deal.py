"""The same deal again and again: what a bot makes of it, with other chance of its own each time."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from ..games import game
from . import bot
from .bot import Chair
from .bot_game import at_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.options import GameOptions

_CHANCE_BYTES = 8


class TriedDeal(NamedTuple):
    """What came of a deal, for its first seat."""

    won: bool
    cards_left: int
    lasted: int
    """In milliseconds of the game; 0 if it has no clock."""


def try_deal(
    name: str, options: GameOptions, seed: int, bots: Sequence[str], number: int
) -> TriedDeal:
    """Play the deal of a seed with these bots, by seat; another number is another try.

    The bots' chance depends on nothing but the number, so it reveals nothing about the deal.
    """
    rules = game(name)
    players = [bot(rules, each) for each in bots]
    chairs = [
        Chair(
            game=rules, options=options, seat=seat, effort=each.effort, chance=_chance(number, seat)
        )
        for seat, each in enumerate(players)
    ]
    played = at_table(players, chairs, rules.deal(options, seed=seed))
    for _ in played.play():
        pass
    outcome = played.outcome
    if outcome is None:
        raise RuntimeError(f"it has not come to its end: {played.state}")
    return TriedDeal(0 in outcome.winners, outcome.cards_left, played.clock)


def _chance(number: int, seat: int) -> int:
    return int.from_bytes(sha256(f"try/{number}/{seat}".encode()).digest()[:_CHANCE_BYTES])
