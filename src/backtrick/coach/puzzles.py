"""Puzzles: positions in which one turn is far better than all others, and a simple bot errs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ..bots import bot
from ..bots.bot import Chair
from ..record import replay
from . import advise
from .chances import MARKS, Mark, mark_of
from .judged_record import JudgedRecord
from .judges import sits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..games.terms import Move
    from ..record import Record
    from .judge import Judgement

FIRST_EFFORT: Final = 3
CLOSER: Final = 10
"""How many times more effort the check takes."""
SIMPLE: Final = "greedy"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and its solution."""

    record: Record
    """The game up to the turn."""
    best: tuple[Move, ...]
    lead: float
    """How much better it is than the next best turn."""
    tempting: tuple[Move, ...]
    """What a simple bot would play."""


def puzzles_in(record: Record, effort: int = FIRST_EFFORT) -> Iterator[Puzzle]:
    """The puzzles in a game, each checked with more effort."""
    judged = JudgedRecord(record, sits(record.game), 1)
    nameless = ("",) * len(record.seats)  # people do not know what the silence of a bot means
    for turn in judged.turns:
        begun = replace(record, seats=nameless, entries=record.entries[: turn.first - 1])
        found = _puzzle(begun, effort, is_talkative=judged.is_talkative)
        if found:
            yield found


def _puzzle(record: Record, effort: int, *, is_talkative: bool) -> Puzzle | None:
    """The puzzle at the end of a record, if it is one at a first and at a closer look."""
    tempting = simple_turn(record)
    found: Puzzle | None = None
    for each in (effort, CLOSER * effort):
        judgement = advise(record, each, played=tempting, is_talkative=is_talkative)
        if judgement is None or not is_clear(judgement):
            return None
        found = Puzzle(record, judgement.turns[0].moves, _lead(judgement), tempting)
    return found


def is_clear(judgement: Judgement) -> bool:
    """Whether one turn is far better than the next, and the judged one is a blunder."""
    return mark_of(judgement.loss) is Mark.BLUNDER and _lead(judgement) >= MARKS[Mark.BLUNDER]


def _lead(judgement: Judgement) -> float:
    best, following = judgement.turns[:2]
    return best.chance.value - following.chance.value


def simple_turn(record: Record) -> tuple[Move, ...]:
    """The turn of a simple bot at the end of a record, or the rest of it."""
    rules = record.game
    *_, last = replay(record)
    state = last.state
    (seat,) = rules.to_act(state)
    player = bot(rules, SIMPLE).sit(
        Chair(game=rules, options=record.options, seat=seat, effort=1, chance=0)
    )
    moves: list[Move] = []
    while state.outcome is None and all(move.is_revocable for move in moves):
        player.see(rules.view(state, seat))
        choice = player.choose(rules.legal_moves(state, seat))
        if choice is None:
            raise RuntimeError(f"{SIMPLE} does not know what to play: {state}")
        moves.append(choice.move)
        state = rules.apply(state, seat, choice.move)
    return tuple(moves)
