"""7 Ate 9. A race in arithmetic: everyone plays at once."""

from __future__ import annotations

from typing import Final

from ..game import Game
from . import notation, rules, view
from .cards import Card
from .notation import Deck, Draw, Lay, Move, Place
from .state import PLAYERS, Options, State
from .view import View

__all__ = ["SEVEN_ATE_NINE", "Card", "Draw", "Lay", "Move", "Options", "Place", "State", "View"]

SEVEN_ATE_NINE: Final[Game[Options, Deck, State, Move, View]] = Game(
    id="seven-ate-nine",
    players=PLAYERS,
    team=False,
    options_type=Options,
    state_type=State,
    view_type=View,
    move_types=(Draw, Lay),
    rules=rules,
    notation=notation,
    sight=view,
    opening_of=rules.opening,
)
