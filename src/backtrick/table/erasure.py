"""Erasing a guest from the events of a table; the games stay as they were played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from .events import Contested, HandedOver, Hosted, Offer, Opened, Said, Sat, Stood, Tried, Unheard
from .fold import after
from .state import guest_of_client

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .events import Event
    from .state import Table

NAMELESS = ""
"""The name of a deleted guest, for which readers have a word in their own language."""


def leave(table: Table, guest: str, bot: str, at: int) -> Event | None:
    """The event by which a guest leaves for good; during a game, a bot plays on."""
    seat = table.seat_of(guest)
    if seat is None:
        return None
    if not table.is_running:
        return Stood(seat, at=at)
    return None if table.occupants[seat].bot else HandedOver(seat, bot, at=at)


def erase(events: Iterable[Event], guest: str, alias: str) -> dict[int, Event]:
    """The events that change if a guest becomes a nameless one, by version.

    What the guest typed is gone. Moves and signals stay, because others played with them.
    """
    changed: dict[int, Event] = {}
    table: Table | None = None
    for version, event in enumerate(events, start=1):
        erased = _unsigned(_nameless(table, event, guest, alias), guest)
        if erased != event:
            changed[version] = erased
        table = after(table, event)
    return changed


def _nameless(table: Table | None, event: Event, guest: str, alias: str) -> Event:
    """The event without the guest's name and words, and with another id."""
    if isinstance(event, Opened | Sat) and event.guest == guest:
        return replace(event, guest=alias, name=NAMELESS, emblem=None)
    if type(event) is Hosted and event.guest == guest:
        return replace(event, guest=alias)
    if type(event) is Said and table is not None and _is_of(table, event, guest):
        return Unheard(at=event.at) if event.text else _unnamed(event)
    return event


def _unnamed(said: Said) -> Said:
    return replace(said, name=NAMELESS, guest="", emblem=None)


def _is_of(table: Table, said: Said, guest: str) -> bool:
    """Whether the guest said it, or a bot under the guest's name."""
    if guest_of_client(said.client) == guest:
        return True
    return said.seat is not None and table.occupants[said.seat].guest == guest


def _unsigned(event: Event, guest: str) -> Event:
    """The event without the guest's commands."""
    if type(event) is Contested:
        event = replace(event, offers=tuple(_unsigned_offer(each, guest) for each in event.offers))
    elif type(event) is Tried:
        event = replace(event, offer=_unsigned_offer(event.offer, guest))
    if guest_of_client(event.client) == guest:
        return replace(event, client="", number=0)
    return event


def _unsigned_offer(offer: Offer, guest: str) -> Offer:
    is_theirs = guest_of_client(offer.client) == guest
    return replace(offer, client="", number=0) if is_theirs else offer
