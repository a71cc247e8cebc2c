"""Guided first games on the real server, with every step checked by the rules."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.lessons import LESSONS
from backtrick.record import Made, Said

from ..client import Client, RefusedError
from .test_guests import refusal
from .test_tables import guest_of

if TYPE_CHECKING:
    from backtrick.record import Entry

    from ..server_process import ServerProcess


def _what(event: Entry) -> str:
    return event.text if isinstance(event, Said) else str(event.move)


def happenings(client: Client) -> list[tuple[int, str]]:
    """Everything laid, drawn and said at the table, with its seat."""
    found: list[tuple[int, str]] = []
    for each in client.events:
        if each["event"] == "moved":
            found.append((each["seat"], each["move"]))
        elif each["event"] == "said":
            found.append((each["seat"], " ".join(each["signals"])))
        elif each["event"] == "contested" and each.get("winner") is not None:
            move = next(one["move"] for one in each["offers"] if one["seat"] == each["winner"])
            found.append((each["winner"], move))
    return found


class Learner:
    """A learner who does exactly what the steps say."""

    def __init__(self, client: Client, steps: list[dict[str, Any]]) -> None:
        self.client = client
        self.steps = steps

    async def learn(self) -> None:
        """Take all steps."""
        await self.client.until(lambda: bool(self.client.game))
        for step in self.steps:
            await getattr(self, f"_{step['do']}")(step)

    async def _move(self, step: dict[str, Any]) -> None:
        turned = self.client.game.get("turned")
        if turned is None:
            await self.client.until(lambda: step["move"] in self.client.game["legal"])
            await self.client.do("move", move=step["move"])
        else:
            await self._race(step["move"])

    async def _race(self, move: str) -> None:
        """Lay as soon as the countdown or a penalty is over."""
        while True:
            try:
                seen = self.client.game["turned"]
                await self.client.do("move", move=move, seen=seen)
            except RefusedError as error:
                if error.code not in {"table/countdown", "move/barred"}:
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    async def _try(self, step: dict[str, Any]) -> None:
        seen = self.client.game.get("turned")
        if seen is not None:
            await self.client.do("move", move=step["move"], seen=seen)
            assert self.client.events[-1]["reason"] == "move/does-not-fit"
            return
        with pytest.raises(RefusedError):
            await self.client.do("move", move=step["move"])

    async def _signal(self, step: dict[str, Any]) -> None:
        await self.client.do("signal", signals=step["signals"])

    async def _watch(self, step: dict[str, Any]) -> None:
        wanted = (1, step["move"] or " ".join(step["signals"]))
        await self.client.until(lambda: wanted in happenings(self.client))


def test_a_learner_is_guided_through_a_game(server: ServerProcess) -> None:
    """In all games, a learner who follows the steps sees the script happen word for word."""

    async def learn(game: str) -> None:
        person = server.guest("Ada")
        steps = person.get(f"/api/lessons/{game}").json()["steps"]
        table = person.post("/api/lessons", json={"game": game}).json()["table"]
        async with Client(server.address, guest_of(person), table) as client:
            assert (client.lobby["lesson"], client.lobby["daily"]) == (True, "")
            await Learner(client, steps).learn()
            script = [
                (each.seat, _what(each))
                for each in LESSONS[game].script.entries
                if isinstance(each, Made | Said)
            ]
            await client.until(lambda: len(happenings(client)) >= len(script))
            assert happenings(client)[: len(script)] == script

    async def learn_all() -> None:
        await asyncio.gather(*map(learn, LESSONS))

    asyncio.run(learn_all())


def test_steps_are_those_of_the_lesson(server: ServerProcess) -> None:
    """Anybody may read them: what to do, and which cards to look at."""
    for name, lesson in LESSONS.items():
        found = server.client().get(f"/api/lessons/{name}").json()
        assert found["game"] == name
        assert [each["id"] for each in found["steps"]] == [each.id for each in lesson.steps]
        assert set(found["steps"][0]) == {"id", "do", "move", "signals", "cards"}


def test_there_are_no_other_lessons(server: ServerProcess) -> None:
    """None for unknown games or strangers, and no tutor at other tables."""
    assert refusal(server.client().get("/api/lessons/chess")) == (404, "game/unknown")
    body = {"game": "quick-easy"}
    assert refusal(server.client().post("/api/lessons", json=body)) == (401, "guest/unknown")
    found = server.client().get("/api/games").json()["games"]
    assert not any("tutor" in each["bots"] for each in found)
    assert [each["id"] for each in found if each["lesson"]] == list(LESSONS)
