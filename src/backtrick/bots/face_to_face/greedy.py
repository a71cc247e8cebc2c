"""`greedy`: uses up as little of its rows as it can, and helps only if that costs little.

It plays the turns of the compiled policy of that name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...sim.face_to_face.greedy import new_plans, plan_turn
from ..bot import Bot
from .turns import Plan, PlansTurns, moves_of

if TYPE_CHECKING:
    from ...sim.face_to_face.shortest_way import Turn
    from ..bot import Chair


class _Greedy(PlansTurns):
    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self._plans = new_plans()

    def plan(self, turn: Turn) -> Plan:
        cards = plan_turn(turn, self._plans)
        return Plan(moves_of(turn, self._plans[0, :cards].tolist()), "bot-duel-greedy")


GREEDY: Final = Bot("greedy", _Greedy)
