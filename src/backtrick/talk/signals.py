"""Signals: what players say at a table of `quick-easy`, as values.

A signal is defined by two sets of cards: the speaker holds one of these and none of those. That
decides whether it is true of a hand, and what a listener may conclude.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple, TypeAlias

from ..games.quick_easy import Card, Row
from ..games.quick_easy.cards import COLOURS, DECK, NUMBERS, Colour, fits
from ..games.rows import ROWS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ..games.quick_easy.state import Variant
    from ..games.seats import Seat

Tops: TypeAlias = tuple[Card | None, Card | None]
"""The top cards of the ascending and the descending row."""

SMALL_STEP: Final = 2
"""The largest small step."""
WANTED_STEP: Final = 3
"""The largest step behind a wish to lay on a row."""


class Height(Enum):
    """The rough height of a card: lower, middle or upper third of the numbers."""

    LOW = "low"
    MIDDLE = "middle"
    HIGH = "high"

    def has(self, number: int) -> bool:
        """Whether a number is in this third."""
        third = len(NUMBERS) // 3
        if self is Height.LOW:
            return number in NUMBERS[:third]
        return number in (NUMBERS[-third:] if self is Height.HIGH else NUMBERS[third:-third])


class Meaning(NamedTuple):
    """What a signal says about the speaker's cards."""

    one_of: frozenset[Card] | None = None
    """The speaker holds at least one of these; None: the signal does not say."""
    none_of: frozenset[Card] = frozenset()
    """The speaker holds none of these."""

    def agrees_with(self, hand: Iterable[Card]) -> bool:
        """Whether the speaker could have this hand."""
        held = frozenset(hand)
        return (self.one_of is None or bool(held & self.one_of)) and not held & self.none_of


@dataclass(frozen=True, slots=True)
class Hold:
    """I hold a card of this colour, perhaps of this height."""

    name: ClassVar = "hold"
    colour: Colour
    height: Height | None = None

    def allowed_in(self, variant: Variant) -> bool:
        return variant == "normal" or self.height is None

    def meaning(self, _tops: Tops) -> Meaning:
        return Meaning(_cards(self._is_meant))

    def _is_meant(self, card: Card) -> bool:
        return card.colour == self.colour and (self.height is None or self.height.has(card.number))

    def __str__(self) -> str:
        parts = [self.name, self.colour] + ([self.height.value] if self.height else [])
        return ":".join(parts)


@dataclass(frozen=True, slots=True)
class _OfRow:
    """What all signals about a row have in common."""

    name: ClassVar[str]
    row: Row

    def __str__(self) -> str:
        return f"{self.name}:{self.row.sign}"


@dataclass(frozen=True, slots=True)
class Want(_OfRow):
    """I want to lay on this row: I have a number close to its top."""

    name: ClassVar = "want"

    def allowed_in(self, _variant: Variant) -> bool:
        return True

    def meaning(self, tops: Tops) -> Meaning:
        top = tops[self.row]
        return Meaning(_steps(self.row, top, WANTED_STEP) if top else frozenset(DECK))


@dataclass(frozen=True, slots=True)
class Trick(_OfRow):
    """I can use the reverse trick on this row."""

    name: ClassVar = "trick"

    def allowed_in(self, _variant: Variant) -> bool:
        return True

    def meaning(self, tops: Tops) -> Meaning:
        return Meaning(_tricks(tops[self.row]))


@dataclass(frozen=True, slots=True)
class Leave(_OfRow):
    """Leave this row alone, I need it."""

    name: ClassVar = "leave"

    def allowed_in(self, variant: Variant) -> bool:
        return variant == "normal"

    def meaning(self, tops: Tops) -> Meaning:
        top = tops[self.row]
        return Meaning(_cards(lambda card: card != top and fits(card, self.row, top)))


@dataclass(frozen=True, slots=True)
class Small(_OfRow):
    """I can take only a small step on this row."""

    name: ClassVar = "small"

    def allowed_in(self, variant: Variant) -> bool:
        return variant == "normal"

    def meaning(self, tops: Tops) -> Meaning:
        return Meaning(_steps(self.row, tops[self.row], SMALL_STEP))


@dataclass(frozen=True, slots=True)
class Nothing:
    """I have nothing good: no trick, no small step."""

    name: ClassVar = "nothing"

    def allowed_in(self, variant: Variant) -> bool:
        return variant == "normal"

    def meaning(self, tops: Tops) -> Meaning:
        good = [_tricks(tops[row]) | _steps(row, tops[row], SMALL_STEP) for row in ROWS]
        return Meaning(none_of=good[0] | good[1])

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Start:
    """I start, or you start."""

    name: ClassVar = "start"
    who: Literal["me", "you"]

    def allowed_in(self, _variant: Variant) -> bool:
        return True

    def meaning(self, _tops: Tops) -> Meaning:
        return Meaning()

    def __str__(self) -> str:
        return f"{self.name}:{self.who}"


Signal: TypeAlias = Hold | Want | Trick | Leave | Small | Nothing | Start

SIGNALS: Final[tuple[Signal, ...]] = (
    *(Hold(colour, height) for colour in COLOURS for height in (None, *Height)),
    *(kind(row) for kind in (Want, Trick, Leave, Small) for row in ROWS),
    Nothing(),
    Start("me"),
    Start("you"),
)
"""All signals."""
SIGNAL_NAMED: Final[Mapping[str, Signal]] = MappingProxyType({str(each): each for each in SIGNALS})
"""All signals, by the name that they have on the wire and in records."""


def starters(signal: Signal, speaker: Seat, players: int) -> frozenset[Seat] | None:
    """The seats that the speaker would have start; None: the signal is not about that.

    Before the first card, somebody with nothing good asks another seat to start.
    """
    if isinstance(signal, Start) and signal.who == "me":
        return frozenset({speaker})
    if isinstance(signal, Start | Nothing):
        return frozenset(range(players)) - {speaker}
    return None


def is_true(signal: Signal, hand: Iterable[Card], tops: Tops) -> bool:
    """Whether the signal is true of the hand. Bots never lie; people make mistakes."""
    return signal.meaning(tops).agrees_with(hand)


def _cards(is_meant: Callable[[Card], bool]) -> frozenset[Card]:
    return frozenset(card for card in DECK if is_meant(card))


def _tricks(top: Card | None) -> frozenset[Card]:
    """The cards that fit this top by colour, whatever their number."""
    return _cards(lambda card: top is not None and card.colour == top.colour and card != top)


def _steps(row: Row, top: Card | None, far: int) -> frozenset[Card]:
    """The cards that fit by number, at most this far from the top."""
    if top is None:
        return frozenset()
    other = _other_colour(top)
    near = {
        number
        for number in NUMBERS
        if abs(number - top.number) <= far and fits(Card(other, number), row, top)
    }
    return _cards(lambda card: card.number in near and card != top)


def _other_colour(card: Card) -> Colour:
    """Another colour, so that only the number decides whether a card fits."""
    return next(colour for colour in COLOURS if colour != card.colour)
