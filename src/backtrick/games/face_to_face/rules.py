"""The rules: dealing, laying at home and at the opponent's, drawing, and how it ends."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..chance import lot, shuffled
from ..errors import Reason
from ..rows import DESCENDING
from ..seats import with_seat
from ..terms import Ending, Outcome
from .cards import CARDS, COLOURS, NUMBERS, ROW_CARDS, fits, helps
from .lays import can_begin, first_lays, lays, leaves_a_second
from .notation import END, HOME, OPPONENT, Deck, Lay, Move, Side
from .state import Options, Rows, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..seats import Seat
    from ..terms import Moment

HAND: Final = 6
LEAST_CARDS_A_TURN: Final = 2
DRAWN_AFTER_HOME: Final = 2


def shuffle(seed: int) -> Deck:
    """Both players' cards, shuffled."""
    return tuple(shuffled(NUMBERS, seed, f"deck/{colour}") for colour in COLOURS)


def deal(options: Options, seed: int, deck: Deck) -> State:
    """Six cards for each player, from their own pile."""
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
    """Why the seat may not make the move, or None."""
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    if type(move) is not Lay:
        return None if _may_end(state) else Reason.TOO_FEW_LAID
    if move.number not in state.hands[seat]:
        return Reason.CARD_NOT_HELD
    if reason := _why_not_there(state, seat, move):
        return reason
    if state.laid_this_turn or leaves_a_second(state, seat, move):
        return None
    return Reason.LEAVES_NO_SECOND


def _why_not_there(state: State, seat: Seat, move: Lay) -> Reason | None:
    top = state.rows[_whose(seat, move.side)][move.row][-1].number
    if move.side is HOME:
        return None if fits(move.number, move.row, top) else Reason.DOES_NOT_FIT
    if state.helped:
        return Reason.HELPED_ALREADY
    return None if helps(move.number, move.row, top) else Reason.DOES_NOT_HELP


def legal_moves(state: State, seat: Seat, _when: Moment) -> Sequence[Move]:
    """The moves for which `why_illegal` is None."""
    if seat != state.turn:
        return ()
    if not state.laid_this_turn:
        return first_lays(state, seat)
    moves: list[Move] = [*lays(state, seat)]
    if _may_end(state):
        moves.append(END)
    return moves


def _may_end(state: State) -> bool:
    return state.laid_this_turn >= LEAST_CARDS_A_TURN


def _whose(seat: Seat, side: Side) -> Seat:
    return seat if side is HOME else 1 - seat


def after(state: State, seat: Seat, move: Move, _when: Moment) -> State:
    """The state after a legal move."""
    return _after_lay(state, seat, move) if type(move) is Lay else _after_end(state, seat)


def _after_lay(state: State, seat: Seat, move: Lay) -> State:
    hand, piles = state.hands[seat], state.piles
    place = hand.index(move.number)
    hands = with_seat(state.hands, seat, hand[:place] + hand[place + 1 :])
    rows = _rows_with(state.rows, seat, move)
    helped = state.helped or move.side is OPPONENT
    won = not hands[seat] and not piles[seat]
    outcome = _won_by(seat, Ending.ALL_LAID, hands, piles) if won else None
    return State(state.options, hands, piles, rows, seat, state.laid_this_turn + 1, helped, outcome)


def _rows_with(rows: tuple[Rows, ...], seat: Seat, move: Lay) -> tuple[Rows, ...]:
    owner = _whose(seat, move.side)
    card = CARDS[seat][move.number]
    up, down = rows[owner]
    new = (up, (*down, card)) if move.row is DESCENDING else ((*up, card), down)
    return with_seat(rows, owner, new)


def _after_end(state: State, seat: Seat) -> State:
    hand, pile = state.hands[seat], state.piles[seat]
    drawn = draws(state)
    return _turn_begins(
        state.options,
        hands=with_seat(state.hands, seat, tuple(sorted(hand + pile[:drawn]))),
        piles=with_seat(state.piles, seat, pile[drawn:]),
        rows=state.rows,
        turn=_whose(seat, OPPONENT),
    )


def draws(state: State) -> int:
    """The number of cards the seat on turn would draw now."""
    hand, pile = state.hands[state.turn], state.piles[state.turn]
    return min(len(pile), HAND - len(hand) if state.helped else DRAWN_AFTER_HOME)


def _turn_begins(
    options: Options,
    hands: tuple[tuple[int, ...], ...],
    piles: tuple[tuple[int, ...], ...],
    rows: tuple[Rows, ...],
    turn: Seat,
) -> State:
    """The state with the next seat on turn; it loses at once if it cannot lay two."""
    state = State(options, hands, piles, rows, turn, 0, helped=False, outcome=None)
    if can_begin(state, turn):
        return state
    winner = _whose(turn, OPPONENT)
    return replace(state, outcome=_won_by(winner, Ending.CANNOT_LAY_TWO, hands, piles))


def _won_by(
    seat: Seat,
    ending: Ending,
    hands: tuple[tuple[int, ...], ...],
    piles: tuple[tuple[int, ...], ...],
) -> Outcome:
    return Outcome(ending, winners=(seat,), cards_left=sum(map(len, (*hands, *piles))))


def cards_left(state: State) -> int:
    """Cards in both hands and both piles."""
    return sum(map(len, (*state.hands, *state.piles)))


def after_refusal(state: State, _seat: Seat, _reason: Reason, _when: Moment) -> State:
    """The same state: a refused move costs nothing."""
    return state
