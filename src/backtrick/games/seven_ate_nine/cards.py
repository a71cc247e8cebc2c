"""The seventy-three cards, and the sum that says what fits."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Colour: TypeAlias = Literal["green", "blue", "red"]

STEPS: Final[dict[int, Colour]] = {1: "green", 2: "blue", 3: "red"}
"""Each step, with its colour."""
VALUES: Final = range(1, 11)


class Card(NamedTuple):
    """A card; its notation is the colour's first letter and the value."""

    value: int
    step: int

    @property
    def colour(self) -> Colour:
        """The colour of the step."""
        return STEPS[self.step]

    def __str__(self) -> str:
        return f"{self.colour[0]}{self.value}"


FACES: Final = tuple(Card(value, step) for value in VALUES for step in STEPS)

# The faces of which the box has three, according to a public implementation.
_THIRDS: Final = {1: (1, 2, 3, 4), 2: (5, 6, 7, 8), 3: (1, 2, 3, 9, 10)}

DECK: Final = tuple(
    sorted([*FACES, *FACES, *(Card(value, step) for step in _THIRDS for value in _THIRDS[step])])
)


Values: TypeAlias = frozenset[int]


def result(top: Card, sign: int, *, no_wrap: bool) -> int | None:
    """The card's value plus its step (1) or minus its step (-1); None if that is no value."""
    value = top.value + sign * top.step
    if no_wrap:
        return value if value in VALUES else None
    return (value - VALUES[0]) % len(VALUES) + VALUES[0]


def results(top: Card, *, no_wrap: bool) -> Values:
    """The values that fit on the card."""
    sums = (result(top, sign, no_wrap=no_wrap) for sign in (1, -1))
    return frozenset(value for value in sums if value is not None)


FITTING: Final = {
    no_wrap: {top: results(top, no_wrap=no_wrap) for top in FACES} for no_wrap in (False, True)
}
"""The results, by the option `no_wrap` and by the card below."""
