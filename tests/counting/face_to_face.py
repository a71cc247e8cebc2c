"""Face to Face, counted by whole turns.

Lines of cards grow one card at a time, with every card that the hand and the four rows allow. Turns
are the lines of two or more cards. So a first card counts only if a turn begins with it, and a
player without a turn has lost; neither rule is written separately.
"""

from itertools import product
from typing import NamedTuple, TypeVar

from tests.counting.count import Deal, Moves, Stretch, Tree

T = TypeVar("T")
NUMBERS = range(2, 60)
HELPING = ("^!", "v!")
PLACES = ("^", "v", *HELPING)
HAND = 6

Line = tuple[tuple[int, str], ...]
"""Cards in the order they are laid, each with its place."""
Row = tuple[tuple[int, int], ...]
"""The cards of a row from the bottom, each as (owner's seat, number)."""


class Position(NamedTuple):
    """Everything that distinguishes two positions."""

    hands: tuple[frozenset[int], ...]
    piles: tuple[tuple[int, ...], ...]
    turn: int
    rows: tuple[Row, ...] = ((), (), (), ())
    """Seat 0's ascending and descending row, then seat 1's."""
    laid: int = 0
    helped: bool = False
    outcome: str = ""


def _fitting(place: str, top: int) -> frozenset[int]:
    """The numbers that fit on a top card, at home and (with `!`) at the opponent's."""
    higher = {number for number in NUMBERS if number > top}
    lower = {number for number in NUMBERS if number < top}
    allowed = {"^": higher | {top - 10}, "v": lower | {top + 10}, "^!": lower, "v!": higher}
    return frozenset(allowed[place])


FITS = {(place, top): _fitting(place, top) for place in PLACES for top in range(1, 61)}


def count(deal: Deal, depth: int) -> Tree:
    """Count the tree below this deal of two decks."""
    decks = [tuple(int(number) for number in part.split()) for part in deal.deck.split("/")]
    hands = tuple(frozenset(cards[:HAND]) for cards in decks)
    piles = tuple(cards[HAND:] for cards in decks)
    start = _lost_or_on_turn(Position(hands, piles, int(deal.options["starter"])))
    return deal.tree_below(start, _unfold, depth)


def _unfold(position: Position, limit: int) -> Stretch[Position]:
    if position.outcome:
        return Stretch()
    _, *turns = _lines(position, max(2, limit))
    begun = {line[:1] for line in turns[0]}
    whole = [line for lines in turns for line in lines]
    first = [(_moves(position, line), _played(position, line)) for line in begun]
    played = [(_moves(position, line), _played(position, line)) for line in whole]
    to_end = [(line, after) for line, after in played if len(line) < limit and not after.outcome]
    end = f"{position.turn}:end"
    return Stretch(first + played, [((*line, end), _ended(after)) for line, after in to_end])


def _moves(position: Position, line: Line) -> Moves:
    return tuple(f"{position.turn}:{card}{place}" for card, place in line)


def _lines(position: Position, longest: int) -> list[list[Line]]:
    """All lines of one card, all of two, and so on."""
    lays = list(product(position.hands[position.turn], PLACES))
    grown: list[list[Line]] = [[()]]
    for _ in range(longest):
        longer = [(*line, lay) for line in grown[-1] for lay in lays]
        grown.append([line for line in longer if _is_lawful(position, line)])
    return grown[1:]


def _is_lawful(position: Position, line: Line) -> bool:
    """Whether the last card may be laid after the others."""
    card, place = line[-1]
    places = dict(line[:-1])
    if card in places:
        return False
    if place in HELPING and any(earlier in HELPING for earlier in places.values()):
        return False
    return card in FITS[place, _top(position, line[:-1], place)]


def _row_index(turn: int, place: str) -> int:
    owner = 1 - turn if place in HELPING else turn
    return 2 * owner + ("v" in place)


def _top(position: Position, line: Line, place: str) -> int:
    """The number on top of a row once the line is laid; the row card's if there is no other."""
    for card, onto in reversed(line):
        if onto == place:
            return card
    row = position.rows[_row_index(position.turn, place)]
    bare = 60 if "v" in place else 1
    return row[-1][1] if row else bare


def _played(position: Position, line: Line) -> Position:
    """The position once the line is laid, before the turn is ended."""
    rows = list(position.rows)
    for card, place in line:
        rows[_row_index(position.turn, place)] += ((position.turn, card),)
    hand = position.hands[position.turn] - {card for card, _ in line}
    has_more = hand or position.piles[position.turn]
    return position._replace(
        hands=_with(position.hands, position.turn, hand),
        rows=tuple(rows),
        laid=len(line),
        helped=any(place in HELPING for _, place in line),
        outcome="" if has_more else str(position.turn),
    )


def _ended(position: Position) -> Position:
    """The position once the player has drawn and the other is on turn."""
    seat = position.turn
    hand, pile = position.hands[seat], position.piles[seat]
    drawn = HAND - len(hand) if position.helped else 2
    after = position._replace(
        hands=_with(position.hands, seat, hand | set(pile[:drawn])),
        piles=_with(position.piles, seat, pile[drawn:]),
        turn=1 - seat,
        laid=0,
        helped=False,
    )
    return _lost_or_on_turn(after)


def _lost_or_on_turn(position: Position) -> Position:
    """A player on turn without a line of two cards has lost."""
    has_turn = bool(_lines(position, 2)[1])
    return position if has_turn else position._replace(outcome=str(1 - position.turn))


def _with(pair: tuple[T, ...], seat: int, own: T) -> tuple[T, ...]:
    """The pair with the part of this seat replaced."""
    return (own, pair[1]) if seat == 0 else (pair[0], own)
