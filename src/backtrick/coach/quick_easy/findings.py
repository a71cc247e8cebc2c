"""What is better about a turn of `quick-easy` than about another, by what the seat knew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...bots.quick_easy.cards import COLOUR_COUNT, FITS, NUMBER_COUNT, NUMBER_OF
from ...games.quick_easy.cards import COLOURS, NUMBERS, fits
from ...games.rows import ROWS
from ..findings import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...games.quick_easy import Card, Lay
    from ...games.rows import Row
    from ...games.seats import Seat

_MUCH: Final = 0.5
"""The share of an announced card's meanings that must lose its place."""
_OFTEN: Final = 0.03
"""How much likelier the next player must be to have nothing that fits."""
_FAR: Final = 2
"""How many more numbers must be used up."""
_FEW: Final = 4
"""How many fewer hidden cards must fit."""

Tops = tuple["Card | None", "Card | None"]


class Announced(NamedTuple):
    """A card in another hand, and what it may be by what was said."""

    seat: Seat
    cards: int
    """The cards that it may be, as bits."""


class Known(NamedTuple):
    """What a seat knew that findings may use."""

    tops: Tops
    announced: Sequence[Announced]
    hidden: int
    """The cards it had not seen, as bits."""
    next_hands: Sequence[int]
    """The hand of the next player in sampled deals, as bits."""


class _Turn(NamedTuple):
    """A turn and the tops after it."""

    lays: tuple[Lay, ...]
    tops: Tops

    def fitting(self, row: Row) -> int:
        """The cards that fit on a row afterwards, as bits."""
        top = self.tops[row]
        return int(FITS[row, FITS.shape[1] - 1 if top is None else NUMBER_OF[top]])

    @property
    def room(self) -> int:
        """The cards that fit on either row afterwards, as bits."""
        return self.fitting(ROWS[0]) | self.fitting(ROWS[1])


def findings(known: Known, played: tuple[Lay, ...], best: tuple[Lay, ...]) -> tuple[Finding, ...]:
    """What is better about the best turn, the weightiest first."""
    mine, better = _Turn(played, _after(known.tops, played)), _Turn(best, _after(known.tops, best))
    return (
        *_closed_rows(known, mine, better),
        *_nothing_for_next(known, mine, better),
        *_missed_tricks(known, mine, better),
        *_ended_rows(mine, better),
        *_long_steps(known, mine, better),
        *_number_of_cards(mine, better),
        *_less_room(known, mine, better),
    )


def _after(tops: Tops, lays: tuple[Lay, ...]) -> Tops:
    for lay in lays:
        tops = (tops[0], lay.card) if lay.row else (lay.card, tops[1])
    return tops


def _share(cards: int, of: int) -> float:
    return (cards & of).bit_count() / of.bit_count()


def _closed_rows(known: Known, mine: _Turn, better: _Turn) -> Iterator[Finding]:
    """An announced card had a place, and most of what it may be has none now."""
    for seat, cards in known.announced:
        if cards and _share(better.room, cards) - _share(mine.room, cards) >= _MUCH:
            row = max(ROWS, key=lambda row: _share(better.fitting(row), cards))
            values = (("seat", seat), ("row", row.name.lower()), ("colour", _colour(cards)))
            yield Finding("closed-row", values)


def _colour(cards: int) -> str:
    """The colour that all these cards have, or none."""
    whole = (1 << NUMBER_COUNT) - 1
    of = [COLOURS[place] for place in range(COLOUR_COUNT) if cards >> NUMBER_COUNT * place & whole]
    return of[0] if len(of) == 1 else "none"


def _nothing_for_next(known: Known, mine: _Turn, better: _Turn) -> Iterator[Finding]:
    """The next player is more often left with nothing that fits, which loses at once."""
    hands = known.next_hands
    if not hands:
        return
    mine_stuck, better_stuck = (
        sum(not turn.room & hand for hand in hands) / len(hands) for turn in (mine, better)
    )
    if mine_stuck - better_stuck >= _OFTEN:
        values = (("percent", round(100 * mine_stuck)), ("best", round(100 * better_stuck)))
        yield Finding("next-stuck", values)


def _missed_tricks(known: Known, mine: _Turn, better: _Turn) -> Iterator[Finding]:
    """The best turn sets a row back by a reverse trick that was not played."""
    tops = known.tops
    for lay in better.lays:
        top = tops[lay.row]
        goes_back = top is not None and _distance(lay.row, top, lay.card) < 0
        if goes_back and fits(lay.card, lay.row, top) and lay not in mine.lays:
            yield Finding("missed-trick", (("card", str(lay.card)), ("row", lay.row.name.lower())))
        tops = _after(tops, (lay,))


def _distance(row: Row, top: Card, card: Card) -> int:
    """How far a card moves a row on; less than 0: back."""
    return (card.number - top.number) * (-1 if row else 1)


def _ended_rows(mine: _Turn, better: _Turn) -> Iterator[Finding]:
    """A row was led to its last number, where only the reverse trick goes on."""
    for row in ROWS:
        top, other = mine.tops[row], better.tops[row]
        if top and top.number == NUMBERS[row - 1] != (other and other.number):
            yield Finding("ended-row", (("row", row.name.lower()), ("colour", top.colour)))


def _long_steps(known: Known, mine: _Turn, better: _Turn) -> Iterator[Finding]:
    """The played turn uses up more numbers of the rows."""
    used, least = _used(known.tops, mine), _used(known.tops, better)
    if used - max(least, 0) >= _FAR:
        yield Finding("long-steps", (("steps", used), ("best", max(least, 0))))


def _used(tops: Tops, turn: _Turn) -> int:
    """The numbers that a turn uses up on rows that were begun."""
    pairs = [(row, tops[row], turn.tops[row]) for row in ROWS]
    return sum(_distance(row, old, new) for row, old, new in pairs if old and new)


def _number_of_cards(mine: _Turn, better: _Turn) -> Iterator[Finding]:
    if len(mine.lays) > len(better.lays) and better.lays[0] in mine.lays:
        yield Finding("one-was-enough")
    if len(mine.lays) < len(better.lays) and mine.lays[0] in better.lays:
        yield Finding("second-card", (("card", str(_other(better, mine.lays[0]))),))


def _other(turn: _Turn, lay: Lay) -> Card:
    return next(each.card for each in turn.lays if each != lay)


def _less_room(known: Known, mine: _Turn, better: _Turn) -> Iterator[Finding]:
    """Fewer of the hidden cards fit afterwards."""
    cards, best = ((turn.room & known.hidden).bit_count() for turn in (mine, better))
    if best - cards >= _FEW:
        yield Finding("less-room", (("cards", cards), ("best", best)))
