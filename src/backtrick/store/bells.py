"""Where guests are told that it is their turn, and what they have yet to be told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

BellKind: TypeAlias = Literal["push", "webhook"]
MOST_BELLS: Final = 10
"""Bells of a guest."""


@dataclass(frozen=True, slots=True)
class Bell:
    """Where a guest is told: a browser that takes Web Push, or a webhook."""

    id: str
    guest: str
    kind: BellKind
    url: str
    key: str
    """The public key of the browser; of a webhook, the secret with which messages are signed."""
    auth: str
    """The browser's other secret; empty for a webhook."""
    created: int
    """Wall time, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A turn that a guest has yet to be told of, at one of their bells."""

    bell: Bell
    table: str
    game: str
    since: int
    """When the turn began. A bell rings once for it."""
    tries: int
    """How often that has failed."""
    is_awaited: bool
    """Whether it is still the guest's turn."""


class BellStore(ABC):
    """The part of a store that is about bells."""

    @abstractmethod
    async def add_bell(self, bell: Bell) -> None:
        """Add a bell of a guest who exists; the guest's one with the same address is replaced.

        So is any guest's if it is the same browser. A guest has `MOST_BELLS` at most: a new one
        takes the place of the oldest.
        """

    @abstractmethod
    async def bells_of(self, guest: str) -> list[Bell]:
        """The bells of a guest, oldest first."""

    @abstractmethod
    async def remove_bell(self, guest: str, bell: str) -> None:
        """Remove a bell of a guest, if there is one."""

    @abstractmethod
    async def due_rings(self, began: int, now: int, limit: int) -> list[Ring]:
        """Turns that began by then and of which guests were not told: of each guest a few.

        They come with the turn itself, so that none is lost; not those to be tried again later, nor
        of tables that another server has: it knows who is there.
        """

    @abstractmethod
    async def claim_ring(self, ring: Ring, milliseconds: int) -> bool:
        """Keep other servers for a while from telling a guest of a turn; False: one does already.

        Servers need not agree about the time.
        """

    @abstractmethod
    async def rang(self, ring: Ring) -> None:
        """Note that a guest was told of a turn, or need not be."""

    @abstractmethod
    async def ring_later(self, ring: Ring, again: int) -> None:
        """Note that a guest could not be told; tried again from this time on."""
