"""Seats, and values by seat."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2, ... clockwise."""

Value = TypeVar("Value")


def with_seat(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """The values, with a new one for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
