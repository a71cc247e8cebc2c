"""The Game: Face to Face. A duel: two players, each with two rows and cards of their own."""

from __future__ import annotations

from typing import Final, TypeAlias

from ..game import Game
from ..rows import Row
from . import notation, rules, view
from .cards import Card
from .notation import Deck, End, Lay, Move, Side
from .state import PLAYERS, Options, State
from .view import View

__all__ = [
    "FACE_TO_FACE",
    "Card",
    "End",
    "FaceToFace",
    "Lay",
    "Move",
    "Options",
    "Row",
    "Side",
    "State",
    "View",
]

FaceToFace: TypeAlias = Game[Options, Deck, State, Move, View]

FACE_TO_FACE: Final[FaceToFace] = Game(
    id="face-to-face",
    players=PLAYERS,
    team=False,
    options_type=Options,
    state_type=State,
    view_type=View,
    move_types=(Lay, End),
    rules=rules,
    notation=notation,
    views=view,
)
