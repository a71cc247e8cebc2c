"""The cards of 7 Ate 9, what fits, and how a round is dealt."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tests.counting.chance import STEPS, in_order, value

Cards = tuple[str, ...]
VALUES = range(1, 11)
EXTRA = ["g1", "g2", "g3", "g4", "b5", "b6", "b7", "b8", "r1", "r2", "r3", "r9", "r10"]
FULL_DECK = in_order([step + str(number) for step in STEPS for number in VALUES] * 2 + EXTRA)


class Position(NamedTuple):
    """Everything that distinguishes two positions."""

    hands: tuple[Cards, ...]
    stacks: tuple[Cards, ...]
    top: str
    below: Cards
    rows: tuple[Cards, ...]
    aside: Cards
    tokens: tuple[int, ...]
    round: int = 0
    halts: int = 0
    outcome: str = ""


@dataclass(frozen=True)
class Table:
    """What stays the same throughout a game."""

    players: int
    children: frozenset[int]
    options: Mapping[str, str]
    deck: Cards
    seed: int

    def has(self, option: str) -> bool:
        """Whether a variant is played."""
        return self.options.get(option) == "yes"

    def has_row(self, seat: int) -> bool:
        """Whether a seat has its own row."""
        return self.has("own_pace") and seat in self.children

    def fit(self, card: str, top: str) -> bool:
        """Whether a card's value is a step away from the top, on the line or on the ring of ten."""
        distance, step = abs(value(card) - value(top)), STEPS[top[0]]
        return distance == step or (distance == 10 - step and not self.has("no_wrap"))

    def dealt(self, cards: Cards) -> Position:
        """A round: the first card goes in the middle, then each seat gets its share."""
        times = int(self.options.get("handicap", "1"))
        weights = [1 if seat in self.children else times for seat in range(self.players)]
        unit = (len(cards) - 1) // sum(weights)
        ends = [1 + unit * sum(weights[:seat]) for seat in range(self.players + 1)]
        stacks = tuple(cards[ends[seat] : ends[seat + 1]] for seat in range(self.players))
        none: tuple[Cards, ...] = ((),) * self.players
        tokens = (0,) * self.players
        return Position(none, stacks, cards[0], (), none, cards[ends[-1] :], tokens)
