"""Experts: they remember what was laid and said, and think ahead.

`silent`, `talker` and `open` differ in what they say and hear, and in their trained networks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.quick_easy import Move, Options
from ...games.quick_easy.cards import DECK
from ...games.quick_easy.notation import END, LAYS, STARTS
from ...sim.chance import start
from ..bot import BotPlayer, Candidate, Choice, SeenT
from .belief_table import NO_CARD
from .hidden_cards import deal_hidden
from .judgement import glance
from .network import place_count
from .rollouts import think
from .scratch import new_mind
from .styles import played_on, style_of, teacher_of, trust_of
from .watcher import Watcher
from .weights import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ...games.quick_easy import View
    from ...games.seats import Seat
    from ..bot import Chair
    from .memory import Memory

KEPT: Final = 6
"""The number of turns examined after the first glance."""
ROUND: Final = 8
"""The number of sampled deals between two looks at the clock."""


class Expert(BotPlayer[SeenT, Move]):
    """A player that remembers and thinks ahead."""

    def __init__(self, chair: Chair, kind: str, memory: Memory) -> None:
        options = chair.options
        if not isinstance(options, Options):
            raise TypeError(f"{options!r} are the options of another game")
        net = load(teacher_of(kind), options.players, options.variant)
        self.memory = memory
        self._trust = trust_of(kind)
        self._chair = chair
        self._style = style_of(kind, options.players, options.variant, net)
        self._played_on = played_on(kind, self._style.most)
        self._scratch = new_mind(options.players, place_count(net.first))
        start(self._scratch.chance, np.uint64(chair.chance), 0, 0)
        alike = [seat for seat, name in enumerate(chair.company) if name == kind]
        self._watcher = Watcher(memory, self._style, self._scratch, frozenset(alike) - {chair.seat})
        self._plan: list[Choice] = []
        self.unwilling: set[Seat] = set()
        """The seats that have asked others to start."""

    def take_in(self, view: View) -> None:
        """Remember what a view shows, and guess what it does not show."""
        self.memory.conclude()
        self._watcher.look(view)
        self.memory.see(view)

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        self.memory.conclude()
        view = self.memory.view
        if view is None or not legal:
            return None
        if view.turn is None:
            return self._vote(view.votes)
        if not self._plan:
            self._plan = self._turn()
        return self._plan.pop(0)

    def _vote(self, votes: Sequence[int | None]) -> Choice | None:
        """The vote on the start: that of the first seat that has voted, or our own."""
        said = next(
            (vote for vote in votes if vote is not None and vote not in self.unwilling), None
        )
        vote = self._starter() if said is None else said
        if vote == votes[self._chair.seat]:
            return None
        return Choice(STARTS[vote], reason="bot-start" if said is None else "bot-goes-along")

    def _starter(self) -> int:
        """The willing seat whose first turn looks best, over sampled deals."""
        table, scratch = self.memory.table, self._scratch
        seats = range(len(table.sizes))
        chances = np.zeros(len(seats))
        table.turn[0] = self._chair.seat
        for _ in range(self._chair.effort):
            if deal_hidden(table, scratch):
                for seat in seats:
                    scratch.dealt.turn[0] = seat
                    _, best = glance(
                        scratch.dealt, self._style, scratch.work, scratch.turns, scratch.chances
                    )
                    chances[seat] += scratch.chances[best]
        willing = [seat for seat in seats if seat not in self.unwilling] or [*seats]
        return max(willing, key=lambda seat: chances[seat])

    def _turn(self) -> list[Choice]:
        """The best turn found, move by move."""
        candidates = tuple(self._weigh())
        return [
            Choice(move, reason="bot-best-chance", candidates=candidates)
            for move in candidates[0].moves
        ]

    def _weigh(self) -> list[Candidate]:
        """All turns, best first; the best-looking ones are examined more and more deeply."""
        scratch, table = self._scratch, self.memory.table
        found, _ = glance(table, self._style, scratch.work, scratch.turns, scratch.chances)
        order = np.argsort(-scratch.chances[:found], kind="stable")
        scratch.sums[:found] = self._trust * scratch.chances[:found]
        dealt = np.full(found, float(self._trust))
        alive = order[:KEPT]
        while len(alive) > 1 and self._chair.has_time():
            dealt[alive] += self._think(alive)
            alive = alive[np.argsort(-scratch.sums[alive], kind="stable")]
            alive = alive[: (len(alive) + 1) // 2]
        ranked = sorted(
            range(found),
            key=lambda place: (-dealt[place], -scratch.sums[place], -scratch.chances[place]),
        )
        return [
            Candidate(self._moves(place), self._chance(place, dealt[place])) for place in ranked
        ]

    def _think(self, alive: NDArray[np.int64]) -> int:
        """Play on from these turns, in as many sampled deals as the effort allows."""
        wanted = self._played_on * self._chair.effort // len(alive)
        done = 0
        for first in range(0, wanted, ROUND):
            if self._chair.has_time():
                deals = min(ROUND, wanted - first)
                done += think(self.memory.table, self._style, self._scratch, deals, alive)
        return done

    def _chance(self, place: int, dealt: float) -> float:
        scratch = self._scratch
        return float(scratch.sums[place] / dealt if dealt else scratch.chances[place])

    def _moves(self, place: int) -> tuple[Move, ...]:
        card, row, second, second_row = map(int, self._scratch.turns[place])
        lays = [LAYS[DECK[card]][row]]
        if second != NO_CARD:
            lays.append(LAYS[DECK[second]][second_row])
        return (*lays, END)
