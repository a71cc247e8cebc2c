"""A puzzle as a value: the game up to a turn, what the turns are worth, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from ..games.parts import State
    from ..games.seats import Seat
    from ..games.terms import Move
    from ..record import Record
    from .themes import Theme

CodedFinding: TypeAlias = tuple[str, dict[str, str | int]]
"""The code and the values of a finding of the coach."""


class StoredTurn(NamedTuple):
    """A turn, and its win chance as the coach found it, in thousandths."""

    moves: tuple[Move, ...]
    chance: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one turn is far better than all others, and a simple bot errs."""

    record: Record
    """The game up to the turn."""
    turns: tuple[StoredTurn, ...]
    """The turns that were weighed, best first."""
    tempting: tuple[Move, ...]
    """What a simple bot would play."""
    findings: tuple[CodedFinding, ...]
    """Why the best turn is better than that."""
    themes: tuple[Theme, ...]

    @property
    def tempted(self) -> StoredTurn:
        """The tempting turn with its win chance; the order of its cards may be another."""
        same = (each for each in self.turns if {*each.moves} == {*self.tempting})
        exact = (each for each in self.turns if each.moves == self.tempting)
        return next(exact, None) or next(same)

    @property
    def lead(self) -> float:
        """How much better the best turn is than the next."""
        return round(self.turns[0].chance - self.turns[1].chance, 3)


def seat_on_turn(record: Record, state: State) -> Seat:
    """The seat whose turn it is; ValueError if it could be several."""
    acting = record.game.to_act(state)
    if len(acting) != 1:
        raise ValueError(f"seats {acting} may move: nobody's turn begins")
    return acting[0]
