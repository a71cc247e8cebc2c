"""The golden records: whole games, one file each, in `tests/golden`."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from backtrick import Outcome
from backtrick.record import Made, Refused, read, replay

if TYPE_CHECKING:
    from backtrick import Reason, Record
    from backtrick.record import Step

FOLDER = Path(__file__).parents[1] / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text(name: str) -> str:
    """The text of the file."""
    return (FOLDER / f"{name}.txt").read_bytes().decode()


@cache
def record(name: str) -> Record:
    """The record in the file."""
    return read(text(name))


@cache
def steps(name: str) -> tuple[Step, ...]:
    """The game in the file, from the deal to its end."""
    return tuple(replay(record(name)))


def option(name: str, chosen: str) -> object:
    """The options of the table."""
    return getattr(record(name).options, chosen)


def last(name: str) -> Any:
    """The state at the end."""
    return steps(name)[-1].state


def states(name: str) -> list[Any]:
    """All states, from the deal to the end."""
    return [step.state for step in steps(name)]


def outcome(name: str) -> Outcome:
    """The result."""
    result = last(name).outcome
    assert isinstance(result, Outcome)
    return result


def moves(name: str) -> list[tuple[Any, str, Any]]:
    """Every move made, with the states before and after it."""
    return [
        (before.state, str(after.entry.move), after.state)
        for before, after in pairwise(steps(name))
        if isinstance(after.entry, Made)
    ]


def refusals(name: str) -> Counter[Reason | None]:
    """The number of refusals, by reason."""
    return Counter(step.reason for step in steps(name) if isinstance(step.entry, Refused))
