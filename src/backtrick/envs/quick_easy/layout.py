"""What an observation and an action of this game are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy import Options
from ...games.quick_easy.cards import DECK
from ...games.quick_easy.notation import END, LAYS, STARTS
from ...games.quick_easy.rules import HAND
from ...games.rows import ASCENDING, DESCENDING, ROWS
from ..layout import Field, Written, from_seat, seats_from_mine

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ...games.quick_easy import Card, Row, View
    from ...games.terms import Move

VERSION: Final = 1
FULLEST: Final = Options(players=2, starter="agree", open_rows=True)
"""Options with which an observation has all fields."""
_CARDS: Final = tuple(map(str, DECK))
_WHOLE: Final = len(DECK)


def layout(options: Options) -> Written[View]:
    """The layout with these options."""
    fields = (*_always(options), *_open_rows(options), *_votes(options))
    return Written(VERSION, fields, tuple(_moves(options)))


def _moves(options: Options) -> Iterator[Move]:
    yield from (LAYS[card][row] for card in DECK for row in ROWS)
    yield END
    if options.starter == "agree":
        yield from STARTS[: options.players]


def _always(options: Options) -> tuple[Field[View], ...]:
    seats = seats_from_mine(options.players)
    return (
        Field("hand", "the seat's own cards", _CARDS, 1, lambda view: _set(view.hand)),
        Field(
            "top-ascending",
            "the top of the ascending row; none if only the row card lies there",
            _CARDS,
            1,
            lambda view: _set([view.tops[ASCENDING]]),
        ),
        Field(
            "top-descending",
            "the same of the descending row",
            _CARDS,
            1,
            lambda view: _set([view.tops[DESCENDING]]),
        ),
        Field(
            "hand-sizes",
            "how many cards each seat holds",
            seats,
            HAND,
            lambda view: from_seat(view.hand_sizes, _me(view)),
        ),
        Field("pile", "cards to draw", ("cards",), _WHOLE, lambda view: (view.pile_size,)),
        Field(
            "row-sizes",
            "how many cards lie in each row",
            ("ascending", "descending"),
            _WHOLE,
            lambda view: view.row_sizes,
        ),
        Field(
            "laid-this-turn",
            "cards laid in this turn",
            ("cards",),
            HAND,
            lambda view: (view.laid_this_turn,),
        ),
        Field(
            "turn",
            "the seat on turn",
            seats,
            1,
            lambda view: from_seat([seat == view.turn for seat in range(len(seats))], _me(view)),
        ),
    )


def _open_rows(options: Options) -> tuple[Field[View], ...]:
    return tuple(map(_open_row, ROWS)) if options.open_rows else ()


def _open_row(row: Row) -> Field[View]:
    name = row.name.lower()
    return Field(
        f"row-{name}",
        f"all cards laid on the {name} row, in no order: only with `open_rows`",
        _CARDS,
        1,
        lambda view: _set(view.rows[row] if view.rows else ()),
    )


def _votes(options: Options) -> tuple[Field[View], ...]:
    """Votes name seats, so a seat has to know its number."""
    if options.starter != "agree":
        return ()
    seats = range(options.players)
    return (
        Field(
            "seat",
            "the observer's seat: only with `starter=agree`",
            tuple(map(str, seats)),
            1,
            lambda view: [seat == view.seat for seat in seats],
        ),
        Field(
            "votes",
            "who wants whom to start: only with `starter=agree`",
            tuple(f"{voter}:{starter}" for voter in seats for starter in seats),
            1,
            lambda view: [vote == starter for vote in view.votes for starter in seats],
        ),
    )


def _me(view: View) -> int:
    return view.seat or 0


def _set(cards: Collection[Card | None]) -> list[bool]:
    return [card in cards for card in DECK]
