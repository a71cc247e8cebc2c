"""A position with all hands open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from .terminal import print_hanging

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import Console

    from ..games.any_game import AnyGame
    from ..games.parts import State
    from ..games.seats import Seat
    from ..games.terms import TextLine
    from ..texts import Texts

_INDENT: Final = "    "
_GAP: Final = "   "
_NOTHING: Final = "-"
_TOLD_BY_MOVES: Final = ("turn", "vote")
"""Labels of lines that only repeat what the moves say."""


def open_lines(game: AnyGame, state: State) -> tuple[TextLine, ...]:
    """The lines of the position, with all hands open."""
    own = [game.describe(game.view(state, seat)) for seat in range(state.options.players)]
    return tuple(own[line.seat or 0][number] for number, line in enumerate(own[0]))


def print_position(console: Console, lines: Iterable[TextLine], texts: Texts) -> None:
    """Print the shared lines, then those of each seat, on as few rows as possible."""
    shown = [line for line in lines if line.label not in _TOLD_BY_MOVES]
    shared = [_Part(f"{_label(line, texts)} ", _value(line)) for line in shown if line.seat is None]
    seats = sorted({line.seat for line in shown if line.seat is not None})
    by_seat = [_seats_part(seat, shown, texts) for seat in seats]
    for first, *others in (*_rows(console, shared), *_rows(console, by_seat)):
        rest = first.rest + "".join(f"{_GAP}{other.start}{other.rest}" for other in others)
        print_hanging(console, Text(_INDENT + first.start, style="dim"), Text(rest, style="dim"))


class _Part(NamedTuple):
    """The label and the rest of a line, which may continue below."""

    start: str
    rest: str


def _seats_part(seat: Seat, shown: Iterable[TextLine], texts: Texts) -> _Part:
    own = (line for line in shown if line.seat == seat)
    return _Part(f"{seat}: ", ", ".join(f"{_label(line, texts)} {_value(line)}" for line in own))


def _rows(console: Console, parts: Iterable[_Part]) -> Iterator[list[_Part]]:
    """The parts in order, as many per row as fit."""
    row: list[_Part] = []
    for part in parts:
        width = sum(len(_GAP + start + rest) for start, rest in (*row, part))
        if row and len(_INDENT) + width - len(_GAP) > console.width:
            yield row
            row = []
        row.append(part)
    if row:
        yield row


def _value(line: TextLine) -> str:
    return line.value or _NOTHING


def _label(line: TextLine, texts: Texts) -> str:
    """The short label, if there is one."""
    is_short = line.label in texts.attributes("watch-table")
    return texts(f"watch-table.{line.label}" if is_short else f"replay-{line.label}")
