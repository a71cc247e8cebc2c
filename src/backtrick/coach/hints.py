"""Hints: what the coach would do in a turn, and why, by what its seat knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ..record import Made
from . import judging
from .chances import Weighed
from .comparison import KEPT
from .judged_record import DEFAULT_EFFORT
from .puzzles import last_state, simple_turn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..games.parts import State
    from ..games.terms import Move
    from ..record import Record
    from .chances import Chance
    from .findings import Finding
    from .judge import AnyJudge

_LESS: Final = 0.01
"""How much worse a turn must be to show what is better about the advised one."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A turn that looks good, and what is better about the advised one."""

    other: Weighed
    findings: tuple[Finding, ...]
    """The weightiest first."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do in a turn."""

    moves: tuple[Move, ...]
    """All that is left of it, to its end."""
    chance: Chance
    is_forced: bool
    """Whether nothing else is possible."""
    comparison: Comparison | None
    """None if no other turn shows why."""


def hint(record: Record, effort: int = DEFAULT_EFFORT) -> Hint | None:
    """What to do in the rest of the turn at the end of a record; None if there is none."""
    begun, laid = _begun(record)
    judged = judging(begun, effort)
    if not judged.begins():
        return None
    judge, number = judged.adviser(), len(judged.turns)
    state = last_state(record)
    tempting = (*laid, *simple_turn(record.game, state))
    judge.go_on(laid)
    judgement = judge.weigh(number, tempting)
    going_on = [each for each in judgement.turns if _goes_on(record, state, laid, each.moves)]
    # A turn that ends alike may have been weighed in its place.
    best, *others = going_on or [Weighed(tempting, judgement.played)]
    others.sort(key=lambda each: {*each.moves} != {*tempting})
    rest = _rest(best.moves, laid)
    return Hint(
        moves=rest,
        chance=best.chance,
        is_forced=judgement.choices == 1 or _is_only_way(record, state, rest),
        comparison=next(_comparisons(judge, number, best, others[:KEPT]), None),
    )


def _begun(record: Record) -> tuple[Record, tuple[Move, ...]]:
    """The record up to the start of its last turn, and what was laid since."""
    judged = judging(record, 1)
    if judged.is_over or judged.begins() or not judged.turns:
        return record, ()
    turn = judged.turns[-1]
    kept = (
        entry
        for number, entry in enumerate(record.entries, start=1)
        if number < turn.first or not isinstance(entry, Made)
    )
    return replace(record, entries=tuple(kept)), turn.moves


def _goes_on(record: Record, state: State, laid: Sequence[Move], moves: Sequence[Move]) -> bool:
    """Whether a turn can still be played after some of its cards."""
    legal = (move in each for move, each in _with_legal(record, state, _rest(moves, laid)))
    return {*laid} <= {*moves} and all(legal)


def _is_only_way(record: Record, state: State, moves: Sequence[Move]) -> bool:
    """Whether nothing else is possible before any of some moves; not all turns were weighed."""
    return all(each == (move,) for move, each in _with_legal(record, state, moves))


def _with_legal(
    record: Record, state: State, moves: Sequence[Move]
) -> Iterator[tuple[Move, tuple[Move, ...]]]:
    """Moves of the seat on turn, each with all that are legal then."""
    (seat,) = record.game.to_act(state)
    for move in moves:
        yield move, record.game.legal_moves(state, seat)
        if move.is_revocable:  # after any other move, hidden cards are drawn
            state = record.game.apply(state, seat, move)


def _rest(moves: Sequence[Move], laid: Sequence[Move]) -> tuple[Move, ...]:
    return tuple(move for move in moves if move not in laid)


def _comparisons(
    judge: AnyJudge, number: int, best: Weighed, others: Sequence[Weighed]
) -> Iterator[Comparison]:
    """Comparisons with worse turns that show something."""
    for other in others:
        if best.chance.value - other.chance.value >= _LESS:
            found = judge.reasons(number, best.moves, other.moves)
            if found:
                yield Comparison(other, found)
