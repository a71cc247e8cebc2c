"""The bots offered at tables, by game, best last; and the partners of a single guest.

`bots/` knows them too, but takes two seconds to load. Only the processes in which bots think can
afford that, not the one that people wait for. A test keeps the two in step.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ..games import GAMES
from ..games.face_to_face import FACE_TO_FACE
from ..games.quick_easy import QUICK_EASY
from ..games.seven_ate_nine import SEVEN_ATE_NINE

if TYPE_CHECKING:
    from collections.abc import Mapping

HARE: Final = "hare"
"""The bot that goes by the times of the person it plays against. It is no bot of its own, but one
whose times are stretched."""
FITTED: Final[Mapping[str, str]] = MappingProxyType({SEVEN_ATE_NINE.id: HARE})
"""By game, the bot that is a little faster than a single guest."""
_BEYOND_RANDOM: Final = {
    QUICK_EASY.id: ("greedy", "silent", "talker"),
    FACE_TO_FACE.id: ("greedy", "expert"),
    SEVEN_ATE_NINE.id: ("greedy", HARE, "child", "adult", "expert"),
}
OFFERED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {name: ("random", *_BEYOND_RANDOM.get(name, ())) for name in GAMES}
)
_BEATABLE: Final = {FACE_TO_FACE.id: "greedy", SEVEN_ATE_NINE.id: "adult"}
PARTNERS: Final[Mapping[str, str]] = MappingProxyType(
    {name: _BEATABLE.get(name, bots[-1]) for name, bots in OFFERED.items()}
)
"""By game, the partner of a single guest: the best one for a team, and a beatable one as an
opponent."""
