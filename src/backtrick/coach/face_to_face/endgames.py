"""Ends of duels: with nothing left to draw both know all cards, and a search finds the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...games.face_to_face.rules import LEAST_CARDS_A_TURN
from ...sim.face_to_face.lookups import HOME_ROWS, REACH, TAKES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...games.face_to_face import State

Tops = tuple[int, ...]
"""By row in reach of the player on turn."""

_TAKES: Final[list[list[int]]] = TAKES.tolist()
BUDGET: Final = 20_000
"""The positions, during turns too, that a search may visit: some tenths of a second."""


def is_endgame(state: State) -> bool:
    """Whether one of the players has nothing left to draw."""
    return not all(state.piles)


class Undecided(Exception):  # noqa: N818  not a fault
    """The budget was too small."""


class Position(NamedTuple):
    """The start of a turn; hands are sets of numbers as bits."""

    own: int
    theirs: int
    tops: Tops


class _Reached(NamedTuple):
    """A position during a turn."""

    hand: int
    tops: Tops
    laid: int
    is_helped: bool


class Endgame:
    """A search that remembers what it has found."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._left = budget
        self._found: dict[Position, bool] = {}

    def is_won(self, position: Position) -> bool:
        """Whether the player on turn wins."""
        if position not in self._found:
            self._found[position] = any(
                self.is_won_after(end.hand, position.theirs, end.tops)
                for end in self._ends(position)
            )
        return self._found[position]

    def is_won_after(self, own: int, theirs: int, tops: Tops) -> bool:
        """Whether the player wins who has just ended a turn with this hand."""
        swapped = tops[HOME_ROWS:] + tops[:HOME_ROWS]
        return not own or not self.is_won(Position(theirs, own, swapped))

    def _ends(self, position: Position) -> Iterator[_Reached]:
        """All ends of the turn, each once; those with the fewest cards left first."""
        open_, seen = [_Reached(position.own, position.tops, 0, is_helped=False)], set[_Reached]()
        while open_:
            now = open_.pop()
            if now not in seen:
                self._left -= 1
                if self._left < 0:
                    raise Undecided
                seen.add(now)
                open_ += _next(now)
        ends = [each for each in seen if each.laid >= LEAST_CARDS_A_TURN]
        yield from sorted(ends, key=lambda each: (each.hand.bit_count(), each))


def _next(now: _Reached) -> Iterator[_Reached]:
    for row in range(HOME_ROWS if now.is_helped else REACH):
        cards = _TAKES[row][now.tops[row]] & now.hand
        while cards:
            card = cards & -cards
            cards ^= card
            tops = (*now.tops[:row], card.bit_length() - 1, *now.tops[row + 1 :])
            is_helped = now.is_helped or row >= HOME_ROWS
            yield _Reached(now.hand ^ card, tops, now.laid + 1, is_helped)
