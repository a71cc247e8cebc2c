"""Two bots on the same deals: each deal is played twice, and each bot takes the other's place."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Final

from ..games import game
from ..sim.confidence import lasting95
from ..sim.lapses import NO_LAPSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ..sim.figures import Interval
    from ..sim.lapses import Lapses
    from ..sim.tally import Tally
    from .simulation import Simulation

MOST_PAIRS: Final = 10**7
_FIRST_LOOK: Final = 20


def _looks() -> Iterator[int]:
    look = _FIRST_LOOK
    while look < MOST_PAIRS:
        yield look
        look += max(_FIRST_LOOK // 2, look // 10)
    yield MOST_PAIRS


LOOKS: Final = tuple(_looks())
"""The numbers of pairs after which a comparison may stop: the same on every machine."""


@dataclass(frozen=True, slots=True)
class PairSums:
    """What came of some pairs. What is by bot has the first one's first."""

    pairs: int
    leads: tuple[int, ...]
    """How many pairs had each lead of the first bot, from the smallest."""
    wins: tuple[int, int]
    cards_left: tuple[int, int]
    """Of a team; otherwise nothing."""
    lapses: tuple[Lapses, Lapses] = (NO_LAPSES, NO_LAPSES)

    def __add__(self, other: PairSums) -> PairSums:
        return PairSums(
            self.pairs + other.pairs,
            tuple(mine + theirs for mine, theirs in zip(self.leads, other.leads, strict=True)),
            _both(self.wins, other.wins),
            _both(self.cards_left, other.cards_left),
            (self.lapses[0].plus(other.lapses[0]), self.lapses[1].plus(other.lapses[1])),
        )

    @property
    def games(self) -> int:
        """How many games each bot has played."""
        return self.pairs * (len(self.leads) // 2)

    @property
    def difference(self) -> float:
        """How much higher the first bot's win rate is."""
        return (self.wins[0] - self.wins[1]) / self.games

    @property
    def interval(self) -> Interval:
        """Of the difference; it holds at every moment."""
        return lasting95(self.leads)


def _both(mine: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, int]:
    return mine[0] + theirs[0], mine[1] + theirs[1]


@dataclass(frozen=True, slots=True)
class PairTally:
    """The sums of each stretch between two looks, so that parts add up in any order."""

    stretches: Mapping[int, PairSums] = field(default_factory=dict[int, PairSums])

    @property
    def games(self) -> int:
        """The number of pairs."""
        return sum(sums.pairs for sums in self.stretches.values())

    def whole(self) -> PairSums:
        """The sums of all pairs, of which there is one at least."""
        return reduce(add, self.stretches.values())

    def __add__(self, other: PairTally) -> PairTally:
        both = dict(self.stretches)
        for stretch, sums in other.stretches.items():
            both[stretch] = both[stretch] + sums if stretch in both else sums
        return PairTally(both)


@dataclass(frozen=True, slots=True)
class PairedGames:
    """Pairs of games. A team plays with one bot in all seats, then with the other.

    Opponents sit in turn, the first bot on seats 0 and 2, and then change places.
    """

    first: Simulation
    second: Simulation

    @classmethod
    def of(cls, simulation: Simulation, bots: tuple[str, str]) -> PairedGames:
        """The pairs of two bots, with everything else as in a simulation."""
        seats = range(simulation.options.players)
        by_seat = [(0,) * len(seats), (1,) * len(seats)]
        if not game(simulation.game).team:
            by_seat = [tuple((seat + turn) % 2 for seat in seats) for turn in range(2)]
        first, second = (tuple(bots[bot] for bot in each) for each in by_seat)
        return cls(replace(simulation, bots=first), replace(simulation, bots=second))

    def play(self, pairs: range) -> PairTally:
        """Play the deals with these numbers."""
        tally = PairTally()
        for number in pairs:
            tally += PairTally({bisect_right(LOOKS, number): self._pair(number)})
        return tally

    def _pair(self, number: int) -> PairSums:
        first, second = (each.play(range(number, number + 1)) for each in (self.first, self.second))
        if game(self.first.game).team:
            return _of_teams(first, second)
        return _of_opponents(first, second)


def _of_teams(first: Tally, second: Tally) -> PairSums:
    wins = (first.wins[0], second.wins[0])
    lapses = (_all(first, range(len(first.wins))), _all(second, range(len(second.wins))))
    return PairSums(1, _leads(wins, 1), wins, (first.cards_left, second.cards_left), lapses)


def _of_opponents(first: Tally, second: Tally) -> PairSums:
    even, odd = (slice(start, None, 2) for start in range(2))
    wins = (
        sum(first.wins[even]) + sum(second.wins[odd]),
        sum(first.wins[odd]) + sum(second.wins[even]),
    )
    seats = range(len(first.wins))
    lapses = (
        _all(first, seats[even]).plus(_all(second, seats[odd])),
        _all(first, seats[odd]).plus(_all(second, seats[even])),
    )
    return PairSums(1, _leads(wins, 2), wins, (0, 0), lapses)


def _leads(wins: tuple[int, int], games: int) -> tuple[int, ...]:
    """A pair's lead, counted: how many games more the first bot has won, of so many."""
    lead = wins[0] - wins[1]
    return tuple(int(each == lead) for each in range(-games, games + 1))


def _all(tally: Tally, seats: range) -> Lapses:
    lapses = NO_LAPSES
    for seat in seats if tally.lapses else ():
        lapses = lapses.plus(tally.lapses[seat])
    return lapses
