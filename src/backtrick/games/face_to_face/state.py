"""The options of a game, and its state at one moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ..options import GameOptions, OneOf, WordOrSeat, option

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Outcome
    from .cards import Card

PLAYERS: Final = range(2, 3)

Rows: TypeAlias = "tuple[tuple[Card, ...], tuple[Card, ...]]"


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """The options of `face-to-face`."""

    players: int = option(OneOf(tuple(PLAYERS)), PLAYERS[0])
    starter: Literal["random"] | Seat = option(WordOrSeat(("random", *range(PLAYERS[0]))), "random")

    def without_lots(self) -> tuple[Options, ...]:
        if self.starter != "random":
            return (self,)
        return tuple(replace(self, starter=seat) for seat in range(self.players))

    def moved_on(self, started: Seat) -> Options:
        return replace(self, starter=(started + 1) % self.players)


@dataclass(frozen=True, slots=True)
class State:
    """A whole position. Players get only a view of it."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    """Sorted, by seat."""
    piles: tuple[tuple[int, ...], ...]
    """The draw piles, by seat, top card first."""
    rows: tuple[Rows, ...]
    """The ascending and the descending row, by seat, from the row card to the top."""
    turn: Seat
    laid_this_turn: int
    """Cards laid in this turn."""
    helped: bool
    """Whether one of them was laid on the opponent's rows."""
    outcome: Outcome | None
