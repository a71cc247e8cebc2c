"""From a command to what happens: the one way into a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from . import commands, hosting, playing, talking
from .arbitration import CAP
from .errors import Denial, denied
from .events import COUNTDOWN
from .hosting import seated
from .playing import Held

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..games.seats import Seat
    from .commands import Command
    from .events import Event
    from .state import Table


class Asked(msgspec.Struct, frozen=True):
    """Who wants something, and when."""

    guest: str
    name: str
    at: int
    """Milliseconds since 1970."""
    arrived: int
    """The same in microseconds, for those who race."""
    bots: Mapping[str, tuple[str, ...]]
    """By game, the bots that can sit at tables, the best last."""
    client: str = ""
    number: int = 0
    lag: int = 0
    """The round trip to whoever asks, in microseconds."""
    lags: tuple[int, ...] = ()
    """Those of all players."""
    lag_cap: int = CAP
    """How much lag can be made good, in microseconds."""
    countdown: int = COUNTDOWN
    """Milliseconds before a race begins."""
    gone: frozenset[str] = frozenset()
    """Guests who have been away for so long that a bot may stand in for them."""


def decide(table: Table, command: Command, asked: Asked) -> Event | Held:
    """What comes of a guest's command; Denied if nothing."""
    if table.is_full and type(command) not in _TO_THE_END:
        raise denied(Denial.TOO_MUCH)
    decided = _DECIDING[type(command)](table, command, asked)
    if isinstance(decided, Held):
        return decided
    return signed(decided, asked)


def decide_for(table: Table, seat: Seat, command: Command, asked: Asked) -> Event | Held:
    """The same for a seat that a bot plays."""
    return _OF_SEATS[type(command)](table, seat, command, asked)


def signed(event: Event, asked: Asked) -> Event:
    """The event, with the command that it came from."""
    return replace(event, client=asked.client, number=asked.number)


def _of_own_seat(
    decide: Callable[..., Event | Held],
    table: Table,
    command: Any,  # noqa: ANN401  one of those that the function takes
    asked: Asked,
) -> Event | Held:
    return decide(table, seated(table, asked), command, asked)


_TO_THE_END: Final = frozenset({commands.Make, commands.HandOver})
"""What brings a game to its end, however much has happened at the table."""
_OF_SEATS: Final[dict[type, Callable[..., Event | Held]]] = {
    commands.Make: playing.make,
    commands.TakeBack: playing.take_back,
    commands.Signal: talking.signal,
}
_DECIDING: Final[dict[type, Callable[..., Event | Held]]] = {
    commands.Change: hosting.change,
    commands.Sit: hosting.sit,
    commands.Stand: hosting.stand,
    commands.Invite: hosting.invite,
    commands.Remove: hosting.remove,
    commands.Deal: hosting.deal,
    commands.HandOver: hosting.hand_over,
    commands.Say: talking.say,
    **{kind: partial(_of_own_seat, decide) for kind, decide in _OF_SEATS.items()},
}
