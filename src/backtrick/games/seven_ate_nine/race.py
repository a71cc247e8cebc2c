"""Real time: when everyone begins at once, and the time in a view."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State
    from .view import View


def opening(state: State) -> int:
    """The number of the first middle card since the last deal or halt."""
    return state.course.opened


def newest(view: View) -> int:
    """The number of the card on top of the middle."""
    return view.turned


def time(view: View) -> int:
    """When the last move was made."""
    return view.clock


def later(view: View, time: int) -> View:
    """The view at a later time."""
    return replace(view, clock=max(view.clock, time))
