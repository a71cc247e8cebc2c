"""Who was first, fairly: a race is decided by when cards were laid, not by when they arrived.

Lag is the round trip of a ping: a card in the middle reaches its player half of it late, and the
answer needs the other half. So `arrived - lag` is when it would have come from a player in the same
room. Before the first card that arrives is kept, the table waits as long as one that was laid
earlier could still be on its way, but never longer than a cap. Whoever pretends to have more lag
than they have gains that much at most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..limits import LONGEST_LAG

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .events import Offer
    from .state import Play

CAP: Final = 1000 * LONGEST_LAG
"""The longest that a table waits, and the most that lag can make good, in microseconds."""


def allowed_for(lag: int, lags: Iterable[int], cap: int = CAP) -> int:
    """The lag that is made good: no more than the cap beyond that of the quickest connection."""
    return min(lag, min(lags, default=lag) + cap)


def wait(lag: int, lags: Iterable[int], cap: int = CAP) -> int:
    """How long the table waits after a card has arrived with this lag, among players with those."""
    return min(max(max(lags, default=lag) - lag, 0), cap)


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """The cards in the order in which they were laid; at the same time, as they arrived."""
    return sorted(offers, key=lambda offer: (offer.sent, offer.arrived, offer.seat))


def later_by(play: Play, offer: Offer, seen: int | None) -> int | None:
    """How much later a card was laid than the one that came to lie there; None if none is known."""
    lay = next((lay for lay in reversed(play.lay_times) if lay.number == seen), None)
    return None if lay is None else max(offer.sent - lay.sent, 0)
