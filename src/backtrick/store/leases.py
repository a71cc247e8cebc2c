"""Leases: which of several servers may store anything for a table.

A lease has an epoch, which grows whenever a server takes the table. Whatever is stored for it names
that epoch, and is refused if another server has taken the table since: even by a server that was
stopped for a while, was cut off, or is wrong about the time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

UNLEASED = 0
"""The epoch of what is stored for a table that no server has."""


class Lease(NamedTuple):
    """Who has a table."""

    server: str
    epoch: int


class LeaseStore(ABC):
    """The part of a store that says which server has a table."""

    server: str
    """The id of this server, another one each time the store is opened."""

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether other servers may use the store at the same time."""

    @abstractmethod
    async def take(self, table: str) -> Lease:
        """Take a table, unless another server has it that is there; returns who has it now.

        Taking it again ends the lease that this server had. A table without events can be taken
        by nobody: the lease names no server.
        """

    @abstractmethod
    def let_go(self, table: str, epoch: int) -> None:
        """Give back what was taken, after everything that waits to be stored."""

    @abstractmethod
    def leave(self) -> None:
        """Give back all tables, likewise: nothing more is stored for them."""

    @abstractmethod
    async def renew(self, held: Mapping[str, int]) -> frozenset[str]:
        """Say that this server is there; returns those of its tables, by epoch, that are lost."""
