"""7 Ate 9, compiled: whole games in event time."""

from .whole_games import DRAWING, REACTION, compiled

__all__ = ["DRAWING", "REACTION", "compiled"]
