"""The options of a game, and its state at one moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from ..options import Flag, GameOptions, OneOf, TalkVariant, WordOrSeat, option

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Outcome
    from .cards import Card

PLAYERS: Final = range(2, 6)

Variant: TypeAlias = TalkVariant
VARIANTS: Final[tuple[Variant, ...]] = get_args(Variant)

Cards: TypeAlias = "tuple[Card, ...]"
Rows: TypeAlias = "tuple[Cards, Cards]"


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """The options of `quick-easy`."""

    players: int = option(OneOf(tuple(PLAYERS)), 2)
    variant: Variant = option(OneOf(VARIANTS), "normal")
    starter: Literal["agree", "random"] | Seat = option(
        WordOrSeat(("agree", "random", *range(PLAYERS[-1]))), "agree"
    )
    open_rows: bool = option(Flag(), False)

    def clash(self) -> str | None:
        if isinstance(self.starter, int) and self.starter >= self.players:
            last = self.players - 1
            return f"starter = {self.starter}: {self.players} players have seats 0 to {last}"
        return None

    def without_lots(self) -> tuple[Options, ...]:
        if self.starter != "random":
            return (self,)
        return tuple(replace(self, starter=seat) for seat in range(self.players))

    @property
    def talk(self) -> Variant:
        return self.variant

    def moved_on(self, started: Seat) -> Options:
        if self.starter == "agree":
            return self
        return replace(self, starter=(started + 1) % self.players)

    @property
    def most_cards_a_turn(self) -> int:
        """The most cards that a turn may lay."""
        return 1 if self.variant == "pro" else 2


@dataclass(frozen=True, slots=True)
class State:
    """A whole position. Players get only a view of it."""

    options: Options
    hands: tuple[Cards, ...]
    """Sorted, by seat."""
    pile: Cards
    """The draw pile, top card first."""
    rows: Rows
    """The cards laid, by row; the last one is the top."""
    votes: tuple[Seat | None, ...]
    """By seat, the seat it wants to start; None: no vote yet."""
    turn: Seat | None
    """None while the players vote on the start."""
    laid_this_turn: int
    """Cards laid in this turn."""
    outcome: Outcome | None
