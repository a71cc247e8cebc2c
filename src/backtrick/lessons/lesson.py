"""Lessons: one for each game that has a script.

A script is a record of what all seats do and say, with the learner's steps beside it. The texts of
each step are in `locales/`, by the step's id.
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

    from ..games.any_game import AnyGame
    from ..games.seats import Seat
    from ..record import Record

LEARNER: Final[Seat] = 0
_SCRIPTS: Final = Path(__file__).with_name("scripts")


Doing: TypeAlias = Literal["move", "try", "signal", "watch"]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step in the script's file."""

    do: Doing
    move: str = ""
    signals: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something that the learner does or watches."""

    id: str
    """The id of its texts."""
    do: Doing
    """`move`; `try`, a move that the rules refuse; `signal`; `watch`, what the tutor does."""
    move: str
    """The move to make or try; empty if something is said."""
    signals: tuple[str, ...]
    """The signals to say; empty if a move is made."""
    cards: tuple[str, ...]
    """The cards to point at."""


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
"""All lessons, by the id of their game."""
