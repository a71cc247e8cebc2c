"""The calibration of `face-to-face`, fitted by `bench/coach_calibration`."""

from __future__ import annotations

from typing import Final

from ..scale import Calibration

CALIBRATION: Final = Calibration((-0.27, -0.03, -0.08), (0.18, -0.12, -0.18), 0.929)
"""For games that experts play on."""
