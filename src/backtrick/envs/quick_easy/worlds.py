"""The worlds of a seat: which hands the others may have, and how likely each is."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from itertools import accumulate, combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from ...games.quick_easy.cards import Card
from ...games.quick_easy.state import State
from ...games.rows import ROWS
from ...talk.signals import is_true

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ...games.quick_easy import Options, View
    from ...games.seats import Seat
    from ...talk.signals import Signal, Tops

    Hand = frozenset[Card]


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat has drawn so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat has laid a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Said:
    """A seat has said something when these were the tops."""

    signal: Signal
    tops: Tops


class Likely(NamedTuple):
    """The hands that a seat may have, and in how many ways each and those before it came about."""

    hands: list[Hand]
    ways: list[int]

    def any(self, chance: Random) -> Hand:
        """One of them, by its number of ways."""
        return self.hands[bisect_right(self.ways, chance.randrange(self.ways[-1]))]


class QuickEasyWorlds:
    """All that a seat has seen and heard, by the seat that did it."""

    def __init__(self, options: Options, seat: Seat, deck: Sequence[Card]) -> None:
        self._seat = seat
        self._deck = frozenset(deck)
        self._rows: tuple[list[Card], list[Card]] = ([], [])
        self._done: list[list[Drew | Laid | Said]] = [[] for _ in range(options.players)]
        self._view: View | None = None
        self._likely: dict[Seat, Likely] = {}

    def see(self, view: View) -> None:
        """Take in what has changed: a card on top of a row, or cards that were drawn."""
        last = self._view
        sizes = list(last.hand_sizes) if last else [0] * len(self._done)
        for row in ROWS:
            top = view.tops[row]
            if top is not None and view.row_sizes[row] > len(self._rows[row]):
                self._rows[row].append(top)
                if last is not None and last.turn is not None:
                    self._done[last.turn].append(Laid(top))
                    sizes[last.turn] -= 1
        for seat, size in enumerate(view.hand_sizes):
            if size > sizes[seat]:
                self._done[seat].append(Drew(size - sizes[seat]))
        self._view = view
        self._likely.clear()

    def hear(self, speaker: Seat, signal: Signal) -> None:
        """Take it as true of the speaker's hand at this moment."""
        if self._view is not None and speaker != self._seat:
            self._done[speaker].append(Said(signal, self._view.tops))
            self._likely.clear()

    def deal(self, chance: Random) -> State:
        """Deal the hidden cards anew; ValueError if nothing fits what was said."""
        view = self._view
        if view is None:
            raise ValueError("nothing has been seen yet")
        hands = self._hands(chance)
        pile = sorted(self._hidden().difference(*hands.values()))
        chance.shuffle(pile)
        hands[self._seat] = frozenset(view.hand)
        return State(
            options=view.options,
            hands=tuple(tuple(sorted(hands[seat])) for seat in range(len(self._done))),
            pile=tuple(pile),
            rows=(tuple(self._rows[0]), tuple(self._rows[1])),
            votes=view.votes,
            turn=view.turn,
            laid_this_turn=view.laid_this_turn,
            outcome=view.outcome,
        )

    def _likely_hands(self, seat: Seat) -> Likely:
        """The hands that another seat may have; kept until something happens."""
        if seat not in self._likely:
            ways = _ways(self._done[seat], self._hidden())
            hands = sorted(ways, key=sorted)  # sets have no order of their own
            self._likely[seat] = Likely(hands, list(accumulate(map(ways.__getitem__, hands))))
        return self._likely[seat]

    def _hidden(self) -> Hand:
        held = self._view.hand if self._view else ()
        return self._deck.difference(*self._rows, held)

    def _hands(self, chance: Random) -> dict[Seat, Hand]:
        """Hands of the others that go together: no card is in two of them."""
        others = {
            seat: self._likely_hands(seat) for seat in range(len(self._done)) if seat != self._seat
        }
        for seat, likely in others.items():
            if not likely.hands:
                raise ValueError(f"no hand fits what seat {seat} has said and laid")
        for _ in range(TRIES):
            hands = {seat: likely.any(chance) for seat, likely in others.items()}
            if len(frozenset[Card]().union(*hands.values())) == sum(map(len, hands.values())):
                return hands
        raise ValueError("no hands go together with what was said")


TRIES: Final = 100_000
"""How often hands are tried; about one in two hundred goes together in the worst case."""


def _ways(done: Sequence[Drew | Laid | Said], hidden: Hand) -> Counter[Hand]:
    """Go through what a seat did, with every hand that it may have had.

    A card that it drew is still hidden, or it has laid it since.
    """
    laid_later = {each.card for each in done if isinstance(each, Laid)}
    ways = Counter[frozenset[Card]]({frozenset(): 1})
    for each in done:
        match each:
            case Drew(cards):
                ways = _after_drawing(ways, cards, hidden | laid_later)
            case Laid(card):
                laid_later.remove(card)
                ways = Counter({hand - {card}: n for hand, n in ways.items() if card in hand})
            case Said(signal, tops):
                true = {hand: n for hand, n in ways.items() if is_true(signal, hand, tops)}
                ways = Counter(true)
    return ways


def _after_drawing(ways: Counter[Hand], cards: int, from_these: Hand) -> Counter[Hand]:
    after = Counter[frozenset[Card]]()
    for hand, number in ways.items():
        for drawn in combinations(from_these - hand, cards):
            after[hand.union(drawn)] += number
    return after


worlds: Final = QuickEasyWorlds
