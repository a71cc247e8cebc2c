"""The calibrations of `quick-easy`.

They lead from the mean share at the deal, over some 40 deals, to the win rate of the bots in
docs/strength.md. `bench/coach_calibration` fits better ones, given enough games.
"""

from __future__ import annotations

from typing import Final

from ..scale import Calibration

_FITTED: Final = {
    ("silent", 2, "normal"): Calibration(0.76, 0.2),
    ("silent", 3, "normal"): Calibration(0.48, 0.2),
    ("silent", 4, "normal"): Calibration(0.43, 0.2),
    ("silent", 5, "normal"): Calibration(0.29, 0.2),
    ("silent", 2, "pro"): Calibration(0.97, 0.2),
    ("silent", 3, "pro"): Calibration(1.19, 0.2),
    ("silent", 4, "pro"): Calibration(0.87, 0.2),
    ("silent", 5, "pro"): Calibration(0.80, 0.2),
    ("talker", 2, "normal"): Calibration(0.70, 0.2),
    ("talker", 3, "normal"): Calibration(1.60, 0.2),
    ("talker", 4, "normal"): Calibration(1.92, 0.2),
    ("talker", 5, "normal"): Calibration(2.28, 0.2),
    ("talker", 2, "pro"): Calibration(0.86, 0.2),
    ("talker", 3, "pro"): Calibration(1.10, 0.2),
    ("talker", 4, "pro"): Calibration(1.27, 0.2),
    ("talker", 5, "pro"): Calibration(1.72, 0.2),
}
"""By kind of expert, players and variant."""


def calibration_of(kind: str, players: int, variant: str) -> Calibration:
    """The calibration for games that experts of a kind play on."""
    return _FITTED[kind, players, variant]
