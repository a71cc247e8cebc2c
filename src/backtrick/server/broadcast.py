"""The viewers of a table, and the frames that tell each what they may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..table.emblems import distinct_emblem, emblem_of
from ..table.events import Dealt, Said
from ..table.names import distinct_name
from ..table.publication import unheard
from ..table.redaction import Viewpoint, why_shut_out
from ..wire.outbound import Done, Here, Lobby, SeatInfo, SpectatorInfo, Update, Welcome, encode
from .close_codes import SHUT_OUT
from .effects import Close, Send

if TYPE_CHECKING:
    from collections.abc import Iterator

    import msgspec

    from ..games.seats import Seat
    from ..store import Guest
    from ..table import Table
    from .effects import Commit, Effect
    from .viewer import Viewer


_MOST_NAMES: Final = 20
"""The most spectators who are named."""


class Broadcast:
    """The viewers of a table, grouped by what they see."""

    __slots__ = ("_viewpoints", "groups")

    def __init__(self) -> None:
        self.groups: dict[Seat | None, list[Viewer]] = {}
        """By seat; None is for spectators."""
        self._viewpoints: dict[Seat | None, Viewpoint] = {}

    def viewers(self) -> Iterator[Viewer]:
        """All connected viewers."""
        for group in self.groups.values():
            yield from group

    def viewer_of(self, guest: str) -> Viewer | None:
        """A connection of a guest; None if there is none."""
        people = (viewer for viewer in self.viewers() if not viewer.is_screen)
        return next((viewer for viewer in people if viewer.guest.id == guest), None)

    def _spectators(self) -> list[Viewer]:
        """The connections of people without a seat."""
        return [viewer for viewer in self.groups.get(None, ()) if not viewer.is_screen]

    def here(self) -> tuple[Seat, ...]:
        """The seats with connected players."""
        return tuple(sorted(seat for seat in self.groups if seat is not None))

    def lags(self) -> Iterator[int]:
        """The lag of the quickest connection of each seat."""
        for seat, group in self.groups.items():
            if seat is not None:
                yield min(viewer.lag for viewer in group)

    def lag_of(self, player: Viewer) -> int:
        """The lag of the quickest connection of a player: it may have shown the middle card."""
        group = () if player.seat is None else self.groups.get(player.seat, ())
        return min((viewer.lag for viewer in group), default=player.lag)

    def join(self, viewer: Viewer, table: Table) -> None:
        """Add a viewer to the group of its guest's seat."""
        seat = viewer.seat = table.seat_of(viewer.person)
        self.groups.setdefault(seat, []).append(viewer)
        if seat not in self._viewpoints:
            viewpoint = self._viewpoints[seat] = Viewpoint(seat)
            viewpoint.look(table)

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        group = self.groups.get(viewer.seat, [])
        if viewer in group:
            group.remove(viewer)
        if not group:
            self.groups.pop(viewer.seat, None)
            self._viewpoints.pop(viewer.seat, None)

    def update(self, commit: Commit) -> list[Effect]:
        """Tell everybody about an event, and its askers that their command is done."""
        table = commit.table
        lobby = lobby_of(table) if commit.changes_lobby or commit.ends_game else None
        told, done = commit.told, dict(commit.askers)
        is_new = type(commit.event) is Dealt
        effects: list[Effect] = []
        for seat, group in self.groups.items():
            if is_new and seat is not None and _is_of_others(table, seat, group):
                effects += _answers(commit, group)
                continue
            events = told.to(seat) if seat is not None else _overheard(commit)
            changes = self._viewpoints[seat].look(table) or None
            shared = b""
            for viewer in group:
                number = done.get(viewer)
                if number is not None:
                    heard = events if seat is not None else told.to(None)  # their own words
                    update = Update(table.version, heard, lobby, changes, number)
                    effects.append(Send(viewer, encode(update)))
                else:
                    shared = shared or encode(Update(table.version, events, lobby, changes))
                    effects.append(Send(viewer, shared))
        return effects

    def reseat(self, name: str, table: Table, now: int) -> list[Effect]:
        """Show the whole table to viewers whose seat has changed."""
        effects: list[Effect] = []
        moved: list[Viewer] = []
        for viewer in [*self.viewers()]:
            if why := why_shut_out(table, viewer.guest.id):
                effects.append(Close(viewer, SHUT_OUT, why.code))
            elif table.seat_of(viewer.person) != viewer.seat:
                self.leave(viewer)
                moved.append(viewer)
        for viewer in moved:  # when all have left, so that nobody inherits what another has seen
            self.join(viewer, table)
            effects.append(self.welcome(viewer, name, table, now))
        return effects

    def welcome(
        self,
        viewer: Viewer,
        name: str,
        table: Table,
        now: int,
        missed: tuple[msgspec.Raw, ...] = (),
    ) -> Send:
        """Show a viewer the whole table."""
        welcome = Welcome(
            table=name,
            guest=viewer.person,
            seat=viewer.seat,
            version=table.version,
            now=now,
            lobby=lobby_of(table),
            game=Viewpoint(viewer.seat).look(table) or None,
            said=table.said_to(viewer.person),
            here=self.here(),
            missed=missed,
        )
        return Send(viewer, encode(welcome))

    def _watching(self, table: Table) -> tuple[SpectatorInfo, ...]:
        """The spectators, each guest once."""
        guests = {viewer.guest.id: viewer.guest for viewer in self._spectators()}
        return tuple(_spectator(table, guest) for guest in [*guests.values()][:_MOST_NAMES])

    def presence(self, table: Table, gone: frozenset[str], idle: frozenset[str]) -> list[Effect]:
        """Tell everybody who is connected, and who keeps the others waiting."""
        away, waiting = _seats_of(gone, table), _seats_of(idle, table)
        frame = encode(
            Here(self.here(), away, len(self._spectators()), waiting, self._watching(table))
        )
        return [Send(viewer, frame) for viewer in self.viewers()]


def _spectator(table: Table, guest: Guest) -> SpectatorInfo:
    emblem = distinct_emblem(table, emblem_of(guest.id, guest.emblem))
    return SpectatorInfo(guest.id, distinct_name(table, guest.name), emblem)


def _is_of_others(table: Table, seat: Seat, group: list[Viewer]) -> bool:
    """Whether a seat of a new game is somebody else's: free seats before it were removed."""
    return table.seat_of(group[0].guest.id) != seat


def _answers(commit: Commit, group: list[Viewer]) -> list[Effect]:
    """The answers for viewers who are about to be shown the whole table from another seat."""
    done = dict(commit.askers)
    return [
        Send(viewer, encode(Done(done[viewer], commit.table.version)))
        for viewer in group
        if viewer in done
    ]


def _seats_of(guests: frozenset[str], table: Table) -> tuple[Seat, ...]:
    occupants = enumerate(table.occupants)
    return tuple(seat for seat, occupant in occupants if occupant.guest in guests)


def _overheard(commit: Commit) -> tuple[msgspec.Raw, ...]:
    """The events as spectators may know them."""
    is_private = type(commit.event) is Said and not commit.table.settings.spectators
    return (unheard(commit.event.at),) if is_private else commit.told.to(None)


def lobby_of(table: Table) -> Lobby:
    """Everything public about a table except the cards."""
    return Lobby(
        game=table.game.id,
        options=table.options.chosen(),
        settings=table.settings,
        host=table.host,
        seats=tuple(
            SeatInfo(occupant.guest, occupant.name, occupant.bot, occupant.emblem)
            for occupant in table.occupants
        ),
        running=table.is_running,
        daily=table.daily,
        lesson=table.lesson,
        what_if=table.what_if,
        prepared=table.is_race_to_come,
    )
