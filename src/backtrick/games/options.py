"""The options of a game: how each kind is checked, parsed and written."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, Self, TypeAlias, cast

from .errors import shown

_NO_SEATS: Final = "none"

TalkVariant: TypeAlias = Literal["normal", "pro"]
"""The two sets of rules on talk."""


def _number(text: str) -> int | str:
    """The number, if the text is a few plain digits; otherwise the text."""
    return int(text) if re.fullmatch(r"\d{1,3}", text, re.ASCII) else text


class Kind(ABC):
    """The values that an option takes, and their text."""

    @property
    @abstractmethod
    def allowed(self) -> str:
        """What is allowed, for error messages."""

    @abstractmethod
    def normal(self, value: object) -> object:
        """The value in its normal form; raises ValueError or TypeError."""

    def read(self, text: str) -> object:
        """The value that a text stands for, or the text itself if it has none."""
        return _number(text)

    def write(self, value: object) -> str:
        """The value as text."""
        return str(value)

    def among(self, value: object, _kept: Sequence[int]) -> object:
        """The same choice if only some seats are kept, which are renumbered."""
        return value


@dataclass(frozen=True, slots=True)
class OneOf(Kind):
    """One of a few words or whole numbers."""

    values: tuple[str | int, ...]

    @property
    def allowed(self) -> str:
        return "one of " + ", ".join(map(str, self.values))

    def normal(self, value: object) -> object:
        # Compares the type too, because True == 1.
        if not any(type(value) is type(known) and value == known for known in self.values):
            raise ValueError
        return value


@dataclass(frozen=True, slots=True)
class WordOrSeat(OneOf):
    """One of a few words, the usual one first, or a seat."""

    def among(self, value: object, kept: Sequence[int]) -> object:
        if not isinstance(value, int):
            return value
        return kept.index(value) if value in kept else self.values[0]


@dataclass(frozen=True, slots=True)
class Flag(Kind):
    """Yes or no."""

    @property
    def allowed(self) -> str:
        return "True or False (yes or no in text)"

    def normal(self, value: object) -> object:
        if type(value) is not bool:
            raise TypeError
        return value

    def read(self, text: str) -> object:
        return {"yes": True, "no": False}.get(text, text)

    def write(self, value: object) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True, slots=True)
class Seats(Kind):
    """Any of the seats, each once; in text `0,2`, or `none`."""

    seats: range

    @property
    def allowed(self) -> str:
        first, last = self.seats[0], self.seats[-1]
        return f"different seats from {first} to {last}; in Python (0, 2), in text 0,2"

    def normal(self, value: object) -> object:
        if not isinstance(value, (tuple, list, set, frozenset)):
            raise TypeError
        chosen = tuple(cast("Iterable[object]", value))
        kept = tuple(seat for seat in self.seats if seat in chosen)
        if any(type(seat) is not int for seat in chosen) or len(kept) != len(chosen):
            raise ValueError
        return kept

    def read(self, text: str) -> object:
        names = [] if text == _NO_SEATS else text.split(",")
        return tuple(map(_number, names))

    def write(self, value: object) -> str:
        return ",".join(map(str, cast("Iterable[object]", value))) or _NO_SEATS

    def among(self, value: object, kept: Sequence[int]) -> object:
        chosen = cast("tuple[int, ...]", value)
        return tuple(place for place, seat in enumerate(kept) if seat in chosen)


@dataclass(frozen=True, slots=True)
class Seconds(Kind):
    """A time in seconds, to the millisecond."""

    longest: int

    @property
    def allowed(self) -> str:
        return f"seconds from 0 to {self.longest}, to the millisecond"

    def normal(self, value: object) -> object:
        if type(value) not in {int, float}:
            raise TypeError
        seconds = abs(cast("float", value))  # -0.0 is 0
        if seconds != value or seconds > self.longest or round(seconds, 3) != seconds:
            raise ValueError
        return float(seconds)

    def read(self, text: str) -> object:
        return float(text) if re.fullmatch(r"\d{1,3}(\.\d{1,3})?", text, re.ASCII) else text

    def write(self, value: object) -> str:
        return f"{value:g}"


def option(kind: Kind, default: object) -> Any:  # noqa: ANN401 - the type of any field
    """A field of a game's options."""
    return field(default=default, metadata={"kind": kind})


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The base of all options: checked when created, written as text."""

    players: int

    def __post_init__(self) -> None:
        for name, kind in self.kinds().items():
            value = getattr(self, name)
            try:
                object.__setattr__(self, name, kind.normal(value))
            except (TypeError, ValueError):
                raise ValueError(f"{name} = {shown(value)}: allowed is {kind.allowed}") from None
        if clash := self.clash():
            raise ValueError(clash)

    def clash(self) -> str | None:
        """Why these options do not go together, or None."""
        return None

    @property
    def talk(self) -> TalkVariant | None:
        """The variant of the rules on talk; None: anything may be said."""
        return None

    def moved_on(self, _started: int) -> Self:
        """The options for the next game, where another seat starts."""
        return self

    def without_lots(self) -> tuple[Self, ...]:
        """These options; with a random starter, one variant for each seat that may start."""
        return (self,)

    @classmethod
    def kinds(cls) -> dict[str, Kind]:
        """The kind of each option, by name."""
        return {each.name: each.metadata["kind"] for each in fields(cls)}

    def chosen(self) -> dict[str, Any]:
        """The chosen values, by name."""
        return {name: getattr(self, name) for name in self.kinds()}

    def among(self, kept: Sequence[int]) -> Self:
        """The same choices for some of the seats; ValueError if they do not go together there."""
        chosen = {
            name: kind.among(getattr(self, name), kept) for name, kind in self.kinds().items()
        }
        return self.of(**{**chosen, "players": len(kept)})

    @classmethod
    def of(cls, /, **chosen: object) -> Self:
        """Options from values; the rest are defaults."""
        known = cls.kinds()
        for name in chosen:
            if name not in known:
                raise ValueError(f"no option {shown(name)}; there are {', '.join(known)}")
        return cls(**cast("dict[str, Any]", chosen))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Options from `name=value` words; the rest are defaults."""
        chosen: dict[str, object] = {}
        known = cls.kinds()
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name in chosen:
                raise ValueError(f"{shown(word)}: options are written name=value, each once")
            chosen[name] = known[name].read(value) if name in known else value
        return cls.of(**chosen)

    def __str__(self) -> str:
        return " ".join(
            f"{name}={kind.write(getattr(self, name))}" for name, kind in self.kinds().items()
        )
