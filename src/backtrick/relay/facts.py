"""Facts about a server: numbered, so that others notice when they have missed some."""

from __future__ import annotations

from typing import Final

import msgspec

MOST_FACTS: Final = 50_000
"""The most facts of a topic; further ones are not told."""


class Changed(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Facts have changed."""

    topic: str
    number: int
    """How many changes there have been, this one included."""
    items: dict[str, bytes | None]
    """None: no longer."""


class Whole(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """All facts of a topic."""

    topic: str
    number: int
    items: dict[str, bytes]


class Topic:
    """The facts of a server about something, as that server or another one knows them."""

    __slots__ = ("_changes", "items", "number")

    def __init__(self) -> None:
        self.items: dict[str, bytes] = {}
        self.number = 0
        """How many changes there have been."""
        self._changes: dict[str, bytes | None] = {}

    def tell(self, item: str, value: bytes | None) -> None:
        """Change a fact."""
        if self.items.get(item) == value:
            return
        if value is None:
            del self.items[item]
        elif item in self.items or len(self.items) < MOST_FACTS:
            self.items[item] = value
        else:
            return
        self._changes[item] = value

    def change(self, topic: str) -> Changed | None:
        """What has changed since the last call; None: nothing."""
        if not self._changes:
            return None
        self.number += 1
        items, self._changes = self._changes, {}
        return Changed(topic, self.number, items)

    def whole(self, topic: str) -> Whole:
        """All facts, with changes that are yet to be told: they will be told twice."""
        return Whole(topic, self.number, self.items)

    def hear_change(self, changed: Changed) -> None:
        """Follow a change; if one before it was missed, wait for the whole."""
        if changed.number != self.number + 1:
            return
        self.number = changed.number
        for item, value in changed.items.items():
            if value is None:
                self.items.pop(item, None)
            else:
                self.items[item] = value

    def hear_whole(self, whole: Whole) -> None:
        """Replace all facts."""
        self.number, self.items = whole.number, whole.items
