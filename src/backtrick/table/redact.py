"""What leaves a table: the one place where it is cut down to what a viewer may know."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import replace

from ..record import plain
from .deadlines import deadline
from .errors import Denial
from .events import Contested, Dealt, Event, Offer, Tried

if TYPE_CHECKING:
    from ..games.seats import Seat
    from .state import Play, Table

Signed = TypeVar("Signed", bound=Event | Offer)

_NEVER_SEEN: Final = object()


def public(event: Event) -> Event:
    """An event as everybody may see it, whoever they are."""
    if isinstance(event, Dealt):
        event = replace(event, seed="")
    if isinstance(event, Contested):
        event = replace(event, offers=tuple(map(_unsigned, event.offers)))
    if isinstance(event, Tried):
        event = replace(event, offer=_unsigned(event.offer))
    return _unsigned(event)


def _unsigned(source: Signed) -> Signed:
    """Without the command that it came from, which is its sender's business."""
    return replace(source, client="", number=0) if source.client else source


def why_shut_out(table: Table, guest: str) -> Denial | None:
    """Why a guest may not even look at a table; None if they may."""
    if guest in table.sent_away:
        return Denial.SENT_AWAY
    if table.settings.spectators or not table.is_running or table.seat_of(guest) is not None:
        return None
    return Denial.NO_SPECTATORS


class Eyes:
    """What one seat, or all spectators, see of the games of a table, and have seen already."""

    __slots__ = ("_known", "seat")

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._known: dict[str, object] = {}

    def look(self, table: Table) -> dict[str, Any]:
        """What has changed since the last look, by name, as plain data; at first, everything."""
        if table.play is None:
            return {}
        known, changed = self._known, dict[str, Any]()
        seen = sight(table.play, self.seat)
        seen["deadline"] = deadline(table) if table.settings.turn_seconds else None
        for name, value in seen.items():
            before = known.get(name, _NEVER_SEEN)
            if before is not value and before != value:
                known[name] = value
                changed[name] = plain(value)
        return changed


def sight(play: Play, seat: Seat | None) -> dict[str, object]:
    """All that a seat may know of a game; None is a spectator.

    A seat that was added after the game looks on too.
    """
    if seat is not None and seat >= play.options.players:
        seat = None
    view = play.game.view(play.state, seat)
    seen = {name: getattr(view, name) for name in _names(play.game.view_type)}
    seen["number"] = play.number
    seen["commitment"] = play.commitment
    seen["opens"] = play.opens
    seen["changed"] = play.changed
    seen["legal"] = _legal(play, seat)
    seen["can_take_back"] = bool(play.behind) and seat in play.game.to_act(play.state)
    seen["seed"] = str(play.seed) if play.is_over else None
    return seen


def _legal(play: Play, seat: Seat | None) -> tuple[str, ...]:
    """The seat's legal moves; in a race, to find them is the game."""
    if seat is None or play.game.in_real_time:
        return ()
    return tuple(map(str, play.game.legal_moves(play.state, seat)))


@cache
def _names(view: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(view))
