"""A game as a sum: deal, luck and what each seat gave away make up its end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from backtrick import coach
from backtrick.games.terms import CONCEDE
from backtrick.record import Made, read
from tests.coach.records import COMPANIES, DUELS, TEAMS, Company, analysis_of, record_of, some_of
from tests.machines import ROOT
from tests.thorough import first_of

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.coach import Analysis

GOLDEN = [
    ROOT / "tests" / "golden" / f"{name}.txt"
    for name in (
        *("face-to-face-single-last-card", "quick-easy-agree"),
        *("quick-easy-random-starter", "quick-easy-won-pro-open-rows", "face-to-face-won"),
    )
]


def _check(analysis: Analysis) -> None:
    for seat, _ in enumerate(analysis.sides):
        sums = analysis.ledger(seat)
        assert sums.result == float(seat in analysis.winners)
        parts = sums.deal + sums.draws + sums.hands + sum(sums.given) + sums.conceded
        assert parts == sums.result


@pytest.mark.parametrize("company", some_of(COMPANIES), ids=str)
def test_the_parts_add_up_exactly(company: Company) -> None:
    """From each side, to 0 or 1, without rounding."""
    _check(analysis_of(company, 0))


@pytest.mark.parametrize("path", first_of(GOLDEN), ids=lambda path: path.stem)
def test_any_record_adds_up(path: Path) -> None:
    """Also where players vote, or rows are open."""
    analysis = coach.analyse(read(path.read_text(encoding="utf-8")), effort=1)
    assert isinstance(analysis, coach.Analysis)
    _check(analysis)


@pytest.mark.parametrize("company", [TEAMS[0], DUELS[0]], ids=str)
@pytest.mark.parametrize("moves", [0, 1], ids=["between turns", "in a turn"])
def test_giving_up_is_no_bad_luck(company: Company, moves: int) -> None:
    """What was left then is a part of its own; of a broken turn, no cards were drawn."""
    record = record_of(company, 0)
    turns = [each for each in record.entries if isinstance(each, Made) and each.move.in_turn]
    ends = [place for place, each in enumerate(turns) if str(each.move) == "end"]
    last = turns[ends[1] + moves]
    kept = record.entries[: record.entries.index(last) + 1]
    record = replace(record, entries=(*kept, Made(last.at, 0, CONCEDE)))
    analysis = coach.analyse(record, effort=1)
    assert isinstance(analysis, coach.Analysis)
    _check(analysis)
    turn = analysis.turns[-1]
    assert abs(analysis.ledger(turn.seat).conceded) == abs(turn.after - turn.drawn) > 0
    assert (turn.drawn == turn.played.value) is bool(moves)


@pytest.mark.parametrize("company", some_of(COMPANIES), ids=str)
def test_every_turn_of_the_record_is_judged(company: Company) -> None:
    """The moves of the turns are those of the record, and no turn gave away less than nothing."""
    record, analysis = record_of(company, 0), analysis_of(company, 0)
    made = [each.move for each in record.entries if isinstance(each, Made) and each.move.in_turn]
    assert [move for turn in analysis.turns for move in turn.moves] == made
    for turn in analysis.turns:
        assert turn.loss.value >= 0
        assert 0 <= turn.before.value <= 1
        assert not (turn.is_forced and turn.loss.value)


def test_progress_tells_each_turn() -> None:
    """It counts up to the number of turns."""
    told: list[tuple[int, int]] = []

    def progress(done: int, turns: int) -> None:
        told.append((done, turns))

    analysis = coach.analyse(record_of(TEAMS[3], 0), effort=1, progress=progress)
    assert isinstance(analysis, coach.Analysis)
    assert told == [(n + 1, len(analysis.turns)) for n in range(len(analysis.turns))]
