"""Games over days between people who come only when they are told, while the server is killed.

Nobody looks by themselves: a turn of which its player is not told ends the game for good.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import httpx

from backtrick.server.listings import turn_of
from backtrick.store import open_store
from backtrick.table import after, decode
from tests.patience import PATIENCE, until

from .client import Client, Guest, RefusedError, new_guest, open_table
from .crashes import Report, Server, compare_summaries
from .push_service import PushService, push_service
from .server_process import NO_CERTIFICATES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from backtrick.store import Store
    from backtrick.table import Table

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("face-to-face", {"starter": 0}),
    ("face-to-face", {"starter": 1}),
    ("quick-easy", {"players": 2, "starter": 1}),
)
FLAGS = ("--bell-seconds", "0", "--bell-targets", "any", "--requests-a-second", "10000")


@dataclass
class Letters(Report):
    """What came of it."""

    told: int = 0
    """Turns of which their player was told."""
    again: int = 0
    """Messages that were sent once more, after a kill."""
    games: int = 0


@dataclass
class Correspondent:
    """Somebody at one table, who comes when told so."""

    guest: Guest
    service: PushService
    server: Server
    table: str
    chance: Random
    friends: list[Correspondent] = field(default_factory=list["Correspondent"])
    """Both at the table; the host comes first."""
    visit: asyncio.Lock = field(default_factory=asyncio.Lock)
    turns: int = 0
    """Of which this player was told."""

    @property
    def ids(self) -> list[str]:
        """What came, by the ids of the messages."""
        return [each["id"] for each in self.service.messages]

    async def wait(self) -> None:
        """For ever, come when told."""
        known = set[str]()
        while True:
            await until(lambda: known < set(self.ids))
            known.add(next(each for each in self.ids if each not in known))
            if await self.play():
                await self.friends[0].play()
            self.turns += 1

    async def play(self) -> bool:
        """Take the turn, and leave; the host deals again. Returns whether there is no game now."""
        async with (
            self.visit,
            Client(self.server.address, self.guest, self.table) as client,
        ):
            while True:
                if not client.game or client.game["outcome"]:
                    if self is not self.friends[0]:
                        return True
                    await self._do(client, "deal")
                elif legal := client.game["legal"]:
                    last = "end" in legal and self.chance.random() < 0.5
                    await self._do(
                        client, "move", move="end" if last else self.chance.choice(legal)
                    )
                else:
                    return False

    async def _do(self, client: Client, kind: str, **fields: object) -> None:
        with suppress(RefusedError):  # what is on the screen was from before a kill
            await client.do(kind, **fields)


async def correspond(database: str, folder: Path, kills: int, chance: Random) -> Letters:
    """Play over days, kill the server, and see whether anything is lost."""
    server, report = Server(database, folder, flags=FLAGS), Letters()
    server.start()
    try:
        await server.answers()
        async with AsyncExitStack() as stack:
            people = [
                each for chosen in TABLES for each in await _seated(server, stack, chance, *chosen)
            ]
            waiting = [asyncio.create_task(each.wait()) for each in people]
            await asyncio.gather(*(each.play() for each in people if each is each.friends[0]))
            for _ in range(kills):
                enough = _told(people) + chance.randrange(2, 9)
                await until(lambda enough=enough: _told(people) >= enough)
                await asyncio.sleep(chance.uniform(0, 0.2))
                server.kill()
                server.start()
                report.kills += 1
            await _all_go_on(people, waiting)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
    finally:
        server.kill()
    await _compare(database, people, report)
    return report


def _told(people: list[Correspondent]) -> int:
    """The messages that have come."""
    return sum(len(each.service.messages) for each in people)


async def _seated(
    server: Server, stack: AsyncExitStack, chance: Random, game: str, options: dict[str, Any]
) -> list[Correspondent]:
    """Two people at a table over days, each with a browser that takes messages."""
    guests = [await new_guest(server.address, name) for name in ("Ada", "Ben")]
    table = await open_table(server.address, guests[0], game, options, over_days=True)
    people = [
        Correspondent(
            each,
            await stack.enter_async_context(push_service()),
            server,
            table,
            Random(chance.random()),
        )
        for each in guests
    ]
    for each in people:
        each.friends = people
        await _be_told(each)
    async with Client(server.address, guests[1], table) as client:
        await client.do("sit")
    return people


async def _be_told(person: Correspondent) -> None:
    url = f"http://{person.server.address}"
    async with httpx.AsyncClient(
        base_url=url, trust_env=False, timeout=PATIENCE, verify=NO_CERTIFICATES
    ) as http:
        answer = await http.post(
            "/api/me/bells", json=person.service.subscription, headers=person.guest.headers
        )
        answer.raise_for_status()


async def _all_go_on(people: list[Correspondent], waiting: list[asyncio.Task[None]]) -> None:
    """Every table still goes on; a player that failed says why."""
    before = [each.turns for each in people]

    def is_going() -> bool:
        failed = [task for task in waiting if task.done()]
        return bool(failed) or all(
            each.turns > then for each, then in zip(people, before, strict=True)
        )

    await until(is_going)
    for task in waiting:
        if task.done():
            task.result()


async def _compare(database: str, people: list[Correspondent], report: Letters) -> None:
    store = await open_store(database)
    try:
        for host in people:
            if host is host.friends[0]:
                await _compare_turns(store, host, report)
        for each in people:
            events = [decode(data) for data in await store.events(each.table)]
            *_, table = _prefixes(events)
            await compare_summaries(store, each.guest.id, table, report)
            report.games += len(await store.finished_of(each.guest.id, 999))
    finally:
        await store.close()


async def _compare_turns(store: Store, host: Correspondent, report: Letters) -> None:
    """Everybody was told of their turns, of nothing else, and only after a kill once more."""
    events = [decode(data) for data in await store.events(host.table)]
    tables = [*_prefixes(events)]
    turns = [turn_of(each) for each in tables]
    last = turns[-1].since
    for person in host.friends:
        told = Counter(int(each.partition("/")[2]) for each in person.ids)
        mine = {turn.since for turn in turns if person.guest.id in turn.awaited}
        dealt = {table.play.turn_began for table in tables if table.play and not table.play.events}
        report.told += len(told)
        report.again += told.total() - len(told)
        report.problems += [f"{host.table}: nobody has turn {at}" for at in told.keys() - mine]
        lost = mine - told.keys() - dealt - {last}
        report.problems += [f"{host.table}: turn {at} was not told" for at in lost]


def _prefixes(events: list[Any]) -> Iterator[Table]:
    """The table after each event."""
    table = None
    for event in events:
        table = after(table, event)
        yield table
