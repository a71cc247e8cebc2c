"""The rules: drawing and laying at once, late cards, misses, and the last card."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..errors import Reason
from ..seats import with_seat
from ..terms import NOW
from .cards import FITTING, VALUES, Card, Values
from .notation import DRAW, LAYS, MIDDLE, Lay, Move
from .rounds import cards_left, deal, halt, round_won, shuffle
from .state import State

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Moment

__all__ = [
    "after",
    "after_refusal",
    "cards_left",
    "deal",
    "legal_moves",
    "shuffle",
    "to_act",
    "values_on_middle",
    "values_on_row",
    "why_illegal",
]

ANY_VALUE: Final[Values] = frozenset(VALUES)
NO_VALUE: Final[Values] = frozenset()


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that can draw or lay, even if a miss bars them for a while."""
    return tuple(
        [seat for seat, stack in enumerate(state.stacks) if stack or _can_lay(state, seat)]
    )


def _can_lay(state: State, seat: Seat) -> bool:
    middle, row = values_on_middle(state, seat), values_on_row(state, seat)
    return any(card.value in middle or card.value in row for card in state.hands[seat])


def values_on_middle(state: State, seat: Seat | None, newer: int = 0) -> Values:
    """The values that the seat may lay in the middle, on the card below the `newer` ones."""
    if seat is not None and _has_only_one_card(state, seat):
        return ANY_VALUE
    return FITTING[state.options.no_wrap][state.middle[-1 - newer]]


def values_on_row(state: State, seat: Seat) -> Values:
    """The values that the seat may lay on its own row; any value starts it."""
    if not state.options.own_pace:  # the usual case, and cheap to check
        return NO_VALUE
    if not state.options.has_own_row(seat) or _has_only_one_card(state, seat):
        return NO_VALUE
    row = state.rows[seat]
    return FITTING[state.options.no_wrap][row[-1]] if row else ANY_VALUE


def _has_only_one_card(state: State, seat: Seat) -> bool:
    return len(state.hands[seat]) + len(state.stacks[seat]) == 1


def why_illegal(state: State, seat: Seat, move: Move, when: Moment) -> Reason | None:
    """Why the seat may not make the move, or None."""
    if when is not NOW:
        _check(state, when)
    if type(move) is not Lay:
        return None if state.stacks[seat] else Reason.STACK_EMPTY
    seen = state.turned if when.seen is None else when.seen
    if seen < state.course.opened:
        return Reason.TOO_LATE
    if move.card not in state.hands[seat]:
        return Reason.CARD_NOT_HELD
    if _time(state, when) < state.barred[seat]:
        return Reason.BARRED
    if move.place is MIDDLE:
        return _why_not_in_the_middle(state, seat, move.card, seen)
    return _why_not_on_the_own_row(state, seat, move.card)


def _check(state: State, when: Moment) -> None:
    if when.at is not None and when.at < state.clock:
        raise ValueError(f"at = {when.at} ms: the last move was at {state.clock} ms")
    if when.seen is not None and not 0 < when.seen <= state.turned:
        raise ValueError(f"seen = {when.seen}: the cards turned up so far are 1 to {state.turned}")


def _time(state: State, when: Moment) -> int:
    return state.clock if when.at is None else when.at


def _why_not_in_the_middle(state: State, seat: Seat, card: Card, seen: int) -> Reason | None:
    """Why the card does not fit; judged by the card that the player had seen."""
    newer = state.turned - seen
    if card.value not in values_on_middle(state, seat, newer):
        return Reason.DOES_NOT_FIT
    # The last card is never late: it fits whatever lies there.
    return Reason.TOO_LATE if newer and not _has_only_one_card(state, seat) else None


def _why_not_on_the_own_row(state: State, seat: Seat, card: Card) -> Reason | None:
    if not state.options.has_own_row(seat):
        return Reason.NO_OWN_ROW
    if _has_only_one_card(state, seat):
        return Reason.LAST_CARD_GOES_TO_THE_MIDDLE
    return None if card.value in values_on_row(state, seat) else Reason.DOES_NOT_FIT


def legal_moves(state: State, seat: Seat, when: Moment) -> list[Move]:
    """The moves for which `why_illegal` is None."""
    if when is not NOW:
        _check(state, when)
    moves: list[Move] = [DRAW] if state.stacks[seat] else []
    middle, row = values_on_middle(state, seat), values_on_row(state, seat)
    if row:
        for card in dict.fromkeys(state.hands[seat]):
            in_the_middle, on_the_row = LAYS[card]
            if card.value in middle:
                moves.append(in_the_middle)
            if card.value in row:
                moves.append(on_the_row)
    else:
        fitting = dict.fromkeys([card for card in state.hands[seat] if card.value in middle])
        moves += [LAYS[card][0] for card in fitting]
    if when is NOW and not state.barred[seat]:
        return moves
    return [move for move in moves if why_illegal(state, seat, move, when) is None]


def after(state: State, seat: Seat, move: Move, when: Moment) -> State:
    """The state after a legal move, including a halt or a new round."""
    if type(move) is Lay:
        moved = _after_lay(state, seat, move, when)
        if not moved.hands[seat] and not moved.stacks[seat]:
            return round_won(moved, seat)
    else:
        moved = _after_draw(state, seat, when)
    if any(moved.stacks) or any(_can_lay(moved, each) for each in range(len(moved.hands))):
        return moved
    return halt(moved)


def _after_draw(state: State, seat: Seat, when: Moment) -> State:
    stack, hand = state.stacks[seat], state.hands[seat]
    place = bisect(hand, stack[0])
    return State(
        state.options,
        state.course,
        state.middle,
        state.turned,
        with_seat(state.stacks, seat, stack[1:]),
        with_seat(state.hands, seat, hand[:place] + stack[:1] + hand[place:]),
        state.rows,
        state.barred,
        _time(state, when),
        outcome=None,
    )


def _after_lay(state: State, seat: Seat, move: Lay, when: Moment) -> State:
    hand = state.hands[seat]
    place = hand.index(move.card)
    middle, turned, rows = state.middle, state.turned, state.rows
    if move.place is MIDDLE:
        middle, turned = (*middle, move.card), turned + 1
    else:
        rows = with_seat(rows, seat, (*rows[seat], move.card))
    return State(
        state.options,
        state.course,
        middle,
        turned,
        state.stacks,
        with_seat(state.hands, seat, hand[:place] + hand[place + 1 :]),
        rows,
        state.barred,
        _time(state, when),
        outcome=None,
    )


def after_refusal(state: State, seat: Seat, reason: Reason, when: Moment) -> State:
    """The state after a refused move: a miss bars the player for a while."""
    if reason is not Reason.DOES_NOT_FIT or not state.options.penalty:
        return state
    time = _time(state, when)
    barred = with_seat(state.barred, seat, time + state.options.penalty)
    return replace(state, barred=barred, clock=time)
