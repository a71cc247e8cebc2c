"""The figures of the bots' levels, measured by `bench/coach.py levels --games 200`."""

from __future__ import annotations

from typing import Final

from ..race_analysis import Miss, MissFigures, RaceFigures


def _level(
    name: str, delay: float, held: int, held_time: int, misses: tuple[tuple[float, int], ...]
) -> tuple[str, RaceFigures]:
    """A level for 100 cards laid: its misses by kind, how often and how long."""
    kinds = (MissFigures(miss, *each) for miss, each in zip(Miss, misses, strict=True))
    return name, RaceFigures(100, delay, held, held_time, tuple(kinds))


LEVELS: Final = (
    _level("child", 1166.2, 47, 55076, ((2.6, 2631), (0.9, 885), (6.8, 8905))),
    _level("adult", 1109.7, 49, 53788, ((1.5, 1533), (0.5, 489), (8.2, 10529))),
    _level("expert", 1211.9, 62, 71167, ((0.4, 357), (0.1, 134), (10.7, 14993))),
)
