"""What the coach finds is what is stored and sent."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from backtrick import coach
from backtrick.record import plain, read
from backtrick.server.analyses.wire_values import wire_values
from backtrick.wire.analyses import (
    AnyAnalysis,
    CoachFault,
    GameAnalysis,
    LedgerInfo,
    RaceAnalysis,
    RaceFiguresInfo,
)
from tests.coach.records import DUELS, TEAMS, Company, analysis_of, cut, record_of

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("company", [TEAMS[2], DUELS[0]], ids=str)
def test_a_game_is_sent_whole(company: Company) -> None:
    """Turns, sums and curves; it survives the way through the store."""
    analysis = analysis_of(company, 0)
    told = wire_values(analysis)
    assert isinstance(told, GameAnalysis)
    assert msgspec.json.decode(msgspec.json.encode(told), type=AnyAnalysis) == told
    assert [each.loss.value for each in told.turns] == [each.loss.value for each in analysis.turns]
    assert [each.mark for each in told.turns] == [
        each.mark and each.mark.value for each in analysis.turns
    ]
    for seat, sums in enumerate(told.ledgers):
        assert sums == msgspec.convert(plain(analysis.ledger(seat)), LedgerInfo)
        assert told.curves[seat] == analysis.curve(seat)


def test_a_race_is_sent_in_figures() -> None:
    """Beside those of the bots' levels."""
    record = read((GOLDEN / "seven-ate-nine-misses-and-too-late.txt").read_text(encoding="utf-8"))
    analysis = coach.analyse(record)
    assert isinstance(analysis, coach.RaceAnalysis)
    told = wire_values(analysis)
    assert isinstance(told, RaceAnalysis)
    assert [each.bot for each in told.levels] == [bot for bot, _ in analysis.levels]
    for seat, shown in zip(analysis.seats, told.seats, strict=True):
        assert shown.figures == msgspec.convert(plain(seat.figures()), RaceFiguresInfo)
        assert len(shown.sums) == len(seat.sums())
        assert [each.step for each in shown.missed] == [each.entry for each in seat.missed]
    assert any(each.missed for each in told.seats)


def test_every_refusal_of_the_coach_has_a_code() -> None:
    """Games without an end, and those with a short deck."""
    record = record_of(TEAMS[2], 0)
    short = replace(record, deck=record.deck[:10], entries=())
    for refused, code in ((cut(record, 5), "coach/unfinished"), (short, "coach/other-deck")):
        with pytest.raises(coach.CannotAnalyse) as error:
            coach.analyse(refused, effort=1)
        assert CoachFault(error.value.code).value == code
