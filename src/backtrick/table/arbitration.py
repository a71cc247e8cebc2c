"""Who was first: races are decided by when cards were laid, not by when they arrived.

Lag is the round trip of a ping: a middle card reaches its player half of it late, and the answer
takes the other half. So `arrived - lag` is when the card would have come from a player in the same
room. The table holds the first card back as long as one that was laid earlier could still be on its
way, but never longer than a cap. Pretending to have more lag gains at most the cap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..limits import LONGEST_LAG

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .events import Offer
    from .state import Play

CAP: Final = 1000 * LONGEST_LAG
"""The longest a table waits, and the most lag it compensates, in microseconds."""


def allowed_for(lag: int, lags: Iterable[int], cap: int = CAP) -> int:
    """The lag to compensate: at most the cap beyond that of the quickest connection."""
    return min(lag, min(lags, default=lag) + cap)


def wait(lag: int, lags: Iterable[int], cap: int = CAP) -> int:
    """How long the table waits after a card with this lag, among players with those lags."""
    return min(max(max(lags, default=lag) - lag, 0), cap)


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """The cards in the order they were laid; ties in order of arrival."""
    return sorted(offers, key=lambda offer: (offer.sent, offer.arrived, offer.seat))


def later_by(play: Play, offer: Offer, seen: int | None) -> int | None:
    """How much later a card was laid than the one that stayed; None if unknown."""
    lay = next((lay for lay in reversed(play.lay_times) if lay.number == seen), None)
    return None if lay is None else max(offer.sent - lay.sent, 0)
