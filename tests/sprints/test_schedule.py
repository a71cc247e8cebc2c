"""The schedule of drills: weak and new sums often, known ones after growing gaps."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.sprints import Progress, Standing, Sum, all_sums, scheduled, usual_time
from backtrick.sprints.schedule import DAY, rest, weight

GAME = GAMES["seven-ate-nine"]
SUMS = [*all_sums(GAME)]
NOW = 1_790_000_000_000
KNOWN = Progress(solved=6, wrong=0, time=6 * 2_000, streak=6, last=NOW)
"""A sum that is known well, and was asked right now."""


@st.composite
def progresses(draw: st.DrawFn) -> Progress:
    """The progress in a sum that was asked."""
    solved, wrong = draw(st.integers(0, 30)), draw(st.integers(0, 10))
    streak = solved if not wrong else draw(st.integers(0, solved))
    time = solved * draw(st.integers(300, 20_000))
    last = NOW - draw(st.integers(0, 60 * DAY))
    return Progress(solved or 1, wrong, time or 1_000, streak, last)


memories = st.dictionaries(st.sampled_from(SUMS), progresses())


@given(known=memories, seed=st.integers(0, 2**53 - 1))
def test_the_same_progress_and_seed_give_the_same_drill(
    known: dict[Sum, Progress], seed: int
) -> None:
    """Of sums of the game only; none comes twice within four."""
    drill = scheduled(SUMS, known, NOW, seed, 60)
    assert drill == scheduled(SUMS, dict(reversed(known.items())), NOW, seed, 60)
    assert len(drill) == 60
    assert {*drill} <= {*SUMS}
    for place in range(57):
        assert len({*drill[place : place + 4]}) == 4
    assert scheduled(SUMS, known, NOW, seed, 20) == drill[:20]


@given(known=memories)
def test_every_sum_may_come(known: dict[Sum, Progress]) -> None:
    """Even one that rests has a weight."""
    usual = usual_time(known)
    assert all(weight(each, known.get(each, Progress()), usual, NOW) > 0 for each in SUMS)


@given(progress=progresses(), usual=st.integers(300, 20_000))
def test_wrong_and_slow_sums_come_more_often(progress: Progress, usual: float) -> None:
    """All else equal; and a wrong answer ends the rest."""
    one, now = SUMS[0], NOW + DAY
    slower = replace(progress, time=2 * progress.time)
    assert weight(one, slower, usual, now) >= weight(one, progress, usual, now)
    worse = replace(progress, wrong=progress.wrong + 1, streak=0)
    assert weight(one, worse, usual, now) > weight(one, progress, usual, now)
    assert rest(worse, usual) == 0


@given(progress=progresses(), usual=st.integers(300, 20_000), days=st.integers(0, 40))
def test_a_sum_that_rests_comes_back(progress: Progress, usual: float, days: int) -> None:
    """Its weight never falls with time, and is whole when the rest is over."""
    one = SUMS[0]
    at = [weight(one, progress, usual, progress.last + each * DAY) for each in (days, days + 1)]
    assert at[0] <= at[1]
    over = weight(one, progress, usual, progress.last + rest(progress, usual))
    assert over == weight(one, progress, usual, progress.last + 100 * DAY)


def test_rests_grow_with_every_sum_solved_in_a_row() -> None:
    """None until three, then a day, two, four and so on, up to a month; a day for a slow one."""
    rests = [rest(replace(KNOWN, streak=streak), 2_000) // DAY for streak in range(12)]
    assert rests == [0, 0, 0, 1, 2, 4, 8, 16, 32, 32, 32, 32]
    slow = [rest(replace(KNOWN, streak=streak), 1_000) // DAY for streak in range(6)]
    assert slow == [0, 0, 0, 1, 1, 1]


def test_new_sums_come_before_known_ones_and_small_steps_first() -> None:
    """As long as the known ones rest."""
    easy, hard = Sum(5, 1, 1), Sum(5, 3, 1)
    assert weight(easy, Progress(), 2_000, NOW) > weight(hard, Progress(), 2_000, NOW)
    assert weight(hard, Progress(), 2_000, NOW) > weight(easy, KNOWN, 2_000, NOW)


def test_a_drill_is_mostly_about_what_is_weak() -> None:
    """Five sums that go wrong among fifty-five known ones are asked most of all."""
    known = dict.fromkeys(SUMS, KNOWN)
    weak = SUMS[::12]
    known |= {each: Progress(solved=2, wrong=2, time=8_000, last=NOW) for each in weak}
    asked = Counter(each for seed in range(40) for each in scheduled(SUMS, known, NOW, seed, 30))
    least = min(asked[each] for each in weak)
    assert least > 5 * max(asked[each] for each in SUMS if each not in weak)


def test_how_well_a_sum_is_known() -> None:
    """New, shaky, growing or sure."""
    assert Progress().standing is Standing.NEW
    assert Progress(solved=1, time=900).standing is Standing.GROWING
    assert Progress(solved=2, time=8_001).standing is Standing.GROWING
    assert Progress(solved=2, time=8_000).standing is Standing.SURE
    assert Progress(wrong=1).standing is Standing.SHAKY
    assert Progress(solved=3, wrong=1, time=900).standing is Standing.SHAKY
    assert Progress(solved=4, wrong=1, time=900).standing is Standing.SURE


@given(weeks=st.lists(st.tuples(st.integers(1, 5), st.integers(0, 5)), min_size=1))
def test_what_is_long_past_fades(weeks: list[tuple[int, int]]) -> None:
    """Whatever was, some good weeks make a sum sure again."""
    progress = Progress()
    for solved, wrong in weeks:
        progress = progress.after_week(solved, wrong, 9_000 * solved)
    for _ in range(5):
        progress = progress.after_week(4, 0, 8_000)
    assert progress.standing is Standing.SURE
