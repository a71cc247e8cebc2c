"""`expert`: counts cards, samples the hidden ones, and plays on from each.

It plays each promising turn to the end of the game many times, both sides as `greedy`, every time
with newly sampled hidden cards. The better half of the turns gets more games, until one is left.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.face_to_face.cards import COLOURS, NUMBERS
from ...games.face_to_face.notation import Lay
from ...sim.bits import mask_of
from ..bot import Bot, Candidate
from .candidates import best_ends, explore, moves_to, new_ends
from .rollouts import Hidden, new_room, play_on
from .turns import Plan, PlansTurns, moves_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.face_to_face import View
    from ...sim.face_to_face.shortest_way import Turn
    from ..bot import Chair

CANDIDATES: Final = 24
"""The most candidate turns."""
EFFORT: Final = 3_000
"""The number of games played out per decision."""


class _Expert(PlansTurns):
    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self._scratch = new_room(Random(chair.chance).getrandbits(64))
        self._ends = new_ends()
        self._seen: tuple[set[int], ...] = tuple(set() for _ in COLOURS)
        """By seat, the numbers seen on the table."""

    def see(self, view: View) -> None:
        super().see(view)
        for rows in view.tops:
            for card in rows:
                self._seen[COLOURS.index(card.colour)].add(card.number)

    def plan(self, turn: Turn) -> Plan:
        best = np.zeros(CANDIDATES, np.int64)
        known = explore(turn, self._ends)
        found = best_ends(self._ends, known, turn.pile, best)
        candidates = self._weighed(turn, best[:found].tolist())
        return Plan(candidates[0].moves, self._reason(candidates), candidates)

    def _weighed(self, turn: Turn, ends: Sequence[int]) -> tuple[Candidate, ...]:
        """The turns with their chances, most games first."""
        moves = {end: moves_of(turn, moves_to(self._ends, end)) for end in ends}
        if self._wins(turn, ends[0]):
            return (Candidate(moves[ends[0]], 1.0),)
        chances = self._chances(ends)
        return tuple(Candidate(moves[end], chance) for end, chance in chances.items())

    def _wins(self, turn: Turn, end: int) -> bool:
        return not turn.pile and not self._ends.hands[end]

    def _chances(self, ends: Sequence[int]) -> dict[int, float]:
        """The share of games won, by end; the better half goes on to the next round."""
        wins = dict.fromkeys(ends, 0)
        chances: dict[int, float] = {}
        hidden, rounds, played = self._hidden(), max(1, (len(ends) - 1).bit_length()), 0
        while len(ends) > 1 or not chances:
            games = max(1, self.chair.effort // (rounds * len(ends)))
            won = play_on(self._ends, np.array(ends, np.int64), games, hidden, self._scratch)
            played += games
            for end, more in zip(ends, won.tolist(), strict=True):
                wins[end] += more
            ends = sorted(ends, key=lambda end: -wins[end])
            chances = {end: wins[end] / played for end in ends} | {
                end: chance for end, chance in chances.items() if end not in ends
            }
            if not self.chair.has_time():
                break
            ends = ends[: (len(ends) + 1) // 2]
        return chances

    def _hidden(self) -> Hidden:
        view, seat = self.view, self.chair.seat
        held = {card.number for card in view.hand}
        other = 1 - seat
        return Hidden(
            mask_of(set(NUMBERS) - self._seen[seat] - held),
            view.pile_sizes[seat],
            mask_of(set(NUMBERS) - self._seen[other]),
            view.hand_sizes[other],
            view.pile_sizes[other],
        )

    def _reason(self, candidates: Sequence[Candidate]) -> str:
        if candidates[0].chance == 1.0 and len(candidates) == 1:
            return "bot-duel-last"
        if len(candidates) == 1:
            return "bot-duel-only"
        if _helps(candidates[0]):
            return "bot-duel-helping"
        return "bot-duel-home" if any(map(_helps, candidates)) else "bot-duel-best"


def _helps(candidate: Candidate) -> bool:
    """Whether a turn lays a card on the opponent's rows."""
    return any(isinstance(move, Lay) and move.side for move in candidate.moves)


EXPERT: Final = Bot("expert", _Expert, effort=EFFORT)
