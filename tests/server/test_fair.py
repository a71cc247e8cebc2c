"""In a race, the quicker player is first, not the one with the quicker line."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backtrick.table.arbitration import CAP, in_order

from .server_process import GENEROUS, serving
from .slow_races import races

if TYPE_CHECKING:
    from pathlib import Path

RACES = 400
NEAR, FAR = 0.010, 0.150
"""Round trips, in seconds."""
MILLISECOND = 1000


def test_cards_lie_in_the_order_in_which_they_were_laid(tmp_path: Path) -> None:
    """Whoever laid first by the server's own figures is first, also if the card came later."""
    with serving(tmp_path, **GENEROUS) as server:
        firsts = asyncio.run(races(server.address, (NEAR, FAR), tables=2, cards=12))
    assert firsts.contests
    for winner, offers in firsts.contests:
        assert winner == in_order(offers)[0].seat


@pytest.mark.thorough
def test_equal_players_are_first_equally_often_whatever_their_lag(tmp_path: Path) -> None:
    """Of two who are equally quick, neither a line of 10 nor one of 150 ms wins more cards."""
    with serving(tmp_path, **GENEROUS) as server:
        firsts = asyncio.run(races(server.address, (NEAR, FAR)))
    assert firsts.won.total() >= RACES
    assert 0.45 <= firsts.share(1) <= 0.55, firsts.won


@pytest.mark.thorough
def test_without_arbitration_the_quick_line_wins(tmp_path: Path) -> None:
    """The same players, with no lag made good: the slow line hardly ever has the first card."""
    with serving(tmp_path, **GENEROUS, lag_cap=0) as server:
        firsts = asyncio.run(races(server.address, (NEAR, FAR), tables=4))
    assert firsts.won.total() > 0
    assert firsts.share(1) < 0.25, firsts.won


@pytest.mark.thorough
def test_a_client_that_answers_pings_late_gains_no_more_than_the_cap(tmp_path: Path) -> None:
    """Who pretends to have much lag is believed up to the cap beyond the others, and no further."""
    with serving(tmp_path, **GENEROUS) as server:
        firsts = asyncio.run(races(server.address, (NEAR, NEAR), tables=2, liar=True))
    honest, liar = firsts.credited[0], firsts.credited[1]
    gain = max(liar) - min(honest)
    print(
        f"a liar is credited with at most {gain / MILLISECOND:.0f} ms more, first in {firsts.won}"
    )
    assert gain <= CAP + 50 * MILLISECOND
    assert max(liar) - NEAR * 1e6 > 0.5 * CAP, "the lie must be tried at all"
