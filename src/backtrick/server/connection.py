"""One client's connection to a table: frames in, frames out, its lag and its mistakes."""

from __future__ import annotations

import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import msgspec

from ..table.commands import Make, Phrase, Say, TakeBack
from ..wire import outbound
from ..wire.errors import Fault
from ..wire.inbound import Composing, Do, Inbound, Pong, decode
from ..wire.outbound import Bye, Ping, Refused
from .clock import microseconds
from .close_codes import COME_BACK, POLICY, TOO_SLOW
from .lag import Lag
from .logs import log
from .metrics import count_refused_frame
from .quotas import BYTES_A_COMMAND
from .refusals import note_refusal
from .viewer import Viewer

if TYPE_CHECKING:
    from ..store import Guest
    from ..table import Command
    from .bucket import Bucket
    from .far_tables import FarTable
    from .line import Line
    from .quotas import Quota
    from .room import Room
    from .rooms import Rooms

MOST_MISTAKES: Final = 10
_MOVES: Final = frozenset({Make, TakeBack})
_LETTERS_A_FRAME: Final = 4
"""Checking this many letters of a text may take as long as handling a frame."""
_TALK: Final = frozenset({Say, Phrase})

_random_nonce: Final = SystemRandom().getrandbits
_NONCE_BITS: Final = 48
"""Too many to guess, and few enough for any JSON parser."""


class Connection(Viewer):
    """A client at a table."""

    __slots__ = ("_budget", "_line", "_mistakes", "_quota", "_round_trip", "is_closed", "let_in")

    def __init__(
        self,
        guest: Guest,
        line: Line,
        quota: Quota,
        budget: Bucket,
        address: str = "",
        *,
        is_screen: bool = False,
        let_in: int = 0,
    ) -> None:
        super().__init__(guest, address=address, is_screen=is_screen)
        self.let_in = let_in
        """How many sign-outs there had been when its guest was let in."""
        self.is_closed = False
        self._line = line
        self._quota = quota
        self._budget = budget
        """The commands of its address, which others there share."""
        self._mistakes = 0
        self._round_trip: Lag | None = None

    def send(self, frame: bytes) -> None:
        if self.is_closed:
            return
        self._line.send_frame(frame)
        if self._line.is_clogged():
            self.close(TOO_SLOW, Fault.TOO_SLOW.code, COME_BACK)

    def close(self, status: int, code: str, again: int = 0) -> None:
        if not self.is_closed:
            self.is_closed = True
            self._line.send_frame(outbound.encode(Bye(code, again)))
            self._line.hang_up(status, code)
            log("socket/closed", level=logging.DEBUG, guest=self.guest.id, code=code)
            if code != Fault.CLOSED.code:
                note_refusal("socket/dismissed", code, self.address)

    def ping(self, *, in_race: bool) -> None:
        if self._round_trip is None:
            self._round_trip = Lag()
        if self._round_trip.may_be_measured:
            nonce, now = _random_nonce(_NONCE_BITS), microseconds()
            longest = self._line.system_lag() if in_race and self.seat is not None else None
            echo = in_race and self._line.ping(nonce, self._echoed)
            self._round_trip.sent(nonce, now, echo=echo, longest=longest)
            self.send(outbound.encode(Ping(nonce)))

    def _echoed(self, nonce: int) -> None:
        """The client's WebSocket has answered by itself."""
        if self._round_trip is not None:
            self._round_trip.echoed(nonce, microseconds())
            self.lag = self._round_trip.value

    def take(self, rooms: Rooms, place: Room | FarTable, frame: bytes, arrived: int) -> None:
        """Carry out what a frame says; `arrived` is in microseconds."""
        if self.is_closed:
            return
        message = self.understand(frame)
        if type(message) is Do:
            self._do(rooms, place, message, arrived)
        elif type(message) is Pong:
            self._ponged(message.nonce, arrived)
        elif type(message) is Composing:
            if self._quota.commands.take():  # too many are not worth an answer
                rooms.compose(self, place, is_composing=message.is_composing)
        elif message is not None:
            self._refuse(0, Fault.BAD_MESSAGE.code, "hello is said once")

    def _do(self, rooms: Rooms, place: Room | FarTable, message: Do, arrived: int) -> None:
        number, command = message.number, message.command
        if not self._is_slow_enough(command):
            self._refuse(number, Fault.TOO_FAST.code)
        elif self._is_drowned_out(command, rooms, place):  # not its own mistake
            self.send(outbound.encode(Refused(number, Fault.TOO_FAST.code)))
        else:
            if type(command) is Say:
                self._line.charge(len(command.text) // _LETTERS_A_FRAME)
                stored = len(command.text.encode()) // BYTES_A_COMMAND
                self._budget.charge(stored)
            rooms.take(self, place, number, command, arrived)

    def understand(self, frame: bytes | str) -> Inbound | None:
        """The message in a frame; None if it is invalid, and its sender is told."""
        try:
            return decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(0, Fault.BAD_MESSAGE.code, str(error)[:200])
            return None

    def _is_slow_enough(self, command: Command) -> bool:
        """Whether the guest's quota has room for the command."""
        quota = self._quota
        return quota.commands.take() and (type(command) in _MOVES or quota.others.take())

    def _is_drowned_out(self, command: Command, rooms: Rooms, place: Room | FarTable) -> bool:
        """Whether others at the address, or the spectators of the table, have used up its share."""
        if not self._budget.take():
            return True
        is_talk = self.seat is None and type(command) in _TALK
        return is_talk and not rooms.gallery_talk.of(place.id).take()

    def _ponged(self, nonce: int, arrived: int) -> None:
        if self._round_trip is None or not self._round_trip.answered(nonce, arrived):
            self._refuse(0, Fault.BAD_MESSAGE.code, "pong: there was no such ping")
        else:
            self.lag = self._round_trip.value

    def _refuse(self, number: int, code: str, detail: str = "") -> None:
        """Refuse a client's mistake; after too many, disconnect the client."""
        self.send(outbound.encode(Refused(number, code, detail)))
        count_refused_frame(code)
        self._mistakes += 1
        if self._mistakes > MOST_MISTAKES:
            self.close(POLICY, Fault.TOO_MANY_MISTAKES.code)
