"""Rounds and halts: dealing the cards to the stacks and the middle."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import accumulate, chain, pairwise
from typing import TYPE_CHECKING, Final

from ..chance import shuffled
from ..seats import with_seat
from ..terms import Ending, Outcome
from .cards import DECK, FACES, FITTING, Card
from .state import Course, State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..seats import Seat
    from .state import Cards, Options

TOKENS_TO_WIN: Final = 3

_RANKS: Final = {face: rank for rank, face in enumerate(FACES)}
"""The order of the faces, because numbers sort twice as fast."""


def shuffle(seed: int) -> Cards:
    """The deck, shuffled for the first round."""
    return _shuffled_for_round(DECK, seed, 0)


def _shuffled_for_round(cards: Iterable[Card], seed: int, number: int) -> Cards:
    return shuffled(sorted(cards), seed, f"round/{number}")


def deal(options: Options, seed: int, deck: Cards) -> State:
    """One card in the middle, the others in stacks; what does not deal evenly is set aside."""
    if surplus := Counter(deck) - Counter(DECK):
        ((card, copies),) = surplus.most_common(1)
        raise ValueError(f"{card} is in the deck {copies} times too often")
    start = Course(seed=seed, aside=(), opened=0, halts=0, rounds=0, tokens=(0,) * options.players)
    return _new_round(options, start, deck, turned=1, clock=0)


def _new_round(options: Options, course: Course, deck: Cards, *, turned: int, clock: int) -> State:
    ends = list(accumulate(_stack_sizes(options, len(deck) - 1), initial=1))
    nothing: tuple[Cards, ...] = ((),) * options.players
    return State(
        options=options,
        course=replace(course, aside=deck[ends[-1] :], opened=turned),
        middle=deck[:1],
        turned=turned,
        stacks=tuple(deck[start:end] for start, end in pairwise(ends)),
        hands=nothing,
        rows=nothing,
        barred=(0,) * options.players,
        clock=clock,
        outcome=None,
    )


def _stack_sizes(options: Options, cards: int) -> list[int]:
    """The number of cards for each seat: an adult gets `handicap` times as many as a child."""
    shares = [
        1 if seat in options.children else options.handicap for seat in range(options.players)
    ]
    share = cards // sum(shares)
    if share < 1:
        raise ValueError(
            f"{cards + 1} cards: this table needs at least {sum(shares) + 1}, one for the middle"
        )
    return [share * each for each in shares]


def round_won(state: State, seat: Seat) -> State:
    """The state after a seat's last card: the end, or in a match a token and the next round."""
    if not state.options.match:
        return _over(state, Ending.LAST_CARD, (seat,))
    course = state.course
    tokens = with_seat(course.tokens, seat, course.tokens[seat] + 1)
    course = replace(course, rounds=course.rounds + 1, tokens=tokens)
    if tokens[seat] == TOKENS_TO_WIN:
        return _over(replace(state, course=course), Ending.LAST_CARD, (seat,))
    cards = chain(state.middle, *state.stacks, *state.hands, *state.rows, course.aside)
    deck = _shuffled_for_round(cards, course.seed, course.rounds)
    return _new_round(state.options, course, deck, turned=state.turned + 1, clock=state.clock)


def halt(state: State) -> State:
    """The state after a halt: hands become stacks, and the middle is shuffled."""
    middle, rows = state.middle, state.rows
    if _is_stuck(state):
        if not any(rows):
            return _over(state, Ending.STUCK, ())
        # The children's rows go to the middle too and start again, so that any card fits on them.
        middle, rows = tuple(chain(middle, *rows)), ((),) * len(rows)
    course, turned = state.course, state.turned + 1
    purpose, seed = f"halt/{course.halts}", course.seed
    return State(
        options=state.options,
        course=Course(seed, course.aside, turned, course.halts + 1, course.rounds, course.tokens),
        middle=shuffled(sorted(middle, key=_RANKS.__getitem__), seed, f"{purpose}/middle")[::-1],
        turned=turned,
        stacks=tuple(
            [
                shuffled(hand, seed, f"{purpose}/stack/{seat}")
                for seat, hand in enumerate(state.hands)
            ]
        ),
        hands=((),) * len(state.hands),
        rows=rows,
        barred=state.barred,
        clock=state.clock,
        outcome=None,
    )


def _is_stuck(state: State) -> bool:
    """Whether no card from the middle would take any card held."""
    fitting = FITTING[state.options.no_wrap]
    held = {card.value for hand in state.hands for card in hand}
    return all(held.isdisjoint(fitting[card]) for card in state.middle)


def _over(state: State, ending: Ending, winners: tuple[Seat, ...]) -> State:
    return replace(state, outcome=Outcome(ending, winners, cards_left(state)))


def cards_left(state: State) -> int:
    """Cards in stacks and hands."""
    return sum(map(len, (*state.stacks, *state.hands)))
