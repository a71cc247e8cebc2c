"""Decides on commands: the only way to change a table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from . import abandonment, commands, game_choice, hints, lobby, moves, speech
from .arbitration import CAP
from .errors import Denial, denied
from .events import COUNTDOWN
from .fold import after
from .lobby import seated
from .moves import Decided, HeldOffer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..games.seats import Seat
    from .commands import Command
    from .events import Event
    from .state import Table


_NO_PARTNERS: Final[Mapping[str, str]] = MappingProxyType({})
_NO_BOTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


class Context(msgspec.Struct, frozen=True, gc=False):
    """The context of a command: who gave it, when, and what else the decision depends on."""

    guest: str
    name: str
    at: int
    """Milliseconds since 1970."""
    arrived: int
    """The same in microseconds, for races."""
    bots: Mapping[str, tuple[str, ...]]
    """The bots that can sit at tables, by game: `random` first, the best last."""
    client: str = ""
    number: int = 0
    lag: int = 0
    """The sender's round trip, in microseconds."""
    lags: tuple[int, ...] = ()
    """The round trips of all players."""
    lag_cap: int = CAP
    """The most lag that is compensated, in microseconds."""
    countdown: int = COUNTDOWN
    """Milliseconds before a race begins."""
    gone: frozenset[str] = frozenset()
    """Guests who have been away long enough for a bot to stand in."""
    idle: frozenset[str] = frozenset()
    """Guests for whom the others have waited long enough to go on without them."""
    partners: Mapping[str, str] = _NO_PARTNERS
    """By game, the bot that takes the seat of one that the game does not have; else the best."""
    emblem: str = ""
    """As the guest has chosen it; empty: as it was given."""
    has_coach: bool = True
    """Whether the server has a coach, who gives hints."""
    external_bots: Mapping[str, tuple[str, ...]] = _NO_BOTS
    """The bots of other people, by game: a host may invite them, and they never stand in."""


def decide(table: Table, command: Command, context: Context) -> Decided | HeldOffer:
    """Decide on a guest's command; Denied if it is refused."""
    if table.is_full and type(command) not in _TO_THE_END:
        raise denied(Denial.TOO_MUCH)
    of_seat = _OF_SEATS.get(type(command))
    if of_seat is not None:
        return _decided(table, of_seat(table, seated(table, context), command, context), context)
    return _decided(table, _OF_GUESTS[type(command)](table, command, context), context)


def decide_for(
    table: Table, seat: Seat, command: Command | commands.Lapse, context: Context
) -> Decided | HeldOffer:
    """Decide on the command of a bot in a seat."""
    return _decided(table, _OF_BOTS[type(command)](table, seat, command, context), context)


def _decided(
    table: Table, result: Event | Decided | HeldOffer, context: Context
) -> Decided | HeldOffer:
    """The result, with the table after it."""
    if isinstance(result, (Decided, HeldOffer)):
        return result
    event = signed(result, context)
    return Decided(event, after(table, event))


def signed(event: Event, context: Context) -> Event:
    """The event, signed with its command."""
    return replace(event, client=context.client, number=context.number)


_TO_THE_END: Final = frozenset(
    {commands.Make, commands.HandOver, commands.Abandon, commands.Concede}
)
"""Commands that bring a game to its end; they are allowed even at a full table."""
_OF_SEATS: Final[dict[type, Callable[..., Event | Decided | HeldOffer]]] = {
    commands.Make: moves.make,
    commands.TakeBack: moves.take_back,
    commands.Hint: hints.take_hint,
    commands.Signal: speech.signal,
}
_OF_BOTS: Final[dict[type, Callable[..., Event | Decided | HeldOffer]]] = {
    **_OF_SEATS,
    commands.Lapse: moves.lapse,
}
_OF_GUESTS: Final[dict[type, Callable[..., Event]]] = {
    commands.Change: lobby.change,
    commands.ChangeGame: game_choice.change_game,
    commands.Sit: lobby.sit,
    commands.Stand: lobby.stand,
    commands.Invite: lobby.invite,
    commands.Remove: lobby.remove,
    commands.Deal: lobby.deal,
    commands.HandOver: lobby.hand_over,
    commands.Abandon: abandonment.abandon,
    commands.Concede: abandonment.concede,
    commands.Withdraw: abandonment.withdraw,
    commands.Say: speech.say,
    commands.Phrase: speech.phrase,
}
