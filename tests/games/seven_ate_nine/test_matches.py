"""Matches, solo games, and which variants can be combined."""

from __future__ import annotations

import pytest

from backtrick import Ending, Moment, Outcome, Reason
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, State
from tests.games.moves import legal, played, why

from .table import ONE, OTHER, table, tried


def round_won_by(state: State, seat: int) -> State:
    """The next round of a match with one card each."""
    state = played(SEVEN_ATE_NINE, state, f"{seat} draw")
    (last,) = legal(SEVEN_ATE_NINE, state, seat)
    return played(SEVEN_ATE_NINE, state, f"{seat} {last}")


def test_a_match_goes_to_three_tokens() -> None:
    """Each round won gives one; the third wins the match."""
    state = table("g5 r1 b2", match=True)
    for winner, tokens in [(0, (1, 0)), (1, (1, 1)), (1, (1, 2)), (0, (2, 2))]:
        state = round_won_by(state, winner)
        view = SEVEN_ATE_NINE.view(state, None)
        assert (view.tokens, view.outcome) == (tokens, None)
        assert (view.stack_sizes, view.hand_sizes, view.middle_size) == ((1, 1), (0, 0), 1)
    state = round_won_by(state, ONE)
    assert SEVEN_ATE_NINE.view(state, None).tokens == (3, 2)
    assert SEVEN_ATE_NINE.outcome(state) == Outcome(Ending.LAST_CARD, (ONE,), cards_left=1)


def test_every_round_of_a_match_is_dealt_from_all_cards() -> None:
    """Including the cards set aside and those in a child's row."""
    options = {"match": True, "own_pace": True, "handicap": 2, "children": (ONE,)}
    deck = "g5 r1 r4 b1 b2 b3 b4 g9"
    state = table(deck, "0 draw", "0 draw", "0 r1~", "0 r4", players=2, **options)
    view = SEVEN_ATE_NINE.view(state, None)
    assert (view.rounds, view.tokens, view.stack_sizes) == (1, (1, 0), (2, 4))
    assert view.row_tops == (None, None)
    cards = [*state.middle, *state.course.aside, *(card for each in state.stacks for card in each)]
    assert sorted(map(str, cards)) == sorted(deck.split())


def test_rounds_differ() -> None:
    """The cards are shuffled again for each."""
    options = SEVEN_ATE_NINE.options(match=True)
    first = SEVEN_ATE_NINE.deal(options, seed=4, deck=SEVEN_ATE_NINE.deck(seed=4)[:11])
    second = first
    while not SEVEN_ATE_NINE.view(second, None).rounds:
        seat = SEVEN_ATE_NINE.to_act(second)[0]
        move = legal(SEVEN_ATE_NINE, second, seat)[-1]
        second = played(SEVEN_ATE_NINE, second, f"{seat} {move}")
    assert (second.middle, second.stacks) != (first.middle, first.stacks)


def test_a_new_round_lifts_every_bar_and_goes_on_in_time() -> None:
    """A move meant for the previous round is too late."""
    state = table("g5 g6 r1 b2 b9", *["0 draw", "1 draw"] * 2, match=True)
    state, _ = tried(state, OTHER, "b2", Moment(at=500))
    for move in ("g6", "r1"):
        state, _ = tried(state, ONE, move, Moment(at=600))
    view = SEVEN_ATE_NINE.view(state, None)
    assert (view.rounds, view.barred, view.clock, view.turned) == (1, (0, 0), 600, 4)
    assert why(SEVEN_ATE_NINE, state, OTHER, "b2", Moment(seen=3)) is Reason.TOO_LATE
    assert why(SEVEN_ATE_NINE, state, OTHER, "draw", Moment(seen=4)) is None


def test_one_player_plays_against_the_clock() -> None:
    """All cards laid: the time of the last one is the result."""
    state = table("g5 g6 g7 r1", "0 draw", "0 g6", "0 draw", "0 g7", players=1)
    for move in ("draw", "r1"):
        state = SEVEN_ATE_NINE.apply(state, 0, SEVEN_ATE_NINE.parse(move), Moment(at=61_250))
    assert SEVEN_ATE_NINE.outcome(state) == Outcome(Ending.LAST_CARD, (0,), cards_left=0)
    assert SEVEN_ATE_NINE.view(state, 0).clock == 61_250


@pytest.mark.parametrize("options, reason", [
    ({"players": 1, "children": (0,)}, "solo"),
    ({"players": 1, "own_pace": True}, "solo"),
    ({"players": 1, "own_pace": True, "children": (0,)}, "solo"),
    ({"players": 1, "handicap": 2}, "solo"),
    ({"players": 1, "match": True}, "solo"),
    ({"players": 2, "children": (2,), "own_pace": True}, "seats 0 to 1"),
    ({"players": 3, "children": (0, 3), "handicap": 2}, "seats 0 to 2"),
    ({"players": 2, "children": (0,)}, "without own_pace or handicap"),
    ({"players": 2, "own_pace": True}, "own_pace is for children"),
    ({"players": 2, "handicap": 2}, "some of both"),
    ({"players": 2, "handicap": 3, "children": (0, 1)}, "some of both"),
    ({"players": 3, "handicap": 2, "children": (0, 1, 2), "own_pace": True}, "some of both"),
])  # fmt: skip
def test_options_that_make_no_sense_together_are_refused(
    options: dict[str, object], reason: str
) -> None:
    """The error says why."""
    with pytest.raises(ValueError, match=reason):
        SEVEN_ATE_NINE.options(**options)


@pytest.mark.parametrize("options", [
    {"players": 1, "no_wrap": True, "miss_penalty": 0},
    {"players": 2, "own_pace": True, "children": (0, 1)},
    {"players": 2, "own_pace": True, "handicap": 3, "children": (1,), "match": True},
    {"players": 4, "no_wrap": True, "own_pace": True, "handicap": 2, "children": (0, 1, 2),
     "match": True, "miss_penalty": 0.5},
])  # fmt: skip
def test_variants_combine(options: dict[str, object]) -> None:
    """Any sensible combination can be played."""
    state = SEVEN_ATE_NINE.deal(SEVEN_ATE_NINE.options(**options), seed=2)
    assert SEVEN_ATE_NINE.to_act(state) == tuple(range(state.options.players))
