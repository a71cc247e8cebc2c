"""Since when each card of a race could have been laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.seven_ate_nine import Draw, Lay, Place

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...games.seven_ate_nine import Card, State
    from ...games.terms import Move


class Waits:
    """The cards of a race so far: when each was drawn, and when it came to the middle."""

    def __init__(self, players: int) -> None:
        self._drawn: list[dict[Card, list[int]]] = [{} for _ in range(players)]
        """By seat and card in hand: when each such card was drawn, the earliest first."""
        self._rows = [0] * players
        """By seat: when the top card of the player's own row was laid."""
        self._came: dict[int, int] = {1: 0}
        """When each middle card came, by its number."""

    def made(self, before: State, after: State, seat: Seat, move: Move, at: int) -> None:
        """Take in a move."""
        if isinstance(move, Lay):
            self._drawn[seat][move.card].pop(0)
            if move.place is Place.OWN_ROW:
                self._rows[seat] = at
        self._came.setdefault(after.turned, at)
        if (before.course.halts, before.course.rounds) != (after.course.halts, after.course.rounds):
            self._begin(at)
        elif isinstance(move, Draw):
            self._drawn[seat].setdefault(before.stacks[seat][0], []).append(at)

    def _begin(self, at: int) -> None:
        """All cards have moved: a halt, or a new round."""
        for seat, drawn in enumerate(self._drawn):
            drawn.clear()
            self._rows[seat] = at

    def could(self, state: State, seat: Seat, move: Lay) -> int:
        """Since when a card could be laid there."""
        there = self._came[state.turned] if move.place is Place.MIDDLE else self._rows[seat]
        return max(self._drawn[seat][move.card][0], there, state.barred[seat])

    def seen(self, state: State, seat: Seat, card: Card, number: int | None, at: int) -> int | None:
        """Since when a card could be laid on an earlier card, up to a time; None: it is not held.

        `number` is that of the earlier card; None: it is the current one.
        """
        drawn = self._drawn[seat].get(card)
        if not drawn:
            return None
        came = self._came.get(state.turned if number is None else number, at)
        return max(drawn[0], came, state.barred[seat])
