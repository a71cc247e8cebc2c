"""The rules of the games. No clock, no files; chance comes from a seed only."""

from __future__ import annotations

import copyreg
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, overload

from .face_to_face import FACE_TO_FACE
from .game import Game
from .quick_easy import QUICK_EASY
from .seven_ate_nine import SEVEN_ATE_NINE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .any_game import AnyGame
    from .face_to_face import FaceToFace
    from .quick_easy import QuickEasy
    from .seven_ate_nine import SevenAteNine

__all__ = ["GAMES", "game"]

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {
        each.id: each
        for each in (
            FACE_TO_FACE,
            QUICK_EASY,
            SEVEN_ATE_NINE,
        )
    }
)
"""All games by id."""


@overload
def game(name: Literal["face-to-face"]) -> FaceToFace: ...
@overload
def game(name: Literal["quick-easy"]) -> QuickEasy: ...
@overload
def game(name: Literal["seven-ate-nine"]) -> SevenAteNine: ...
@overload
def game(name: str) -> AnyGame: ...
def game(name: str) -> AnyGame:
    """The game with this id."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise ValueError(f"no game {name!r}{_guess(name)}; there are {', '.join(GAMES)}") from None


def _guess(name: object) -> str:
    meant = str(name).casefold().replace("_", "-")
    return f" (did you mean {meant!r}?)" if meant in GAMES else ""


def _by_id(each: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    """How to pickle a game: copies and other processes get it from the registry."""
    return game, (each.id,)


copyreg.pickle(Game, _by_id)
