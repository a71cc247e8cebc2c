"""Emblems: everybody's picture and colour. At a table, nobody shares either with a seated person.

Two spectators may look alike: their emblems depend on who sits there alone, so that they do not
change when somebody comes to watch or leaves.

They are stored, so none may ever be renamed or removed.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypeVar, get_args

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import Table

Picture: TypeAlias = Literal[
    "acorn",
    "anchor",
    "apple",
    "balloon",
    "bell",
    "boat",
    "cactus",
    "cat",
    "cherry",
    "cup",
    "fish",
    "house",
    "key",
    "kite",
    "lantern",
    "leaf",
    "mountain",
    "mushroom",
    "owl",
    "rocket",
    "snail",
    "tree",
    "umbrella",
    "whale",
]
Colour: TypeAlias = Literal[
    "teal", "rust", "mint", "wine", "slate", "peach", "olive", "rose", "coal", "brown"
]
"""None is the colour of a card. Neighbours are easy to tell apart."""

PICTURES: Final[tuple[Picture, ...]] = get_args(Picture)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

_Each = TypeVar("_Each")


class Emblem(msgspec.Struct, frozen=True):
    """A person's picture and its colour. Bots have none."""

    picture: Picture
    colour: Colour

    def __str__(self) -> str:
        return f"{self.picture} {self.colour}"


def given_emblem(guest: str) -> Emblem:
    """The emblem of a guest who has chosen none: as random as the id."""
    lot = int.from_bytes(sha256(guest.encode()).digest()[:8], "big")
    return Emblem(PICTURES[lot % len(PICTURES)], COLOURS[lot // len(PICTURES) % len(COLOURS)])


def emblem_of(guest: str, chosen: str) -> Emblem:
    """The emblem of a guest: as chosen, in the form in which it is stored, or as given."""
    if not chosen:
        return given_emblem(guest)
    picture, colour = chosen.split()
    return msgspec.convert({"picture": picture, "colour": colour}, Emblem)


def distinct_emblem(table: Table, emblem: Emblem) -> Emblem:
    """A newcomer's emblem, with the next picture or colour if somebody at the table has it."""
    taken = [occupant.emblem for occupant in table.occupants if occupant.emblem is not None]
    return Emblem(
        _next_free(PICTURES, emblem.picture, [each.picture for each in taken]),
        _next_free(COLOURS, emblem.colour, [each.colour for each in taken]),
    )


def _next_free(all_: Sequence[_Each], wanted: _Each, taken: Sequence[_Each]) -> _Each:
    """What was wanted, or the next one that nobody has; there are more than seats."""
    first = all_.index(wanted)
    return next(each for each in (*all_[first:], *all_[:first]) if each not in taken)
