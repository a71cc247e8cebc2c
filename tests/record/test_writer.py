"""Records that could not be read back are not written."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from backtrick.record import Made, Refused, Said, read, write

from .small import QUICK_EASY, SEVEN_ATE_NINE

GOOD = read(QUICK_EASY)
START, END = GOOD.game.parse("start:0"), GOOD.game.parse("end")

WRONG: list[dict[str, Any]] = [
    {"seats": ("Ada",)},
    {"seats": ("Ada", "Ben", "Cy")},
    {"seats": ("Ada", 7)},
    {"seed": -1},
    {"seed": "7"},
    {"deck": ()},
    {"deck": GOOD.deck[:3]},
    {"options": read(SEVEN_ATE_NINE).options},
    {"options": {"players": 2}},
    {"entries": GOOD.entries[2:]},
    {"entries": GOOD.entries[::-1]},
    {"entries": [Made(at=-1, seat=0, move=START)]},
    {"entries": [Made(at=10**15, seat=0, move=START)]},
    {"entries": [Made(at=1, seat=2, move=START)]},
    {"entries": [Made(at=1, seat=0, move=END)]},
    {"entries": [Refused(at=1, seat=0, move=START)]},
    {"entries": [Refused(at=1, seat=0, move=END, seen=-1)]},
    {"entries": [Said(at=1, seat=2, text="Hello")]},
    {"entries": [Said(at=1, seat=0, text="\ud800")]},
    {"entries": [Said(at=1, seat=0, text=7)]},  # type: ignore[arg-type]
    {"entries": [Said(at=1.5, seat=0, text="Hello")]},  # type: ignore[arg-type]
]


@pytest.mark.parametrize("changed", WRONG, ids=str)
def test_a_record_that_could_not_be_read_is_not_written(changed: dict[str, Any]) -> None:
    """It is refused before any text is made."""
    record = replace(GOOD, **changed)
    with pytest.raises((TypeError, ValueError)):
        write(record)


@pytest.mark.parametrize("nothing", [None, b"backtrick record 1\n", 7, ["backtrick record 1"]])
def test_only_text_can_be_read(nothing: Any) -> None:
    """Bytes and None are refused."""
    with pytest.raises(TypeError):
        read(nothing)


def test_a_running_game_can_be_written_at_any_moment() -> None:
    """After each entry the record of what has happened so far reads back."""
    for count in range(len(GOOD.entries) + 1):
        so_far = replace(GOOD, entries=GOOD.entries[:count])
        assert read(write(so_far)) == so_far
        assert ("running" in write(so_far)) == (count < len(GOOD.entries))
