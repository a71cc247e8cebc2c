"""The calibrations of `quick-easy`, fitted by `bench/coach_calibration.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..scale import Calibration

if TYPE_CHECKING:
    from ...games.quick_easy.state import Variant

_FITTED: Final[dict[tuple[str, int, str], Calibration]] = {}


def calibration_of(kind: str, players: int, variant: Variant) -> Calibration:
    """The calibration for games that experts of a kind play on."""
    return _FITTED.get((kind, players, variant), Calibration())
