"""Seats, and values that each seat has one of."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2, ... clockwise."""

Value = TypeVar("Value")


def with_seat(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """The values, with a new one for the seat."""
    return (*values[:seat], value, *values[seat + 1 :])
