"""Events as they are stored, and as everybody may see them."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec import Raw
from msgspec.structs import replace

from .events import Contested, Dealt, Event, Offer, Opened, Tried, Unheard, encode

_WITH_SECRETS: Final = frozenset({Opened, Dealt, Contested, Tried})
"""Events with fields that nobody may see."""

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
