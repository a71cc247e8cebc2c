"""The coach: what a decision was worth, by what its seat knew; and a game as a sum."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from .analysis import Analysis, JudgedTurn, Ledger
from .chances import Chance, Mark, Weighed
from .findings import Finding
from .judge import Judgement
from .judged_record import DEFAULT_EFFORT, JudgedRecord
from .judges import judge_of, race_of, winnable_in, yardsticks_of
from .last_chance import LastChance, last_chance
from .race_analysis import RaceAnalysis, RaceFigures, RaceSeat
from .unsaid import Unsaid
from .yardsticks import Bracket, Yardstick

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..games.terms import Move
    from ..record import Record

__all__ = [
    "DEFAULT_EFFORT",
    "Analysis",
    "Bracket",
    "CannotAnalyse",
    "Chance",
    "Finding",
    "JudgedTurn",
    "Judgement",
    "LastChance",
    "Ledger",
    "Mark",
    "RaceAnalysis",
    "RaceFigures",
    "RaceSeat",
    "Unsaid",
    "Weighed",
    "Yardstick",
    "advise",
    "analyse",
    "judging",
]

BUDGET: Final = 300_000
"""The positions that a search with all cards known may visit for each turn."""


class CannotAnalyse(ValueError):  # noqa: N818 - named like the games' errors
    """A record that the coach has nothing to say about, with a stable code."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


def analyse(
    record: Record,
    effort: int = DEFAULT_EFFORT,
    progress: Callable[[int, int], None] = lambda _done, _turns: None,
) -> Analysis | RaceAnalysis:
    """The analysis of a finished game; the same for the same record and effort everywhere.

    `progress` is called after each turn, or in a race after each move, with the number of those
    done and of all.
    """
    race = race_of(record.game)
    if race:
        found = race(record, progress)
        if found is None:
            raise CannotAnalyse("coach/unfinished")
        return found
    judged = judging(record, effort)
    if not judged.is_over:
        raise CannotAnalyse("coach/unfinished")
    return replace(
        judged.analysis(progress),
        last_chance=_last_chance(record, judged),
        yardsticks=() if judged.is_talkative else yardsticks_of(record.game, record.options),
    )


def advise(
    record: Record,
    effort: int = DEFAULT_EFFORT,
    *,
    played: Sequence[Move] | None = None,
    is_talkative: bool | None = None,
) -> Judgement | None:
    """What to do in the turn that begins at the end of a record; None if no turn begins there.

    With a turn that was played there, it is judged. Whether the players talk is found in the
    record, unless it is given.
    """
    return judging(record, effort, is_talkative=is_talkative).advice(played)


def _last_chance(record: Record, judged: JudgedRecord) -> LastChance | None:
    winnable = winnable_in(record.game)
    if winnable is None or judged.winners:
        return None
    return last_chance(judged.starts(), winnable, BUDGET)


def judging(record: Record, effort: int, *, is_talkative: bool | None = None) -> JudgedRecord:
    """The record with a judge in each seat; raises CannotAnalyse if there can be none."""
    if effort < 1:
        raise ValueError(f"effort = {effort}: it must be at least 1")
    sit = judge_of(record.game)
    if sit is None:
        raise CannotAnalyse("coach/no-judge")
    if _cards(record, record.deck) != _cards(record, record.game.deck(0)):
        raise CannotAnalyse("coach/other-deck")
    return JudgedRecord(record, sit, effort, is_talkative=is_talkative)


def _cards(record: Record, deck: Sequence[object]) -> list[str]:
    return sorted(record.game.write_deck(deck).split())
