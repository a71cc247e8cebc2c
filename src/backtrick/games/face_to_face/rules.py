"""The rules: dealing, laying at home and at the opponent's, drawing, and how it ends."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..chance import lot, shuffled
from ..errors import Reason
from ..seats import with_seat
from ..terms import Ending, Outcome
from .cards import (
    ALL_ROWS,
    CARDS,
    COLOURS,
    FITTING,
    HELPING,
    NUMBERS,
    OF_NUMBER,
    ON_ROW,
    REACH,
    ROW_CARDS,
    Lays,
    Row,
    fits,
    helps,
)
from .notation import END, LAYS, Deck, Lay, Move, Side
from .state import Options, Rows, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..seats import Seat
    from ..terms import Moment

HAND: Final = 6
LEAST_CARDS_A_TURN: Final = 2
DRAWN_AFTER_HOME: Final = 2


_HOME: Final = ON_ROW[Row.ASCENDING] | ON_ROW[Row.DESCENDING]
_LAYS: Final = {
    number: tuple(
        tuple(lay for row, lay in enumerate(lays) if rows >> row & 1)
        for rows in range(ALL_ROWS + 1)
    )
    for number, lays in LAYS.items()
}
"""By number, and by the rows that take it."""


def shuffle(seed: int) -> Deck:
    """Both players' cards, shuffled."""
    return tuple(shuffled(NUMBERS, seed, f"deck/{colour}") for colour in COLOURS)


def deal(options: Options, seed: int, deck: Deck) -> State:
    """Six cards each from one's own pile."""
    low, high = ROW_CARDS
    for colour, cards in zip(COLOURS, deck, strict=True):
        if not cards:
            raise ValueError(f"no {colour} cards: each player needs some")
        if len(set(cards)) < len(cards):
            twice = next(number for number in cards if cards.count(number) > 1)
            raise ValueError(f"{twice} stands among the {colour} cards twice")
    return _turn_begins(
        options,
        hands=tuple(tuple(sorted(cards[:HAND])) for cards in deck),
        piles=tuple(cards[HAND:] for cards in deck),
        rows=tuple(((cards[low],), (cards[high],)) for cards in CARDS),
        turn=lot(options.players, seed, "starter")
        if options.starter == "random"
        else options.starter,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat on turn."""
    return (state.turn,)


def why_illegal(state: State, seat: Seat, move: Move, _when: Moment) -> Reason | None:
    """Why the seat may not make the move while the game runs."""
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    if type(move) is not Lay:
        return Reason.TOO_FEW_LAID if state.laid < LEAST_CARDS_A_TURN else None
    if move.number not in state.hands[seat]:
        return Reason.CARD_NOT_HELD
    if reason := _why_not_there(state, seat, move):
        return reason
    if state.laid or _leaves_a_second(_taken(state, seat), _held(state, seat), move):
        return None
    return Reason.LEAVES_NO_SECOND


def _why_not_there(state: State, seat: Seat, move: Lay) -> Reason | None:
    top = state.rows[_whose(seat, move.side)][move.row][-1].number
    if move.side is Side.HOME:
        return None if fits(move.number, move.row, top) else Reason.DOES_NOT_FIT
    if state.helped:
        return Reason.HELPED_ALREADY
    return None if helps(move.number, move.row, top) else Reason.DOES_NOT_HELP


def legal_moves(state: State, seat: Seat, _when: Moment) -> Sequence[Move]:
    """The moves for which `why_illegal` is None."""
    if seat != state.turn:
        return ()
    taken = _taken(state, seat)
    lays = [
        lay
        for number in state.hands[seat]
        for lay in _LAYS[number][taken >> REACH * number & ALL_ROWS]
    ]
    if state.laid:
        return lays if state.laid < LEAST_CARDS_A_TURN else [*lays, END]
    held = _held(state, seat)
    if _both_rows_take_two(taken & held):
        return lays
    return [first for first in lays if _leaves_a_second(taken, held, first)]


def _taken(state: State, seat: Seat) -> Lays:
    """What the rows take, of all numbers."""
    up, down = state.rows[seat]
    home = FITTING[0][up[-1].number] | FITTING[1][down[-1].number]
    if state.helped:
        return home
    up, down = state.rows[1 - seat]
    return home | HELPING[0][up[-1].number] | HELPING[1][down[-1].number]


def _held(state: State, seat: Seat) -> Lays:
    """All ways to lay the numbers in hand, taken or not."""
    held = 0
    for number in state.hands[seat]:
        held |= OF_NUMBER[number]
    return held


def _both_rows_take_two(lays: Lays) -> bool:
    """Whether a second card can be laid whatever the first: quicker than to ask for each."""
    up, down = lays & ON_ROW[Row.ASCENDING], lays & ON_ROW[Row.DESCENDING]
    return up & up - 1 != 0 and down & down - 1 != 0


def _leaves_a_second(taken: Lays, held: Lays, first: Lay) -> bool:
    """Whether another card could be laid after this first one of a turn."""
    rest = held & ~OF_NUMBER[first.number]
    if first.side is Side.OPPONENT:
        return taken & rest & _HOME != 0
    # The other rows take what they took; this one takes what fits on the card just laid.
    return (taken & ~ON_ROW[first.row] | FITTING[first.row][first.number]) & rest != 0


def _whose(seat: Seat, side: Side) -> Seat:
    return seat if side is Side.HOME else 1 - seat


def after(state: State, seat: Seat, move: Move, _when: Moment) -> State:
    """The state after a legal move."""
    return _after_lay(state, seat, move) if type(move) is Lay else _after_end(state, seat)


def _after_lay(state: State, seat: Seat, move: Lay) -> State:
    hand, piles = state.hands[seat], state.piles
    place = hand.index(move.number)
    hands = with_seat(state.hands, seat, hand[:place] + hand[place + 1 :])
    rows = _rows_with(state.rows, seat, move)
    helped = state.helped or move.side is Side.OPPONENT
    won = not hands[seat] and not piles[seat]
    outcome = _won_by(seat, Ending.ALL_LAID, hands, piles) if won else None
    return State(state.options, hands, piles, rows, seat, state.laid + 1, helped, outcome)


def _rows_with(rows: tuple[Rows, ...], seat: Seat, move: Lay) -> tuple[Rows, ...]:
    owner = _whose(seat, move.side)
    card = CARDS[seat][move.number]
    up, down = rows[owner]
    new = (up, (*down, card)) if move.row is Row.DESCENDING else ((*up, card), down)
    return with_seat(rows, owner, new)


def _after_end(state: State, seat: Seat) -> State:
    hand, pile = state.hands[seat], state.piles[seat]
    drawn = HAND - len(hand) if state.helped else DRAWN_AFTER_HOME
    return _turn_begins(
        state.options,
        hands=with_seat(state.hands, seat, tuple(sorted(hand + pile[:drawn]))),
        piles=with_seat(state.piles, seat, pile[drawn:]),
        rows=state.rows,
        turn=_whose(seat, Side.OPPONENT),
    )


def _turn_begins(
    options: Options,
    hands: tuple[tuple[int, ...], ...],
    piles: tuple[tuple[int, ...], ...],
    rows: tuple[Rows, ...],
    turn: Seat,
) -> State:
    """The turn passes on; it is lost at once by a player who has no first card to lay."""
    state = State(options, hands, piles, rows, turn, 0, helped=False, outcome=None)
    if _can_lay_two(state, turn):
        return state
    winner = _whose(turn, Side.OPPONENT)
    return replace(state, outcome=_won_by(winner, Ending.CANNOT_LAY_TWO, hands, piles))


def _can_lay_two(state: State, seat: Seat) -> bool:
    taken, held = _taken(state, seat), _held(state, seat)
    return _both_rows_take_two(taken & held) or any(
        _leaves_a_second(taken, held, first)
        for number in state.hands[seat]
        for first in _LAYS[number][taken >> REACH * number & ALL_ROWS]
    )


def _won_by(
    seat: Seat,
    ending: Ending,
    hands: tuple[tuple[int, ...], ...],
    piles: tuple[tuple[int, ...], ...],
) -> Outcome:
    return Outcome(ending, winners=(seat,), cards_left=sum(map(len, (*hands, *piles))))


def after_refusal(state: State, _seat: Seat, _reason: Reason, _when: Moment) -> State:
    """A refused move costs nothing."""
    return state
