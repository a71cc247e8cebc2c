"""What a lesson is, and all there are: those of the games that have a script.

A script is a record in which all seats say and do what they should; beside it stand the learner's
steps. What is said to the learner at each step is in `locales/`, under the step's id.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from ..games import GAMES
from ..record import read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..games.game import AnyGame
    from ..games.seats import Seat
    from ..record import Record

LEARNER: Final[Seat] = 0
_SCRIPTS: Final = Path(__file__).with_name("scripts")


Doing: TypeAlias = Literal["move", "try", "signal", "watch"]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step, as it is written down."""

    do: Doing
    move: str = ""
    signals: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something that the learner does, or looks at."""

    id: str
    """Under which its texts are found."""
    do: Doing
    """`move`; `try`, a move that the rules refuse; `signal`; `watch`, what somebody else does."""
    move: str
    """What is done, or tried; empty if something is said."""
    signals: tuple[str, ...]
    """What is said; empty if something is done."""
    cards: tuple[str, ...]
    """Which to point at."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game."""

    script: Record
    steps: tuple[LessonStep, ...]


def _lesson(game: AnyGame) -> Lesson:
    script = read((_SCRIPTS / f"{game.id}.txt").read_text(encoding="utf-8"))
    written = tomllib.loads((_SCRIPTS / f"{game.id}.toml").read_text(encoding="utf-8"))
    steps = msgspec.convert(written["steps"], list[_Written])
    return Lesson(
        script,
        tuple(
            LessonStep(f"lesson-{game.id}-{number}", each.do, each.move, each.signals, each.cards)
            for number, each in enumerate(steps, start=1)
        ),
    )


LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(
    {name: _lesson(game) for name, game in GAMES.items() if (_SCRIPTS / f"{name}.txt").exists()}
)
"""By the id of their game."""
