"""The calibrations of `quick-easy`, fitted by `bench/coach_calibration`."""

from __future__ import annotations

from typing import Final

from ..scale import Calibration

_FITTED: Final = {
    ("silent", 2, "normal"): Calibration((0.63, 0.21, 0.29), (-0.2, 0.28, 0.06), 0.99),
    ("silent", 3, "normal"): Calibration((0.62, 0.43, 0.49), (-0.29, 0.55, 0.01), 0.99),
    ("silent", 4, "normal"): Calibration((0.63, 0.31, 0.4), (-0.48, 0.69, -0.32), 0.99),
    ("silent", 5, "normal"): Calibration((0.6, 0.15, 0.32), (-0.69, 0.35, -0.14), 0.99),
    ("talker", 2, "normal"): Calibration((0.84, 0.23, 0.49), (0.25, 0.64, 0.92), 0.997),
    ("talker", 3, "normal"): Calibration((0.72, 0.26, 0.34), (0.22, 0.85, 1.07), 0.997),
    ("talker", 4, "normal"): Calibration((0.77, 0.29, 0.58), (0.34, 1.1, 1.44), 0.997),
    ("talker", 5, "normal"): Calibration((0.74, 0.32, 0.57), (0.22, 0.91, 1.42), 0.997),
    ("silent", 2, "pro"): Calibration((0.31, 0.67, 0.47), (-0.16, 0.03, -0.08), 0.986),
    ("silent", 3, "pro"): Calibration((0.13, 0.82, 0.42), (-0.26, -0.06, -0.14), 0.987),
    ("silent", 4, "pro"): Calibration((-0.35, 0.33, 0.25), (-0.6, -0.04, 0.04), 0.985),
    ("silent", 5, "pro"): Calibration((-0.17, 0.4, 0.35), (-0.7, -0.2, -0.01), 0.986),
    ("talker", 2, "pro"): Calibration((0.31, 1.0, 1.19), (0.19, 0.92, 0.67), 0.984),
    ("talker", 3, "pro"): Calibration((0.45, 1.15, 1.19), (-0.21, 0.92, 0.46), 0.982),
    ("talker", 4, "pro"): Calibration((0.27, 1.74, 1.5), (-0.38, 0.63, 0.37), 0.984),
    ("talker", 5, "pro"): Calibration((0.01, 1.54, 1.68), (-0.43, 0.32, 0.47), 0.981),
}
"""By kind of expert, players and variant."""


def calibration_of(kind: str, players: int, variant: str) -> Calibration:
    """The calibration for games that experts of a kind play on."""
    return _FITTED[kind, players, variant]
