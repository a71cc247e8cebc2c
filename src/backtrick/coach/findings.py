"""Why a turn is better than another: found features, as codes with values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """A feature that was found. The texts are in `locales/`, as `coach-finding` with the code."""

    code: str
    values: tuple[tuple[str, str | int], ...] = ()
    """The arguments of the text."""
