"""Players of a table at different servers, which talk through a relay."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest

from backtrick.table.arbitration import in_order
from tests.relay.valkey import valkey
from tests.store.conftest import postgres
from tests.thorough import first_of

from .crashes import ONE_OF_EACH, TABLES, crash, play_apart
from .server_process import GENEROUS, serving
from .slow_races import contests

if TYPE_CHECKING:
    from pathlib import Path

    from tests.relay.valkey import ValkeyServer
    from tests.store.postgres import PostgresServer

__all__ = ["postgres", "valkey"]

KILLS = {False: 1, True: 10}
RUNS = range(10)
NEAR, FAR = 10_000, 150_000
"""Round trips, in microseconds."""
_channels = count(1)


def relay_at(valkey: ValkeyServer) -> str:
    """A relay that no other test uses at the same time."""
    return f"{valkey.url}/{next(_channels) % 16}"


def test_players_at_different_servers_play_all_games_to_the_end(
    postgres: PostgresServer, valkey: ValkeyServer, *, is_thorough: bool
) -> None:
    """Every command that was acknowledged is stored once, and all were told what happened."""
    place, relay = postgres.new_database(), relay_at(valkey)
    tables = TABLES if is_thorough else ONE_OF_EACH
    report = asyncio.run(play_apart(place, relay, Random(1), servers=3, tables=tables))
    assert report.problems == []
    assert report.commands


@pytest.mark.parametrize("run", first_of(RUNS))
def test_nothing_is_lost_when_a_server_is_killed_while_others_play_there(
    postgres: PostgresServer, valkey: ValkeyServer, run: int, *, is_thorough: bool
) -> None:
    """Those at other servers play on at the next owner, those at the killed one come back."""
    kills, place = KILLS[is_thorough], postgres.new_database()
    relay = relay_at(valkey)
    report = asyncio.run(crash(place, kills, Random(run), pause=0.5, servers=3, relay=relay))
    assert report.problems == []
    assert report.commands > kills


def test_cards_of_players_at_different_servers_lie_in_the_order_in_which_they_were_laid(
    postgres: PostgresServer, valkey: ValkeyServer, tmp_path: Path
) -> None:
    """The lag is measured where a player is, and what the way between the servers adds counts."""
    shared = {"database": postgres.new_database(), "relay": relay_at(valkey)}
    with ExitStack() as stack:
        folders = [tmp_path / name for name in ("one", "other")]
        for each in folders:
            each.mkdir()
        one, other = (stack.enter_context(serving(each, **shared, **GENEROUS)) for each in folders)
        lags = NEAR / 1e6, FAR / 1e6
        contested = asyncio.run(contests(one.address, lags, tables=2, other=other.address))
    assert contested
    for winner, offers in contested:
        assert winner == in_order(offers)[0].seat
        assert all(offer.lag >= (NEAR, FAR)[offer.seat] for offer in offers)
