"""Hints over HTTP: for the player on turn among bots, who has taken one; nobody else."""

from __future__ import annotations

import asyncio
import csv
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from backtrick.record import Made, Said, read, replay, write
from backtrick.server.analyses.analyst import Analyst, AnalystDied
from backtrick.server.analyses.judgements import Judgements, TooManyQuestions
from backtrick.server.analyses.messages import HintQuestion
from backtrick.server.http import routes
from backtrick.server.http.tokens import digest, new_token
from backtrick.table import record_of
from backtrick.table.commands import Concede, Hint, Make, Say
from backtrick.wire.analyses import HintInfo
from tests.coach.records import with_other_cards
from tests.patience import until

from ..table_bots.bot_tables import Person, house, legal_for, play_of, turn_of
from .test_analyses import QUICK, asking

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.server.room import Room

    from ..table_bots.bot_tables import House


async def token_of(opened: House, person: Person) -> str:
    """What a guest signs in with."""
    token = new_token()
    await opened.rooms.store.add_token(person.guest.id, digest(token))
    return token


def path_of(room: Room) -> str:
    """Where the hint is."""
    return f"/api/tables/{room.id}/hint"


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Why something was refused."""
    return answer.status_code, answer.json()["code"]


async def follow_hint(opened: House, room: Room, client: httpx.AsyncClient, count: int) -> None:
    """The host waits for the next turn, takes a hint, and does what it says."""
    await until(lambda: play_of(room).is_over or turn_of(room) == 0)
    assert refusal(await client.get(path_of(room))) == (400, "table/not-hinted")
    opened.host.do(Hint())
    await until(lambda: play_of(room).hints == count)
    answer = await client.get(path_of(room))
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    hand = {str(card) for card in play_of(room).game.view(play_of(room).state, 0).hand}
    assert 0 <= hint["chance"] <= 1
    for move in hint["moves"]:
        assert move == "end" or any(move.startswith(card) for card in hand)
        assert move in legal_for(room, 0)
        opened.host.do(Make(move))
        await until(lambda: room.stored.version == room.table.version)  # all is stored


@pytest.mark.parametrize(
    "game, bots, options",
    [("quick-easy", ("greedy", "greedy"), {"starter": 0}), ("face-to-face", ("greedy",), {})],
    ids=str,
)
def test_hints_are_played_and_counted(
    tmp_path: Path, game: str, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    """A few turns as the coach advises: each is legal, and the finished game says how many."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            room = await opened.deal(game, *bots, **options)
            async with asking(opened, await token_of(opened, opened.host)) as client:
                for count in range(1, 3):
                    await follow_hint(opened, room, client, count)
                opened.host.do(Concede())
                await until(lambda: play_of(room).is_over)
                assert refusal(await client.get(path_of(room))) == (400, "table/no-game")
                (info,) = (await client.get("/api/me/games")).json()["games"]
                assert info["hints"] == 2
                steps = (await client.get(f"/api/tables/{room.id}/games/1/steps")).json()
                assert steps["hints"] == 2
                exported = (await client.get("/api/me/export")).json()
                moves = [each["move"] for each in exported["tables"][0]["moves"]]
                assert moves.count("hint") == 2
                table = (await client.get("/api/me/export?format=csv")).text.splitlines()
                assert [each["hints"] for each in csv.DictReader(table)] == ["2"]

    asyncio.run(play())


def test_only_the_player_on_turn_among_bots_gets_a_hint(tmp_path: Path) -> None:
    """Not a stranger, a spectator, or a player whose turn it is not; and not at a table unknown."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            eve = Person(opened.rooms, "Eve")
            room = await opened.deal("quick-easy", "greedy", starter=0)
            await eve.join(room.id)
            opened.host.do(Hint())
            await until(lambda: play_of(room).is_hinted)
            async with asking(opened) as stranger:
                assert refusal(await stranger.get(path_of(room))) == (401, "guest/unknown")
            async with asking(opened, await token_of(opened, eve)) as spectator:
                assert refusal(await spectator.get(path_of(room))) == (400, "table/not-seated")
            eve.do(Hint())
            assert eve.refusals() == ["table/not-seated"]
            async with asking(opened, await token_of(opened, opened.host)) as client:
                unknown = f"/api/tables/{new_token()[:22]}/hint"
                assert refusal(await client.get(unknown)) == (404, "table/unknown")
            await eve.leave()

    asyncio.run(play())


def test_a_server_without_a_coach_has_no_hints(tmp_path: Path) -> None:
    """Neither at the table nor over HTTP."""

    async def play() -> None:
        async with house(tmp_path, coach_workers=0) as opened:
            room = await opened.deal("quick-easy", "greedy", starter=0)
            opened.host.do(Hint())
            assert opened.host.refusals() == ["table/no-hints"]
            async with asking(opened, await token_of(opened, opened.host)) as client:
                assert refusal(await client.get(path_of(room))) == (404, "coach/off")

    asyncio.run(play())


def test_a_coach_who_is_busy_or_fails_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint is counted once all the same, and can be asked for again.

    Neither is an error of the server, for its log: anybody can keep a coach busy.
    """
    errors: list[Exception] = [TooManyQuestions(), AnalystDied()]
    logged: list[object] = []

    async def hint(*_: object) -> None:
        raise errors.pop(0)

    def note(*line: object, **_: object) -> None:
        logged.append(line)

    monkeypatch.setattr(Judgements, "hint", hint)
    monkeypatch.setattr(routes, "log_error", note)

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            room = await opened.deal("quick-easy", "greedy", starter=0)
            opened.host.do(Hint())
            await until(lambda: play_of(room).is_hinted)
            async with asking(opened, await token_of(opened, opened.host)) as client:
                told = [refusal(await client.get(path_of(room))) for _ in range(2)]
                assert told == [(503, "coach/busy"), (503, "coach/failed")]
            assert play_of(room).hints == 1
            assert not logged

    asyncio.run(play())


def test_much_talk_does_not_keep_the_coach_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the newest is read, and the game is written in turn with other long work."""
    monkeypatch.setattr("backtrick.server.http.hints._MOST_LETTERS", 12)
    asked: list[HintQuestion] = []

    async def hint(_: object, question: HintQuestion, _asker: str) -> HintInfo:
        asked.append(question)
        return HintInfo((), 0.5, forced=True, other=None, findings=())

    monkeypatch.setattr(Judgements, "hint", hint)

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            room = await opened.deal("quick-easy", "greedy", starter=0)
            for text in ("hello one", "hello", "hello!"):
                opened.host.do(Say(text, "en"))
            opened.host.do(Make(legal_for(room, 0)[0]))
            opened.host.do(Hint())
            await until(lambda: play_of(room).is_hinted)
            async with asking(opened, await token_of(opened, opened.host)) as client:
                long_work = opened.rooms.long_work
                async with long_work.turn("another"):
                    asking_now = asyncio.create_task(client.get(path_of(room)))
                    await until(lambda: len(long_work) == 2 or asking_now.done())
                    assert not asking_now.done()
                assert (await asking_now).status_code == 200

    asyncio.run(play())
    entries = read(asked[0].record).entries
    mine = [each for each in entries if each.seat == 0]
    assert [each.text for each in mine if isinstance(each, Said)] == ["hello", "hello!"]
    assert any(isinstance(each, Made) for each in mine)


def test_the_answer_does_not_change_by_a_byte_with_hidden_cards(tmp_path: Path) -> None:
    """A process is asked about a game, and about the same with other hidden cards."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened:
            room = await opened.deal("quick-easy", "greedy", "greedy", starter=0)
            record = record_of(play_of(room))
        analyst = Analyst(0)
        try:
            answers = [
                await analyst.make(HintQuestion(write(replace(each, commitment=None)), 1))
                for each in (record, *(with_other_cards(record, 0, seed) for seed in range(3)))
            ]
        finally:
            await analyst.end()
        assert len(set(answers)) == 1
        *_, last = replay(read(write(record)))
        hand = {str(card) for card in record.game.view(last.state, 0).hand}
        cards = {str(card) for card in record.game.deck(0)}
        named = {*re.findall(r'"([a-z]\d+)', answers[0].decode())}
        assert not named & (cards - hand)

    asyncio.run(play())
