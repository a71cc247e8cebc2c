"""Nonsense is refused with an error that says what would be right, and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from backtrick import GAMES, IllegalMove, Moment, Reason, UnknownSeat, game
from backtrick.games.any_game import AnyGame

from .samples import SAMPLES, Sample

if TYPE_CHECKING:
    from collections.abc import Callable

every_game = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)

NO_SEATS: list[Any] = [-1, 2, 99, "0", True, 1.0, [], None]

ASK_OF_A_SEAT: dict[str, Callable[[AnyGame, Any, Any, Any], object]] = {
    "why_illegal": lambda game, state, seat, move: game.why_illegal(state, seat, move),
    "legal_moves": lambda game, state, seat, _: game.legal_moves(state, seat),
    "apply": lambda game, state, seat, move: game.apply(state, seat, move),
    "attempt": lambda game, state, seat, move: game.attempt(state, seat, move),
    "view": lambda game, state, seat, _: game.view(state, seat),
}
ASK_OF_A_STATE: dict[str, Callable[[AnyGame, Any, Any, Any], object]] = {
    **ASK_OF_A_SEAT,
    "to_act": lambda game, state, _seat, _move: game.to_act(state),
    "outcome": lambda game, state, _seat, _move: game.outcome(state),
}
MAKE_A_MOVE = {name: ASK_OF_A_SEAT[name] for name in ("why_illegal", "apply", "attempt")}


def others(sample: Sample) -> list[Sample]:
    """The samples of the other games."""
    return [other for other in SAMPLES.values() if other is not sample]


@pytest.mark.parametrize("name", ["chess", "", "quick_easy", "Quick-Easy", None, 7, []])
def test_an_unknown_game_is_refused(name: Any) -> None:
    """The error lists the games."""
    with pytest.raises(ValueError, match="there are") as refusal:
        game(name)
    assert repr(name) in str(refusal.value)
    assert all(known in str(refusal.value) for known in GAMES)


@pytest.mark.parametrize("name", ["Quick-Easy", "quick_easy", "QUICK_EASY"])
def test_a_misspelt_game_is_guessed(name: str) -> None:
    """The error suggests the game that was probably meant."""
    with pytest.raises(ValueError, match="did you mean 'quick-easy'"):
        game(name)


def test_every_game_has_a_sample() -> None:
    """Every test here covers every game."""
    assert set(SAMPLES) == set(GAMES)


@every_game
def test_a_game_has_a_short_repr(sample: Sample) -> None:
    """It says which game it is, not everything it consists of."""
    assert repr(sample.game) == f"<Game {sample.game.id}>"


@every_game
@pytest.mark.parametrize("ask", ASK_OF_A_SEAT)
@pytest.mark.parametrize("seat", NO_SEATS)
def test_an_unknown_seat_is_refused(sample: Sample, ask: str, seat: Any) -> None:
    """The error names the seats at the table; only views may be for no seat."""
    if ask == "view" and seat is None:
        return
    for state in (sample.running, sample.over):
        before = repr(state)
        with pytest.raises(UnknownSeat, match="the seats at this table are 0 to 1") as refusal:
            ASK_OF_A_SEAT[ask](sample.game, state, seat, sample.move)
        assert repr(seat) in str(refusal.value)
        assert repr(state) == before


@every_game
@pytest.mark.parametrize("ask", ASK_OF_A_STATE)
def test_a_foreign_state_is_refused(sample: Sample, ask: str) -> None:
    """For another game's state, an option or None, the error says where states come from."""
    for state in (*(other.running for other in others(sample)), sample.options, None, "state"):
        with pytest.raises(TypeError, match=r"deal\(\) makes them") as refusal:
            ASK_OF_A_STATE[ask](sample.game, state, 0, sample.move)
        assert sample.game.id in str(refusal.value)


@every_game
@pytest.mark.parametrize("ask", MAKE_A_MOVE)
def test_a_foreign_move_is_refused(sample: Sample, ask: str) -> None:
    """For another game's move, or a move as text, the error says how to make moves."""
    before = repr(sample.running)
    for move in (*(other.move for other in others(sample)), str(sample.move), None, 0):
        with pytest.raises(TypeError, match=r"parse\(\) makes them") as refusal:
            MAKE_A_MOVE[ask](sample.game, sample.running, 0, move)
        assert sample.game.id in str(refusal.value)
        assert repr(move) in str(refusal.value)
    assert repr(sample.running) == before


@every_game
@pytest.mark.parametrize("ask", ["deal", "alphabet"])
def test_foreign_options_are_refused(sample: Sample, ask: str) -> None:
    """For another game's options, or a dict, the error says how to make options."""
    given = {"seed": 1} if ask == "deal" else {}
    for options in (*(other.options for other in others(sample)), {"players": 2}, None):
        with pytest.raises(TypeError, match=r"options\(\) makes them") as refusal:
            getattr(sample.game, ask)(options, **given)
        assert sample.game.id in str(refusal.value)
        assert repr(options) in str(refusal.value)


@every_game
def test_a_foreign_view_cannot_be_described(sample: Sample) -> None:
    """Neither another game's view, nor a state, which would show too much."""
    views = [other.game.view(other.running, 0) for other in others(sample)]
    for view in (*views, sample.running, None):
        with pytest.raises(TypeError, match=sample.game.id):
            sample.game.describe(view)


@every_game
@pytest.mark.parametrize("kind", ["not_held", "not_now"])
def test_an_illegal_move_is_refused_with_its_reason(sample: Sample, kind: str) -> None:
    """The error names move, seat and reason, and lists the legal moves."""
    before = repr(sample.running)
    move = sample.game.parse(getattr(sample, kind))
    with pytest.raises(IllegalMove) as refusal:
        sample.game.apply(sample.running, 0, move)
    error = refusal.value
    assert (error.seat, error.move) == (0, move)
    assert error.reason is sample.game.why_illegal(sample.running, 0, move)
    assert error.legal == sample.game.legal_moves(sample.running, 0)
    assert str(error).startswith(f"{move} by seat 0: {error.reason.code}; ")
    assert str(error).endswith(" ".join(map(str, error.legal)))
    assert (error.reason is Reason.CARD_NOT_HELD) == (kind == "not_held")
    assert repr(sample.running) == before


@every_game
def test_nothing_can_be_done_after_the_end(sample: Sample) -> None:
    """Every move of every seat is refused because the game is over."""
    before = repr(sample.over)
    for seat in (0, 1):
        assert sample.game.legal_moves(sample.over, seat) == ()
        for move in sample.game.alphabet(sample.options):
            with pytest.raises(
                IllegalMove, match=f"move/game-over; legal for seat {seat}: nothing"
            ):
                sample.game.apply(sample.over, seat, move)
            assert sample.game.attempt(sample.over, seat, move) == (sample.over, Reason.GAME_OVER)
    assert repr(sample.over) == before


RACE = SAMPLES["seven-ate-nine"]
ASK_AT_A_MOMENT: dict[str, Callable[[Any, Any], object]] = {
    "why_illegal": lambda state, when: RACE.game.why_illegal(state, 0, RACE.move, when),
    "legal_moves": lambda state, when: RACE.game.legal_moves(state, 0, when),
    "apply": lambda state, when: RACE.game.apply(state, 0, RACE.move, when),
    "attempt": lambda state, when: RACE.game.attempt(state, 0, RACE.move, when),
}


@pytest.mark.parametrize("ask", ASK_AT_A_MOMENT)
@pytest.mark.parametrize(
    "when, named, right",
    [
        (Moment(at=-1), "-1", "700"),
        (Moment(at=699), "699", "700"),
        (Moment(seen=0), "0", "1 to 1"),
        (Moment(seen=-1), "-1", "1 to 1"),
        (Moment(seen=2), "2", "1 to 1"),
        (Moment(at=800, seen=2), "2", "1 to 1"),
    ],
)
def test_an_impossible_moment_is_refused(ask: str, when: Moment, named: str, right: str) -> None:
    """One earlier than the last move, or one that claims to have seen a future card."""
    state = RACE.game.apply(RACE.running, 1, RACE.game.parse("draw"), Moment(at=700))
    before = repr(state)
    with pytest.raises(ValueError, match=right) as refusal:
        ASK_AT_A_MOMENT[ask](state, when)
    assert named in str(refusal.value)
    assert repr(state) == before


@pytest.mark.parametrize("when", [Moment(at=-1), Moment(seen=5)])
def test_a_moment_is_checked_even_if_the_seat_cannot_act(when: Moment) -> None:
    """A seat that can neither draw nor lay gets the same error."""
    deck = ["g5", "r1", "b7", "g6", "r2"]
    state = RACE.game.deal(RACE.options, deck=deck)
    for seat in (0, 0, 1):
        state = RACE.game.apply(state, seat, RACE.game.parse("draw"))
    assert RACE.game.legal_moves(state, 0) == ()
    with pytest.raises(ValueError, match=r"at = -1|seen = 5"):
        RACE.game.legal_moves(state, 0, when)


@pytest.mark.parametrize("ask", ASK_AT_A_MOMENT)
@pytest.mark.parametrize(
    "when",
    [
        Moment(at=1.5),  # pyright: ignore[reportArgumentType]
        Moment(at="1"),  # pyright: ignore[reportArgumentType]
        Moment(at=True),
        Moment(seen=1.0),  # pyright: ignore[reportArgumentType]
        Moment(seen="1"),  # pyright: ignore[reportArgumentType]
        (5, None),
        None,
        5,
    ],
    ids=repr,
)
def test_a_bad_moment_is_refused(ask: str, when: Any) -> None:
    """Time is counted in whole milliseconds, cards in whole numbers."""
    with pytest.raises((TypeError, ValueError)):
        ASK_AT_A_MOMENT[ask](RACE.running, when)
