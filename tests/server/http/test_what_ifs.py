"""What-ifs over HTTP: from any moment before the end, for those who may see the game."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.record import replay
from backtrick.server import new_tables
from backtrick.server.http import what_ifs
from backtrick.server.http.tokens import digest, new_token
from backtrick.server.table_bots.bot_seat import _company  # pyright: ignore[reportPrivateUsage]
from backtrick.table import Settings, record_of
from backtrick.table.commands import Concede, Deal
from tests.patience import until

from ..analyses.test_analyses import asking, conceded
from ..table_bots.bot_tables import house, play_of

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from ..table_bots.bot_tables import House


async def _token(opened: House) -> str:
    token = new_token()
    await opened.rooms.store.add_token(opened.host.guest.id, digest(token))
    return token


def _path(table: str) -> str:
    return f"/api/tables/{table}/games/1/what-if"


async def _marks(client: httpx.AsyncClient) -> dict[str, bool]:
    """Which of the guest's tables are marked as what-ifs."""
    found = (await client.get("/api/me/tables")).json()["tables"]
    return {each["table"]: each["what_if"] for each in found}


def _refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_what_if_goes_on_with_bots_and_counts_nowhere(tmp_path: Path) -> None:
    """It is no finished game of anybody, though its replay is there; the next game counts again."""

    async def play() -> None:
        async with house(tmp_path) as opened:
            source = await conceded(opened)
            step, seat = 4, 1
            async with asking(opened, await _token(opened)) as client:
                told = await client.post(_path(source), json={"step": step, "seat": seat})
                table = told.raise_for_status().json()["table"]
                room = await opened.host.join(table)
                found = play_of(room)
                steps = [each.state for each in replay(record_of(found))]
                assert len(steps) == step + 1
                assert found.guests == (None, opened.host.guest.id)
                assert set(_company(room.stored, found)) == {""}
                await until(lambda: play_of(room).game.to_act(play_of(room).state) == (seat,))
                assert await _marks(client) == {table: True}
                opened.host.do(Concede())
                await until(lambda: play_of(room).is_over)
                assert await opened.rooms.store.finished(table) == []
                mine: dict[str, Any] = (await client.get("/api/me/games")).json()
                assert {each["table"] for each in mine["games"]} == {source}
                shown = (await client.get(f"/api/tables/{table}/games/1/steps")).json()
                assert shown["what_if"] == {"table": source, "number": 1, "step": step}
                opened.host.do(Deal())
                await until(lambda: play_of(room).number == 2)
                assert await _marks(client) == {table: False}
                opened.host.do(Concede())
                await until(lambda: play_of(room).is_over)
                assert [each.number for each in await opened.rooms.store.finished(table)] == [2]

    asyncio.run(play())


@pytest.mark.parametrize(
    "module, name", [(what_ifs, "past_of"), (what_ifs, "encode"), (new_tables, "fold")]
)
def test_nobody_waits_while_a_past_is_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, name: str
) -> None:
    """That takes seconds for a game with much talk, so another thread does it."""
    threads: list[threading.Thread] = []
    function = getattr(module, name)

    def noted(*arguments: object) -> object:
        threads.append(threading.current_thread())
        return function(*arguments)

    async def play() -> None:
        async with house(tmp_path) as opened:
            source = await conceded(opened)
            monkeypatch.setattr(module, name, noted)
            async with asking(opened, await _token(opened)) as client:
                told = await client.post(_path(source), json={"step": 4, "seat": 1})
                assert told.status_code == 201

    asyncio.run(play())
    assert threads
    assert threading.main_thread() not in threads


@pytest.mark.usefixtures("stopped_clock")
def test_what_a_past_takes_on_the_disk_counts(tmp_path: Path) -> None:
    """As if somebody had played it: an address cannot fill the disk with copies of a long game."""

    async def play() -> None:
        async with house(tmp_path, commands_an_hour=15) as opened:
            source, token = await conceded(opened), await _token(opened)
            body = {"step": 9, "seat": 0}
            async with asking(opened, token) as client:
                answers = [await client.post(_path(source), json=body) for _ in range(5)]
                assert [answers[0].status_code, answers[-1].status_code] == [201, 429]
                assert _refusal(answers[-1]) == (429, "limit/tables")
                assert answers[-1].headers["retry-after"]
            async with asking(opened, token, "192.0.2.7") as elsewhere:
                assert (await elsewhere.post(_path(source), json=body)).status_code == 201

    asyncio.run(play())


def test_what_cannot_be_played_on_is_refused(tmp_path: Path) -> None:
    """The end, a seat or a game that does not exist; and strangers, who have no seat anywhere."""

    async def play() -> None:
        async with house(tmp_path) as opened:
            source = await conceded(opened, Settings(spectators=False))
            async with asking(opened, await _token(opened)) as client:
                for body, refused in (
                    ({"step": 10, "seat": 0}, (400, "game/no-what-if")),
                    ({"step": 999, "seat": 0}, (400, "game/no-what-if")),
                    ({"step": 0, "seat": 2}, (400, "table/no-such-seat")),
                    ({"step": 0}, (400, "request/bad-body")),
                ):
                    assert _refusal(await client.post(_path(source), json=body)) == refused
                body = {"step": 9, "seat": 0}
                assert _refusal(await client.post(_path("x"), json=body)) == (404, "table/unknown")
                table = (await client.post(_path(source), json=body)).json()["table"]
                room = await opened.host.join(table)
                assert not room.stored.settings.spectators
            async with asking(opened) as stranger:
                answer = await stranger.post(_path(source), json=body)
                assert _refusal(answer) == (401, "guest/unknown")

    asyncio.run(play())
