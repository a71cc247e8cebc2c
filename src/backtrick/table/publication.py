"""Events as they are stored, and as everybody may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Raw, Struct
from msgspec.structs import replace

from ..games import game as game_of
from ..games.terms import GIVING_UP
from .events import (
    Abandoned,
    Contested,
    Dealt,
    Event,
    GameChanged,
    Moved,
    Offer,
    Opened,
    TookBack,
    Tried,
    Unheard,
    encode,
)
from .state import may_be_considered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..games.seats import Seat
    from .state import Table

_WITH_SECRETS: Final = frozenset({Opened, Dealt, Contested, Tried})
"""Events with fields that nobody may see."""

_OF_TURNS: Final = frozenset({Moved, TookBack, Abandoned})
"""Events that show that the move before them had not ended the game."""

Signed = TypeVar("Signed", bound=Event | Offer)


def public(event: Event) -> Event:
    """An event as everybody may see it."""
    if type(event) is Dealt or type(event) is Opened:
        event = replace(event, seed="")
    elif type(event) is Contested:
        event = replace(event, offers=tuple(map(_unsigned, event.offers)))
    elif type(event) is Tried:
        event = replace(event, offer=_unsigned(event.offer))
    return _unsigned(event)


def _unsigned(source: Signed) -> Signed:
    """Without its command, which concerns only the sender."""
    return replace(source, client="", number=0) if source.client else source


def unheard(at: int) -> Raw:
    """What was said at a time, for those who may not know it."""
    return Raw(encode(Unheard(at=at)))


def stored_and_public(event: Event) -> tuple[bytes, bytes]:
    """An event as it is stored, and as everybody may see it.

    Most differ only in the command they came from. That comes last, so it is cut off.
    """
    stored = encode(event)
    if type(event) in _WITH_SECRETS:
        return stored, encode(public(event))
    if not event.client:
        return stored, stored
    # JSON escapes quotation marks in strings, so this can only be the field.
    return stored, stored[: stored.rindex(b',"client":"')] + b"}"


def _ends_any_turn(event: Event) -> bool:
    """Whether a game ends with it, no matter who is considering a card."""
    return type(event) is Abandoned or (type(event) is Moved and event.move == GIVING_UP)


class Told(Struct, frozen=True, gc=False):
    """What viewers are told when an event has happened, encoded as everybody may see it."""

    seat: Seat | None
    """The seat that is told about the event only."""
    event: Raw
    laid: Raw | None = None
    """The card before it, about which the others and the spectators are told only now."""
    is_for_all: bool = True
    """Whether they are told about the event, too."""

    def to(self, seat: Seat | None) -> tuple[Raw, ...]:
        """The events for a seat; None is a spectator."""
        if seat == self.seat:
            return (self.event,)
        laid = () if self.laid is None else (self.laid,)
        return (*laid, self.event) if self.is_for_all else laid


class Publisher:
    """Publishes the events of a table one by one.

    Others are told about a considered card when it can no longer be taken back, and never if it
    was taken back.
    """

    __slots__ = ("_kept", "_owner")

    def __init__(self) -> None:
        self._kept: Raw | None = None
        """The considered card."""
        self._owner: Seat | None = None
        """The seat that laid the last card."""

    def publish(self, event: Event, public: bytes, *, is_considered: bool) -> Told:
        """What is told about an event."""
        published, kept = Raw(public), self._kept
        if kept is not None and _ends_any_turn(event):
            self._kept = None
            return Told(self._owner, published, kept)
        if type(event) is Moved:
            self._kept, self._owner = published if is_considered else None, event.seat
            return Told(event.seat, published, kept, not is_considered)
        if type(event) is TookBack:
            self._kept = None
            return Told(event.seat, published, None, kept is None)
        return Told(None, published)

    def publish_again(self, events: Sequence[Event], table: Table) -> Iterator[Told]:
        """What was told about the latest events of a table."""
        for event, is_considered in zip(events, _were_considered(events, table), strict=True):
            yield self.publish(event, stored_and_public(event)[1], is_considered=is_considered)


def is_considered(event: Event, table: Table) -> bool:
    """Whether a table's latest event is a card that may be taken back."""
    play = table.play
    return play is not None and play.considered is not None and play.considered.lay is event


def _were_considered(events: Sequence[Event], table: Table) -> list[bool]:
    """By event, whether it was a card that could be taken back when it happened.

    A card that ended its game could not: it is the last move before another deal.
    """
    were: list[bool] = []
    game = table.game
    goes_on = table.play is not None and table.play.considered is not None
    for event in reversed(events):
        were.append(goes_on and type(event) is Moved and may_be_considered(game, event))
        if type(event) is GameChanged:
            game = game_of(event.before)
        elif type(event) is Dealt:
            goes_on = False
        elif type(event) in _OF_TURNS:
            goes_on = True
    return were[::-1]
