"""What a store is: the durable truth of live tables, of finished games and of guests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Listing:
    """What is kept of a table beside its events, so that it is found without reading them."""

    game: str
    options: str
    listed: bool
    """Whether strangers may find it."""
    phase: str
    """`open`, `running` or `over`."""
    free_seats: int
    host: str
    guests: tuple[str, ...]
    """The ids of those who sit there."""
    updated: int
    """Wall time, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game of a table, which can have many."""

    table: str
    number: int
    """Which game of the table it was, from 1."""
    game: str
    options: str
    guests: tuple[str | None, ...]
    """Who played, by seat; None is a bot."""
    names: tuple[str, ...]
    ended: int
    """Wall time, in milliseconds."""
    lasted: int
    """In milliseconds."""
    ending: str
    winners: tuple[int, ...]
    cards_left: int


class Batch(NamedTuple):  # there is one a move, and it is made in a third of the time
    """Events of one table that belong together: all of them are stored, or none."""

    table: str
    first: int
    """The version that the first of the events makes; 1 for the first event of a table."""
    events: tuple[bytes, ...]
    listing: Listing | None = None
    finished: Finished | None = None


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays."""

    id: str
    name: str
    language: str


class Store(ABC):
    """Keeps what must not be lost. Belongs to the event loop in which it was opened."""

    @abstractmethod
    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Store a batch; the future is done once it is on the disk.

        Batches are committed in the order in which they come, those that wait in one transaction.
        A batch that does not follow the last version of its table is a `Conflict`, and so are
        those that wait behind it; other tables notice nothing. All other failures are a
        `StoreError`, and come after seconds at most.
        """

    @abstractmethod
    def append_then(self, batch: Batch, told: Callable[[Exception | None], None]) -> None:
        """The same for whoever cannot wait: they are told when it is on the disk, or why not."""

    @abstractmethod
    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table, in order, without the first so many."""

    @abstractmethod
    async def open_tables(self, limit: int) -> list[tuple[str, Listing]]:
        """Tables that anybody may join, with their ids; the newest first."""

    @abstractmethod
    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Listing]]:
        """Tables at which the guest sits and that are not over; the newest first."""

    @abstractmethod
    async def finished(self, table: str) -> list[Finished]:
        """The finished games of a table, by number."""

    @abstractmethod
    async def finished_of(
        self, guest: str, limit: int, before: int | None = None
    ) -> list[Finished]:
        """A guest's finished games, the newest first; from `ended` on for the next page.

        Games that ended in the same millisecond are never torn apart, so that none is lost
        between two pages: for their sake a page may be longer than the limit.
        """

    @abstractmethod
    async def best_times(self, game: str, options: str, limit: int) -> list[Finished]:
        """Games that were won alone, the shortest first."""

    @abstractmethod
    async def add_guest(self, guest: Guest, token: bytes) -> None:
        """Add a guest, and the hash of the token that leads to it; a `Conflict` if either is there.

        The store never sees a token or a code itself.
        """

    @abstractmethod
    async def add_token(self, guest: str, token: bytes) -> None:
        """Let one more token lead to a guest; a `Conflict` if it leads somewhere already."""

    @abstractmethod
    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest to whom a token leads."""

    @abstractmethod
    async def change_guest(self, guest: Guest) -> None:
        """Replace a guest's name and language; a `Conflict` if there is no such guest."""

    @abstractmethod
    async def put_code(self, code: bytes, guest: str, expires: int) -> None:
        """Keep the hash of a code that leads to a guest once; it replaces the guest's older one."""

    @abstractmethod
    async def take_code(self, code: bytes, now: int) -> str | None:
        """The id of the guest to whom a code leads, for the first who asks and in time."""

    @abstractmethod
    async def keep(self, name: str, value: bytes) -> bytes:
        """Keep a value under a name for good, unless there is one; return the one that is kept."""

    @abstractmethod
    async def kept(self, beginning: str) -> dict[str, bytes]:
        """All that is kept under names that begin so, by name."""

    @abstractmethod
    async def forget_kept(self, first: str, before: str) -> None:
        """Forget what is kept under names from the first up to, but not with, the other."""

    @abstractmethod
    async def check(self) -> None:
        """Write something; a `StoreError` says why that is not possible."""

    @abstractmethod
    async def forget_tables(self, before: int) -> int:
        """Forget tables not updated since then; return how many.

        Finished games stay, and so do the events of tables that have some: they are only found
        through `finished` and `finished_of` from then on.
        """

    @abstractmethod
    async def close(self) -> None:
        """Commit what waits, then close."""
