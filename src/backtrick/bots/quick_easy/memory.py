"""What an expert remembers: every card laid, and what each other hand may be.

It is written down as a `BeliefTable`, with nothing in it that the seat may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.rows import ROWS
from ...sim.bits import NONE, mask_of
from ...talk.signals import Hold
from .belief_table import NO_CARD, narrow, new_table, rule_out
from .cards import BARE, EVERY, NUMBER_OF
from .speech import OF_ROWS, cards_told, of_rows

if TYPE_CHECKING:
    from ...games.quick_easy import Card, View
    from ...games.seats import Seat
    from ...talk.signals import Signal
    from .speech import OfRow


NO_SEATS: Final[frozenset[Seat]] = frozenset()


class Memory:
    """What one seat knows of a table, from its views and from what was said."""

    def __init__(self, players: int, seat: Seat, talkers: frozenset[Seat]) -> None:
        self.table = new_table(players)
        self.seat = seat
        self.talkers = talkers
        """Seats that say what is worth most: what would have come before it is not so."""
        self._heard: set[tuple[Seat, Signal]] = set()
        self._asked: frozenset[Seat] = frozenset()
        """When a turn has begun: the talkers who say what they have for the rows."""
        self._standing: set[tuple[Seat, OfRow]] = set()
        """What was said of a row, and neither the row nor the speaker's hand has changed since."""
        self.view: View | None = None

    def see(self, view: View) -> None:
        """Take in what has changed."""
        self.conclude()
        self._see_changes(view)
        self._see_rows(view)
        for seat, size in enumerate(view.hand_sizes):
            if seat != self.seat:
                self._see_draws(seat, size)
        self._see_own(view)
        self.table.left[0] = view.pile_size
        self.table.turn[0] = NO_CARD if view.turn is None else view.turn
        has_begun = self.view is None or view.turn != self.view.turn
        self._asked = (
            frozenset(filter(self.may_speak_of_rows, self.talkers)) if has_begun else NO_SEATS
        )
        self.view = view

    def may_speak_of_rows(self, seat: Seat) -> bool:
        """Whether a seat has yet to say what it has for the rows; on turn, it lays it instead."""
        has_spoken = any(speaker == seat for speaker, _ in self._standing)
        return seat != self.table.turn[0] and not has_spoken

    def _see_changes(self, view: View) -> None:
        """Drop what was said of a row that has changed, or by a seat that has laid since."""
        last = self.view
        if last is not None and last.tops != view.tops:
            self._standing = {
                (seat, signal)
                for seat, signal in self._standing
                if seat != last.turn and last.tops[signal.row] == view.tops[signal.row]
            }

    def _see_rows(self, view: View) -> None:
        for row in ROWS:
            top = BARE if view.tops[row] is None else NUMBER_OF[_there(view.tops[row])]
            if top != self.table.tops[row]:
                self.table.tops[row] = top
                self.table.laid[0] |= mask_of([top])
                if self.table.turn[0] != self.seat:
                    self._see_laid(int(self.table.turn[0]), top)

    def _see_laid(self, seat: Seat, card: int) -> None:
        """A card has left a hand; what the other one may be depends on which of the two it was."""
        table, size = self.table, int(self.table.sizes[seat])
        may_be = [table.possible[seat, held] for held in range(size)]
        rest = NONE
        for held in range(size):
            if may_be[held] & mask_of([card]):
                for other in range(size):
                    rest |= may_be[other] if other != held else NONE
        table.sizes[seat] = size - 1
        table.possible[seat, 0] = rest or EVERY

    def _see_draws(self, seat: Seat, size: int) -> None:
        for held in range(int(self.table.sizes[seat]), size):
            self.table.possible[seat, held] = EVERY
        self.table.sizes[seat] = size

    def _see_own(self, view: View) -> None:
        """The seat's own cards, and what it has said about them."""
        table, seat = self.table, self.seat
        before = {
            int(table.hands[seat, held]): table.possible[seat, held]
            for held in range(int(table.sizes[seat]))
        }
        for held, card in enumerate(view.hand):
            table.hands[seat, held] = NUMBER_OF[card]
            table.possible[seat, held] = before.get(NUMBER_OF[card], EVERY)
        table.sizes[seat] = len(view.hand)

    def hear(self, seat: Seat, signal: Signal) -> None:
        """Conclude what follows from a signal."""
        if self.view is None:
            return
        self._heard.add((seat, signal))
        if isinstance(signal, OF_ROWS):
            self._standing.add((seat, signal))
        cards = cards_told(signal, self.view.tops)
        if not cards:
            return
        if isinstance(signal, Hold) and self._is_new(seat, cards):
            return
        narrow(self.table, seat, cards)
        self._doubt(seat)

    def _is_new(self, seat: Seat, cards: np.uint64) -> bool:
        """Whether this was the first signal about one of the seat's cards."""
        for held in range(int(self.table.sizes[seat])):
            if self.table.possible[seat, held] == EVERY:
                self.table.possible[seat, held] = cards
                return True
        return False

    def doubt_silence(self) -> None:
        """Note that not all talkers could speak, so silence about these rows means nothing."""
        self._asked = NO_SEATS

    def conclude(self) -> None:
        """Conclude what follows from the talkers' silence about the current rows."""
        view = self.view
        if self._asked and view is not None and view.turn is not None:
            signals = [*of_rows(view.options.variant, view.tops)]
            for seat in self._asked:
                said = [place for place, each in enumerate(signals) if (seat, each) in self._heard]
                for signal in signals[: min(said, default=len(signals))]:
                    rule_out(self.table, seat, cards_told(signal, view.tops))
                    self._doubt(seat)
        self._asked = NO_SEATS
        self._heard.clear()

    def _doubt(self, seat: Seat) -> None:
        """Forget a contradiction: an impossible card may be anything."""
        hidden = EVERY & ~self.table.laid[0]
        for held in range(int(self.table.sizes[seat])):
            if not self.table.possible[seat, held] & hidden:
                self.table.possible[seat, held] = EVERY


def _there(card: Card | None) -> Card:
    if card is None:
        raise ValueError("no card lies there")
    return card
