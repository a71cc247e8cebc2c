"""What a store is: durable storage for live tables, finished games and guests."""

from __future__ import annotations

from abc import abstractmethod

from .analyses import AnalysisStore
from .bells import BellStore
from .circles import CircleStore
from .daily import DailyStore
from .erasure import ErasureStore
from .finished_games import FinishedGameStore
from .guests import GuestStore
from .keepsakes import KeepsakeStore
from .leases import LeaseStore
from .summaries import SummaryStore
from .sums import SumStore
from .tables import TableStore


class Store(
    AnalysisStore,
    BellStore,
    CircleStore,
    DailyStore,
    ErasureStore,
    FinishedGameStore,
    GuestStore,
    KeepsakeStore,
    LeaseStore,
    SumStore,
    SummaryStore,
    TableStore,
):
    """A store. It belongs to the event loop in which it was opened."""

    @abstractmethod
    async def check(self) -> None:
        """Check that the store can write, and no damage was found; raises `StoreError`."""

    @abstractmethod
    async def examine(self) -> None:
        """Look for damage in the whole store, however long it takes; raises `StoreError`."""

    @abstractmethod
    async def close(self) -> None:
        """Commit pending work, then close."""
