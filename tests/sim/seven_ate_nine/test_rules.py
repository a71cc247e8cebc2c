"""The kernels and the plain rules agree, move by move."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE
from backtrick.games.seven_ate_nine.cards import DECK, FACES
from backtrick.sim.decks import dealt
from backtrick.sim.seven_ate_nine.cards import bundle, first, single, size
from backtrick.sim.seven_ate_nine.rules import moves, play
from backtrick.sim.seven_ate_nine.table import WON, new_table
from backtrick.sim.seven_ate_nine.whole_games import begin
from tests.sim.seven_ate_nine.tables import NUMBERS, is_alike, legal_in, table_of, with_chance_of
from tests.strategies import all_options
from tests.thorough import first_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.games.seven_ate_nine import Card, Move, Options, State
    from backtrick.sim.seven_ate_nine.table import SimTable

GAMES = 300
PARTS = 12
SEEDS = range(2)
SMALL = [
    ("players=1", 10),
    ("players=1 no_wrap=yes", 10),
    ("players=2", 11),
    ("players=2 no_wrap=yes", 9),
    ("players=2 match=yes", 7),
    ("players=2 own_pace=yes children=0", 9),
    ("players=2 own_pace=yes children=0,1 no_wrap=yes", 7),
    ("players=2 handicap=2 children=1", 10),
    ("players=3", 10),
    ("players=3 handicap=2 children=0,2 own_pace=yes", 9),
    ("players=4", 9),
]


def check(state: State, table: SimTable) -> None:
    """Everything visible is equal, and so are the legal moves."""
    assert is_alike(state, table)
    if state.outcome is not None:
        assert (table.stands == WON) == bool(state.outcome.winners)
        assert table.winner in state.outcome.winners or table.stands != WON
        return
    for seat in range(state.options.players):
        assert moves(table, seat) == legal_in(state, seat)


def after(state: State, seat: int, move: Move, table: SimTable) -> State:
    """Make a move in both; random results are copied from the table."""
    course = state.course
    state = SEVEN_ATE_NINE.apply(state, seat, move)
    play(table, seat, NUMBERS[move])
    if state.outcome is None and state.course.opened != course.opened:
        state = with_chance_of(state, table)
    check(state, table)
    return state


@pytest.mark.parametrize("seed", first_of(SEEDS))
@pytest.mark.parametrize("text, cards", SMALL)
def test_every_state_of_a_small_game_agrees(text: str, cards: int, seed: int) -> None:
    """From a short deck to the first shuffle, each move in each state leads to the same state."""
    options = SEVEN_ATE_NINE.options_type.parse(text)
    deck = SEVEN_ATE_NINE.deck(seed)[:cards]
    start, empty = SEVEN_ATE_NINE.deal(options, seed=seed, deck=deck), new_table(options, deck=deck)
    found, waiting = {start}, [start]
    while waiting:
        state = waiting.pop()
        for seat in range(options.players):
            for move in SEVEN_ATE_NINE.legal_moves(state, seat):
                later = after(state, seat, move, table_of(state, empty))
                is_shuffled = later.course.opened > state.course.opened
                if later not in found and not is_shuffled and later.outcome is None:
                    found.add(later)
                    waiting.append(later)
    assert len(found) > cards


def test_every_card_fits_in_a_bundle() -> None:
    """Two bits per face, 64 bits in all: no face is in the box more than three times; moves fit."""
    assert max(Counter(DECK).values()) <= 3
    assert 2 * len(FACES) <= 64
    assert len(NUMBERS) <= 64
    for cards in (DECK, DECK[::3]):
        held = bundle(cards)
        assert size(held) == len(cards)
        assert [*unbundled(held)] == sorted(cards)


def unbundled(cards: np.uint64) -> Iterator[Card]:
    """The cards of a bundle, one after the other."""
    while cards:
        face = first(cards)
        yield FACES[face]
        cards -= single(face)


def _any_table(chance: Random) -> Options:
    every: Any = all_options(SEVEN_ATE_NINE)
    players = chance.choice(SEVEN_ATE_NINE.players)
    return chance.choice([options for options in every if options.players == players])


@pytest.mark.parametrize("part", first_of(range(PARTS)))
def test_whole_random_games_agree(part: int) -> None:
    """With any options, through halts and rounds, every state and move is the same."""
    for game in range(part, GAMES, PARTS):
        chance = Random(game)
        options = _any_table(chance)
        table = new_table(options)
        begin(table, np.uint64(7), game)
        state = SEVEN_ATE_NINE.deal(options, deck=dealt(SEVEN_ATE_NINE, 7, game))
        check(state, table)
        while state.outcome is None:
            seat = chance.choice(SEVEN_ATE_NINE.to_act(state))
            move = chance.choice(SEVEN_ATE_NINE.legal_moves(state, seat))
            state = after(state, seat, move, table)
