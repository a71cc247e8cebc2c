"""In a race, the quicker player is first, not the one with the quicker line."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.table.arbitration import CAP, in_order

from .client import Client, fitting_card, new_guest, open_table
from .server_process import GENEROUS, serving
from .slow_races import contests, slow_line
from .virtual_races import measured, races

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

NEAR, FAR = 10_000, 150_000
"""Round trips, in microseconds."""
TABLES = 60
LIE = 400_000
"""Microseconds by which a player answers pings late, and only those."""


def test_cards_lie_in_the_order_in_which_they_were_laid(tmp_path: Path) -> None:
    """Over real sockets, the first card is the one that was laid first by the server's figures."""
    with serving(tmp_path, **GENEROUS) as server:
        contested = asyncio.run(contests(server.address, (NEAR / 1e6, FAR / 1e6), tables=2))
    assert contested
    for winner, offers in contested:
        assert winner == in_order(offers)[0].seat


class Mute(Client):
    """A client whose code answers no pings."""

    def _on_ping(self, socket: ClientConnection, message: dict[str, Any]) -> None:  # noqa: ARG002
        self.pings += 1


async def credited(address: str, kind: type[Client], pings: int) -> int:
    """The lag of somebody who plays alone, after some pings."""
    guest = await new_guest(address)
    alone = {"players": 1, "miss_penalty": 0}
    table = await open_table(address, guest, "seven-ate-nine", alone)
    async with kind(address, guest, table) as client:
        await client.until(lambda: client.pings >= pings)
        await client.do("deal")
        while not (card := fitting_card(client.game)):
            await client.do("move", move="draw")
        await client.do("move", move=card, seen=client.game["turned"])
        laid = next(each for each in client.events if each["event"] == "contested")
        return laid["offers"][0]["lag"]


def test_a_websocket_answers_pings_by_itself(tmp_path: Path) -> None:
    """So the lag is known even if the client's code says nothing."""
    with serving(tmp_path, countdown_seconds=0, **GENEROUS) as server:
        # Its WebSocket has answered just before the message comes.
        assert asyncio.run(credited(server.address, Mute, 1)) > 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says what it knows")
def test_a_program_that_delays_everything_is_found_out(tmp_path: Path) -> None:
    """The system of a stranger acknowledges at once; of a trusted proxy, that says nothing."""

    async def lags() -> tuple[int, int]:
        async with (
            slow_line(server.address, LIE / 1e6, "127.0.0.2") as stranger,
            slow_line(server.address, LIE / 1e6) as proxy,
        ):
            found = await asyncio.gather(credited(stranger, Client, 2), credited(proxy, Client, 2))
            return found[0], found[1]

    with serving(tmp_path, countdown_seconds=0, lag_cap=1000, **GENEROUS) as server:
        stranger, proxied = asyncio.run(lags())
    assert proxied >= LIE
    assert stranger < proxied


@pytest.mark.parametrize("tables", [TABLES, pytest.param(20 * TABLES, marks=pytest.mark.thorough)])
def test_equal_players_are_first_equally_often_whatever_their_lag(tables: int) -> None:
    """Of two equally quick players, neither a line of 10 nor one of 150 ms wins more cards."""
    firsts = races((NEAR, FAR), tables=tables)
    assert firsts.won.total() >= 40 * tables
    assert 0.48 <= firsts.share(1) <= 0.52, firsts.won


def test_without_arbitration_the_quick_line_wins() -> None:
    """With the same players and no lag compensated, the slow line hardly ever has the first."""
    firsts = races((NEAR, FAR), tables=TABLES, cap=0)
    assert firsts.won.total() > 0
    assert firsts.share(1) < 0.1, firsts.won


@pytest.mark.parametrize("lag", [NEAR, FAR])
def test_a_client_that_answers_pings_late_wins_no_more_than_others(lag: int) -> None:
    """Its WebSocket answers by itself: of two equally quick players, neither wins more cards."""
    gained = measured(lag, LIE) - lag
    firsts = races((NEAR, lag), tables=TABLES, pretended=gained)
    assert 0.45 <= firsts.share(1) <= 0.55, firsts.won


@pytest.mark.parametrize("lag", [NEAR, FAR])
def test_a_client_that_delays_both_answers_wins_no_more_than_others(lag: int) -> None:
    """Not from the beginning of the connection either, if the system knows the round trip."""
    gained = measured(lag, LIE, also_echoes=True) - lag
    firsts = races((NEAR, lag), tables=TABLES, pretended=gained)
    assert 0.45 <= firsts.share(1) <= 0.55, firsts.won


def test_a_lag_is_compensated_up_to_the_cap() -> None:
    """Even if it was believed, up to the cap beyond the others, and no further."""
    firsts = races((NEAR, NEAR), tables=4, pretended=LIE)
    assert max(firsts.credited[0]) == NEAR
    assert max(firsts.credited[1]) == NEAR + CAP < NEAR + LIE
