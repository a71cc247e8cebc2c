"""A live table: takes commands, timers and the store's answers, and returns effects.

A command is decided at once, and its event goes to the store. Nobody is told before it is stored
for good. Nothing here reads a clock, waits or sends: `rooms.py` does.
"""

from __future__ import annotations

from logging import ERROR
from typing import TYPE_CHECKING, Final

import msgspec

from ..store import UNLEASED
from ..store.errors import NOT_STORED
from ..table import Context, Denied, HeldOffer, begin, come_back, decide, decide_for, replace_host
from ..table.commands import KINDS, Abandon, Concede, HandOver
from ..table.deadlines import is_servers_move
from ..table.errors import Denial
from ..table.events import Dealt, Resumed
from ..table.fold import after
from ..table.moves import Decided, decide_contest
from ..table.redaction import why_shut_out
from ..wire.errors import Fault
from ..wire.outbound import Done, Refused, encode
from .broadcast import Broadcast
from .close_codes import COME_BACK, GOING_AWAY
from .contests import Contests
from .effects import (
    NOTHING,
    SLACK,
    AbsenceDue,
    Append,
    Close,
    Commit,
    ContestEnds,
    IdlenessDue,
    Log,
    PresenceDue,
    Send,
    Wake,
)
from .idleness import Idleness
from .journal import Journal
from .metrics import count_command
from .presence import NO_GUESTS, Presence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..games.seats import Seat
    from ..table import Command, Event, Table
    from ..table.commands import Lapse
    from .effects import Asker, Effect, Effects, Timer
    from .room_config import RoomConfig
    from .viewer import Viewer

_PRESENCE_DELAY: Final = 200_000
"""Microseconds before all are told who is here, because many may come and go at once."""
_ABOUT_IDLE: Final = frozenset({HandOver, Abandon, Concede})
"""Commands whose decision depends on who keeps the others waiting."""


class Room:
    """A table, the offers it holds back, and who is there."""

    __slots__ = (
        "__weakref__",
        "_config",
        "_idleness",
        "_is_presence_due",
        "_journal",
        "_later",
        "broadcast",
        "contests",
        "id",
        "is_given_up",
        "presence",
    )

    def __init__(
        self,
        name: str,
        table: Table,
        events: Sequence[Event],
        config: RoomConfig,
        now: int,
        *,
        epoch: int = UNLEASED,
    ) -> None:
        self.id = name
        self.is_given_up = False
        """Whether the store may have other events than those decided here."""
        guests = (occupant.guest for occupant in table.occupants if occupant.guest)
        self.presence = Presence(guests, config.patience, now)
        self.broadcast = Broadcast()
        self.contests = Contests()
        self._journal = Journal(name, table, events, epoch)
        self._config = config
        self._later: list[tuple[int, Asker]] = []
        """Who asked again for what is on its way to the store, and the version to wait for."""
        self._is_presence_due = False
        self._idleness = Idleness(config.idle)

    @property
    def table(self) -> Table:
        """The table with all events, including those not stored yet."""
        return self._journal.table

    @property
    def in_real_time(self) -> bool:
        """Whether its game is a race."""
        return self._journal.table.game.in_real_time

    def viewers(self) -> Iterator[Viewer]:
        """All who are connected."""
        return self.broadcast.viewers()

    @property
    def epoch(self) -> int:
        """The lease under which events are stored."""
        return self._journal.epoch

    @property
    def stored(self) -> Table:
        """The table as the store has it: only this may be shown."""
        return self._journal.stored

    @property
    def changed(self) -> int:
        """When the last stored event happened, in milliseconds since 1970."""
        return self._journal.changed

    def is_deserted(self, now: int) -> bool:
        """Whether nobody is here and nothing is under way, so that it can be forgotten."""
        return not (self.goes_on(now) or self._journal.unstored or self.contests)

    def goes_on(self, now: int) -> bool:
        """Whether its game goes on now: somebody is here, or it is played over days by bots."""
        return bool(self.broadcast.groups) or is_servers_move(self.stored, now)

    def why_shut_out(self, guest: str) -> Denial | None:
        """Why a guest may not look at the table; None if they may."""
        return why_shut_out(self.stored, guest)

    def wait_for_guests(self, now: int) -> Effects:
        """Begin: a race that the server has interrupted counts down again."""
        play = self.table.running()
        absence = self._absence_due()
        if play is None or not play.is_race or self.table.is_full:
            return (absence,)
        return (absence, self._happens(Resumed(at=now)))

    def join(self, viewer: Viewer, have: int, now: int) -> Effects:
        """A client has connected: show the table, and the events since the version it has."""
        self.broadcast.join(viewer, self.stored)
        missed = self._journal.missed(have, viewer.seat, viewer.person)
        welcome = self.broadcast.welcome(viewer, self.id, self.stored, now, missed)
        if viewer.is_screen:
            return (welcome,)
        effects: list[Effect] = [welcome, *self._presence_due()]
        guest = viewer.guest.id
        play = self.table.play
        self.presence.came(guest, now, 0 if play is None else play.turn_began)
        effects += self._idleness_due(now)
        if event := come_back(self.table, guest, now):
            effects.append(self._happens(event))
        if guest == self.table.host and (event := begin(self.table, self._config.countdown, now)):
            effects.append(self._happens(event))
        return [*effects, *self._look_for_host(now)]

    def leave(self, viewer: Viewer, now: int) -> Effects:
        """A client's connection is gone."""
        self.broadcast.leave(viewer)
        if self.is_given_up or viewer.is_screen:
            return NOTHING
        effects: list[Effect] = [*self._presence_due()]
        guest = viewer.guest.id
        is_last = all(other.person != guest for other in self.broadcast.viewers())
        if is_last and self.table.seat_of(guest) is None:
            self.presence.forget(guest)
        elif is_last:
            self.presence.went(guest, now)
            effects.append(self._absence_due())
        return [*effects, *self._look_for_host(now)]

    def take(self, viewer: Viewer, number: int, command: Command, arrived: int) -> Effects:
        """Carry out a guest's command, once; `arrived` is in microseconds."""
        if self.is_given_up:
            return NOTHING
        if viewer.is_screen:
            return (Send(viewer, encode(Refused(number, Denial.NOT_SEATED.code))),)
        if self.contests and self.contests.hears_again((viewer, number)):
            return NOTHING
        table = self._journal.table
        last = table.done.get(viewer.key, 0)
        if number <= last:
            return self._answer_again(viewer, number, last)
        try:
            context = self._context(table, viewer, number, arrived)
            if type(command) in _ABOUT_IDLE:
                context = msgspec.structs.replace(context, idle=self._idle_now(arrived // 1000))
            decided = decide(table, command, context)
            effects = self._accept(decided, (viewer, number), arrived // 1000)
        except Denied as denied:
            count_command(KINDS[type(command)], denied.code)
            return (Send(viewer, encode(refusal(number, denied))),)
        count_command(KINDS[type(command)], "done")
        return effects

    def take_for(self, seat: Seat, command: Command | Lapse, arrived: int) -> Effects:
        """Carry out the command of a bot in a seat; Denied if it came too late."""
        if self.is_given_up:
            return NOTHING
        at = arrived // 1000
        context = Context("", "", at, arrived, self._config.bots, lag_cap=self._config.lag_cap)
        if self.table.game.in_real_time:
            context = msgspec.structs.replace(context, lags=self._lags())
        return self._accept(decide_for(self.table, seat, command, context), None, at)

    def wake(self, timer: Timer, now: int) -> Effects:
        """A timer has run out."""
        if self.is_given_up:
            return NOTHING
        if type(timer) is ContestEnds:
            return self._decide_contest(timer, now)
        if type(timer) is PresenceDue:
            self._is_presence_due = False
            idle = self._idleness.announced = self._idle_now(now)
            return self.broadcast.presence(self.stored, self._gone(now), idle)
        if type(timer) is IdlenessDue:
            self._idleness.woken()
            has_changed = self._idleness.announced != self._idle_now(now)
            return [*(self._presence_due() if has_changed else ()), *self._idleness_due(now)]
        if not self.broadcast.groups or not self._gone(now):
            return NOTHING
        return [*self._look_for_host(now), *self._presence_due()]

    def stored_for_good(self, commit: Commit, now: int) -> Effects:
        """The store has an event: tell everybody."""
        self._journal.stored_for_good(commit)
        if self.is_given_up:
            return NOTHING
        effects = self.broadcast.update(commit)
        if self._later:
            effects += self._answer_later()
        if commit.changes_lobby:
            moved = self.broadcast.reseat(self.id, self.stored, now)
            effects += [*moved, *(self._presence_due() if moved else ())]
            if type(commit.event) is Dealt:
                effects += [Log("game/dealt"), *self._idleness_due(now)]
        if commit.ends_game:
            effects.append(Log("game/ended"))
        idle = self._idleness.announced
        if idle and idle != self._idle_now(now):
            effects += self._presence_due()
        effects += self._look_for_host(now)
        return effects

    def failed(self, commit: Commit, code: str) -> Effects:
        """The store did not take an event, so nothing that was decided here is certain.

        The room is given up, and everybody comes again to what is stored. If the event may have
        been stored all the same, its askers get no answer: they will ask again, with the same
        number.
        """
        self._journal.unstored -= 1
        askers = commit.askers if code in NOT_STORED else ()
        return [
            *(Send(viewer, encode(Refused(number, code))) for viewer, number in askers),
            Log("store/refused", ERROR, code),
            *self.give_up(code),
        ]

    def give_up(self, code: str) -> list[Effect]:
        """Send everybody away for good: they come again to what is stored."""
        self.is_given_up = True
        self.contests.drop()
        return self.close(code)

    def close(self, code: str) -> list[Effect]:
        """Send everybody away, to come back soon."""
        return [Close(viewer, GOING_AWAY, code, COME_BACK) for viewer in self.broadcast.viewers()]

    def _context(self, table: Table, viewer: Viewer, number: int, arrived: int) -> Context:
        """What the decision on a guest's command depends on."""
        guest, config, at = viewer.guest, self._config, arrived // 1000
        in_race = table.game.in_real_time
        return Context(
            guest.id,
            guest.name,
            at,
            arrived,
            config.bots,
            viewer.key,
            number,
            self.broadcast.lag_of(viewer) if in_race else 0,
            self._lags() if in_race else (),
            config.lag_cap,
            config.countdown,
            self._gone(at),
            partners=config.partners,
            emblem=guest.emblem,
            has_coach=config.has_coach,
            external_bots=config.external_bots,
        )

    def _lags(self) -> tuple[int, ...]:
        """The lags of all players; bots have none."""
        bots = (0 for occupant in self.table.occupants if occupant.bot)
        return (*self.broadcast.lags(), *bots)

    def _answer_again(self, viewer: Viewer, number: int, last: int) -> Effects:
        """Only the last command is known to be carried out; an older one is refused."""
        if number < last:
            return (Send(viewer, encode(Refused(number, Fault.OUT_OF_ORDER.code))),)
        if not self._journal.unstored:
            return (self._done(viewer, number),)
        self._later.append((self.table.version, (viewer, number)))
        return NOTHING

    def _answer_later(self) -> list[Effect]:
        """The answers that had to wait for what is stored now."""
        version = self.stored.version
        due = [asker for awaited, asker in self._later if awaited <= version]
        self._later = [each for each in self._later if each[0] > version]
        return [self._done(*asker) for asker in due]

    def _done(self, viewer: Viewer, number: int) -> Send:
        return Send(viewer, encode(Done(number, self.stored.version)))

    def _accept(self, decided: Decided | HeldOffer, asker: Asker | None, at: int) -> Effects:
        askers = () if asker is None else (asker,)
        if isinstance(decided, Decided):
            return (self._journal.commit(decided, askers),)
        if not self.contests.hold(decided, asker):
            return NOTHING
        ends = ContestEnds(decided.game, decided.seen)
        return (Wake(decided.wait, ends),) if decided.wait else self._decide_contest(ends, at)

    def _decide_contest(self, ends: ContestEnds, at: int) -> Effects:
        """End a contest."""
        contest = self.contests.end(ends.game, ends.seen)
        if not contest:
            return NOTHING
        askers = [asker for _, asker in contest if asker is not None]
        play = self.table.running()
        if play is None or play.number != ends.game:
            code = Denial.NO_GAME.code
            return [Send(viewer, encode(Refused(number, code))) for viewer, number in askers]
        decided = decide_contest(self.table, [held for held, _ in contest], at)
        return (self._journal.commit(decided, askers),)

    def _happens(self, event: Event) -> Append:
        """Let something happen that nobody asked for."""
        return self._journal.commit(Decided(event, after(self.table, event)), ())

    def _look_for_host(self, now: int) -> Effects:
        """Make another guest host if the host has been away for long."""
        gone = self._gone(now)
        if not gone or not self.broadcast.groups:
            return NOTHING
        event = replace_host(self.table, gone, now)
        return NOTHING if event is None else (self._happens(event),)

    def _gone(self, now: int) -> frozenset[str]:
        """Guests who are away for too long; during a game over days, nobody is."""
        gone = self.presence.gone(now)
        return NO_GUESTS if gone and self.table.is_running and self.table.is_over_days else gone

    def _presence_due(self) -> Effects:
        """Tell everybody soon who is connected."""
        if self._is_presence_due:
            return NOTHING
        self._is_presence_due = True
        return (Wake(_PRESENCE_DELAY, PresenceDue()),)

    def _idle_now(self, now: int) -> frozenset[str]:
        return self._idleness.now(self.table, self.presence, now)

    def _idleness_due(self, now: int) -> Effects:
        """Look later who keeps the others waiting, as long as somebody is here and plays."""
        if not (self.broadcast.groups and self.table.is_running):
            return NOTHING
        return self._idleness.look_later(self.table, self.presence, now)

    def _absence_due(self) -> Wake:
        return Wake(1000 * (self._config.patience + SLACK), AbsenceDue())


def refusal(number: int, denied: Denied) -> Refused:
    """The answer to a command that was denied."""
    return Refused(number, denied.code, denied.detail, denied.span)
