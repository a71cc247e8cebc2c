"""Pars: bots play a deal many times, once for all, even if they are killed in between."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

import pytest

from backtrick import GAMES
from backtrick.bots.same_deal import try_deal
from backtrick.server.clock import today
from backtrick.server.daily.par_games import TRIES, make_par
from backtrick.server.daily.pars import Pars
from backtrick.settings import ServerSettings
from backtrick.store import DealOfDay, Guest, open_store
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.server.daily.comparison import Par
    from backtrick.store import Store

RACE = next(game for game in GAMES.values() if game.in_real_time)
SETTINGS = ServerSettings(coach_niceness=0)


async def made(pars: Pars, deal: DealOfDay) -> Par:
    """The par of a deal, once it is there."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await pars.of(deal.day, deal.day)):  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
    return found[deal]


async def begun(store: Store, deal: DealOfDay) -> None:
    """A guest's try at a deal."""
    await store.add_guest(Guest("ada", "Ada", "en"), b"token")
    await store.begin_try(deal, "ada", "table", b"device")


@pytest.mark.asyncio
async def test_a_par_is_made_again_after_a_kill(tmp_path: Path) -> None:
    """Of the process or of the server: the next one finds what is missing."""
    deal = DealOfDay(today(), RACE.id, 2)
    store = await open_store(tmp_path / "tables.sqlite")
    await begun(store, deal)
    first = Pars(store, SETTINGS)
    await first.start()
    async with asyncio.timeout(PATIENCE):
        while first.analyst.process_id is None:  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
    os.kill(first.analyst.process_id, signal.SIGKILL)
    await first.close()
    assert await store.pars(deal.day, deal.day) == {}
    second = Pars(store, SETTINGS)
    await second.start()
    par = await made(second, deal)
    assert par.strong.bot != par.simple.bot == "greedy"
    assert len(par.strong.scores) == len(par.simple.scores) == TRIES
    assert par.strong.wins > par.simple.wins
    stored = await store.pars(deal.day, deal.day)
    second.want(deal)
    await second.close()
    assert await store.pars(deal.day, deal.day) == stored
    await store.close()


@pytest.mark.asyncio
async def test_a_server_without_a_coach_makes_none(tmp_path: Path) -> None:
    """No process is started."""
    deal = DealOfDay(today(), RACE.id, 2)
    store = await open_store(tmp_path / "tables.sqlite")
    await begun(store, deal)
    pars = Pars(store, ServerSettings(coach_workers=0))
    await pars.start()
    pars.want(deal)
    assert not pars.are_made
    assert pars.analyst.process_id is None
    await pars.close()
    await store.close()


def test_bots_play_the_very_deal() -> None:
    """Each try has other chance of the bots' own; the same one is always the same game."""
    told = list[tuple[int, int]]()
    deal = DealOfDay("2026-11-16", RACE.id, 2)
    par = make_par(deal, 7, lambda done, of: told.append((done, of)))
    assert told == [(number, 2 * TRIES) for number in range(1, 2 * TRIES + 1)]
    assert len({*par.strong.scores}) > 2
    assert par == make_par(deal, 7, lambda _done, _of: None)
    assert par != make_par(deal, 8, lambda _done, _of: None)


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_can_be_tried_in_every_game(name: str) -> None:
    """With a simple bot in each seat."""
    game = GAMES[name]
    options = game.options(players=game.players[0])
    one, again = (try_deal(name, options, 3, ("greedy",) * options.players, 1) for _ in range(2))
    assert one == again
    assert one.won or one.cards_left
