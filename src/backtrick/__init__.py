"""Backtrick: three number card games as one rules library.

import backtrick
game = backtrick.game("quick-easy")
state = game.deal(game.options(players=3, starter=0), seed=7)
state = game.apply(state, 0, game.legal_moves(state, 0)[0])
"""

from .games import GAMES, game
from .games.any_game import AnyGame
from .games.errors import BadNotation, IllegalMove, Reason, UnknownSeat
from .games.game import Game
from .games.seats import Seat
from .games.terms import Ending, Moment, Outcome, TextLine
from .record import BadRecord, Made, Record, Refused, Said, Step, read, replay, write

__all__ = [
    "GAMES",
    "AnyGame",
    "BadNotation",
    "BadRecord",
    "Ending",
    "Game",
    "IllegalMove",
    "Made",
    "Moment",
    "Outcome",
    "Reason",
    "Record",
    "Refused",
    "Said",
    "Seat",
    "Step",
    "TextLine",
    "UnknownSeat",
    "game",
    "read",
    "replay",
    "write",
]
