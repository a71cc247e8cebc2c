"""Who is connected to a table, and telling each of them what they may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ..table.events import (
    CameBack,
    Changed,
    Dealt,
    HandedOver,
    Hosted,
    Invited,
    Removed,
    Sat,
    Stood,
)
from ..table.redact import Eyes, why_shut_out
from ..wire.outbound import Done, Here, Lobby, SeatInfo, Update, Welcome, encode
from .clock import milliseconds
from .closing import SHUT_OUT
from .logs import log

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec

    from ..games.seats import Seat
    from ..table import Event, Table
    from .live import Asker, LiveTable
    from .session import Session

_HERE_SECONDS: Final = 0.2
_OF_LOBBY: Final = frozenset(
    {Changed, Sat, Stood, Invited, Removed, Hosted, HandedOver, CameBack, Dealt}
)
"""What changes who sits where, and what is played."""


class Telling:
    """The sessions of a table, by what they see."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.sessions: dict[Seat | None, list[Session]] = {}
        """By seat; None: those who look on."""
        self._eyes: dict[Seat | None, Eyes] = {}
        self._later: list[Asker] = []
        self._is_here_due = False

    def all(self) -> list[Session]:
        """Everybody who is connected."""
        return [session for group in self.sessions.values() for session in group]

    def join(self, session: Session, have: int) -> None:
        """Somebody has connected: show the table, and what happened since the version they have."""
        self._take_in(session)
        self._welcome(session, self._missed(have))
        self.tell_who_is_here()

    def leave(self, session: Session) -> None:
        """Somebody's connection is gone."""
        group = self.sessions.get(session.seat, [])
        if session in group:
            group.remove(session)
        if not group:
            self.sessions.pop(session.seat, None)
            self._eyes.pop(session.seat, None)
        self.tell_who_is_here()

    def _take_in(self, session: Session) -> None:
        table = self._live.stored
        session.seat = table.seat_of(session.guest.id)
        self.sessions.setdefault(session.seat, []).append(session)
        if session.seat not in self._eyes:
            self._eyes[session.seat] = Eyes(session.seat)
            self._eyes[session.seat].look(table)

    def _missed(self, have: int) -> tuple[msgspec.Raw, ...]:
        """What happened since a version, unless that is too long ago."""
        count = self._live.stored.version - have
        recent = self._live.recent
        return tuple(recent)[-count:] if have and 0 < count <= len(recent) else ()

    def _welcome(self, session: Session, missed: tuple[msgspec.Raw, ...] = ()) -> None:
        table = self._live.stored
        session.push(
            Welcome(
                table=self._live.id,
                guest=session.guest.id,
                seat=session.seat,
                version=table.version,
                now=milliseconds(),
                lobby=lobby_of(table),
                game=Eyes(session.seat).look(table) or None,
                said=table.said,
                here=self._here(),
                missed=missed,
            )
        )

    def tell(self, event: Event, raw: msgspec.Raw, before: Table, askers: Sequence[Asker]) -> None:
        """Tell everybody what has happened, and whoever asked for it that it is done."""
        table = self._live.stored
        is_of_lobby = type(event) in _OF_LOBBY
        has_ended = before.is_running and not table.is_running
        if type(event) is Dealt:
            log("game/dealt", table=self._live.id)
        if has_ended:
            log("game/ended", table=self._live.id)
        lobby = lobby_of(table) if is_of_lobby or has_ended else None
        done = dict(askers)
        for seat, group in self.sessions.items():
            changes = self._eyes[seat].look(table) or None
            update = Update(table.version, (raw,), lobby, changes)
            self._send(group, update, done)
        for asker in self._later:
            self.acknowledge(*asker)
        self._later.clear()
        if is_of_lobby:
            self._seat_anew()

    def _send(self, group: list[Session], update: Update, done: dict[Session, int]) -> None:
        """The same frame for all who see the same, but for those who are answered by it."""
        shared = b""
        for session in group:
            number = done.get(session)
            if number is not None:
                session.push(
                    Update(update.version, update.events, update.lobby, update.game, number)
                )
            else:
                shared = shared or encode(update)
                session.push_frame(shared)

    def _seat_anew(self) -> None:
        """Show the whole table to those who have sat down or stood up."""
        table = self._live.stored
        for session in self.all():
            if why := why_shut_out(table, session.guest.id):
                session.close(SHUT_OUT, why.code)
            elif table.seat_of(session.guest.id) != session.seat:
                self.sessions[session.seat].remove(session)
                self._take_in(session)
                self._welcome(session)
                self.tell_who_is_here()
        for seat in [seat for seat, group in self.sessions.items() if not group]:
            del self.sessions[seat], self._eyes[seat]

    def acknowledge(self, session: Session, number: int) -> None:
        """Say that a command was carried out."""
        session.push(Done(number, self._live.stored.version))

    def acknowledge_later(self, session: Session, number: int) -> None:
        """The same, once what is on its way is stored."""
        self._later.append((session, number))

    def tell_who_is_here(self) -> None:
        """Tell everybody soon who is connected: many may come and go at once."""
        if not self._is_here_due:
            self._is_here_due = True
            asyncio.get_running_loop().call_later(_HERE_SECONDS, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._is_here_due = False
        table = self._live.stored
        gone = self._live.presence.gone()
        away = tuple(seat for seat, place in enumerate(table.places) if place.guest in gone)
        here = Here(self._here(), away, len(self.sessions.get(None, ())))
        frame = encode(here)
        for session in self.all():
            session.push_frame(frame)

    def _here(self) -> tuple[int, ...]:
        return tuple(sorted(seat for seat in self.sessions if seat is not None))


def lobby_of(table: Table) -> Lobby:
    """All of a table but the cards, as everybody may see it."""
    return Lobby(
        game=table.game.id,
        options=table.options.chosen(),
        settings=table.settings,
        host=table.host,
        seats=tuple(SeatInfo(place.guest, place.name, place.bot) for place in table.places),
        running=table.is_running,
        daily=table.daily,
        lesson=table.lesson,
    )
