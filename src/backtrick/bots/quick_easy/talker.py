"""`talker`: an expert that says what the variant allows and listens to the others."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from ...games.quick_easy import View
from ...talk.signals import is_true, starters
from ..bot import Bot
from .expert import Expert
from .memory import Memory
from .speech import of_card, of_rows
from .styles import TALKER as TALKER_KIND

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...games.quick_easy import Card
    from ...games.seats import Seat
    from ...talk.signals import Signal
    from ..bot import Chair


class _Talker(Expert[View]):
    def __init__(self, chair: Chair) -> None:
        talkers = frozenset(seat for seat, name in enumerate(chair.company) if name == TALKER_KIND)
        memory = Memory(chair.options.players, chair.seat, talkers)
        super().__init__(chair, TALKER_KIND, memory)
        self._told: frozenset[Card] = frozenset()
        self._turn_told: Seat | None = None

    def see(self, view: View) -> None:
        self.take_in(view)

    def hear(self, seat: Seat, signal: Signal) -> None:
        self.memory.hear(seat, signal)
        wanted = starters(signal, seat, self._chair.options.players)
        if wanted is not None:
            self.unwilling -= {seat}
            self.unwilling |= {seat} - wanted

    def interrupted(self) -> None:
        self.memory.doubt_silence()

    def say(self) -> Sequence[Signal]:
        signals = [*self._new_words()]
        for signal in signals:
            self.memory.hear(self._chair.seat, signal)
        return signals

    def _new_words(self) -> Iterator[Signal]:
        """A signal for each new card, and while others play the best one for the rows."""
        view = self.memory.view
        if view is None or view.outcome is not None:
            return
        for card in view.hand:
            if card not in self._told:
                yield of_card(card, view.options.variant)
        self._told = frozenset(view.hand)
        if view.turn != self._turn_told and self.memory.may_speak_of_rows(self._chair.seat):
            true = (
                each
                for each in of_rows(view.options.variant, view.tops)
                if is_true(each, view.hand, view.tops)
            )
            yield from islice(true, 1)
        self._turn_told = view.turn


TALKER: Final = Bot(TALKER_KIND, _Talker, effort=2)
