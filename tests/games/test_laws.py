"""Laws that hold for every game, in every variant, at every moment."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from backtrick import GAMES, IllegalMove, Moment
from backtrick.games.any_game import AnyGame
from backtrick.games.terms import CONCEDE, NOW, Ending
from tests.games.whereabouts import all_cards
from tests.strategies import Position, all_options, dealt, games, play_on, positions, running, seeds

LONG_AFTER = 10**9


@given(positions())
def test_legal_moves_are_those_without_a_reason_against_them(position: Position) -> None:
    """Over the whole alphabet, a move is in `legal_moves` if and only if `why_illegal` is None."""
    game, state = position.game, position.state
    for seat in position.seats:
        for when in (NOW, Moment(), position.now, Moment(at=LONG_AFTER), *position.late):
            allowed = [
                move
                for move in game.alphabet(position.options)
                if game.why_illegal(state, seat, move, when) is None
            ]
            assert list(game.legal_moves(state, seat, when)) == allowed


@given(positions())
def test_legal_moves_are_sorted(position: Position) -> None:
    """`legal_moves` and the alphabet are in the order of the moves themselves."""
    alphabet = position.game.alphabet(position.options)
    assert list(alphabet) == sorted(alphabet)
    for seat in position.seats:
        moves = position.game.legal_moves(position.state, seat)
        assert list(moves) == sorted(set(moves))


@given(positions())
def test_exactly_the_seats_to_act_can_act(position: Position) -> None:
    """`to_act` names the seats with a legal move, once all penalties are over."""
    game, state = position.game, position.state
    able = [seat for seat in position.seats if game.legal_moves(state, seat, Moment(at=LONG_AFTER))]
    assert list(game.to_act(state)) == able
    assert bool(able) == (game.outcome(state) is None)


@given(running())
def test_every_game_can_be_conceded_at_any_time(position: Position) -> None:
    """By any seat, on turn or not: then it is over, and only an opponent of two has won."""
    game, state = position.game, position.state
    for seat in position.seats:
        after = game.apply(state, seat, CONCEDE, position.now)
        outcome = game.outcome(after)
        assert outcome is not None
        assert outcome.ending is Ending.CONCEDED
        others = {*position.seats} - {seat}
        assert {*outcome.winners} == (others if len(others) == 1 and not game.team else set())
        assert all_cards(after) == all_cards(state)
        assert not game.legal_moves(after, seat)
        assert CONCEDE not in game.legal_moves(state, seat)
    assert game.parse(str(CONCEDE)) is CONCEDE


@given(positions())
def test_no_card_is_lost_or_made(position: Position) -> None:
    """The cards of the game are the same after every move as they were at the deal."""
    game, state = position.game, position.state
    for seat in game.to_act(state):
        for move in game.legal_moves(state, seat, position.now):
            assert all_cards(game.apply(state, seat, move, position.now)) == all_cards(state)


@given(positions())
def test_apply_does_not_change_its_arguments(position: Position) -> None:
    """A state is the same after `apply`, whether the move was legal or not."""
    game, state = position.game, position.state
    before = repr(state)
    for seat in position.seats:
        for move in game.alphabet(position.options):
            legal = game.why_illegal(state, seat, move, position.now) is None
            if legal:
                assert game.apply(state, seat, move, position.now) != state
            else:
                with pytest.raises(IllegalMove) as refusal:
                    game.apply(state, seat, move, position.now)
                assert refusal.value.move is move
            game.attempt(state, seat, move, position.now)
    assert repr(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_moves_survive_a_round_trip_through_text(name: str) -> None:
    """Every move of the alphabet is parsed from its own text."""
    game = GAMES[name]
    for options in all_options(game):
        for move in game.alphabet(options):
            assert game.parse(str(move)) == move


@given(games, seeds)
def test_decks_survive_a_round_trip_through_text(game: AnyGame, seed: int) -> None:
    """Every deck is parsed from its own text."""
    deck = game.deck(seed)
    assert game.parse_deck(game.write_deck(deck)) == deck


@pytest.mark.parametrize("name", GAMES)
def test_options_survive_a_round_trip_through_text(name: str) -> None:
    """Every combination of options is parsed from its own text."""
    for options in all_options(GAMES[name]):
        assert type(options).parse(str(options)) == options


@given(dealt(), seeds)
def test_every_game_ends(position: Position, seed: int) -> None:
    """Whatever is played, the game ends, and then nobody may act."""
    end = play_on(position, Random(seed), most=20_000)
    game, state = end.game, end.state
    assert game.outcome(state) is not None
    assert game.to_act(state) == ()
    assert all(not game.legal_moves(state, seat) for seat in end.seats)
