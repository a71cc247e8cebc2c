"""What the golden records of 7 Ate 9 show."""

from __future__ import annotations

import pytest

from backtrick import Ending, Outcome, Reason
from backtrick.record import Refused

from .goldens import NAMES, last, moves, option, outcome, record, refusals, states, steps

ALL = [name for name in NAMES if name.startswith("seven-ate-nine-")]


def laid_by_wrapping(name: str) -> int:
    """How many cards were laid in the middle on a result that wraps around."""
    return sum(
        abs(after.middle[-1].value - before.middle[-1].value) != before.middle[-1].step
        for before, _, after in moves(name)
        if after.turned > before.turned and after.course == before.course and not after.outcome
    )


@pytest.mark.parametrize("name", ALL)
def test_a_race_is_won_by_the_last_card(name: str) -> None:
    """The winner has no cards left."""
    (winner,) = outcome(name).winners
    assert outcome(name).ending is Ending.LAST_CARD
    assert last(name).hands[winner] == last(name).stacks[winner] == ()


@pytest.mark.parametrize(
    "name, players",
    [
        ("seven-ate-nine-solo", 1),
        ("seven-ate-nine-two-players", 2),
        ("seven-ate-nine-three-players", 3),
        ("seven-ate-nine-four-players", 4),
    ],
)
def test_players(name: str, players: int) -> None:
    """Everybody has drawn and laid, and results have wrapped around."""
    assert option(name, "players") == players
    assert {step.entry.seat for step in steps(name) if step.entry} == set(range(players))
    assert laid_by_wrapping(name)


@pytest.mark.parametrize("name", ["seven-ate-nine-solo", "seven-ate-nine-solo-no-wrap"])
def test_solo(name: str) -> None:
    """All cards were laid, and the result is the time."""
    assert outcome(name) == Outcome(Ending.LAST_CARD, winners=(0,), cards_left=0)
    assert last(name).clock == record(name).entries[-1].at


@pytest.mark.parametrize(
    "name",
    ["seven-ate-nine-no-wrap", "seven-ate-nine-solo-no-wrap", "seven-ate-nine-combination"],
)
def test_no_wrap(name: str) -> None:
    """No card was laid on a result outside 1 to 10."""
    assert option(name, "no_wrap")
    assert laid_by_wrapping(name) == 0


def test_own_pace() -> None:
    """Both children have used their rows, and the adult has none."""
    rows = last("seven-ate-nine-own-pace").rows
    assert option("seven-ate-nine-own-pace", "children") == (1, 2)
    assert [bool(row) for row in rows] == [False, True, True]


@pytest.mark.parametrize(
    "name, stacks",
    [
        ("seven-ate-nine-handicap-two", (24, 48)),
        ("seven-ate-nine-handicap-three", (27, 27, 9, 9)),
    ],
)
def test_handicap(name: str, stacks: tuple[int, ...]) -> None:
    """Adults were dealt more."""
    assert tuple(map(len, states(name)[0].stacks)) == stacks


def test_match() -> None:
    """More than three rounds, with a token each, until one has three."""
    course = last("seven-ate-nine-match").course
    assert course.rounds == sum(course.tokens) > 3
    assert max(course.tokens) == 3


def test_combination() -> None:
    """All variants at once: a match without wrapping, with a child's row, and cards set aside."""
    name = "seven-ate-nine-combination"
    assert option(name, "match")
    assert option(name, "no_wrap")
    assert option(name, "own_pace")
    assert option(name, "handicap") == 2
    assert states(name)[0].course.aside
    assert last(name).course.tokens == (0, 3, 0, 0)
    assert any(move.endswith("~") for _, move, _ in moves(name))


def test_halt() -> None:
    """All stacks empty and nothing fits: hands become stacks, and then play goes on to the end."""
    name = "seven-ate-nine-halt"
    halts = [
        (before, after)
        for before, _, after in moves(name)
        if after.course.halts > before.course.halts
    ]
    assert halts
    for before, after in halts:
        assert sum(map(len, before.stacks)) <= 1  # one, if the last draw caused it
        assert after.hands == ((), ())
        for seat in range(2):
            assert {*after.stacks[seat]} <= {*before.hands[seat], *before.stacks[seat]}


def test_misses_and_too_late() -> None:
    """Wrong cards, cards tried while barred, and cards that others were faster with."""
    name = "seven-ate-nine-misses-and-too-late"
    assert set(refusals(name)) == {Reason.DOES_NOT_FIT, Reason.BARRED, Reason.TOO_LATE}
    for step in steps(name):
        if isinstance(step.entry, Refused):
            assert (step.reason is Reason.TOO_LATE) == (step.entry.seen is not None)
