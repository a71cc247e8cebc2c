"""Analyses as they are stored and sent. Only for the process that makes them: it loads Numba."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ...coach import Analysis, RaceAnalysis
from ...coach.judged_record import BEST
from ...limits import TOLERATED_LOSS
from ...record import plain
from ...wire import analyses as wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...coach import Chance, Finding, JudgedTurn, Judgement, RaceSeat, Weighed
    from ...coach.hints import Hint
    from ...games.seats import Seat
    from ...games.terms import Move


def wire_values(analysis: Analysis | RaceAnalysis) -> wire.GameAnalysis | wire.RaceAnalysis:
    """The analysis, as it is sent."""
    return _race(analysis) if isinstance(analysis, RaceAnalysis) else _game(analysis)


def _game(analysis: Analysis) -> wire.GameAnalysis:
    seats = range(len(analysis.sides))
    last = analysis.last_chance
    return wire.GameAnalysis(
        effort=analysis.effort,
        talkative=analysis.is_talkative,
        sides=analysis.sides,
        winners=analysis.winners,
        turns=tuple(map(_turn, analysis.turns)),
        curves=tuple(map(analysis.curve, seats)),
        ledgers=tuple(_as(wire.LedgerInfo, analysis.ledger(seat)) for seat in seats),
        mean_losses=tuple(_mean_loss(analysis, seat) for seat in seats),
        last_chance=last and wire.LastChanceInfo(last.turn, last.is_decided),
    )


def _turn(turn: JudgedTurn) -> wire.JudgedTurnInfo:
    return wire.JudgedTurnInfo(
        seat=turn.seat,
        first=turn.first,
        last=turn.last,
        moves=tuple(map(str, turn.moves)),
        forced=turn.is_forced,
        before=_chance(turn.before),
        played=_chance(turn.played),
        loss=_chance(turn.loss),
        mark=turn.mark and turn.mark.value,
        best=_weighed(turn.best),
        findings=_findings(turn.findings),
    )


def judgement_info(moves: tuple[Move, ...], judgement: Judgement) -> wire.JudgementInfo:
    """The judgement on a turn, as it is sent."""
    loss = judgement.loss.value
    return wire.JudgementInfo(
        moves=tuple(map(str, moves)),
        chance=judgement.played.value,
        loss=loss,
        good=loss < TOLERATED_LOSS,
        best=_weighed(judgement.turns[:BEST]),
        findings=() if loss < TOLERATED_LOSS else _findings(judgement.findings),
    )


def hint_info(hint: Hint) -> wire.HintInfo:
    """A hint, as it is sent."""
    compared = hint.comparison
    return wire.HintInfo(
        moves=tuple(map(str, hint.moves)),
        chance=hint.chance.value,
        forced=hint.is_forced,
        other=_weighed([compared.other])[0] if compared else None,
        findings=_findings(compared.findings) if compared else (),
    )


def _weighed(turns: Sequence[Weighed]) -> tuple[wire.WeighedTurn, ...]:
    return tuple(
        wire.WeighedTurn(tuple(map(str, each.moves)), _chance(each.chance)) for each in turns
    )


def _findings(findings: Sequence[Finding]) -> tuple[wire.FindingInfo, ...]:
    return tuple(wire.FindingInfo(each.code, dict(each.values)) for each in findings)


def _chance(chance: Chance) -> wire.ChanceInfo:
    return wire.ChanceInfo(chance.value, chance.error)


def _mean_loss(analysis: Analysis, seat: Seat) -> wire.MeanLossInfo | None:
    mean, bracket = analysis.mean_loss(seat), analysis.bracket(seat)
    if mean is None:
        return None
    worse, better = (bracket.worse, bracket.better) if bracket else (None, None)
    return wire.MeanLossInfo(mean.value, mean.error, worse, better)


def _race(analysis: RaceAnalysis) -> wire.RaceAnalysis:
    return wire.RaceAnalysis(
        seats=tuple(map(_race_seat, analysis.seats)),
        winners=analysis.winners,
        levels=tuple(
            wire.BotLevelInfo(bot, _as(wire.RaceFiguresInfo, figures))
            for bot, figures in analysis.levels
        ),
    )


def _race_seat(seat: RaceSeat) -> wire.RaceSeatInfo:
    return wire.RaceSeatInfo(
        figures=_as(wire.RaceFiguresInfo, seat.figures()),
        sums=tuple(
            wire.SumFiguresInfo(
                each.sum.value, each.sum.step, each.sum.sign, each.laid, each.delay, each.wrong
            )
            for each in seat.sums()
        ),
        missed=tuple(
            wire.MissedCardInfo(each.entry, each.card, each.miss.value, each.time)
            for each in seat.missed
        ),
    )


def _as(kind: type[Any], value: object) -> Any:  # noqa: ANN401  of that kind
    """A value whose fields have the same names on the wire."""
    return msgspec.convert(plain(value), kind)
