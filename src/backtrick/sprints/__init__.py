"""Sprints: positions of a race, one after the other, for people who want to be faster."""

from .answers import LONGEST, Answer, Count, counted
from .drills import asked_sum, drill_positions
from .game_parts import all_sums, watch_of
from .positions import SprintPosition, has_sprint, positions
from .progress import Progress, Standing
from .schedule import scheduled, usual_time
from .sums import Sum

__all__ = [
    "LONGEST",
    "Answer",
    "Count",
    "Progress",
    "SprintPosition",
    "Standing",
    "Sum",
    "all_sums",
    "asked_sum",
    "counted",
    "drill_positions",
    "has_sprint",
    "positions",
    "scheduled",
    "usual_time",
    "watch_of",
]
