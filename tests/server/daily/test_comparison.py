"""Comparing results of daily deals: scores, stars by par, one's place, and the histogram."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.server.daily.calendar import streaks
from backtrick.server.daily.comparison import (
    MOST_STARS,
    BotTries,
    Par,
    histogram,
    share_beaten,
    stars,
)
from backtrick.server.daily.scores import LOST, score

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame

TEAM = next(game for game in GAMES.values() if game.team)
RACE = next(game for game in GAMES.values() if game.in_real_time)
DUEL = next(game for game in GAMES.values() if not game.team and not game.in_real_time)
SCORES = st.one_of(st.integers(0, 400), st.just(LOST))


def tries(*scores: int) -> BotTries:
    """What a bot made of a deal."""
    return BotTries("bot", tuple(sorted(scores)), sum(each < LOST for each in scores), 0)


PARS = st.builds(
    Par,
    st.lists(SCORES, min_size=1, max_size=9).map(lambda each: tries(*each)),
    st.lists(SCORES, min_size=1, max_size=9).map(lambda each: tries(*each)),
)


def test_what_a_score_counts_depends_on_the_game() -> None:
    """A team's cards, the seconds of a won race, or nothing but the win."""
    result = {"cards_left": 7, "lasted": 61_001}
    assert score(TEAM, won=False, **result) == 7
    assert score(RACE, won=True, **result) == 62
    assert score(RACE, won=False, **result) == score(DUEL, won=False, **result) == LOST
    assert score(DUEL, won=True, **result) == 0


@given(st.sampled_from([*GAMES.values()]), PARS, SCORES, SCORES)
def test_a_better_score_never_has_fewer_stars(
    game: AnyGame, par: Par, one: int, other: int
) -> None:
    """And everybody has from one to five."""
    for players in (1, 2):
        found = [stars(game, players, each, par) for each in sorted((one, other))]
        assert MOST_STARS >= found[0] >= found[1] >= 1


@pytest.mark.parametrize(
    "mine, count",
    [(0, 5), (2, 4), (6, 3), (12, 2), (30, 1)],
    ids=["won", "close", "middling", "poor", "bad"],
)
def test_a_team_has_stars_by_what_bots_make_of_the_deal(mine: int, count: int) -> None:
    """On a deal that the strong bot wins in six tries of ten."""
    strong = tries(*[0] * 6, 1, 5, 5, 5)
    assert stars(TEAM, 3, mine, Par(strong, tries(0, 4, 8, 15, 20))) == count


@pytest.mark.parametrize("wins", range(5))
def test_a_win_against_opponents_has_more_stars_than_a_loss(wins: int) -> None:
    """However hard the deal is; a duel is won like the bots' best, or lost."""
    par = Par(tries(*[0] * wins, *[LOST] * (4 - wins)), tries(LOST))
    assert stars(DUEL, 2, 0, par) == MOST_STARS
    assert stars(DUEL, 2, LOST, par) == 2
    fast = Par(tries(10), tries(20))
    assert stars(RACE, 2, 300, fast) == 3
    assert stars(RACE, 1, 300, fast) == 1
    assert stars(RACE, 1, 15, fast) == 3
    assert stars(RACE, 1, 10, fast) == MOST_STARS


@given(st.dictionaries(SCORES, st.integers(1, 9), max_size=30), PARS, SCORES)
def test_a_histogram_has_everybody_once(people: dict[int, int], par: Par, mine: int) -> None:
    """In a few bins that do not overlap, best first, one of them with one's own score."""
    for game in GAMES.values():
        bins = histogram(game, people, par, mine)
        assert sum(each.people for each in bins) == sum(people.values())
        assert sum(each.strong for each in bins) == len(par.strong.scores)
        assert sum(each.simple for each in bins) == len(par.simple.scores)
        assert len(bins) <= 9
        assert all(one.most < other.least for one, other in pairwise(bins))
        assert sum(each.least <= mine <= each.most for each in bins) == 1
        if game.team:
            assert all(each.most == 0 for each in bins if each.least == 0)


@given(st.lists(SCORES, min_size=1), SCORES)
def test_ties_count_half(others: list[int], mine: int) -> None:
    """A result as good as all others is better than half."""
    found = share_beaten(mine, Counter(others))
    assert found == pytest.approx(
        sum((each > mine) + (each == mine) / 2 for each in others) / len(others)
    )


@pytest.mark.parametrize(
    "days, current, longest",
    [
        ([], 0, 0),
        (["2026-11-16"], 1, 1),
        (["2026-11-15"], 1, 1),
        (["2026-11-14"], 0, 1),
        (["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-15", "2026-11-16"], 2, 3),
    ],
)
def test_streaks(days: list[str], current: int, longest: int) -> None:
    """Days in a row, over the ends of months; today may still come."""
    assert streaks(days, "2026-11-16") == (current, longest)
