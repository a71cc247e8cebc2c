"""HTTP answers about the sums that a guest did, and drills."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .answers import SprintPositionInfo

SumStanding: TypeAlias = Literal["new", "shaky", "growing", "sure"]
"""How well somebody knows a sum: it was never asked; it often goes wrong; it is right, but takes a
while or was not asked often; it is right and quick."""


class SumProgress(msgspec.Struct, frozen=True):
    """How the guest does a sum."""

    value: int
    step: int
    sign: int
    """1 or -1."""
    result: int
    """The value that fits."""
    standing: SumStanding
    solved: int
    wrong: int
    """In all games and drills so far."""
    time: float | None
    """How long it takes, in milliseconds; what is long past counts less. Null: never solved."""


class SumsWeek(msgspec.Struct, frozen=True):
    """The sums of one week, and how many were known at its end."""

    start: int
    """Its Monday at midnight in UTC, in milliseconds since 1970."""
    solved: int
    wrong: int
    time: float | None
    """The mean of those solved, in milliseconds; null: there are none."""
    shaky: int
    growing: int
    sure: int
    """How many sums had this standing at the end of the week."""


class MySums(msgspec.Struct, frozen=True):
    """How the guest does the sums of a race."""

    game: str
    sums: list[SumProgress]
    """All sums of the game, by value, step and sign, plus before minus."""
    weeks: list[SumsWeek]
    """Those of the last year in which sums were done, oldest first."""


class Drill(msgspec.Struct, frozen=True):
    """A drill: positions, one after the other, each with one sum that leads to a card."""

    game: str
    seed: int
    """Identifies it when its answers are reported."""
    positions: list[SprintPositionInfo]


class SumRecord(msgspec.Struct, frozen=True):
    """A sum that the guest did in a week, all in all."""

    game: str
    week: int
    """Its Monday at midnight in UTC, in milliseconds since 1970."""
    value: int
    step: int
    sign: int
    solved: int
    wrong: int
    time: int
    """For those solved together, in milliseconds."""
