"""What a table stores at once: events, and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .leases import UNLEASED

if TYPE_CHECKING:
    from .daily import TryResult
    from .finished_games import GameListing
    from .listings import AwaitedTurn, Listing
    from .sums import SumCount


class Batch(msgspec.Struct, frozen=True, gc=False):  # one per move, and quickest to make
    """Events of one table that are stored together or not at all."""

    table: str
    first: int
    """The version after the first of the events; 1 for the first event of a table."""
    events: tuple[bytes, ...]
    listing: Listing | None = None
    finished: GameListing | None = None
    visitors: tuple[str, ...] = ()
    """The ids of guests who occur in events of this table for the first time. A batch with a guest
    who does not exist fails with `Conflict`."""
    sums: tuple[SumCount, ...] = ()
    """The sums that guests did in a game that ends; of guests who do not exist, none are stored."""
    turn: AwaitedTurn | None = None
    """The new turn; None: as before, or as in the listing."""
    daily: TryResult | None = None
    """The result of a daily deal, if the finished game is one."""
    epoch: int = UNLEASED
    """The lease under which it is stored. If the table is leased otherwise, it fails with
    `Conflict`."""
