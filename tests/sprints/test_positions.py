"""Positions of sprints: real ones, each with a card that fits and one that does not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.games.seven_ate_nine.cards import FITTING
from backtrick.record import plain
from backtrick.sprints import has_sprint, positions
from tests.server.analyses.test_analyses import asking
from tests.server.table_bots.bot_tables import house

if TYPE_CHECKING:
    from pathlib import Path

RACES = [game for game in GAMES.values() if has_sprint(game)]
RACE_GAME = GAMES["seven-ate-nine"]


def test_only_races_have_sprints() -> None:
    """And there is one."""
    assert RACES == [RACE_GAME]
    for game in GAMES.values():
        if not has_sprint(game):
            with pytest.raises(ValueError, match="has no sprint"):
                positions(game, 0, 1)


@given(seed=st.integers(0, 2**53 - 1))
def test_in_every_position_some_cards_fit_and_others_do_not(seed: int) -> None:
    """Those that fit are those that the rules let lie in the middle, and no others."""
    for position in positions(RACE_GAME, seed, 12):
        view: Any = position.view
        values = FITTING[view.options.no_wrap][view.middle]
        fitting = {str(card) for card in view.hand if card.value in values}
        assert {str(move) for move in position.fitting} == fitting
        others = {str(move) for move in position.others}
        assert others == {*map(str, view.hand)} - fitting
        assert fitting
        assert others
        assert set(view.results) == set(values)
        for move, each in position.fitting.items():
            assert (each.value, each.step) == (view.middle.value, view.middle.step)
            laid: Any = move
            assert (each.value + each.sign * each.step - laid.card.value) % 10 == 0


def test_the_same_seed_gives_the_same_positions() -> None:
    """And another one others; a longer sprint begins like a short one."""
    first, again, other = (positions(RACE_GAME, seed, 9) for seed in (7, 7, 8))
    assert first == again != other
    assert positions(RACE_GAME, 7, 60)[:9] == first


def test_positions_are_sent_to_anybody(tmp_path: Path) -> None:
    """As many as asked for, up to a limit, and only of races."""

    async def ask() -> None:
        async with house(tmp_path) as opened, asking(opened) as client:
            path = f"/api/sprint?game={RACE_GAME.id}&seed=7"
            told = (await client.get(f"{path}&count=3")).json()
            expected = positions(RACE_GAME, 7, 3)
            assert [each["view"] for each in told["positions"]] == [
                plain(each.view) for each in expected
            ]
            assert [[card["move"] for card in each["fitting"]] for each in told["positions"]] == [
                [str(move) for move in each.fitting] for each in expected
            ]
            assert len((await client.get(path)).json()["positions"]) == 40
            for query, status in (
                (f"{path}&count=61", 400),
                (f"{path}&count=0", 400),
                ("/api/sprint?game=quick-easy", 404),
                ("/api/sprint?game=chess", 400),
                ("/api/sprint", 400),
            ):
                assert (await client.get(query)).status_code == status

    asyncio.run(ask())
