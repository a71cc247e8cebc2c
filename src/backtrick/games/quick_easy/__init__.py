"""The Game: Quick & Easy. A team lays fifty cards on two rows, with little talk."""

from __future__ import annotations

from typing import Final, TypeAlias

from ..game import Game
from ..rows import Row
from . import notation, rules, view
from .cards import Card
from .notation import Deck, End, Lay, Move, Start
from .state import PLAYERS, Options, State
from .view import View

__all__ = [
    "QUICK_EASY",
    "Card",
    "End",
    "Lay",
    "Move",
    "Options",
    "QuickEasy",
    "Row",
    "Start",
    "State",
    "View",
]

QuickEasy: TypeAlias = Game[Options, Deck, State, Move, View]

QUICK_EASY: Final[QuickEasy] = Game(
    id="quick-easy",
    players=PLAYERS,
    team=True,
    options_type=Options,
    state_type=State,
    view_type=View,
    move_types=(Start, Lay, End),
    rules=rules,
    notation=notation,
    views=view,
)
