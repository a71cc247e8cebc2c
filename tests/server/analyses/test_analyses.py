"""Analyses of finished games: made once, after everything else, for those who may see the game."""

from __future__ import annotations

import asyncio
import os
import signal
import zlib
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from backtrick.server.analyses.analyses import Analyses, TooManyAnalyses
from backtrick.server.analyses.analyst import Analyst
from backtrick.server.app import application
from backtrick.server.erasure import erase_guest
from backtrick.server.http.tokens import digest, new_token
from backtrick.settings import ServerSettings
from backtrick.store import AnalysedGame, Guest
from backtrick.table import Settings
from backtrick.table.commands import Concede, Deal, Make, Sit
from tests.patience import PATIENCE, until

from ..table_bots.bot_tables import Person, house, legal_for, play_of, turn_of

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from backtrick.server.analyses.messages import Task
    from backtrick.wire.analyses import AnalysisInfo

    from ..table_bots.bot_tables import House

QUICK: dict[str, Any] = {"coach_effort": 1, "coach_niceness": 0}


async def conceded(opened: House, settings: Settings | None = None) -> str:
    """A table with a finished duel of a few turns."""
    ben = Person(opened.rooms, "Ben")
    name = await opened.rooms.open_table(
        opened.host.guest, "face-to-face", {"starter": 0}, settings or Settings()
    )
    room = await opened.host.join(name)
    await ben.join(name)
    ben.do(Sit())
    opened.host.do(Deal())
    await until(lambda: room.stored.play is not None)
    people: tuple[Person, ...] = (opened.host, ben)
    for _ in range(9):
        seat: int = turn_of(room)
        version = room.stored.version
        move = legal_for(room, seat)[-1]
        people[seat].do(Make(move))
        await until(lambda version=version: room.stored.version > version)
    ben.do(Concede())
    await until(lambda: play_of(room).is_over)
    await ben.leave()
    return name


@asynccontextmanager
async def asking(
    opened: House, guest: str = "", address: str = "127.0.0.1"
) -> AsyncGenerator[httpx.AsyncClient]:
    """A client of the server's pages: a guest, or a stranger."""
    headers = {"authorization": f"Bearer {guest}"} if guest else {}
    app = application(opened.rooms, opened.rooms.settings)
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    async with httpx.AsyncClient(
        transport=transport, base_url="http://localhost", headers=headers
    ) as client:
        yield client


def path_of(table: str) -> str:
    """The analysis of the first game at a table."""
    return f"/api/tables/{table}/games/1/analysis"


async def _done(analyses: Analyses, game: AnalysedGame) -> AnalysisInfo:
    """The analysis, as soon as it is there."""
    async with asyncio.timeout(PATIENCE):
        while (found := await analyses.of(game)).state != "done":  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
    return found


def hold_analysts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop every analyst that is started from now on, so that none makes anything."""
    running = Analyst._running  # pyright: ignore[reportPrivateUsage]

    async def stopped(analyst: Analyst) -> Process:
        process = await running(analyst)
        process.send_signal(signal.SIGSTOP)
        return process

    monkeypatch.setattr(Analyst, "_running", stopped)


def test_an_analysis_is_made_once_whatever_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for twice; the process is killed, then the server: the next one makes it."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            table = await conceded(opened)
            first, settings = opened.rooms.analyses, opened.rooms.settings
            async with asking(opened) as client:
                assert (await client.get(path_of(table))).json()["state"] == "unasked"
                hold_analysts(monkeypatch)
                asked = [client.post(path_of(table)) for _ in range(3)]
                states = {each.json()["state"] for each in await asyncio.gather(*asked)}
                assert states <= {"waiting", "running"}
                game = AnalysedGame(table, 1, heard=True)
                await asyncio.gather(*(first.want(game, asker) for asker in ("Ada", "Ben")))
                assert first.queue == 1
                await until(lambda: first.analysts[0].process_id)
                killed = first.analysts[0].process_id
                os.kill(killed or 0, signal.SIGKILL)
                await until(lambda: first.analysts[0].process_id not in {killed, None})
                await first.close()
                monkeypatch.undo()
                second = opened.rooms.analyses = Analyses(opened.rooms.store, settings)
                await second.start()
                done = await _done(second, game)
                _check((await client.post(path_of(table))).json())
                await until(lambda: not second.queue)
            other = ServerSettings(coach_effort=2, database=settings.database)
            assert (await Analyses(opened.rooms.store, other).of(game)).state == "unasked"
            assert done.analysis is not None

    asyncio.run(play())


def _check(told: dict[str, Any]) -> None:
    """The parts of the game add up, and every turn is where the replay has it."""
    analysis = told["analysis"]
    assert (told["state"], analysis["kind"], analysis["winners"]) == ("done", "turns", [0])
    for sums in analysis["ledgers"]:
        parts = sums["deal"] + sums["draws"] + sums["hands"] + sum(sums["given"])
        assert parts + sums["conceded"] == sums["result"]
    assert [len(curve) for curve in analysis["curves"]] == [len(analysis["turns"]) + 1] * 2
    assert analysis["turns"][0]["first"] == 1
    assert all(each["best"] for each in analysis["turns"])


def test_what_was_said_in_private_is_not_in_the_analysis_of_strangers(tmp_path: Path) -> None:
    """They have their own, of the game as its record shows it to them."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            table = await conceded(opened, Settings(spectators=False))
            store, edition = opened.rooms.store, opened.rooms.analyses.edition
            token = new_token()
            await store.add_token(opened.host.guest.id, digest(token))
            for guest, heard in ((token, True), ("", False)):
                async with asking(opened, guest) as client:
                    assert (await client.post(path_of(table))).json()["analysis"] is None
                game = AnalysedGame(table, 1, heard)
                assert await store.analysis(game, edition) == b""
                other = await store.analysis(AnalysedGame(table, 1, not heard), edition)
                assert other == (None if heard else b"")

    asyncio.run(play())


def test_games_that_nobody_may_see_have_no_analysis(tmp_path: Path) -> None:
    """Running games and missing ones; and nothing on a server without a coach."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            room = await opened.deal("face-to-face", "greedy", starter=0)
            async with asking(opened) as client:
                for ask in (client.get, client.post):
                    assert _refusal(await ask(path_of(room.id))) == (404, "game/unknown")
                    assert _refusal(await ask(path_of("x"))) == (404, "table/unknown")
                foreign = {"origin": "https://elsewhere.example"}
                answer = await client.post(path_of(room.id), headers=foreign)
                assert _refusal(answer) == (403, "origin/foreign")
        async with house(tmp_path, coach_workers=0) as opened, asking(opened) as client:
            for ask in (client.get, client.post):
                assert _refusal(await ask(path_of(room.id))) == (404, "coach/off")
            assert not (await client.get("/api/games")).json()["coach"]

    asyncio.run(play())


def test_each_address_may_ask_for_so_many(tmp_path: Path) -> None:
    """Only new ones count."""

    async def play() -> None:
        async with house(tmp_path, **QUICK, analyses_an_hour=1) as opened:
            tables = [await conceded(opened), await conceded(opened)]
            async with asking(opened) as client:
                for _ in range(2):
                    assert (await client.post(path_of(tables[0]))).status_code == 200
                answer = await client.post(path_of(tables[1]))
                assert _refusal(answer) == (429, "limit/analyses")
                assert (await client.get(path_of(tables[1]))).json()["state"] == "unasked"

    asyncio.run(play())


def test_a_deleted_guest_takes_the_analysis_along(tmp_path: Path) -> None:
    """One that was asked for is not made for a table that is gone."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            store, analyses = opened.rooms.store, opened.rooms.analyses
            game = AnalysedGame("gone", 1, heard=True)
            await store.add_guest(Guest("x", "X", "en"), b"x")
            await analyses.want(game, "somebody")
            await until(lambda: not analyses.queue)
            assert await store.analysis(game, analyses.edition) is None

    asyncio.run(play())


def test_an_analysis_under_way_has_nothing_of_a_deleted_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not stored, even if somebody asks for it again; the next one is made without them."""
    begun: list[Task] = []
    goes_on = asyncio.Event()

    async def make(_analyst: Analyst, task: Task, _tell: object) -> bytes:
        begun.append(task)
        await goes_on.wait()
        return b"".join(task.events)

    monkeypatch.setattr(Analyst, "make", make)

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            game = AnalysedGame(await conceded(opened), 1, heard=True)
            store, analyses = opened.rooms.store, opened.rooms.analyses
            await analyses.want(game, "somebody")
            await until(lambda: begun)
            assert b'"Ben"' in b"".join(begun[0].events)
            await erase_guest(opened.rooms, "guest-Ben")
            await analyses.want(game, "somebody")
            goes_on.set()
            await until(lambda: not analyses.queue)
            made = zlib.decompress(await store.analysis(game, analyses.edition) or b"")
            assert b'"Ada"' in made
            assert b'"Ben"' not in made

    asyncio.run(play())


def test_nobody_asks_about_a_game_that_is_deleted(tmp_path: Path) -> None:
    """Even if somebody has looked at it before: what the server knew of it is gone as well."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened, asking(opened) as client:
            table = await conceded(opened)
            analyses, turns = opened.rooms.analyses, f"/api/tables/{table}/games/1/turns"
            assert (await client.post(turns, json={"step": 0})).status_code == 200
            assert (await client.get(path_of(table))).status_code == 200
            await erase_guest(opened.rooms, "guest-Ben")
            readers = analyses.readers.get((table, 1))
            assert readers is None or "guest-Ben" not in readers.players
            await erase_guest(opened.rooms, opened.host.guest.id)
            for answer in (
                await client.post(turns, json={"step": 0}),
                await client.get(path_of(table)),
                await client.post(path_of(table)),
            ):
                assert _refusal(answer) == (404, "game/unknown")
            assert not analyses.queue

    asyncio.run(play())


def test_no_analysis_is_begun_during_an_erasure(tmp_path: Path) -> None:
    """Nor is one left that had not even begun; afterwards it can be asked for again."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            analyses, game = opened.rooms.analyses, AnalysedGame("table", 1, heard=True)
            asked = asyncio.create_task(analyses.want(game, "somebody"))
            await asyncio.sleep(0)  # its turn, but not yet that of the analysis
            assert analyses.queue == 1
            async with analyses.put_away("table"):
                assert not analyses.queue
                await analyses.want(game, "somebody")
                assert not analyses.queue
            await asked
            asked = asyncio.create_task(analyses.want(game, "somebody"))
            await asyncio.sleep(0)
            assert analyses.queue == 1
            await asked

    asyncio.run(play())


def _refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_nobody_can_take_all_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When all are taken, the client with most gives one up; those with as many have to wait."""

    async def wait_in_line() -> None:
        async with house(tmp_path, **QUICK) as opened:
            analyses = opened.rooms.analyses
            hold_analysts(monkeypatch)
            monkeypatch.setattr("backtrick.server.analyses.analyses._MOST_WAITING", 6)

            async def ask(asker: str, number: int) -> str:
                game = AnalysedGame(f"table of {asker}", number, heard=True)
                return (await analyses.want(game, asker)).state

            async def waiting(asker: str, count: int) -> int:
                games = [AnalysedGame(f"table of {asker}", n, heard=True) for n in range(count)]
                states = [(await analyses.of(game)).state for game in games]
                return len(states) - states.count("unasked")

            async with analyses._turns.turn("somebody else"):  # pyright: ignore[reportPrivateUsage]
                for number in range(6):
                    assert await ask("eve", number) == "waiting"
                for number in range(3):
                    assert await ask("ada", number) == "waiting"
                with pytest.raises(TooManyAnalyses):
                    await ask("ada", 3)
                with pytest.raises(TooManyAnalyses):
                    await ask("eve", 6)
                await until(lambda: analyses.queue == 6)
                assert (await waiting("eve", 6), await waiting("ada", 3)) == (3, 3)
                assert await ask("ben", 0) == "waiting"

    asyncio.run(wait_in_line())
