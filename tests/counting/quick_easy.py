"""Quick & Easy, counted by whole turns.

A turn is a line of cards with their rows. All permutations of the hand are tried, and lines that
break a rule are thrown away. Single moves are the beginnings of the remaining lines.
"""

from collections.abc import Iterator
from itertools import permutations, product
from typing import NamedTuple

from tests.counting.count import Deal, Moves, Stretch, Tree

CARDS = [colour + str(number) for colour in "rbgyp" for number in range(1, 11)]
BARE = ""

Line = tuple[tuple[str, str], ...]
"""Cards in the order they are laid, each with its row, `^` or `v`."""


class Position(NamedTuple):
    """Everything that distinguishes two positions."""

    hands: tuple[frozenset[str], ...]
    pile: tuple[str, ...]
    up: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
    turn: int | None = None
    laid: int = 0
    words: tuple[int | None, ...] = ()
    outcome: str = ""


def _number(card: str) -> int:
    return int(card[1:])


def _fitting(row: str, top: str) -> frozenset[str]:
    """The cards that fit on a row with this top."""
    if top == BARE:
        return frozenset(CARDS)
    higher = {card for card in CARDS if _number(card) > _number(top)}
    lower = {card for card in CARDS if _number(card) < _number(top)}
    same_colour = {card for card in CARDS if card[0] == top[0]}
    return frozenset((higher if row == "^" else lower) | same_colour)


FITS = {(row, top): _fitting(row, top) for row in "^v" for top in [BARE, *CARDS]}


def count(deal: Deal, depth: int) -> Tree:
    """Count the tree below this deal."""
    most = 1 if deal.options.get("variant") == "pro" else 2
    start = _dealt(int(deal.options["players"]), deal.options["starter"], deal.deck.split())
    return deal.tree_below(start, lambda position, _: _unfold(position, most), depth)


def _dealt(players: int, starter: str, deck: list[str]) -> Position:
    hands = tuple(frozenset(deck[2 * seat : 2 * seat + 2]) for seat in range(players))
    dealt = Position(hands, tuple(deck[2 * players :]))
    if starter == "agree":
        return dealt._replace(words=(None,) * players)
    return dealt._replace(turn=int(starter))


def _unfold(position: Position, most: int) -> Stretch[Position]:
    if position.outcome:
        return Stretch()
    if position.turn is None:
        return Stretch(after=list(_words_said(position)))
    seat = position.turn
    laid = [(_moves(seat, line), _laid(position, line)) for line in _lines(position, most)]
    ended = [((*moves, f"{seat}:end"), _ended(after)) for moves, after in laid if not after.outcome]
    return Stretch(within=laid, after=ended)


def _moves(seat: int, line: Line) -> Moves:
    return tuple(f"{seat}:{card}{row}" for card, row in line)


def _words_said(position: Position) -> Iterator[tuple[Moves, Position]]:
    """Any seat may name any seat, except the one it has already named."""
    seats = range(len(position.hands))
    for seat, word in product(seats, seats):
        if position.words[seat] != word:
            words = (*position.words[:seat], word, *position.words[seat + 1 :])
            turn = word if set(words) == {word} else None
            yield (f"{seat}:start:{word}",), position._replace(words=words, turn=turn)


def _lines(position: Position, most: int) -> Iterator[Line]:
    """Every legal line of one to `most` cards of the seat on turn."""
    assert position.turn is not None
    hand = position.hands[position.turn]
    for length in range(1, most + 1):
        for cards in permutations(hand, length):
            for rows in product("^v", repeat=length):
                line = tuple(zip(cards, rows, strict=True))
                if _is_lawful(position, line):
                    yield line


def _is_lawful(position: Position, line: Line) -> bool:
    """Whether each card of the line fits on its row when it is laid."""
    for index, (card, row) in enumerate(line):
        below = _row(position, line[:index], row)
        if card not in FITS[row, below[-1] if below else BARE]:
            return False
    return True


def _row(position: Position, line: Line, row: str) -> tuple[str, ...]:
    """The whole row once the line is laid."""
    before = position.up if row == "^" else position.down
    return before + tuple(card for card, onto in line if onto == row)


def _laid(position: Position, line: Line) -> Position:
    """The position once the line is laid, before the turn is ended."""
    gone = {card for card, _ in line}
    hands = tuple(hand - gone for hand in position.hands)
    return position._replace(
        hands=hands,
        up=_row(position, line, "^"),
        down=_row(position, line, "v"),
        laid=len(line),
        outcome="" if any(hands) or position.pile else "+".join(map(str, range(len(hands)))),
    )


def _ended(position: Position) -> Position:
    """The position once the seat on turn has drawn and the next is on turn."""
    turn = position.turn
    assert turn is not None
    missing = 2 - len(position.hands[turn])
    drawn = position.hands[turn] | set(position.pile[:missing])
    hands = (*position.hands[:turn], drawn, *position.hands[turn + 1 :])
    clockwise = [*range(turn + 1, len(hands)), *range(turn + 1)]
    follower = next(seat for seat in clockwise if hands[seat])
    after = position._replace(hands=hands, pile=position.pile[missing:], turn=follower, laid=0)
    return after if any(_lines(after, 1)) else after._replace(outcome="nobody")
