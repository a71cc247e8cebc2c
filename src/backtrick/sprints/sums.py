"""The sums of a race in arithmetic."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum: a value, plus or minus a step."""

    value: int
    step: int
    sign: int
    """1 or -1."""
