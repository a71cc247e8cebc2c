"""The calibration of `face-to-face`, fitted by `bench/coach_calibration`."""

from __future__ import annotations

from typing import Final

from ..scale import Calibration

CALIBRATION: Final = Calibration((-0.66, 0.22, -0.09), -0.37)
"""For games that experts play on."""
