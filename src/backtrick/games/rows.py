"""The two rows of The Game's family: one goes up, one goes down."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Row(IntEnum):
    """One of two rows; its value is its place in a pair of rows."""

    ASCENDING = 0
    DESCENDING = 1

    @property
    def sign(self) -> str:
        """How the row is written."""
        return "^v"[self]


ROWS: Final = tuple(Row)
# Where it has to be quick: until Python 3.11 the way through the class takes ten times as long.
ASCENDING: Final = Row.ASCENDING
DESCENDING: Final = Row.DESCENDING
