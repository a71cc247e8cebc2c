"""What has changed between two values."""

from __future__ import annotations

from dataclasses import field, make_dataclass
from typing import Any, ClassVar, NamedTuple

from backtrick.table.differ import differ, everything


class Card(NamedTuple):
    """A card whose text is its number."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


HELD = make_dataclass(
    "Held", [("hand", tuple[Card, ...]), ("most", ClassVar[int], field(default=7))]
)
SEEN = make_dataclass("Seen", [("turn", "int"), ("size", int)], bases=(HELD,))
"""Types are written as text or not, and some fields are inherited, as in any dataclass."""


def test_all_fields_count_and_nothing_else() -> None:
    """Inherited ones, too, whether types are written as text or not; a `ClassVar` is no field."""
    old, new = SEEN((Card(3),), 0, 1), SEEN((Card(4),), 1, 1)
    assert everything(old) == {"hand": ["3"], "turn": 0, "size": 1}
    changes: dict[str, Any] = {}
    differ(SEEN)(new, old, changes)
    assert changes == {"hand": ["4"], "turn": 1}
