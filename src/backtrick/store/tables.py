"""What a store keeps of live tables: their events and listings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from .batches import Batch
    from .listings import Invitation, Listing


class TableStore(ABC):
    """The part of a store that is about live tables."""

    @abstractmethod
    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Store a batch; the future is done once the batch is on disk.

        Batches are committed in order; those that wait share a transaction. A batch that does not
        follow the last version of its table fails with `Conflict`, and so do those of the same
        table behind it. All other failures are a `StoreError`, within seconds.
        """

    @abstractmethod
    def append_then(self, batch: Batch, answered: Callable[[Exception | None], None]) -> None:
        """The same with a callback, which gets None or the error."""

    @abstractmethod
    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a version, in order."""

    @abstractmethod
    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Listing]]:
        """The guest's tables that are not over, newest first."""

    @abstractmethod
    async def due_tables(self, until: int, limit: int) -> list[tuple[str, int]]:
        """The tables at which the server has to play on by then, and when, the first ones first."""

    @abstractmethod
    async def newest_tables(self, limit: int, *, listed: bool) -> list[tuple[str, Listing]]:
        """The tables with a listing, newest first; all, or only listed ones."""

    @abstractmethod
    async def invitation(self, table: str) -> Invitation | None:
        """The invitation to a table; None if there is no such table, or it was never listed."""

    @abstractmethod
    async def tables_after(self, table: str, limit: int) -> list[str]:
        """The ids of all tables that were ever listed, after this one, in order."""

    @abstractmethod
    async def forget_tables(self, before: int) -> int:
        """Delete tables that were not updated since then; returns their number.

        Finished games stay, and so do the events of their tables. They are found only through
        `finished` and `finished_of` then.
        """
