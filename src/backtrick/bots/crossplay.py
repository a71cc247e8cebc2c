"""Partners that have never met: each bot joins teams of each other one, on the same deals.

One seat has the newcomer, all others have the host bot; the newcomer's seat goes round. Among
opponents it is one against all others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..games import game
from ..sim.lapses import NO_LAPSES

if TYPE_CHECKING:
    from ..sim.lapses import Lapses
    from ..sim.tally import Tally
    from .simulation import Simulation


@dataclass(frozen=True, slots=True)
class CrossTally:
    """The number of deals, and what came of them: by newcomer, then by host."""

    games: int
    """Each of the pairs has played so many."""
    wins: tuple[tuple[int, ...], ...]
    cards_left: tuple[tuple[int, ...], ...]
    lapses: tuple[Lapses, ...]
    """By bot."""

    @classmethod
    def nothing(cls, bots: int) -> CrossTally:
        """No deals yet."""
        zeros = ((0,) * bots,) * bots
        return cls(0, zeros, zeros, (NO_LAPSES,) * bots)

    def __add__(self, other: CrossTally) -> CrossTally:
        return CrossTally(
            self.games + other.games,
            _added(self.wins, other.wins),
            _added(self.cards_left, other.cards_left),
            tuple(mine.plus(its) for mine, its in zip(self.lapses, other.lapses, strict=True)),
        )


def _added(
    mine: tuple[tuple[int, ...], ...], theirs: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    rows = zip(mine, theirs, strict=True)
    return tuple(tuple(a + b for a, b in zip(*row, strict=True)) for row in rows)


@dataclass(frozen=True, slots=True)
class Crossplay:
    """Every bot beside every other one, and beside its own kind."""

    simulation: Simulation
    """All but who sits where."""
    bots: tuple[str, ...]

    def play(self, deals: range) -> CrossTally:
        """Play the deals with these numbers."""
        return sum(map(self._deal, deals), start=CrossTally.nothing(len(self.bots)))

    def seated(self, newcomer: int, host: int, seat: int) -> Simulation:
        """The newcomer in this seat, the host in all others."""
        seats = [self.bots[host]] * self.simulation.options.players
        seats[seat] = self.bots[newcomer]
        return replace(self.simulation, bots=tuple(seats))

    def _deal(self, number: int) -> CrossTally:
        bots, players = range(len(self.bots)), self.simulation.options.players
        # Who starts goes round too, but faster.
        seat = number // players % players
        played = [
            [self.seated(one, host, seat).play(range(number, number + 1)) for host in bots]
            for one in bots
        ]
        who = 0 if game(self.simulation.game).team else seat
        return CrossTally(
            1,
            tuple(tuple(tally.wins[who] for tally in row) for row in played),
            tuple(tuple(tally.cards_left for tally in row) for row in played),
            self._lapses(played, seat),
        )

    def _lapses(self, played: list[list[Tally]], seat: int) -> tuple[Lapses, ...]:
        lapses = [NO_LAPSES] * len(self.bots)
        for newcomer, row in enumerate(played):
            for host, tally in enumerate(row):
                for place, lost in enumerate(tally.lapses):
                    bot = newcomer if place == seat else host
                    lapses[bot] = lapses[bot].plus(lost)
        return tuple(lapses)
