"""What an observation and an action of this game are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ...games.seven_ate_nine import Options
from ...games.seven_ate_nine.cards import DECK, FACES, VALUES
from ...games.seven_ate_nine.notation import Lay, Place, alphabet
from ...games.seven_ate_nine.rounds import TOKENS_TO_WIN
from ...games.seven_ate_nine.state import LONGEST_PENALTY
from ..layout import Field, Written, from_seat, seats_from_mine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...games.seven_ate_nine import Card, Move, View

VERSION: Final = 1
FULLEST: Final = Options(own_pace=True, children=(0,), match=True)
"""Options with which an observation has all fields."""
_FACES: Final = tuple(map(str, FACES))
_WHOLE: Final = len(DECK)
_COPIES: Final = max(Counter(DECK).values())
_TENTH: Final = 100
"""Milliseconds."""


def layout(options: Options) -> Written[View]:
    """The layout with these options."""
    fields = (*_always(options), *_rows(options), *_match(options))
    return Written(VERSION, fields, alphabet(options), possible)


def possible(view: View) -> list[bool]:
    """What the seat can try by what it has, whether or not it fits."""
    return [_is_possible(view, move) for move in alphabet(view.options)]


def _is_possible(view: View, move: Move) -> bool:
    if not isinstance(move, Lay):
        return view.stack_sizes[_me(view)] > 0
    return move.card in view.hand and (move.place is Place.MIDDLE or view.has_row)


def _always(options: Options) -> tuple[Field[View], ...]:
    seats = seats_from_mine(options.players)
    return (
        Field(
            "hand",
            "the seat's own cards: how many of each",
            _FACES,
            _COPIES,
            lambda view: map(Counter(view.hand).__getitem__, FACES),
        ),
        Field("middle", "the card in the middle", _FACES, 1, lambda view: _set([view.middle])),
        Field(
            "fits",
            "the values that fit in the middle; all of them for a last card",
            tuple(map(str, VALUES)),
            1,
            lambda view: [value in view.results for value in VALUES],
        ),
        Field(
            "hand-sizes",
            "how many cards each seat holds",
            seats,
            _WHOLE,
            lambda view: from_seat(view.hand_sizes, _me(view)),
        ),
        Field(
            "stack-sizes",
            "how many cards each seat's stack has",
            seats,
            _WHOLE,
            lambda view: from_seat(view.stack_sizes, _me(view)),
        ),
        Field(
            "middle-size",
            "how many cards lie in the middle",
            ("cards",),
            _WHOLE,
            lambda view: (view.middle_size,),
        ),
        Field(
            "barred",
            "tenths of a second for which a miss still bars each seat",
            seats,
            LONGEST_PENALTY * 1000 // _TENTH,
            lambda view: from_seat(list(map(_tenths, _left(view))), _me(view)),
        ),
    )


def _rows(options: Options) -> tuple[Field[View], ...]:
    if not options.own_pace:
        return ()
    seats = seats_from_mine(options.players)
    entries = tuple(f"{seat} {face}" for seat in seats for face in _FACES)
    return (
        Field(
            "own-rows",
            "the top of each child's own row: only with `own_pace`",
            entries,
            1,
            lambda view: [
                is_top for top in from_seat(view.row_tops, _me(view)) for is_top in _set([top])
            ],
        ),
        Field(
            "fits-own-row",
            "the values that fit on the seat's own row: only with `own_pace`",
            tuple(map(str, VALUES)),
            1,
            lambda view: [value in view.row_results for value in VALUES],
        ),
    )


def _match(options: Options) -> tuple[Field[View], ...]:
    if not options.match:
        return ()
    return (
        Field(
            "tokens",
            "rounds won by each seat: only with `match`",
            seats_from_mine(options.players),
            TOKENS_TO_WIN,
            lambda view: from_seat(view.tokens, _me(view)),
        ),
    )


def _me(view: View) -> int:
    return view.seat or 0


def _set(cards: Iterable[Card | None]) -> list[bool]:
    held = frozenset(cards)
    return [face in held for face in FACES]


def _left(view: View) -> list[int]:
    """For how long each seat is still barred."""
    return [until - view.clock for until in view.barred]


def _tenths(time: int) -> int:
    return -(-max(time, 0) // _TENTH)
