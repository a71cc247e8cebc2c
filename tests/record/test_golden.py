"""Golden records: real games, from deal to end, with every option."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick import GAMES
from backtrick.games.options import Flag, Kind, OneOf, Seats, Seconds
from backtrick.record import write

from .goldens import NAMES, moves, record, text

if TYPE_CHECKING:
    from collections.abc import Iterable


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_reads_replays_and_writes_back(name: str) -> None:
    """The text is the same byte for byte."""
    assert write(record(name)) == text(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_goes_from_deal_to_end(name: str) -> None:
    """The game is over after its last move, and not before."""
    played = moves(name)
    assert not any(before.outcome for before, _, _ in played)
    _, _, end = played[-1]
    assert end.outcome


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_uses_the_whole_box(name: str) -> None:
    """No cards were removed to shorten the game."""
    game = record(name).game
    dealt, box = (game.write_deck(deck).split() for deck in (record(name).deck, game.deck(seed=0)))
    assert sorted(dealt) == sorted(box)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_named_after_its_game(name: str) -> None:
    """The files of a game are sorted together."""
    assert name.startswith(f"{record(name).game.id}-")


def values_to_see(kind: Kind) -> Iterable[object]:
    """The values of an option that the records have to cover."""
    match kind:
        case OneOf(values):
            return values
        case Flag():
            return (False, True)
        case Seats(seats):
            return ((), *seats)
        case Seconds(longest):
            return (0, 1, longest)
        case _:
            raise AssertionError(f"which values of {kind} should be seen?")


CHOICES = [
    (game, name, value)
    for game, played in GAMES.items()
    for name, kind in played.options_type.kinds().items()
    for value in values_to_see(kind)
]


@pytest.mark.parametrize("game, option, value", CHOICES)
def test_every_value_of_every_option_is_in_some_golden_record(
    game: str, option: str, value: object
) -> None:
    """A new option, or a new value of one, needs a golden record."""
    chosen = [
        getattr(record(name).options, option) for name in NAMES if record(name).game.id == game
    ]
    assert any(value == each or (isinstance(each, tuple) and value in each) for each in chosen)
