"""The calibrations of `quick-easy`, fitted by `bench/coach_calibration`."""

from __future__ import annotations

from typing import Final

from ..scale import Calibration

_FITTED: Final = {
    ("silent", 2, "normal"): Calibration((0.06, 0.46, 0.24), 0.0),
    ("silent", 3, "normal"): Calibration((0.11, 0.58, 0.48), -0.12),
    ("silent", 4, "normal"): Calibration((0.02, 0.55, 0.25), 0.02),
    ("silent", 5, "normal"): Calibration((-0.11, 0.5, 0.33), -0.38),
    ("talker", 2, "normal"): Calibration((-0.2, -0.11, 0.27), 1.15),
    ("talker", 3, "normal"): Calibration((-0.16, -0.02, 0.23), 1.15),
    ("talker", 4, "normal"): Calibration((-0.17, -0.02, 0.37), 1.44),
    ("talker", 5, "normal"): Calibration((-0.18, -0.01, 0.33), 1.27),
    ("silent", 2, "pro"): Calibration((0.19, 0.49, -0.24), -0.52),
    ("silent", 3, "pro"): Calibration((0.09, 0.62, -0.3), -0.55),
    ("silent", 4, "pro"): Calibration((-0.31, 0.1, -0.55), -0.48),
    ("silent", 5, "pro"): Calibration((-0.18, 0.42, -0.42), -0.57),
    ("talker", 2, "pro"): Calibration((-0.14, 1.21, 0.8), 0.29),
    ("talker", 3, "pro"): Calibration((-0.08, 1.25, 0.81), -0.11),
    ("talker", 4, "pro"): Calibration((-0.1, 1.72, 1.35), -0.07),
    ("talker", 5, "pro"): Calibration((-0.22, 1.53, 1.22), -0.27),
}
"""By kind of expert, players and variant."""


def calibration_of(kind: str, players: int, variant: str) -> Calibration:
    """The calibration for games that experts of a kind play on."""
    return _FITTED[kind, players, variant]
