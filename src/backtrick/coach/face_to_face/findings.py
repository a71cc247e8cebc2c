"""What is better about a turn of `face-to-face` than about another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...games.face_to_face.cards import BACKWARDS
from ...games.face_to_face.notation import HOME, OPPONENT, Lay
from ...games.face_to_face.rules import DRAWN_AFTER_HOME, HAND
from ...games.rows import ROWS
from ..findings import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...games.terms import Move
    from ...sim.face_to_face.shortest_way import Turn

_FAR: Final = 4
"""How many more numbers must be used up, or given to the opponent."""


class _Played(NamedTuple):
    """What a turn costs and brings."""

    lays: tuple[Lay, ...]
    steps: int
    """The numbers used up on the player's own rows; tricks give some back."""
    given: int
    """The numbers given back to the opponent's rows."""
    drawn: int
    left: int
    """The cards left to lay, in hand and pile."""


def findings(turn: Turn, played: Sequence[Move], best: Sequence[Move]) -> tuple[Finding, ...]:
    """What is better about the best turn, the weightiest first."""
    mine, better = _played(turn, played), _played(turn, best)
    return (
        *_stranded(mine, better),
        *_missed_tricks(turn, mine, better),
        *_gifts(mine, better),
        *_long_steps(mine, better),
        *_draws(mine, better),
    )


def _played(turn: Turn, moves: Sequence[Move]) -> _Played:
    lays = tuple(move for move in moves if isinstance(move, Lay))
    tops = [*turn.tops]
    for lay in lays:
        tops[_place(lay)] = lay.number
    used = [
        _distance(place, old, new)
        for place, (old, new) in enumerate(zip(turn.tops, tops, strict=True))
    ]
    in_hand = int(turn.hand).bit_count() - len(lays)
    is_helped = any(lay.side is OPPONENT for lay in lays)
    drawn = min(turn.pile, HAND - in_hand if is_helped else DRAWN_AFTER_HOME)
    home = len(ROWS)
    return _Played(lays, sum(used[:home]), -sum(used[home:]), drawn, in_hand + turn.pile)


def _place(lay: Lay) -> int:
    """The row of a card, among those in reach."""
    return len(ROWS) * lay.side + lay.row


def _distance(place: int, old: int, new: int) -> int:
    """How far a row in reach was moved on; less than 0: back."""
    return old - new if place % len(ROWS) else new - old


def _stranded(mine: _Played, better: _Played) -> Iterator[Finding]:
    """A single card is left, and a turn takes two."""
    if mine.left == 1 != better.left:
        yield Finding("stranded")


def _missed_tricks(turn: Turn, mine: _Played, better: _Played) -> Iterator[Finding]:
    """The best turn sets an own row back by ten, which was not played."""
    tops = [*turn.tops]
    for lay in better.lays:
        place = _place(lay)
        is_trick = lay.side is HOME and _distance(place, tops[place], lay.number) == -BACKWARDS
        if is_trick and lay not in mine.lays:
            yield Finding("missed-trick", (("card", lay.number), ("row", lay.row.name.lower())))
        tops[place] = lay.number


def _gifts(mine: _Played, better: _Played) -> Iterator[Finding]:
    if mine.given - better.given >= _FAR:
        yield Finding("gift", (("steps", mine.given), ("best", better.given)))


def _long_steps(mine: _Played, better: _Played) -> Iterator[Finding]:
    used, least = mine.steps, max(better.steps, 0)
    if used - least >= _FAR:
        yield Finding("long-steps", (("steps", used), ("best", least)))


def _draws(mine: _Played, better: _Played) -> Iterator[Finding]:
    if better.drawn > mine.drawn:
        yield Finding("fewer-draws", (("cards", mine.drawn), ("best", better.drawn)))
