"""States of the plain rules as tables of the kernels, and their comparison."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE
from backtrick.games.seven_ate_nine.cards import FACES
from backtrick.games.terms import Ending
from backtrick.sim.seven_ate_nine.cards import bundle, number_of
from backtrick.sim.seven_ate_nine.table import RUNS, STUCK, WON

if TYPE_CHECKING:
    from backtrick.games.seven_ate_nine import Card, State
    from backtrick.sim.seven_ate_nine.table import SimTable

ALPHABET = SEVEN_ATE_NINE.alphabet(SEVEN_ATE_NINE.options())
NUMBERS = {move: number for number, move in enumerate(ALPHABET)}


def table_of(state: State, like: SimTable) -> SimTable:
    """A table with the cards of the state; the rest is copied from another table."""
    written: Any = copy(like)
    written["middle"], written["top"] = bundle(state.middle), number_of(state.middle[-1])
    written["turned"], written["halts"] = state.turned, state.course.halts
    written["stands"] = _stands(state)
    written["undrawn"] = sum(map(len, state.stacks))
    for seat in range(state.options.players):
        _seat(written, state, seat)
    return written


def _seat(written: Any, state: State, seat: int) -> None:
    hand, stack, row = state.hands[seat], state.stacks[seat], state.rows[seat]
    written["hands"][seat], written["rows"][seat] = bundle(hand), bundle(row)
    written["row_tops"][seat] = number_of(row[-1] if row else None)
    written["stacks"][seat], written["held"][seat] = len(stack), len(hand) + len(stack)
    written["tokens"][seat] = state.course.tokens[seat]
    end = written["ends"][seat]
    written["order"][end - len(stack) : end] = [number_of(card) for card in stack]


def _deck(state: State) -> list[Card]:
    places = (*state.stacks, *state.hands, *state.rows, state.course.aside)
    return sorted(chain(state.middle, *places))


def _stands(state: State) -> int:
    if state.outcome is None:
        return RUNS
    return STUCK if state.outcome.ending is Ending.STUCK else WON


def stack_of(table: SimTable, seat: int) -> tuple[Card, ...]:
    """The stack of a seat, the top card first."""
    end = int(table.ends[seat])
    places = range(end - int(table.stacks[seat]), end)
    return tuple(FACES[int(table.order[place])] for place in places)


def is_alike(state: State, table: SimTable) -> bool:
    """Whether all cards are where the state has them."""
    written: Any = table_of(state, table)
    given: Any = table
    return written.tobytes() == given.tobytes()


def legal_in(state: State, seat: int) -> int:
    """What the seat may do by the plain rules, as a set of moves."""
    return sum(1 << NUMBERS[move] for move in SEVEN_ATE_NINE.legal_moves(state, seat))


def with_chance_of(state: State, table: SimTable) -> State:
    """The state, with newly shuffled cards in the table's order."""
    top = FACES[table.top]
    stacks = tuple(stack_of(table, seat) for seat in range(state.options.players))
    if len(state.middle) > 1:  # a halt: every seat keeps its cards
        assert [*map(sorted, stacks)] == [*map(sorted, state.stacks)]
    rest = Counter(_deck(state)) - Counter(chain((top,), *stacks, *state.rows))
    left = tuple(rest.elements())
    if len(state.middle) == 1:  # a new round: the rest is set aside, not in the middle
        course = replace(state.course, aside=left)
        return replace(state, middle=(top,), stacks=stacks, course=course)
    aside = Counter(state.course.aside)
    middle = tuple((Counter(left) - aside).elements())
    return replace(state, middle=(*middle, top), stacks=stacks)
