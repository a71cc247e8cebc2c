"""What only `./test --thorough` runs."""

from __future__ import annotations

from itertools import cycle, product
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


FEWEST: Final = 8
"""So many examples of a property are tried in any case."""


def examples(most: int) -> settings:
    """How many examples of a property to try: all with --thorough, otherwise about a third."""
    is_thorough = settings.get_current_profile_name() == "thorough"
    return settings(max_examples=most if is_thorough else max(min(most, FEWEST), most // 3))


def first_of(values: Iterable[Any], always: int = 1) -> list[Any]:
    """Parameters of a test: the first for every run, the others only for --thorough."""
    rest = pytest.mark.thorough
    return [
        value if number < always else pytest.param(value, marks=rest)
        for number, value in enumerate(values)
    ]


def one_pair(values: Iterable[Any], others: Sequence[Any]) -> list[Any]:
    """Pairs for a test: the first with the first for every run, all others for --thorough."""
    rest = pytest.mark.thorough
    return [
        pytest.param(*pair, marks=rest if number else ())
        for number, pair in enumerate(product(values, others))
    ]


def by_turns(values: Iterable[Any], others: Sequence[Any], *more: Any) -> list[Any]:
    """Pairs for a test: each value with one of the others in turn; with --thorough, with all.

    `more` are further others, only for --thorough.
    """
    return [
        pytest.param(value, other, marks=() if other == its_own else pytest.mark.thorough)
        for value, its_own in zip(values, cycle(others), strict=False)
        for other in (*others, *more)
    ]
