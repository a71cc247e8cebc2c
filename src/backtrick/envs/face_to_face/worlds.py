"""The worlds of a seat: any of the hidden cards may lie anywhere, because nobody talks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.face_to_face.cards import COLOURS
from ...games.face_to_face.state import State
from ...games.rows import ROWS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ...games.face_to_face import Card, Options, View
    from ...games.seats import Seat
    from ...talk.signals import Signal


class FaceToFaceWorlds:
    """All cards that a seat has seen laid, by row."""

    def __init__(self, _options: Options, seat: Seat, deck: Sequence[Sequence[int]]) -> None:
        self._seat = seat
        self._decks = tuple(map(frozenset, deck))
        self._rows: list[tuple[list[Card], ...]] = [tuple([] for _ in ROWS) for _ in self._decks]
        self._view: View | None = None

    def see(self, view: View) -> None:
        """Take in a card that lies on top of a row."""
        for rows, tops, sizes in zip(self._rows, view.tops, view.row_sizes, strict=True):
            for row, top, size in zip(rows, tops, sizes, strict=True):
                if size >= len(row):
                    row.append(top)
        self._view = view

    def hear(self, speaker: Seat, signal: Signal) -> None:
        """Nobody says anything in this game."""

    def deal(self, chance: Random) -> State:
        """Deal the hidden cards anew."""
        view = self._view
        if view is None:
            raise ValueError("nothing has been seen yet")
        hands: list[tuple[int, ...]] = []
        piles: list[tuple[int, ...]] = []
        for seat in range(len(self._decks)):
            hidden = sorted(self._hidden(seat, view))
            chance.shuffle(hidden)
            is_own = seat == self._seat
            held = 0 if is_own else view.hand_sizes[seat]
            own = [card.number for card in view.hand]
            hands.append(tuple(sorted(own if is_own else hidden[:held])))
            piles.append(tuple(hidden[held:]))
        return State(
            options=view.options,
            hands=tuple(hands),
            piles=tuple(piles),
            rows=tuple((tuple(up), tuple(down)) for up, down in self._rows),
            turn=view.turn,
            laid_this_turn=view.laid_this_turn,
            helped=view.helped,
            outcome=None,
        )

    def _hidden(self, seat: Seat, view: View) -> frozenset[int]:
        """The seat's cards that lie nowhere in sight."""
        laid = [card for rows in self._rows for row in rows for card in row]
        seen = {card.number for card in (*laid, *view.hand) if card.colour == COLOURS[seat]}
        return self._decks[seat] - seen


worlds: Final = FaceToFaceWorlds
