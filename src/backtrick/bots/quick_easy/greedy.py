"""`greedy`: leaves as much room as possible for the cards it has not seen.

Room is the number of these cards that would fit, summed over the rows. It judges whole turns, and
among turns with the same room it prefers more cards. The kernel plays the same moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy.cards import DECK, fits
from ...games.quick_easy.notation import LAYS, Lay
from ...games.rows import ROWS
from ..bot import Bot, Chair, Choice
from .votes import GoesAlong

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...games.quick_easy import Card, Move, View

Tops = tuple["Card | None", "Card | None"]

_PLACES: Final = {card: place for place, card in enumerate(DECK)}


class _Greedy(GoesAlong):
    def __init__(self, _chair: Chair) -> None:
        self._seen: set[Card | None] = set()

    def see(self, view: View) -> None:
        super().see(view)
        self._seen |= {*view.tops}

    def choose_move(self, legal: Sequence[Move]) -> Choice:
        in_the_boxs_order = sorted(legal, key=_order)
        return Choice(max(in_the_boxs_order, key=self._worth), reason="bot-greedy")

    def _worth(self, move: Move) -> int:
        """The value of the best turn that continues with the move."""
        view, laid = self.view, self.view.laid_this_turn
        if not isinstance(move, Lay):
            return self._worth_of(view.tops, laid)
        tops = _after(view.tops, move)
        rest = [card for card in view.hand if card != move.card]
        turns = [self._worth_of(tops, laid + 1)]
        if laid + 1 < view.options.most_cards_a_turn:
            turns += [self._worth_of(_after(tops, lay), laid + 2) for lay in _lays(rest, tops)]
        return max(turns)

    def _worth_of(self, tops: Tops, laid: int) -> int:
        """First the room, then the number of cards laid, at most two."""
        unseen = [card for card in DECK if card not in self._seen and card not in self.view.hand]
        room = sum(fits(card, row, tops[row]) for row in ROWS for card in unseen)
        return 2 * room + laid


def _order(move: Move) -> tuple[int, int]:
    """The order of moves of equal value; `end` is last."""
    return (_PLACES[move.card], move.row) if isinstance(move, Lay) else (len(DECK), 0)


def _lays(cards: Sequence[Card], tops: Tops) -> Iterator[Lay]:
    return (LAYS[card][row] for card in cards for row in ROWS if fits(card, row, tops[row]))


def _after(tops: Tops, lay: Lay) -> Tops:
    up, down = tops
    return (up, lay.card) if lay.row else (lay.card, down)


GREEDY: Final = Bot("greedy", _Greedy)
