"""Positions for a drill: real ones, in each of which just one sum leads to a card."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from .game_parts import all_sums
from .positions import endless_positions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.any_game import AnyGame
    from .positions import SprintPosition
    from .sums import Sum

_EACH: Final = 8
"""How many positions there are for each sum, to choose from."""
_SEED: Final = 79


def drill_positions(game: AnyGame, sums: Sequence[Sum], seed: int) -> tuple[SprintPosition, ...]:
    """A position for each of these sums; the same for the same seed."""
    chance, found = Random(seed), _by_sum(game)
    return tuple(chance.choice(found[each]) for each in sums)


def asked_sum(position: SprintPosition) -> Sum | None:
    """The sum that leads to a card; None if more than one does."""
    found = {*position.fitting.values()}
    return found.pop() if len(found) == 1 else None


@cache
def _by_sum(game: AnyGame) -> dict[Sum, list[SprintPosition]]:
    """Some positions for each sum, found once."""
    found: dict[Sum, list[SprintPosition]] = {each: [] for each in all_sums(game)}
    missing = set(found)
    for position in endless_positions(game, _SEED):
        asked = asked_sum(position)
        if asked in missing:
            found[asked].append(position)
            if len(found[asked]) == _EACH:
                missing.remove(asked)
        if not missing:
            break
    return found
