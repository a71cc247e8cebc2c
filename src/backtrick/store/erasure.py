"""How a guest is erased from a store, step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from .leases import UNLEASED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .finished_games import GameListing
    from .listings import Listing


class ErasureStore(ABC):
    """The part of a store that erases guests and tables."""

    @abstractmethod
    async def visited(self, guest: str) -> list[str]:
        """The ids of the tables in whose events a guest occurs."""

    @abstractmethod
    async def visitors(self, table: str) -> list[str]:
        """The ids of the guests who occur in the events of a table."""

    @abstractmethod
    async def lock_out(self, guest: str) -> None:
        """Delete a guest's name, tokens and code: the first step of erasing the guest."""

    @abstractmethod
    async def rewrite(
        self,
        guest: str,
        table: str,
        events: Mapping[int, bytes],
        listing: Listing,
        finished: Sequence[GameListing],
        *,
        epoch: int = UNLEASED,
    ) -> None:
        """Erase a guest from a table: replace some of its events, by version, and other traces.

        Raises `Conflict` if the table is not leased with this epoch.

        Finished games in which no guest is left are deleted from the lists. So are analyses of the
        table's games, because they depend on what was said.
        """

    @abstractmethod
    async def delete_table(self, table: str, epoch: int = UNLEASED) -> None:
        """Delete a table with all its events, games and analyses; raises `Conflict` likewise."""

    @abstractmethod
    async def delete_guest(self, guest: str) -> None:
        """Delete a guest: the last step. Raises `Conflict` if there are still tables visited."""

    @abstractmethod
    async def scrub(self, *, patiently: bool = False) -> None:
        """Remove what was deleted from the files too, as far as the database can.

        Raises `StoreError` if that has to be done again, because something else uses them, or it
        takes too long for somebody who waits. `patiently`: nobody waits.
        """
