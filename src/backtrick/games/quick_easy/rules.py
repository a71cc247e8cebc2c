"""The rules: dealing, agreeing who starts, laying, drawing, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..chance import lot, shuffled
from ..errors import Reason
from ..rows import ASCENDING, DESCENDING
from ..seats import with_seat
from ..terms import Ending, Outcome
from .cards import DECK, fits
from .notation import END, LAYS, STARTS, End, Lay, Move, Start
from .state import Cards, Options, Rows, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..seats import Seat
    from ..terms import Moment

HAND: Final = 2


def shuffle(seed: int) -> Cards:
    """The deck, shuffled."""
    return shuffled(DECK, seed, "deck")


def deal(options: Options, seed: int, deck: Cards) -> State:
    """Two cards for each player; the rest is the draw pile."""
    dealt = HAND * options.players
    if len(deck) < dealt:
        raise ValueError(f"{len(deck)} cards: {options.players} players need at least {dealt}")
    if len(set(deck)) < len(deck):
        twice = next(card for card in deck if deck.count(card) > 1)
        raise ValueError(f"{twice} is in the deck twice; there is one of each card")
    return State(
        options=options,
        hands=tuple(tuple(sorted(deck[at : at + HAND])) for at in range(0, dealt, HAND)),
        pile=deck[dealt:],
        rows=((), ()),
        votes=(None,) * options.players,
        turn=_starter(options, seed),
        laid_this_turn=0,
        outcome=None,
    )


def _starter(options: Options, seed: int) -> Seat | None:
    if options.starter == "agree":
        return None
    if options.starter == "random":
        return lot(options.players, seed, "starter")
    return options.starter


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat on turn; every seat while they vote on the start."""
    return tuple(range(state.options.players)) if state.turn is None else (state.turn,)


def why_illegal(state: State, seat: Seat, move: Move, _when: Moment) -> Reason | None:
    """Why the seat may not make the move, or None."""
    if type(move) is Start:
        return _why_no_start(state, seat, move)
    if seat != state.turn:
        return Reason.START_NOT_AGREED if state.turn is None else Reason.NOT_YOUR_TURN
    if type(move) is Lay:
        return _why_not_laid(state, seat, move)
    return None if state.laid_this_turn else Reason.TOO_FEW_LAID


def _why_no_start(state: State, seat: Seat, move: Start) -> Reason | None:
    if state.turn is not None:
        return Reason.ALREADY_STARTED
    if move.starter >= state.options.players:
        return Reason.NO_SUCH_SEAT
    return Reason.SAME_VOTE if state.votes[seat] == move.starter else None


def _why_not_laid(state: State, seat: Seat, move: Lay) -> Reason | None:
    if move.card not in state.hands[seat]:
        return Reason.CARD_NOT_HELD
    if not _may_lay_more(state):
        return Reason.ENOUGH_LAID
    laid = state.rows[move.row]
    return None if fits(move.card, move.row, laid[-1] if laid else None) else Reason.DOES_NOT_FIT


def legal_moves(state: State, seat: Seat, _when: Moment) -> Sequence[Move]:
    """The moves for which `why_illegal` is None."""
    if state.turn is None:
        return [
            start for start in STARTS[: state.options.players] if start.starter != state.votes[seat]
        ]
    if seat != state.turn:
        return ()
    if not _may_lay_more(state):
        return (END,)
    lays = _lays(state.hands[seat], state.rows)
    return [*lays, END] if state.laid_this_turn else lays


def _may_lay_more(state: State) -> bool:
    return state.laid_this_turn < state.options.most_cards_a_turn


def _lays(hand: Cards, rows: Rows) -> list[Move]:
    up, down = rows
    top_up, top_down = up[-1] if up else None, down[-1] if down else None
    lays: list[Move] = []
    for card in hand:
        on_up, on_down = LAYS[card]
        if fits(card, ASCENDING, top_up):
            lays.append(on_up)
        if fits(card, DESCENDING, top_down):
            lays.append(on_down)
    return lays


def after(state: State, seat: Seat, move: Move, _when: Moment) -> State:
    """The state after a legal move."""
    if isinstance(move, Lay):
        return _after_lay(state, seat, move)
    return _after_end(state, seat) if isinstance(move, End) else _after_start(state, seat, move)


def _after_start(state: State, seat: Seat, move: Start) -> State:
    votes = with_seat(state.votes, seat, move.starter)
    agreed = all(vote == move.starter for vote in votes)
    return State(
        options=state.options,
        hands=state.hands,
        pile=state.pile,
        rows=state.rows,
        votes=votes,
        turn=move.starter if agreed else None,
        laid_this_turn=0,
        outcome=None,
    )


def _after_lay(state: State, seat: Seat, move: Lay) -> State:
    hand = tuple([card for card in state.hands[seat] if card != move.card])
    hands = with_seat(state.hands, seat, hand)
    up, down = state.rows
    won = not hand and not state.pile and not any(hands)
    return State(
        options=state.options,
        hands=hands,
        pile=state.pile,
        rows=(up, (*down, move.card)) if move.row else ((*up, move.card), down),
        votes=state.votes,
        turn=seat,
        laid_this_turn=state.laid_this_turn + 1,
        outcome=_won(state.options) if won else None,
    )


def _after_end(state: State, seat: Seat) -> State:
    hand = state.hands[seat]
    missing = HAND - len(hand)
    hands = with_seat(state.hands, seat, tuple(sorted(hand + state.pile[:missing])))
    pile = state.pile[missing:]
    turn = _next_with_cards(hands, seat)
    lost = not _lays(hands[turn], state.rows)
    return State(
        options=state.options,
        hands=hands,
        pile=pile,
        rows=state.rows,
        votes=state.votes,
        turn=turn,
        laid_this_turn=0,
        outcome=_lost(hands, pile) if lost else None,
    )


def _next_with_cards(hands: tuple[Cards, ...], seat: Seat) -> Seat:
    """The next seat with cards, clockwise. There is one, or the game would be won."""
    turn = (seat + 1) % len(hands)
    while not hands[turn]:
        turn = (turn + 1) % len(hands)
    return turn


def _won(options: Options) -> Outcome:
    return Outcome(Ending.ALL_LAID, winners=tuple(range(options.players)), cards_left=0)


def _lost(hands: tuple[Cards, ...], pile: Cards) -> Outcome:
    return Outcome(Ending.NOTHING_FITS, winners=(), cards_left=_sum(hands, pile))


def cards_left(state: State) -> int:
    """Cards in hands and in the pile."""
    return _sum(state.hands, state.pile)


def _sum(hands: tuple[Cards, ...], pile: Cards) -> int:
    return len(pile) + sum(map(len, hands))


def after_refusal(state: State, _seat: Seat, _reason: Reason, _when: Moment) -> State:
    """The same state: a refused move costs nothing."""
    return state
