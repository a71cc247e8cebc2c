"""What a store is: durable storage for live tables, finished games and guests."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from .circles import CircleStore
from .daily import DailyStore

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Collection, Mapping, Sequence

    from .bells import Bell, Ring
    from .daily import TryResult
    from .summaries import Summary, Week
    from .sums import GivenDrill, SumCount, SumSummary, SumWeek

MOST_GAMES: Final = 2**31 - 1
"""More than any table has."""


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Whom the game of a table waits for; nobody if it does not matter."""

    awaited: tuple[str, ...] = ()
    """The ids of the guests."""
    since: int = 0
    """When their turn began. Wall time, in milliseconds."""
    due: int | None = None
    """From when on the server plays on, even if nobody is there; None: never."""


NO_TURN: Final = Turn()


@dataclass(frozen=True, slots=True)
class Listing:
    """A summary of a table, so that it is found without reading its events."""

    game: str
    options: str
    listed: bool
    """Whether it is in the public list."""
    phase: str
    """`open`, `running` or `over`."""
    free_seats: int
    host: str
    guests: tuple[str, ...]
    """The ids of the seated guests."""
    updated: int
    """Wall time, in milliseconds."""
    what_if: bool
    """Whether its game is played on from a moment of another one, and counts nowhere."""
    turn: Turn = NO_TURN
    """Whom its game waits for."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """What people who have only the link to a table may know of it."""

    game: str
    host: str
    """The name of the host; empty if there is none."""
    phase: str | None
    """As in `Listing`; None: the table was forgotten, but not its games."""


@dataclass(frozen=True, slots=True)
class GameListing:
    """How a finished game is found."""

    table: str
    number: int
    """The number of the game at its table, from 1."""
    game: str
    options: str
    guests: tuple[str | None, ...]
    """The guests, by seat; None is a bot."""
    names: tuple[str, ...]
    ended: int
    """Wall time, in milliseconds."""
    lasted: int
    """In milliseconds."""
    ending: str
    winners: tuple[int, ...]
    cards_left: int
    hints: int = 0
    """How many hints were taken."""
    kind: str = ""
    """The kind of game for which it counts in summaries: the options that matter, as text. Empty:
    it counts nowhere."""


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """A finished game, as some of its readers may know it."""

    table: str
    number: int
    """The number of the game at its table, from 1."""
    heard: bool
    """Whether what was said is part of it."""


class Batch(msgspec.Struct, frozen=True, gc=False):  # one per move, and quickest to make
    """Events of one table that are stored together or not at all."""

    table: str
    first: int
    """The version after the first of the events; 1 for the first event of a table."""
    events: tuple[bytes, ...]
    listing: Listing | None = None
    finished: GameListing | None = None
    visitors: tuple[str, ...] = ()
    """The ids of guests who occur in events of this table for the first time. A batch with a guest
    who does not exist fails with `Conflict`."""
    sums: tuple[SumCount, ...] = ()
    """The sums that guests did in a game that ends; of guests who do not exist, none are stored."""
    turn: Turn | None = None
    """The new turn; None: as before, or as in the listing."""
    daily: TryResult | None = None
    """The result of a daily deal, if the finished game is one."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest."""

    id: str
    name: str
    language: str
    created: int = 0
    """Wall time, in milliseconds."""
    emblem: str = ""
    """As chosen, such as `kite teal`; empty: as given."""


@dataclass(frozen=True, slots=True)
class GuestToken:
    """A guest's token, by its hash: a device on which the guest is signed in."""

    token: bytes
    created: int
    """Wall time, in milliseconds."""
    seen: int
    """When it was last used, to the hour; in milliseconds."""


class Store(CircleStore, DailyStore):
    """A store. It belongs to the event loop in which it was opened."""

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
    async def finished(
        self, table: str, until: int = MOST_GAMES, limit: int = MOST_GAMES
    ) -> list[GameListing]:
        """The last finished games of a table, up to one, by number."""

    @abstractmethod
    async def finished_of(
        self, guest: str, limit: int, before: int | None = None
    ) -> list[GameListing]:
        """A guest's finished games before a time, newest first.

        Games that ended in the same millisecond stay on one page, so that none is lost between two
        pages. For that, a page may exceed the limit.
        """

    @abstractmethod
    async def best_times(self, game: str, options: str, limit: int) -> list[GameListing]:
        """Games won alone, shortest first."""

    @abstractmethod
    async def summaries_of(self, guest: str) -> list[Summary]:
        """A guest's summaries, of what was played last first.

        They are stored with the batches in which games end, for guests who exist.
        """

    @abstractmethod
    async def weeks_of(self, guest: str, since: int) -> list[Week]:
        """A guest's weeks that began at a time or later, by kind of game, oldest first."""

    @abstractmethod
    async def summed_up(
        self, guest: str, table: str, number: int
    ) -> tuple[GameListing, Summary] | None:
        """A finished game, and the summary of its kind; None if the guest has no such game."""

    @abstractmethod
    async def share(self, guest: str, token: str) -> str:
        """Share a guest's summaries by a token, unless they are shared; returns the token."""

    @abstractmethod
    async def share_of(self, guest: str) -> str:
        """The token by which a guest's summaries are shared; empty: none."""

    @abstractmethod
    async def sharer(self, token: str) -> str | None:
        """The id of the guest whose summaries are shared by a token."""

    @abstractmethod
    async def unshare(self, guest: str) -> None:
        """Share a guest's summaries no longer."""

    @abstractmethod
    async def sums_of(self, guest: str, game: str) -> list[SumSummary]:
        """The sums that a guest did in a game and its drills, by value, step and sign."""

    @abstractmethod
    async def sum_weeks_of(self, guest: str, game: str, since: int) -> list[SumWeek]:
        """The same by week, of weeks that began at a time or later, oldest first."""

    @abstractmethod
    async def give_drill(self, guest: str, drill: GivenDrill) -> None:
        """Note that a guest begins a drill; only the last few are kept."""

    @abstractmethod
    async def drill(self, guest: str, game: str, seed: int) -> GivenDrill | None:
        """A drill that a guest has begun, and that was not counted."""

    @abstractmethod
    async def count_drill(self, guest: str, drill: GivenDrill, counts: Sequence[SumCount]) -> bool:
        """Count what a guest did in a drill, once; returns whether that is done now."""

    @abstractmethod
    async def forget_drills(self, before: int) -> None:
        """Delete drills that were begun before a time, and never counted."""

    @abstractmethod
    async def add_guest(self, guest: Guest, token: bytes) -> None:
        """Add a guest with the hash of a token; raises `Conflict` if either exists.

        The store never sees a token or a code itself.
        """

    @abstractmethod
    async def add_token(self, guest: str, token: bytes, now: int = 0) -> None:
        """Add a token to a guest; raises `Conflict` if the token exists."""

    @abstractmethod
    async def guest_by_token(self, token: bytes, now: int = 0) -> Guest | None:
        """The guest with this token; with a time, notes that the token was used then."""

    @abstractmethod
    async def guest(self, guest: str) -> Guest | None:
        """The guest with this id."""

    @abstractmethod
    async def emblems(self, guests: Collection[str]) -> dict[str, str]:
        """The emblems of those of these guests who exist, by id; see `Guest.emblem`."""

    @abstractmethod
    async def guests_after(self, guest: str, limit: int) -> list[Guest]:
        """All guests after this id, in order."""

    @abstractmethod
    async def tokens_of(self, guest: str) -> list[GuestToken]:
        """The tokens of a guest, oldest first."""

    @abstractmethod
    async def revoke(self, guest: str, tokens: Sequence[bytes]) -> None:
        """Delete some tokens of a guest, and the transfer code, which one of them may have made."""

    @abstractmethod
    async def change_guest(self, guest: Guest) -> None:
        """Replace name, language and emblem of a guest; raises `Conflict` if there is none."""

    @abstractmethod
    async def put_code(self, code: bytes, guest: str, expires: int) -> None:
        """Store the hash of a guest's transfer code; it replaces an older one."""

    @abstractmethod
    async def take_code(self, code: bytes, now: int) -> str | None:
        """The id of the guest with this transfer code, once and before it expires."""

    @abstractmethod
    async def keep(self, name: str, value: bytes) -> bytes:
        """Store a value under a name unless there is one; returns the stored value."""

    @abstractmethod
    async def kept(self, beginning: str) -> dict[str, bytes]:
        """All values whose names begin with this prefix, by name."""

    @abstractmethod
    async def forget_kept(self, first: str, before: str) -> None:
        """Delete the values with names from the first up to, but excluding, the last."""

    @abstractmethod
    async def analysis(self, game: AnalysedGame, edition: str) -> bytes | None:
        """The analysis of a game; empty: wanted, not made yet; None: not even wanted.

        Each game has one; that of another edition counts as none.
        """

    @abstractmethod
    async def want_analysis(self, game: AnalysedGame, edition: str) -> None:
        """Note that an analysis is wanted, unless it is stored.

        That of another edition is deleted.
        """

    @abstractmethod
    async def store_analysis(self, game: AnalysedGame, edition: str, data: bytes) -> None:
        """Store an analysis, if it is still wanted."""

    @abstractmethod
    async def give_up_analysis(self, game: AnalysedGame, edition: str) -> None:
        """Forget that an analysis is wanted."""

    @abstractmethod
    async def wanted_analyses(self, edition: str, limit: int) -> list[AnalysedGame]:
        """Some games with an analysis that is wanted and not stored."""

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
    ) -> None:
        """Erase a guest from a table: replace some of its events, by version, and other traces.

        Finished games in which no guest is left are deleted from the lists. So are analyses of the
        table's games, because they depend on what was said.
        """

    @abstractmethod
    async def delete_table(self, table: str) -> None:
        """Delete a table with all its events, games and analyses."""

    @abstractmethod
    async def delete_guest(self, guest: str) -> None:
        """Delete a guest: the last step. Raises `Conflict` if there are still tables visited."""

    @abstractmethod
    async def scrub(self, *, patiently: bool = False) -> None:
        """Remove what was deleted from the files too, as far as the database can.

        Raises `StoreError` if that has to be done again, because something else uses them, or it
        takes too long for somebody who waits. `patiently`: nobody waits.
        """

    @abstractmethod
    async def forget_tokens(self, before: int, but: Collection[str]) -> int:
        """Delete tokens unused since then, but not those of some guests; returns their number."""

    @abstractmethod
    async def locked_out(self, now: int, limit: int) -> list[str]:
        """The ids of guests without a token or a code: nobody can sign in as them any more."""

    @abstractmethod
    async def add_bell(self, bell: Bell) -> None:
        """Add a bell of a guest who exists; one with the same address is replaced."""

    @abstractmethod
    async def bells_of(self, guest: str) -> list[Bell]:
        """The bells of a guest, oldest first."""

    @abstractmethod
    async def remove_bell(self, guest: str, bell: str) -> None:
        """Remove a bell of a guest, if there is one."""

    @abstractmethod
    async def due_rings(self, began: int, now: int, limit: int) -> list[Ring]:
        """Turns that began by then and of which guests were not told, oldest first.

        They come with the turn itself, so that none is lost; not those to be tried again later.
        """

    @abstractmethod
    async def rang(self, ring: Ring) -> None:
        """Note that a guest was told of a turn, or need not be."""

    @abstractmethod
    async def ring_later(self, ring: Ring, again: int) -> None:
        """Note that a guest could not be told; tried again from this time on."""

    @abstractmethod
    async def check(self) -> None:
        """Check that the store can write, and no damage was found; raises `StoreError`."""

    @abstractmethod
    async def examine(self) -> None:
        """Look for damage in the whole store, however long it takes; raises `StoreError`."""

    @abstractmethod
    async def forget_tables(self, before: int) -> int:
        """Delete tables that were not updated since then; returns their number.

        Finished games stay, and so do the events of their tables. They are found only through
        `finished` and `finished_of` then.
        """

    @abstractmethod
    async def close(self) -> None:
        """Commit pending work, then close."""
