"""Following a lesson's script: whether a game is on it, and what a seat does next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..record import Made, Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.options import GameOptions
    from ..games.seats import Seat
    from ..games.terms import Move
    from ..record import Entry
    from .lesson import Lesson


@dataclass(frozen=True, slots=True)
class Following:
    """A seat that follows the script as long as the others do."""

    lesson: Lesson
    seat: Seat

    def is_dealt(self, options: GameOptions, seed: int) -> bool:
        """Whether a game was dealt for this lesson."""
        script = self.lesson.script
        return options == script.options and seed == script.seed

    def is_followed(self, happened: Sequence[Entry]) -> bool:
        """Whether the game is on the script, and the script goes on."""
        done, planned = self._made(happened), self._made(self.lesson.script.entries)
        return len(done) < len(planned) and _moves(done) == _moves(planned[: len(done)])

    def move(self, happened: Sequence[Entry]) -> Move | None:
        """The seat's next move; None if off the script or if others come first."""
        following = self._made(self.lesson.script.entries)[len(self._made(happened))]
        return following.move if following.seat == self.seat else None

    def signals(self, happened: Sequence[Entry]) -> tuple[str, ...]:
        """The seat's signals before the next move, if the game is on the script."""
        count = len(self._made(happened))
        return self._said(self.lesson.script.entries, count)[len(self._said(happened, count)) :]

    def _made(self, entries: Sequence[Entry]) -> list[Made]:
        """The moves that matter; in a race, the draws of others do not."""
        is_race = self.lesson.script.game.in_real_time
        return [
            each
            for each in entries
            if isinstance(each, Made)
            and (not is_race or each.seat == self.seat or each.move.is_contested)
        ]

    def _said(self, entries: Sequence[Entry], count: int) -> tuple[str, ...]:
        """What the seat says after this many moves, before the next one."""
        said: list[str] = []
        for place, each in enumerate(entries):
            if isinstance(each, Said) and each.seat == self.seat:
                said += each.text.split() if len(self._made(entries[:place])) == count else []
        return tuple(said)


def _moves(made: Sequence[Made]) -> list[tuple[Seat, Move]]:
    return [(each.seat, each.move) for each in made]
