"""The sums of `seven-ate-nine`, and what players answer in its races."""

from .sums import all_sums, card_below, closest_sum, sum_of, sum_of_lay
from .waits import Waits
from .watch import Watch

__all__ = ["ALL_SUMS", "SUM_OF", "WATCH", "Waits", "card_below", "closest_sum", "sum_of_lay"]

ALL_SUMS = all_sums
SUM_OF = sum_of
WATCH = Watch
