"""Comparing scores: stars from the bots' results, one's place, and a histogram."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Final

import msgspec

from .scores import LOST

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ...games.any_game import AnyGame
    from ...store import DailyTry

MOST_STARS: Final = 5
_LEAST_FOR_A_WIN: Final = 3
_MOST_FOR_A_LOSS: Final = 2
_FOR_STRONG: Final = ((5, 0.5), (4, 0.3))
_FOR_GREEDY: Final = ((3, 0.5), (2, 0.2))
"""Stars, and the share of a bot's tries that one must be better than; ties count half."""
_MOST_BINS: Final = 8
_WIDTHS: Final = (1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 300, 600, 3600)


class BotTries(msgspec.Struct, frozen=True):
    """What a bot made of a deal in the guest's seat, over many tries."""

    bot: str
    scores: tuple[int, ...]
    """Sorted."""
    wins: int
    cards_left: int
    """In all tries together."""


class Par(msgspec.Struct, frozen=True):
    """What bots make of a deal."""

    strong: BotTries
    """The best bot of the game."""
    simple: BotTries
    """A bot that lays what fits."""


class Bin(msgspec.Struct, frozen=True):
    """Scores that are shown together."""

    least: int
    most: int
    people: int
    strong: int
    simple: int


def share_beaten(score: int, others: Mapping[int, int]) -> float:
    """The share of others' scores that one is better than; ties count half."""
    count = sum(others.values())
    beaten = sum(number for other, number in others.items() if other > score)
    return (beaten + others.get(score, 0) / 2) / count if count else 0.0


def better_than(people: Mapping[int, int], mine: DailyTry) -> int | None:
    """The percentage of others with a worse score; None if there is nothing to compare."""
    if mine.result is None:
        return None
    score = mine.result.score
    others = {**people, score: people.get(score, 0) - mine.counted}
    return int(100 * share_beaten(score, others)) if sum(others.values()) > 0 else None


def stars(game: AnyGame, players: int, score: int, par: Par) -> int:
    """From one to five, by the bots' results.

    Five: better than half of the strong bot's tries, ties counting half. Four: better than three in
    ten. Three: better than half of the simple bot's. Two: better than one in five. Against
    opponents, a win has at least three and a loss at most two.
    """
    strong, simple = Counter(par.strong.scores), Counter(par.simple.scores)
    reached = chain(
        (count for count, share in _FOR_STRONG if share_beaten(score, strong) >= share),
        (count for count, share in _FOR_GREEDY if share_beaten(score, simple) >= share),
    )
    found = max(reached, default=1)
    if game.team or players == 1:
        return found
    return min(found, _MOST_FOR_A_LOSS) if score == LOST else max(found, _LEAST_FOR_A_WIN)


def histogram(
    game: AnyGame, people: Mapping[int, int], par: Par | None, mine: int | None
) -> list[Bin]:
    """Everybody's scores and the bots' in a few bins, best first."""
    strong = Counter(par.strong.scores if par else ())
    simple = Counter(par.simple.scores if par else ())
    found = {*people, *strong, *simple, *(() if mine is None else (mine,))}
    return [
        Bin(low, high, *(_between(each, low, high) for each in (people, strong, simple)))
        for low, high in _edges(found, is_won_apart=game.team)
    ]


def _between(scores: Mapping[int, int], low: int, high: int) -> int:
    return sum(number for score, number in scores.items() if low <= score <= high)


def _edges(scores: Iterable[int], *, is_won_apart: bool) -> list[tuple[int, int]]:
    """The bounds of bins: equally wide, but a team's win and a loss are always apart."""
    all_scores = {*scores}
    edges = [(0, 0)] if is_won_apart and 0 in all_scores else []
    middle = sorted(all_scores - {LOST} - ({0} if is_won_apart else set()))
    if middle:
        edges += _equal(middle[0], middle[-1], starts_at_one=is_won_apart)
    return edges + [(LOST, LOST)] * (LOST in all_scores)


def _equal(least: int, most: int, *, starts_at_one: bool) -> list[tuple[int, int]]:
    """Bins of a round width, from the least score to the most."""
    for width in _WIDTHS:
        first = 1 if starts_at_one else least - least % width
        bins = range(first, most + 1, width)
        if len(bins) < _MOST_BINS:
            return [(low, low + width - 1) for low in bins]
    return [(least, most)]
