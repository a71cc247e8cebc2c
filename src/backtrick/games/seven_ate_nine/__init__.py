"""7 Ate 9. A race in arithmetic: everyone plays at once."""

from __future__ import annotations

from typing import Final, TypeAlias

from ..game import Game
from . import notation, race, rules, view
from .cards import Card
from .notation import Deck, Draw, Lay, Move, Place
from .state import PLAYERS, Options, State
from .view import View

__all__ = [
    "SEVEN_ATE_NINE",
    "Card",
    "Draw",
    "Lay",
    "Move",
    "Options",
    "Place",
    "SevenAteNine",
    "State",
    "View",
]

SevenAteNine: TypeAlias = Game[Options, Deck, State, Move, View]

SEVEN_ATE_NINE: Final[SevenAteNine] = Game(
    id="seven-ate-nine",
    players=PLAYERS,
    team=False,
    options_type=Options,
    state_type=State,
    view_type=View,
    move_types=(Draw, Lay),
    rules=rules,
    notation=notation,
    views=view,
    race=race,
)
