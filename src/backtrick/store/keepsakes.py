"""What a store keeps by name, whatever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod


class KeepsakeStore(ABC):
    """The part of a store that keeps values by name."""

    @abstractmethod
    async def keep(self, name: str, value: bytes) -> bytes:
        """Store a value under a name unless there is one; returns the stored value."""

    @abstractmethod
    async def kept(self, beginning: str) -> dict[str, bytes]:
        """All values whose names begin with this prefix, by name."""

    @abstractmethod
    async def forget_kept(self, first: str, before: str) -> None:
        """Delete the values with names from the first up to, but excluding, the last."""
