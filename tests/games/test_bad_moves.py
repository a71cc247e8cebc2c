"""Bad move texts, and moves made of nonsense, are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from backtrick import BadNotation
from backtrick.games import face_to_face as duel
from backtrick.games import quick_easy as team
from backtrick.games import seven_ate_nine as race
from backtrick.games.any_game import AnyGame
from tests.games.moves import played

from .samples import SAMPLES, Sample

if TYPE_CHECKING:
    from collections.abc import Callable

every_game = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)

NO_MOVES: list[Any] = [
    *("", " ", "r7^ ", " end", "End", "r11^", "r0^", "r07^", "x7^", "r7<", "start:5", "start:-1"),
    *("start:", "60^", "1v", "27^!!", "27!", "g11", "g0~", "g7~~", "p1", "draw 2", "g7?", "r7^\n"),
    *("\N{ARABIC-INDIC DIGIT SEVEN}^", "r\N{SUPERSCRIPT TWO}^", "r\N{MINUS SIGN}1^", '"hello"'),
    *(None, 7, b"end", [], ("end",)),
]


@every_game
@pytest.mark.parametrize("text", NO_MOVES, ids=repr)
def test_bad_text_for_a_move_is_refused(sample: Sample, text: Any) -> None:
    """The error shows what moves look like."""
    with pytest.raises(BadNotation, match="is not a move, such as") as refusal:
        sample.game.parse(text)
    assert repr(text) in str(refusal.value)


NO_STARTERS = [-1, 5, 99, "1", True, None, 0.0]
NO_LAYS: list[tuple[AnyGame, Callable[..., Any], tuple[Any, ...]]] = [
    (team.QUICK_EASY, team.Lay, (team.Card("red", 1), 0)),
    (team.QUICK_EASY, team.Lay, (team.Card("red", 1), 2)),
    (team.QUICK_EASY, team.Lay, (team.Card("red", 1), True)),
    (team.QUICK_EASY, team.Lay, (team.Card("red", 1), "^")),
    (team.QUICK_EASY, team.Lay, (("red", 1), team.Row.ASCENDING)),
    (team.QUICK_EASY, team.Lay, ("r1", team.Row.ASCENDING)),
    (duel.FACE_TO_FACE, duel.Lay, (10, 0, duel.Row.ASCENDING)),
    (duel.FACE_TO_FACE, duel.Lay, (10, duel.Side.HOME, 0)),
    (duel.FACE_TO_FACE, duel.Lay, (10, duel.Row.ASCENDING, duel.Side.HOME)),
    (duel.FACE_TO_FACE, duel.Lay, (10.0, duel.Side.HOME, duel.Row.ASCENDING)),
    (duel.FACE_TO_FACE, duel.Lay, ("10", duel.Side.HOME, duel.Row.ASCENDING)),
    (duel.FACE_TO_FACE, duel.Lay, (60, duel.Side.HOME, duel.Row.ASCENDING)),
    (race.SEVEN_ATE_NINE, race.Lay, (race.Card(6, 1), 0)),
    (race.SEVEN_ATE_NINE, race.Lay, (race.Card(6, 1), "middle")),
    (race.SEVEN_ATE_NINE, race.Lay, ((6, 1), race.Place.MIDDLE)),
    (race.SEVEN_ATE_NINE, race.Lay, (race.Card(11, 1), race.Place.MIDDLE)),
]


@pytest.mark.parametrize("starter", NO_STARTERS, ids=repr)
def test_only_a_real_seat_can_be_proposed(starter: Any) -> None:
    """However the move was made, and whether or not the start is settled."""
    game = team.QUICK_EASY
    state = game.deal(game.options(starter="agree"), deck=["r1", "r2", "b3", "b4"])
    state = played(game, state, "0 start:1")
    with pytest.raises((TypeError, ValueError)):
        game.apply(state, 1, team.Start(starter))


@pytest.mark.parametrize(
    "game, kind, parts", NO_LAYS, ids=[f"{game.id} {parts}" for game, _, parts in NO_LAYS]
)
def test_a_card_cannot_be_laid_by_a_move_made_of_nonsense(
    game: AnyGame, kind: Callable[..., Any], parts: tuple[Any, ...]
) -> None:
    """A number as the row, or a tuple as the card, is refused when made or when played."""
    state = SAMPLES[game.id].running
    before = repr(state)
    with pytest.raises((TypeError, ValueError)):
        game.apply(state, 0, kind(*parts))
    assert repr(state) == before
