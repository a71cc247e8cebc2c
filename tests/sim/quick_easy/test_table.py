"""The kernel's positions and moves are those of the plain rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.games.quick_easy import QUICK_EASY, Lay
from backtrick.games.quick_easy.cards import DECK, fits
from backtrick.games.rows import ROWS
from backtrick.sim.quick_easy.table import BARE, END, FITS, LAID, LEFT, deal, end, fitting, lay
from backtrick.sim.quick_easy.whole_games import can_lay

from .tables import number_of, numbers, table_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from backtrick.games.quick_easy import Card, Move, State
    from backtrick.sim.quick_easy.table import SimTable

SMALL_DECKS = [
    pytest.param(2, "normal", "r3 b9 g2 g8 y5 r7 p1 b4", marks=pytest.mark.thorough),
    (2, "normal", "r5 r6 b5 b6 r1 b10 g5"),
    (2, "pro", "r3 b9 g2 g8 y5 r7 p1 b4 r9"),
    (3, "normal", "r3 b9 g2 g8 y5 r7 p1 b4"),
    (3, "pro", "p1 p10 g1 g10 y1 y10 r5 r6 b2"),
    (5, "normal", "r1 r2 b1 b2 g1 g2 y1 y2 p1 p2"),
]


def all_states(first: State) -> Iterator[State]:
    """Every reachable state."""
    seen, waiting = {first}, [first]
    while waiting:
        state = waiting.pop()
        yield state
        for move in QUICK_EASY.legal_moves(state, state.turn or 0):
            after = QUICK_EASY.apply(state, state.turn or 0, move)
            if after not in seen:
                seen.add(after)
                waiting.append(after)


def legal_by_kernel(table: SimTable, most: int) -> set[int]:
    """All moves that the kernel's tables allow."""
    may_lay = table.now[LAID] < most
    lays = {
        2 * card + row
        for row in range(2)
        for card in range(len(DECK))
        if may_lay and int(fitting(table, row)) >> card & 1
    }
    return lays | {END} if table.now[LAID] else lays


def moved(table: SimTable, move: Move) -> None:
    """Make a move with the kernel."""
    if isinstance(move, Lay):
        lay(table, number_of(move))
    else:
        end(table)


@pytest.mark.parametrize("row", ROWS)
def test_the_table_of_fits_agrees_with_the_rules(row: int) -> None:
    """For every top and every card, the table agrees with `fits`."""
    for top, card_below in enumerate((*DECK, None)):
        for number, card in enumerate(DECK):
            assert bool(int(FITS[row, top]) >> number & 1) == fits(card, ROWS[row], card_below)
    assert FITS.shape == (len(ROWS), BARE + 1)


@pytest.mark.parametrize("players, variant, cards", SMALL_DECKS)
def test_every_state_of_small_decks(players: int, variant: str, cards: str) -> None:
    """In every state the legal moves, their results and the end of the game are the same."""
    deck: Sequence[Card] = QUICK_EASY.parse_deck(cards)
    options = QUICK_EASY.options(players=players, variant=variant, starter=0)
    first = QUICK_EASY.deal(options, deck=deck)
    dealt = table_of(first, deck)
    deal(dealt, 0)
    assert numbers(dealt) == numbers(table_of(first, deck))
    states = list(all_states(first))
    assert len(states) > 100
    for state in states:
        table = table_of(state, deck)
        _same_end(state, table)
        if state.outcome is None:
            _same_moves(state, deck)


def _same_end(state: State, table: SimTable) -> None:
    won = table.now[LEFT] == 0
    lost = not won and table.now[LAID] == 0 and not can_lay(table)
    assert (state.outcome is not None) == (won or lost)
    if state.outcome is not None:
        assert state.outcome.cards_left == table.now[LEFT]
        assert bool(state.outcome.winners) == won


def _same_moves(state: State, deck: Sequence[Card]) -> None:
    seat = state.turn
    assert seat is not None
    legal = QUICK_EASY.legal_moves(state, seat)
    most = state.options.most_cards_a_turn
    assert set(map(number_of, legal)) == legal_by_kernel(table_of(state, deck), most)
    for move in legal:
        table = table_of(state, deck)
        moved(table, move)
        assert numbers(table) == numbers(table_of(QUICK_EASY.apply(state, seat, move), deck))
