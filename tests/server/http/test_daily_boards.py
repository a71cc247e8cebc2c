"""How results of daily deals compare, and who may know that when."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from backtrick import GAMES
from backtrick.server import clock
from backtrick.server.daily.comparison import BotTries, Par
from backtrick.server.daily.scores import LOST
from backtrick.server.http.tokens import digest, new_token
from backtrick.store import Batch, DealOfDay, Guest, TryResult
from backtrick.table.commands import Concede
from tests.patience import until

from ..analyses.test_analyses import asking
from ..table_bots.bot_tables import house, play_of
from .test_guests import refusal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from ..table_bots.bot_tables import House

pytestmark = pytest.mark.asyncio
TEAM = next(game for game in GAMES.values() if game.team).id
DUEL = next(game for game in GAMES.values() if not game.team and not game.in_real_time).id
NOON = 1_800_014_400
"""A noon, in seconds since 1970."""
TODAY, YESTERDAY, TOMORROW = "2027-01-15", "2027-01-14", "2027-01-16"
DEAL = DealOfDay(TODAY, TEAM, 3)
PAR = Par(
    BotTries("talker", (0, 0, 0, 6), 3, 6),
    BotTries("greedy", (0, 9, 12, 15), 1, 36),
)


@dataclass
class Day:
    """A server at noon, without bots that play deals."""

    opened: House
    monkeypatch: pytest.MonkeyPatch

    def wait(self, days: int) -> None:
        """Let days go by."""
        at = clock.time_ns() + days * 86_400 * 10**9
        self.monkeypatch.setattr(clock, "time_ns", lambda: at)

    async def guest(self, name: str) -> str:
        """A new guest; returns the token."""
        token = new_token()
        await self.opened.rooms.store.add_guest(Guest(name, name.title(), "en"), digest(token))
        return token

    async def play(
        self, name: str, score: int, deal: DealOfDay = DEAL, device: bytes = b"", ended: int = 1
    ) -> None:
        """Let a guest finish a deal, on a device of their own."""
        store, table = self.opened.rooms.store, f"{name} {deal}"
        await store.begin_try(deal, name, table, device or name.encode())
        result = TryResult(score, score == 0, score, 9_000, ended)
        await store.append(Batch(table, 1, (b"end",), daily=result))

    async def get(self, path: str, token: str = "") -> httpx.Response:
        """What a guest, or a stranger, is answered."""
        async with asking(self.opened, token) as client:
            return await client.get(path)

    async def board(self, token: str = "", deal: DealOfDay = DEAL) -> dict[str, Any]:
        """The board of a deal."""
        answer = await self.get(_path(deal), token)
        assert answer.status_code == 200, answer.text
        return answer.json()


def _path(deal: DealOfDay) -> str:
    return f"/api/daily/{deal.day}/{deal.game}/{deal.players}"


@asynccontextmanager
async def noon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncGenerator[Day]:
    """A day."""
    monkeypatch.setattr(clock, "time_ns", lambda: NOON * 10**9)
    chosen: dict[str, Any] = {"coach_workers": 0, **settings}
    async with house(tmp_path, **chosen) as opened:
        yield Day(opened, monkeypatch)


async def test_a_result_is_compared_with_everybodys_and_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People apart from bots, one's own bin, one's place among the others, and stars by par."""
    async with noon(tmp_path, monkeypatch) as day:
        token = await day.guest("ada")
        for name, score in (("ben", 0), ("cleo", 4), ("dan", 9), ("eve", 20)):
            await day.guest(name)
            await day.play(name, score)
        await day.play("ada", 4)
        found = await day.board(token)
        assert (found["par"], found["stars"], found["par_is_made"]) == (None, None, False)
        await day.opened.rooms.store.store_par(DEAL, msgspec.json.encode(PAR))
        found = await day.board(token)
        assert (found["people"], found["counted"], found["counts"]) == (5, True, "cards")
        assert found["better_than"] == 62  # two worse, one better, one tie
        assert found["stars"] == 3
        assert sum(each["people"] for each in found["bins"]) == 5
        assert sum(each["strong"] for each in found["bins"]) == 4
        (mine,) = (each for each in found["bins"] if each["mine"])
        assert mine["least"] <= 4 <= mine["most"]
        assert found["par"]["strong"] == {
            "bot": "talker",
            "tries": 4,
            "wins": 3,
            "cards_left": 1.5,
            "seconds": None,
        }
        deals = (await day.get("/api/daily", token)).json()["deals"]
        assert {"stars": None, "state": "new"}.items() <= deals[0].items()


async def test_nobody_sees_results_of_a_deal_before_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither strangers, nor guests who have begun it, finished another, or play it elsewhere."""
    async with noon(tmp_path, monkeypatch) as day:
        for name in ("ada", "ben", "cleo", "dan"):
            tokens = {**locals().get("tokens", {}), name: await day.guest(name)}
        await day.play("ada", 4)
        await day.play("ben", 4, DEAL._replace(players=2))
        await day.opened.rooms.store.begin_try(DEAL, "cleo", "running", b"cleo")
        for token in ("", tokens["ben"], tokens["cleo"], tokens["dan"]):
            assert refusal(await day.get(_path(DEAL), token)) == (403, "game/daily-not-played")
        day.wait(1)
        for token in ("", tokens["ben"], tokens["cleo"]):
            found = await day.board(token)
            assert (found["people"], found["better_than"]) == (1, None)
            assert not any(each["mine"] for each in found["bins"])


async def test_a_second_guest_on_a_device_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is not among everybody's; its guest sees the place it would have."""
    async with noon(tmp_path, monkeypatch) as day:
        tokens = [await day.guest(name) for name in ("ada", "ben")]
        tables: list[str] = []
        for token in tokens:
            async with asking(day.opened, token) as client:
                body = {"game": DUEL, "players": 2, "device": "the same browser"}
                tables.append((await client.post("/api/daily", json=body)).json()["table"])
        deals = [(await day.get("/api/daily", each)).json()["deals"] for each in tokens]
        begun = [each for found in deals for each in found if each["state"] != "new"]
        assert [each["counted"] for each in begun] == [True, False]
        await day.play("ada", 4, device=b"same")
        await day.play("ben", 2, device=b"same")
        found = await day.board(tokens[1])
        assert (found["people"], found["counted"], found["better_than"]) == (1, False, 100)
        assert b"the same browser" not in (tmp_path / "tables.sqlite").read_bytes()


async def test_a_lost_duel_is_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wins and losses are two bins, and a stranger's view has no figures of anybody's."""
    async with noon(tmp_path, monkeypatch) as day:
        deal = DealOfDay(TODAY, DUEL, 2)
        for name, score in (("ada", 0), ("ben", LOST)):
            await day.guest(name)
            await day.play(name, score, deal)
        day.wait(1)
        bins = (await day.board(deal=deal))["bins"]
        assert [(each["lost"], each["people"]) for each in bins] == [(False, 1), (True, 1)]


async def test_the_calendar_is_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Days, wins and streaks; nobody else's, and none for strangers."""
    async with noon(tmp_path, monkeypatch) as day:
        ada, ben = await day.guest("ada"), await day.guest("ben")
        for players, score in ((2, 0), (3, 5)):
            await day.play("ada", score, DEAL._replace(players=players))
        await day.play("ada", 0, DEAL._replace(day=YESTERDAY))
        found = (await day.get("/api/me/daily", ada)).json()
        assert found == {
            "today": TODAY,
            "days": [
                {"date": YESTERDAY, "finished": 1, "won": 1},
                {"date": TODAY, "finished": 2, "won": 1},
            ],
            "streak": 2,
            "longest_streak": 2,
            "days_played": 2,
        }
        assert (await day.get("/api/me/daily", ben)).json()["days"] == []
        assert refusal(await day.get("/api/me/daily")) == (401, "guest/unknown")
        day.wait(2)
        later = (await day.get("/api/me/daily", ada)).json()
        assert (later["streak"], later["longest_streak"]) == (0, 2)


async def test_the_best_game_is_shown_once_the_day_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To everybody, as it was played, but without its table and what was said there."""
    async with noon(tmp_path, monkeypatch) as day:
        rooms, token = day.opened.rooms, new_token()
        await rooms.store.add_token(day.opened.host.guest.id, digest(token))
        deal = DealOfDay(TODAY, DUEL, 2)
        async with asking(day.opened, token) as client:
            body = {"game": DUEL, "players": 2, "device": "a browser"}
            table = (await client.post("/api/daily", json=body)).json()["table"]
        room = await day.opened.host.join(table)
        await until(lambda: room.stored.play is not None)
        day.opened.host.do(Concede())
        await until(lambda: play_of(room).is_over)
        for path in (f"/api/daily/{TODAY}", f"{_path(deal)}/best"):
            assert refusal(await day.get(path, token)) == (403, "game/daily-not-over")
        exported = (await day.get("/api/me/export", token)).json()["daily"]
        assert [(each["date"], each["result"]["won"]) for each in exported] == [(TODAY, False)]
        day.wait(1)
        past = (await day.get(f"/api/daily/{TODAY}")).json()
        best = {(each["game"], each["players"]): each["best"] for each in past["deals"]}
        assert best[DUEL, 2]["name"] == day.opened.host.guest.name
        assert [each for each, game in best.items() if game] == [(DUEL, 2)]
        steps = await day.get(f"{_path(deal)}/best?seat=1")
        assert steps.json()["steps"][-1]["move"] == "concede"
        assert steps.json()["own"] is None
        assert table not in steps.text
        assert refusal(await day.get(f"{_path(deal)}/best?seat=2")) == (400, "request/bad-query")
        other = deal._replace(game=TEAM)
        assert refusal(await day.get(f"{_path(other)}/best")) == (404, "game/unknown")


@pytest.mark.parametrize(
    "path",
    [
        f"{TOMORROW}",
        "2026-02-30",
        "20270114",
        "x",
        f"{TODAY}/{TEAM}/9",
        f"{TODAY}/{TEAM}/03",
        f"{TODAY}/chess/2",
        f"{TOMORROW}/{TEAM}/2",
    ],
)
async def test_there_are_no_other_days_and_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """A day that has not begun has none."""
    async with noon(tmp_path, monkeypatch) as day:
        assert refusal(await day.get(f"/api/daily/{path}")) == (404, "game/unknown")
