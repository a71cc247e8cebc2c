"""Unknown options and bad values are refused, with a list of what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from backtrick import GAMES
from backtrick.games.options import Flag, Kind, OneOf, Seats, Seconds, WordOrSeat

NONE_OF_THEM: list[Any] = [None, "", "nonsense", -1, 99, 2.0, True, "2", (2,), object]
WRONG: dict[type[Kind], list[Any]] = {
    OneOf: NONE_OF_THEM,
    WordOrSeat: NONE_OF_THEM,
    Flag: [None, 0, 1, "yes", "no", "", []],
    Seats: [None, 0, "", "0", b"\0", (True,), ("0",), (0.0,), (0, 0), (-1,), (99,), {"a": 1}],
    Seconds: [None, True, "1", -1, -0.001, 10.001, 11, 0.0005, float("nan"), float("inf"), 1j],
}
WRONG_VALUES = [
    pytest.param(game.id, name, value, id=f"{game.id} {name}={value!r}")
    for game in GAMES.values()
    for name, kind in game.options_type.kinds().items()
    for value in WRONG[type(kind)]
]


@pytest.mark.parametrize("game, name, value", WRONG_VALUES)
def test_a_value_out_of_range_or_of_the_wrong_type_is_refused(
    game: str, name: str, value: Any
) -> None:
    """The error names option and value, and says what is allowed."""
    with pytest.raises(ValueError, match=f"^{name} = ") as refusal:
        GAMES[game].options(**{name: value})
    assert repr(value) in str(refusal.value)
    assert GAMES[game].options_type.kinds()[name].allowed in str(refusal.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["player", "Players", "seats", "seed", "of", "kinds", "clash", ""])
def test_an_unknown_option_is_refused(game: str, name: str) -> None:
    """The error lists the options."""
    with pytest.raises(ValueError, match="no option") as refusal:
        GAMES[game].options(**{name: 2})
    assert repr(name) in str(refusal.value)
    assert all(known in str(refusal.value) for known in GAMES[game].options_type.kinds())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [
    "players", "players=", "players=two", "players=2 players=2", "=2", "players:2", "seed=7",
    "players=-2", "players=2.0", "players=٢", "players=2,", f"players={'9' * 5000}",
], ids=lambda text: text[:20])  # fmt: skip
def test_bad_text_for_options_is_refused(game: str, text: str) -> None:
    """Options in a record are `name=value`, each once, with a valid value."""
    with pytest.raises(ValueError, match=r"name=value|no option|allowed is"):
        GAMES[game].options_type.parse(text)


@pytest.mark.parametrize("game, text", [
    ("quick-easy", "starter=5"),
    ("quick-easy", "starter=agreed"),
    ("quick-easy", "open_rows=true"),
    ("quick-easy", "open_rows=1"),
    ("quick-easy", "variant=Pro"),
    ("quick-easy", "players=3 starter=3"),
    ("face-to-face", "players=3"),
    ("face-to-face", "starter=agree"),
    ("face-to-face", "starter=2"),
    ("seven-ate-nine", "players=5"),
    ("seven-ate-nine", "players=0"),
    ("seven-ate-nine", "children=0 handicap=4"),
    ("seven-ate-nine", "handicap=0"),
    ("seven-ate-nine", "own_pace=yes children="),
    ("seven-ate-nine", "own_pace=yes children=0,0"),
    ("seven-ate-nine", "own_pace=yes children=4"),
    ("seven-ate-nine", "own_pace=yes children=0;1"),
    ("seven-ate-nine", "miss_penalty=fast"),
    ("seven-ate-nine", "miss_penalty=-1"),
    ("seven-ate-nine", "miss_penalty=11"),
    ("seven-ate-nine", "miss_penalty=0.0005"),
    ("seven-ate-nine", "miss_penalty=nan"),
    ("seven-ate-nine", "miss_penalty=1_0"),
])  # fmt: skip
def test_a_value_that_the_game_does_not_know_is_refused(game: str, text: str) -> None:
    """Even in text; the error names the option."""
    with pytest.raises(ValueError, match=r"allowed is|have seats|name=value") as refusal:
        GAMES[game].options_type.parse(text)
    assert text.rsplit(maxsplit=1)[-1].partition("=")[0] in str(refusal.value)
