"""A player that plans whole turns and then plays them move by move."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from ...games.face_to_face import Move as DuelMove
from ...games.face_to_face import View
from ...games.face_to_face.notation import END, LAYS
from ...games.terms import Move
from ...sim.bits import mask_of
from ...sim.face_to_face.lookups import REACH
from ...sim.face_to_face.shortest_way import Turn
from ..bot import BotPlayer, Candidate, Choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..bot import Chair


class Plan(NamedTuple):
    """The rest of a turn, and the reason for it."""

    moves: tuple[Move, ...]
    reason: str
    candidates: tuple[Candidate, ...] = ()

    def rest(self) -> Plan:
        """The plan after the next move."""
        chosen = tuple(Candidate(each.moves[1:], each.chance) for each in self.candidates[:1])
        return Plan(self.moves[1:], self.reason, chosen)


class PlansTurns(BotPlayer[View, DuelMove]):
    """Plans at the start of its turn, and again if the plan becomes impossible."""

    view: View
    _plan = Plan((), "bot-no-reason")

    def __init__(self, chair: Chair) -> None:
        self.chair = chair

    def see(self, view: View) -> None:
        self.view = view

    @abstractmethod
    def plan(self, turn: Turn) -> Plan:
        """A plan for the rest of the turn."""

    def choose(self, legal: Sequence[DuelMove]) -> Choice | None:
        if not legal:
            return None
        if not self._goes_on(legal):
            self._plan = self.plan(self._turn())
        plan, self._plan = self._plan, self._plan.rest()
        return Choice(plan.moves[0], reason=plan.reason, candidates=plan.candidates)

    def _goes_on(self, legal: Sequence[DuelMove]) -> bool:
        """Whether there is a plan for this turn that can still be followed."""
        begun = self.view.laid_this_turn and self._plan.moves
        return bool(begun) and self._plan.moves[0] in legal

    def _turn(self) -> Turn:
        view, seat = self.view, self.chair.seat
        own, theirs = view.tops[seat], view.tops[1 - seat]
        return Turn(
            mask_of(card.number for card in view.hand),
            (own[0].number, own[1].number, theirs[0].number, theirs[1].number),
            view.pile_sizes[seat],
            view.laid_this_turn,
            int(view.helped),
        )


def moves_of(turn: Turn, planned: Sequence[int]) -> tuple[Move, ...]:
    """Planned cards as moves, with `end` unless the game ends."""
    moves = tuple(LAYS[move // REACH][move % REACH] for move in planned)
    wins = len(planned) == int(turn.hand).bit_count() + turn.pile
    return moves if wins else (*moves, END)
