"""Sprints: positions of a race, one after the other, for whoever wants to be faster."""

from .positions import SprintPosition, has_sprint, positions
from .sums import Sum

__all__ = ["SprintPosition", "Sum", "has_sprint", "positions"]
