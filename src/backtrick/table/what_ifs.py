"""What happened in a finished game up to a moment, as events of the table that plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..limits import MOST_SIGNALS
from ..record import Made, commitment
from ..record import Said as Spoken
from ..talk import signals_recorded
from .events import Dealt, Moved, Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..record import Record
    from .events import Event


def past_of(record: Record, step: int, names: Sequence[str], at: int) -> tuple[Event, ...]:
    """The deal and everything up to a step; the names are those of the new players, by seat.

    Of what was said, only the meaning is kept, as signals: the words were other people's. Nobody
    considers a card any more, so none of them can be taken back.
    """
    promise = commitment(record.game, record.seed, record.deck)
    dealt = Dealt(str(record.options), promise, str(record.seed), at=at)
    return (dealt, *_happened(record, step, names, at))


def _happened(record: Record, step: int, names: Sequence[str], at: int) -> Iterator[Event]:
    for entry in record.entries[:step]:
        if isinstance(entry, Made):
            yield Moved(entry.seat, str(entry.move), at=at)
        elif isinstance(entry, Spoken):
            signals = tuple(map(str, signals_recorded(entry.text)))[:MOST_SIGNALS]
            if signals:
                yield Said(entry.seat, names[entry.seat], signals=signals, at=at)
