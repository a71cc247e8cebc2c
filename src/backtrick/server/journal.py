"""The events of a live table: decided here at once, then stored, then told."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from ..store import UNLEASED, Batch
from ..table.events import (
    CameBack,
    Changed,
    Dealt,
    GameChanged,
    HandedOver,
    Hosted,
    Invited,
    Opened,
    Removed,
    Said,
    Sat,
    Stood,
)
from ..table.fold import hearers_of
from ..table.publication import Publisher, is_considered, stored_and_public, unheard
from ..table.state import guest_of_client
from .clock import DAY
from .daily.scores import try_result
from .effects import Append, Commit
from .listings import finished_of, listing_of, turn_of
from .race_sums import sums_done

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..games.seats import Seat
    from ..store import AwaitedTurn, Listing
    from ..table import Decided, Event, Table
    from ..table.publication import Told
    from .effects import Asker

_OF_LOBBY: Final = frozenset(
    {Changed, GameChanged, Sat, Stood, Invited, Removed, Hosted, HandedOver, CameBack, Dealt}
)
_NOBODY: Final = frozenset[str]()
_KEPT: Final = 200
"""A client that is at most this many events behind gets them all."""


class _Kept(msgspec.Struct, frozen=True, gc=False):
    """An event, as those who may know it were told."""

    told: Told
    at: int
    hearers: frozenset[str] | None
    """None is everybody."""
    owner: str | None
    """The guest whose move it was, who may have been told more than others."""


class Journal:
    """A table as decided and as stored, and its newest events."""

    __slots__ = (
        "_clients",
        "_listed",
        "_publisher",
        "_recent",
        "_turn",
        "_turn_of",
        "epoch",
        "name",
        "stored",
        "table",
        "unstored",
    )

    def __init__(
        self, name: str, table: Table, events: Sequence[Event], epoch: int = UNLEASED
    ) -> None:
        self.name = name
        self.epoch = epoch
        """The lease under which events are stored."""
        self.table = table
        """The table with all events, including those not stored yet."""
        self.stored = table
        """The table as the store has it: only this may be shown."""
        self.unstored = 0
        """The number of events on their way to the store."""
        self._publisher = Publisher()
        self._recent = deque(_recent(table, events, self._publisher), _KEPT)
        self._clients = {""}
        """The clients whose guests the store knows to be visitors of this table."""
        self._listed = 0
        """When the store last got a listing, in milliseconds since 1970."""
        self._turn: AwaitedTurn | None = None
        """The turn that the store has; None: unknown, as older tables have none."""
        self._turn_of: tuple[int, tuple[Seat, ...]] | None = None
        """When that turn began, and whose it is, if nothing else can change it."""

    @property
    def changed(self) -> int:
        """When the last stored event happened, in milliseconds since 1970."""
        return self._recent[-1].at

    def commit(self, decided: Decided, askers: Sequence[Asker]) -> Append:
        """Let an event happen: known here at once, to others when it is stored."""
        event, table = decided.event, decided.table
        changes_lobby = type(event) in _OF_LOBBY
        ends_game = not table.is_running and self.table.is_running
        self.table = table
        self.unstored += 1
        stored, public = stored_and_public(event)
        # A game may take weeks, and must not look abandoned: so it is listed again every day.
        is_listed = changes_lobby or ends_game or event.at - self._listed > DAY
        finished = finished_of(self.name, table) if ends_game else None
        batch = Batch(
            self.name,
            table.version,
            (stored,),
            self._listing(event.at) if is_listed else None,
            finished,
            () if event.client in self._clients else self._visitor(event.client),
            sums_done(table) if ends_game and table.play and table.play.state.outcome else (),
            None if is_listed else self._next_turn(table),
            None if finished is None else try_result(table, finished),
            self.epoch,
        )
        considered = is_considered(event, table)
        told = self._publisher.publish(event, public, is_considered=considered)
        commit = Commit(event, told, table, askers, changes_lobby, ends_game)
        return Append(batch, commit)

    def stored_for_good(self, commit: Commit) -> None:
        """The store has an event."""
        self.unstored -= 1
        self.stored = commit.table
        self._recent.append(_kept(commit))

    def missed(self, have: int, seat: Seat | None, guest: str) -> tuple[msgspec.Raw, ...]:
        """What a guest in a seat was told since a version, unless it is too much."""
        count = self.stored.version - have
        if not have or not 0 < count <= len(self._recent):
            return ()
        missed: list[msgspec.Raw] = []
        for each in tuple(self._recent)[-count:]:
            if each.hearers is None or guest in each.hearers:
                missed += each.told.to(seat if guest == each.owner else None)
            else:
                missed.append(unheard(each.at))
        return tuple(missed)

    def _visitor(self, client: str) -> tuple[str, ...]:
        self._clients.add(client)
        return (guest_of_client(client),)

    def _listing(self, at: int) -> Listing:
        self._listed = at
        listing = listing_of(self.table, at)
        self._turn, self._turn_of = listing.turn, None
        return listing

    def _next_turn(self, table: Table) -> AwaitedTurn | None:
        """The turn, if the store has another one."""
        play = table.play
        if play is not None and self._turn_of == (play.turn_began, play.acting):
            return None
        turn = turn_of(table)
        # While all vote on who starts, those who are awaited change, but not those who may act.
        if play is not None and len(play.acting) == 1:
            self._turn_of = (play.turn_began, play.acting)
        if turn == self._turn:
            return None
        self._turn = turn
        return turn


def _kept(commit: Commit) -> _Kept:
    event = commit.event
    hearers = hearers_of(commit.table, event) if type(event) is Said else None
    seat = commit.told.seat
    owner = None if seat is None else commit.table.occupants[seat].guest
    return _Kept(commit.told, event.at, hearers, owner)


def _recent(table: Table, events: Sequence[Event], publisher: Publisher) -> Iterator[_Kept]:
    """The newest events of a loaded table.

    Of talk without spectators, the table knows who sat there then, as long as it keeps the words;
    of older talk nobody is told. Of the games before the last, it is not known who considered which
    card: nobody is told.
    """
    talk = [place for place, event in enumerate(events) if type(event) is Said]
    kept = dict(zip(reversed(talk), reversed(table.hearers), strict=False))
    # Twice as many as are kept, because the first one may have laid a card that was considered.
    first, is_private = max(len(events) - 2 * _KEPT, 0), False
    deal = max((place for place, event in enumerate(events) if type(event) is Dealt), default=0)
    told = publisher.publish_again(events[first:], table)
    for place, event in enumerate(events):
        if type(event) is Opened or type(event) is Changed:
            is_private = not event.settings.spectators
        if place >= first:
            unknown = _NOBODY if is_private and type(event) is Said else None
            hearers = kept.get(place, unknown)
            published = next(told)
            owner = _owner(table, published) if place > deal else None
            yield _Kept(published, event.at, hearers, owner)


def _owner(table: Table, told: Told) -> str | None:
    """The guest in whose seat an event of the current game happened."""
    return None if table.play is None or told.seat is None else table.play.guests[told.seat]
