"""The calibrations of `quick-easy`, fitted by `bench/coach_calibration.py`."""

from __future__ import annotations

from typing import Final

from ..scale import Calibration

_FITTED: Final = {
    ("silent", 2, "normal"): Calibration(1.29, 0.20),
    ("silent", 3, "normal"): Calibration(1.18, 0.23),
    ("silent", 4, "normal"): Calibration(0.50, 0.21),
    ("silent", 5, "normal"): Calibration(0.25, 0.20),
    ("silent", 2, "pro"): Calibration(1.20, 0.18),
    ("silent", 3, "pro"): Calibration(1.44, 0.17),
    ("silent", 4, "pro"): Calibration(1.08, 0.18),
    ("silent", 5, "pro"): Calibration(0.92, 0.20),
    ("talker", 2, "normal"): Calibration(1.41, 0.27),
    ("talker", 3, "normal"): Calibration(2.49, 0.30),
    ("talker", 4, "normal"): Calibration(2.48, 0.30),
    ("talker", 5, "normal"): Calibration(2.42, 0.29),
    ("talker", 2, "pro"): Calibration(0.77, 0.21),
    ("talker", 3, "pro"): Calibration(1.37, 0.24),
    ("talker", 4, "pro"): Calibration(1.92, 0.23),
    ("talker", 5, "pro"): Calibration(1.84, 0.22),
}
"""By kind of expert, players and variant."""


def calibration_of(kind: str, players: int, variant: str) -> Calibration:
    """The calibration for games that experts of a kind play on."""
    return _FITTED[kind, players, variant]
