"""A finished game step by step, from every seat, and with all hands open."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.record import Made, Refused, Said, plain, read, replay

from ..client import Client, RefusedError
from ..server_process import GENEROUS, serving
from .test_guests import refusal
from .test_tables import DUEL, guest_of, opened, play_to_the_end

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from backtrick.record import Record, Step

    from ..server_process import ServerProcess

KINDS = {Made: "move", Refused: "refused", Said: "said"}


def steps_of(server: ServerProcess, table: str, **query: int) -> dict[str, Any]:
    """The steps of the first game at a table."""
    answer = server.client().get(f"/api/tables/{table}/games/1/steps", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def record_of(server: ServerProcess, table: str) -> Record:
    """The record of the game."""
    return read(server.client().get(f"/api/tables/{table}/games/1").text)


def check(told: dict[str, Any], record: Record, seat: int | None) -> None:
    """All steps together are what the record replays to."""
    steps = list(replay(record))
    assert len(told["steps"]) == len(steps)
    seen: dict[str, Any] = {}
    for one, step in zip(told["steps"], steps, strict=True):
        seen |= one["view"]
        _check_event(one, step)
        view = plain(record.game.view(step.state, seat))
        if seat is None:
            seats = range(record.options.players)
            view["hands_revealed"] = [
                plain(record.game.view(step.state, each).hand) for each in seats
            ]
        assert seen == view
    assert told["steps"][0]["event"] == "deal"
    assert seen["outcome"] is not None


def _check_event(told: dict[str, Any], step: Step) -> None:
    event = step.entry
    if event is None:
        return
    assert (told["at"], told["seat"]) == (event.at, event.seat)
    assert told["event"] == KINDS[type(event)]
    if not isinstance(event, Said):
        assert told["move"] == str(event.move)
        assert told.get("reason") == (step.reason.code if step.reason else None)
    else:
        assert (told.get("text") or " ".join(told["signals"])) == event.text


def test_a_duel_is_replayed_as_each_saw_it(server: ServerProcess) -> None:
    """After the first step only changes are sent; each sees their own hand, or all are open.

    A person named like a bot is not a bot.
    """
    people = [server.guest("Ada"), server.guest("greedy")]
    table = opened(people[0], **DUEL)
    play_to_the_end(server, table, people, games=1)
    record = record_of(server, table)
    check(steps_of(server, table), record, None)
    for seat in (0, 1):
        told = steps_of(server, table, seat=seat)
        assert (told["seat"], told["names"], told["bots"]) == (seat, ["Ada", "greedy"], [])
        assert "options" in told["steps"][0]["view"]
        assert "options" not in told["steps"][1]["view"]
        check(told, record, seat)


def test_text_and_signals_are_distinguished(server: ServerProcess) -> None:
    """A replay has what was said during the game, but not before it."""
    people = [server.guest("Ada"), server.guest("Ben")]
    table = opened(people[0], game="quick-easy", options={"starter": 0})

    async def play() -> None:
        ada, ben = (Client(server.address, guest_of(each), table) for each in people)
        async with ada, ben:
            await ben.do("sit")
            await ada.do("say", text="hello", language="en")
            await ada.do("deal")
            await ada.do("say", text="I have a red one", language="en")
            await ben.do("signal", signals=["hold:red", "want:^"])
            await _play_badly(ada, ben)

    asyncio.run(play())
    told = steps_of(server, table)
    check(told, record_of(server, table), None)
    assert [each for each in told["steps"] if each["event"] == "said"] == [
        {"event": "said", "at": told["steps"][1]["at"], "view": {}, "seat": 0}
        | {"text": "I have a red one"},
        {"event": "said", "at": told["steps"][2]["at"], "view": {}, "seat": 1}
        | {"signals": ["hold:red", "want:^"]},
    ]


async def _play_badly(*clients: Client) -> None:
    chance = Random(1)
    while not clients[0].game["outcome"]:
        for each in clients:
            if each.game["legal"] and not each.game["outcome"]:
                await each.do("move", move=chance.choice(each.game["legal"]))
        version = max(each.version for each in clients)
        for each in clients:
            await each.until(lambda each=each, version=version: each.version >= version)


def test_a_race_is_replayed_with_its_misses(tmp_path: Path) -> None:
    """A whole solo race, with a card that does not fit."""
    with serving(tmp_path, **GENEROUS, countdown_seconds=0) as server:
        person = server.guest("Ada")
        options = {"players": 1, "miss_penalty": 0.1}
        table = opened(person, game="seven-ate-nine", options=options)

        async def play() -> None:
            async with Client(server.address, guest_of(person), table) as ada:
                await ada.do("deal")
                await miss_and_race(ada)

        asyncio.run(play())
        told = steps_of(server, table, seat=0)
        check(told, record_of(server, table), 0)
        missed = [each for each in told["steps"] if each["event"] == "refused"]
        assert {each["reason"] for each in missed} == {"move/does-not-fit"}


async def miss_and_race(client: Client) -> None:
    """Draw a few cards, miss once, then play to the end."""
    for _ in range(10):
        await client.do("move", move="draw")
    await client.do("move", move=_that_does_not_fit(client.game), seen=client.game["turned"])
    await race(client)


async def race(client: Client) -> None:
    """Lay any card that fits, or draw, alone to the end; a penalty is waited for."""
    while not client.game["outcome"]:
        game = client.game
        fitting = [card for card in game["hand"] if value(card) in wanted(game["middle"])]
        move = fitting[0] if fitting else "draw" if game["stack_sizes"][0] else game["hand"][0]
        try:
            await client.do("move", move=move, seen=game["turned"])
        except RefusedError as error:
            if error.code != "move/barred":
                raise
            await asyncio.sleep(0.01)


def _that_does_not_fit(game: dict[str, Any]) -> str:
    return next(card for card in game["hand"] if value(card) not in wanted(game["middle"]))


def value(card: str) -> int:
    """The value of a card."""
    return int(card[1:])


def wanted(card: str) -> set[int]:
    """The values that fit on a card."""
    step = "gbr".index(card[0]) + 1
    return {(value(card) + sign * step - 1) % 10 + 1 for sign in (1, -1)}


def test_only_finished_games_are_replayed(server: ServerProcess) -> None:
    """No running games, bad numbers or missing seats."""
    person = server.guest("Ada")
    table = opened(person, game="seven-ate-nine", options={"players": 1})
    path = f"/api/tables/{table}/games"

    async def begin() -> None:
        async with Client(server.address, guest_of(person), table) as ada:
            await ada.do("deal")

    asyncio.run(begin())
    for number in ("1", "0", "x", "9" * 40):
        assert _refused(server, f"{path}/{number}/steps") == (404, "game/unknown")
    assert _refused(server, "/api/tables/x/games/1/steps") == (404, "table/unknown")


@pytest.mark.parametrize("seat", ["-1", "x", "99", "2"])
def test_only_seats_of_the_table_have_a_replay(server: ServerProcess, seat: str) -> None:
    """Anything else is not a seat."""
    people: list[httpx.Client] = [server.guest("Ada"), server.guest("Ben")]
    table = opened(people[0], **DUEL)
    if seat == "2":
        play_to_the_end(server, table, people, games=1)
    path = f"/api/tables/{table}/games/1/steps?seat={seat}"
    assert _refused(server, path) == (400, "request/bad-query")


def _refused(server: ServerProcess, path: str) -> tuple[int, str]:
    return refusal(server.client().get(path))
