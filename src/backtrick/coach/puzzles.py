"""Finding puzzles: positions in which one turn is far better than all others, and greedy errs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..bots import bot
from ..bots.bot import Chair
from ..puzzles import Puzzle, StoredTurn
from ..record import replay
from . import advise
from .chances import MARKS, Mark, mark_of
from .findings import certainties
from .judged_record import JudgedRecord
from .judges import is_endgame, sits
from .puzzle_themes import themes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..games.any_game import AnyGame
    from ..games.parts import State
    from ..games.terms import Move
    from ..record import Record
    from .judge import Judgement
    from .judged_record import PlayedTurn

FIRST_EFFORT: Final = 3
CLOSER: Final = 10
"""How many times more effort the check takes."""
SIMPLE: Final = "greedy"
_GLANCE_DEALS: Final = 60
_GLANCE_LEAD: Final = 0.12
"""At a glance, the least lead of a turn that is looked at again."""
_LEFT: Final = 0.6
"""The most cards that are left in a puzzle: earlier in a game, hardly any turn decides so much."""


def puzzles_in(record: Record, effort: int = FIRST_EFFORT) -> Iterator[Puzzle]:
    """The puzzles in a game, each checked with more effort."""
    is_simple = all(name == SIMPLE for name in record.seats)
    nameless = ("",) * len(record.seats)  # people do not know what the silence of a bot means
    record = replace(record, seats=nameless)
    judged = JudgedRecord(record, sits(record.game), 1)
    seen = dict.fromkeys(range(len(record.seats)), 0)
    for number, (turn, state) in enumerate(zip(judged.turns, judged.starts(), strict=True)):
        tempting = simple_turn(record.game, state)
        if not is_simple and {*tempting} == {*turn.moves}:
            continue  # its player thought longer
        judged.follow(seen[turn.seat], turn.first, [turn.seat])
        seen[turn.seat] = turn.first
        if _is_promising(judged, number, turn, tempting):
            begun = replace(record, entries=record.entries[: turn.first - 1])
            found = puzzle_at(begun, state, tempting, effort)
            yield from [found] if found else []


def _is_promising(
    judged: JudgedRecord, number: int, turn: PlayedTurn, tempting: tuple[Move, ...]
) -> bool:
    """Whether a turn could be a puzzle, at a glance."""
    judge = judged.judges[turn.seat]
    if judge.left() > _LEFT:
        return False
    judge.deals = _GLANCE_DEALS
    judgement = judge.weigh(number, tempting)
    return min(_lead(judgement), judgement.loss.value) >= _GLANCE_LEAD and _can_be_told(judgement)


def puzzle_at(
    record: Record, state: State, tempting: tuple[Move, ...], effort: int = FIRST_EFFORT
) -> Puzzle | None:
    """The puzzle at the end of a record, if it is one at a first and at a closer look."""
    judgement: Judgement | None = None
    for each in (effort, CLOSER * effort):
        judgement = advise(record, each, played=tempting)
        if judgement is None or not is_clear(judgement):
            return None
    found = judgement and _puzzle(record, state, tempting, judgement)
    return found if found and found.lead >= MARKS[Mark.BLUNDER] else None


def _puzzle(
    record: Record, state: State, tempting: tuple[Move, ...], judgement: Judgement
) -> Puzzle:
    findings = (*judgement.findings, *certainties(judgement))
    best = judgement.turns[0].moves
    is_end = is_endgame(record.game, state)
    return Puzzle(
        record,
        tuple(StoredTurn(each.moves, round(each.chance.value, 3)) for each in judgement.turns),
        tempting,
        tuple((each.code, dict(each.values)) for each in findings),
        themes_of(record, best, findings, is_endgame=is_end),
    )


def is_clear(judgement: Judgement) -> bool:
    """Whether one turn is far better than the next, the judged one is a blunder, and why."""
    return (
        mark_of(judgement.loss) is Mark.BLUNDER
        and _lead(judgement) >= MARKS[Mark.BLUNDER]
        and _can_be_told(judgement)
    )


def _can_be_told(judgement: Judgement) -> bool:
    """Whether there is anything to say about why the best turn is better."""
    return bool(judgement.findings or [*certainties(judgement)])


def _lead(judgement: Judgement) -> float:
    chances = [each.chance.value for each in judgement.turns]
    return chances[0] - chances[1] if len(chances) > 1 else 0.0


def last_state(record: Record) -> State:
    """The state at the end of a record."""
    *_, last = replay(record)
    return last.state


def simple_turn(rules: AnyGame, state: State) -> tuple[Move, ...]:
    """The turn of a simple bot, or the rest of it."""
    (seat,) = rules.to_act(state)
    player = bot(rules, SIMPLE).sit(
        Chair(game=rules, options=state.options, seat=seat, effort=1, chance=0)
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
