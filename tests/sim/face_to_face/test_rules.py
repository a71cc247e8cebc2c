"""The kernels play by the rules, move by move."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from backtrick.games import face_to_face
from backtrick.games.face_to_face import FACE_TO_FACE
from backtrick.games.face_to_face.cards import CARDS, ROW_CARDS
from backtrick.sim.face_to_face.table import begin, new_table
from tests.sim.face_to_face.tables import (
    facts_at,
    facts_of,
    lay_out,
    legal_at,
    make,
    table_of,
)
from tests.thorough import first_of

if TYPE_CHECKING:
    from tests.sim.face_to_face.tables import Facts

GAMES = 2_000
PARTS = 16


def reachable(state: face_to_face.State) -> dict[Facts, face_to_face.State]:
    """Every reachable state; states that differ only in covered cards count once."""
    known = {facts_of(state): state}
    new = [state]
    while new:
        state = new.pop()
        for seat in FACE_TO_FACE.to_act(state):
            for move in FACE_TO_FACE.legal_moves(state, seat):
                after = FACE_TO_FACE.apply(state, seat, move)
                if known.setdefault(facts_of(after), after) is after:
                    new.append(after)
    return known


def late(hands: str, piles: str, tops: str, starter: int) -> face_to_face.State:
    """A running position, written like a deck: seat 0's cards, a slash, seat 1's."""
    state = FACE_TO_FACE.deal(FACE_TO_FACE.options(starter=starter), seed=0)
    rows = [[int(top) for top in part.split()] for part in tops.split("/")]
    return replace(
        state,
        hands=FACE_TO_FACE.parse_deck(hands),
        piles=FACE_TO_FACE.parse_deck(piles),
        rows=tuple(
            tuple((cards[bare], cards[top]) for bare, top in zip(ROW_CARDS, pair, strict=True))
            for cards, pair in zip(CARDS, rows, strict=True)
        ),
    )


@pytest.mark.parametrize("starter", first_of([0, 1]))
@pytest.mark.parametrize("deck", ["2 3 4 / 3 13 23", "5 6 / 58 59", "30 / 31 32", "2 59 3 / 30 20"])
def test_every_state_of_a_small_deck(deck: str, starter: int) -> None:
    """In each state reachable from the deal the kernel agrees with the rules."""
    options = FACE_TO_FACE.options(starter=starter)
    agree_everywhere(FACE_TO_FACE.deal(options, deck=FACE_TO_FACE.parse_deck(deck)))


@pytest.mark.parametrize("starter", first_of([0, 1]))
@pytest.mark.parametrize(
    "hands, piles, tops",
    [
        ("2 12 22 32 / 5 15 25 35", " / ", "40 10 / 40 10"),
        ("20 30 / 40 50", "10 25 / 31 41", "35 15 / 45 21"),
        ("20 33 47 / 14 41 50", "9 / 31 40", "43 12 / 51 19"),
        ("3 58 / 4 57", "2 59 48 / 5 47 13", "56 6 / 55 7"),
        ("21 49 50 / 33", "11 / 23 43", "39 40 / 33 32"),
    ],
)
def test_every_state_of_a_late_position(hands: str, piles: str, tops: str, starter: int) -> None:
    """In each state reachable from it, with cards to draw, the kernel agrees with the rules."""
    agree_everywhere(late(hands, piles, tops, starter))


def agree_everywhere(first: face_to_face.State) -> None:
    """In each reachable state the legal moves are the same, and so are their results."""
    table = new_table()
    for facts, state in reachable(first).items():
        if state.outcome:
            continue
        lay_out(table, facts)
        legal = FACE_TO_FACE.legal_moves(state, state.turn)
        assert legal_at(table) == set(legal)
        for move in legal:
            lay_out(table, facts)
            make(table, move)
            assert facts_at(table) == facts_of(FACE_TO_FACE.apply(state, state.turn, move))


@pytest.mark.parametrize("part", first_of(range(PARTS)))
def test_whole_random_games(part: int) -> None:
    """After every move, from the deal to the end, position and legal moves are the same."""
    for seed in range(part, GAMES, PARTS):
        agree_to_the_end(seed)


def agree_to_the_end(seed: int) -> None:
    """Play a random game with both."""
    chance = Random(seed)
    deck = FACE_TO_FACE.deck(seed)
    state = FACE_TO_FACE.deal(FACE_TO_FACE.options(starter=seed % 2), deck=deck)
    table = table_of(deck)
    begin(table, seed % 2)
    assert facts_at(table) == facts_of(state)
    while not state.outcome:
        legal = FACE_TO_FACE.legal_moves(state, state.turn)
        assert legal_at(table) == set(legal)
        move = chance.choice(legal)
        state = FACE_TO_FACE.apply(state, state.turn, move)
        make(table, move)
        assert facts_at(table) == facts_of(state)
