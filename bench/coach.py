"""The coach: how long it takes, and figures of the bots to compare people with.

.venv/bin/python bench/coach.py           the time for a whole game, and for a hint
.venv/bin/python bench/coach.py losses    the mean loss per decision of each bot
.venv/bin/python bench/coach.py levels    the figures of the bots' levels in races
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from math import sqrt
from time import process_time
from typing import TYPE_CHECKING, Final

from backtrick import coach
from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.games import game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from backtrick.coach import Analysis, RaceAnalysis, RaceFigures
    from backtrick.record import Record

GAMES: Final[dict[str, tuple[str, tuple[str, ...], dict[str, str]]]] = {
    "quick-easy normal": ("quick-easy", ("talker",) * 3, {"variant": "normal"}),
    "quick-easy pro": ("quick-easy", ("talker",) * 3, {"variant": "pro"}),
    "quick-easy silent": ("quick-easy", ("silent",) * 3, {"variant": "normal"}),
    "face-to-face": ("face-to-face", ("expert",) * 2, {}),
}
PLAYERS: Final[dict[str, tuple[str, tuple[str, ...], int, dict[str, str]]]] = {
    "normal": ("quick-easy", ("random", "greedy", "silent", "talker"), 3, {"variant": "normal"}),
    "pro": ("quick-easy", ("random", "greedy", "silent", "talker"), 3, {"variant": "pro"}),
    "duel": ("face-to-face", ("random", "greedy", "expert"), 2, {}),
}
LEVELS: Final = ("child", "adult", "expert")
SEED: Final = 17
EVERY: Final = 5
"""For the losses, one turn in this many is judged, so that there is time for many games."""


def _records(name: str, bots: tuple[str, ...], games: range, **options: object) -> Iterator[Record]:
    simulation = Simulation(name, game(name).options(players=len(bots), **options), bots, SEED)
    return (bot_record(simulation, number) for number in games)


def _longest(records: Iterator[Record]) -> Record:
    return max(records, key=lambda record: len(record.entries))


def speed() -> None:
    """Print the processor time for a whole game, and for the slowest hint in it."""
    for title, (name, bots, options) in GAMES.items():
        record = _longest(_records(name, bots, range(5), **options))
        coach.analyse(record, effort=1)  # compiles
        seconds, analysis = _timed(lambda record=record: coach.analyse(record))
        turns = analysis.turns if isinstance(analysis, coach.Analysis) else ()
        moments = [replace(record, entries=record.entries[: turn.first - 1]) for turn in turns]
        hints = [_timed(lambda moment=moment: coach.advise(moment))[0] for moment in moments[::4]]
        print(f"{title}: {len(turns)} turns in {seconds:.2f} s; slowest hint {max(hints):.2f} s")


def _timed(work: Callable[[], object]) -> tuple[float, object]:
    start = process_time()
    result = work()
    return process_time() - start, result


def losses(games: int, effort: int, only: str) -> None:
    """Print the mean loss per decision of each bot, with its 95% interval."""
    for title, (name, bots, players, options) in PLAYERS.items():
        for bot in bots:
            if only in f"{title} {bot}":
                records = _records(name, (bot,) * players, range(games), **options)
                mean, half = mean_loss(
                    _losses(number, each, effort) for number, each in enumerate(records)
                )
                print(f"{title} {bot}: {100 * mean:.2f} ± {100 * half:.2f} points", flush=True)


def _losses(number: int, record: Record, effort: int) -> list[float]:
    """The losses of some decisions of a game, in each game others."""
    turns = coach.judging(record, effort).weighed(number % EVERY, EVERY)
    return [judgement.loss.value for _, judgement in turns if judgement.choices > 1]


def mean_loss(games: Iterator[list[float]]) -> tuple[float, float]:
    """The mean loss per decision, and half its 95% interval, over games."""
    found = [*games]
    sums, counts = [*map(sum, found)], [*map(len, found)]
    mean = sum(sums) / sum(counts)
    spread = sum((one - mean * count) ** 2 for one, count in zip(sums, counts, strict=True))
    return mean, 1.96 * sqrt(spread) / sum(counts)


def levels(games: int) -> None:
    """Print the figures of each level for 100 cards laid, among two of its kind."""
    for level in LEVELS:
        races = map(coach.analyse, _records("seven-ate-nine", (level,) * 2, range(games)))
        print(level, _for_100_cards([*_figures(races)]))


def _figures(analyses: Iterator[Analysis | RaceAnalysis]) -> Iterator[RaceFigures]:
    for analysis in analyses:
        if isinstance(analysis, coach.RaceAnalysis):
            yield from (seat.figures() for seat in analysis.seats)


def _for_100_cards(figures: list[RaceFigures]) -> RaceFigures:
    cards = sum(each.cards for each in figures)
    kinds = zip(*(each.misses for each in figures), strict=True)
    return coach.RaceFigures(
        cards=100,
        delay=round(sum(each.delay * each.cards for each in figures) / cards, 1),
        held=round(100 * sum(each.held for each in figures) / cards),
        held_time=round(100 * sum(each.held_time for each in figures) / cards),
        misses=tuple(
            replace(
                kind[0],
                count=round(100 * sum(each.count for each in kind) / cards, 1),
                time=round(100 * sum(each.time for each in kind) / cards),
            )
            for kind in kinds
        ),
    )


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", default="speed", choices=["speed", "losses", "levels"])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--effort", type=int, default=2)
    parser.add_argument("--only", default="", help="the bots whose names contain this")
    chosen = parser.parse_args()
    if chosen.what == "speed":
        speed()
    elif chosen.what == "losses":
        losses(chosen.games, chosen.effort, chosen.only)
    else:
        levels(chosen.games)


if __name__ == "__main__":
    main()
