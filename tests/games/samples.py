"""A small table of each game: while it runs, and after its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from backtrick.games.face_to_face import FACE_TO_FACE
from backtrick.games.quick_easy import QUICK_EASY
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE

from .moves import played

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions


@dataclass(frozen=True)
class Sample:
    """A table of two at which seat 0 may act."""

    game: AnyGame
    options: GameOptions
    deck: list[Any]
    first: tuple[str, ...]
    """The moves to the moment we look at."""
    rest: tuple[str, ...]
    """The moves from then to the end."""
    not_held: str
    """What seat 0 would lay if it had it."""
    not_now: str
    """What seat 0 may do at another time, or at another table."""

    @cached_property
    def running(self) -> Any:
        """The state while the game runs."""
        start = self.game.deal(self.options, deck=self.deck)
        return played(self.game, start, *self.first)

    @cached_property
    def over(self) -> Any:
        """The state after the end."""
        return played(self.game, self.running, *self.rest)

    @property
    def move(self) -> Any:
        """A move that seat 0 may make."""
        return self.game.parse(self.rest[0].removeprefix("0 "))


SAMPLES = {
    sample.game.id: sample
    for sample in (
        Sample(
            QUICK_EASY,
            QUICK_EASY.options(starter=0),
            deck=["r1", "r2", "b3", "b4"],
            first=(),
            rest=("0 r1^", "0 r2^", "0 end", "1 b3^", "1 b4^"),
            not_held="b3^",
            not_now="start:1",
        ),
        Sample(
            FACE_TO_FACE,
            FACE_TO_FACE.options(starter=0),
            deck=[[10, 11], [20, 21]],
            first=(),
            rest=("0 10^", "0 11^"),
            not_held="20^",
            not_now="end",
        ),
        Sample(
            SEVEN_ATE_NINE,
            SEVEN_ATE_NINE.options(),
            deck=["g5", "g6", "r1", "b2", "b3"],
            first=("0 draw",),
            rest=("0 g6", "0 draw", "0 r1"),
            not_held="r1",
            not_now="g6~",
        ),
    )
}
