"""Clients that play all games while the server is killed and restarted, over and over.

For `test_crash.py` and `bench/crash.py`. The server is a real process, killed with SIGKILL.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from signal import SIGCONT, SIGSTOP
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

import httpx
import msgspec

from backtrick.store import open_store
from backtrick.store.finished_games import MOST_GAMES
from backtrick.store.postgres_leases import LEASE_SECONDS
from backtrick.table import decode, fold
from backtrick.table.events import Contested
from backtrick.table.publication import Publisher
from tests.free_ports import free_port
from tests.patience import PATIENCE

from .client import Client, RefusedError, new_guest, open_table
from .preloaded import loader
from .server_process import CACHE, NO_CERTIFICATES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from backtrick.store import Store
    from backtrick.table import Event, Table

    from .preloaded import Forked

Tables: TypeAlias = tuple[tuple[str, dict[str, Any]], ...]
"""Games, and their options."""
TABLES: Tables = (
    ("quick-easy", {"starter": "random"}),
    ("quick-easy", {"starter": "random", "variant": "pro"}),
    ("face-to-face", {}),
    ("seven-ate-nine", {"miss_penalty": 0}),
    ("seven-ate-nine", {"miss_penalty": 0, "match": True}),
)
ONE_OF_EACH: Tables = (TABLES[0], TABLES[2], TABLES[3])
COUNTDOWN_SECONDS = 0.2
OPEN_SECONDS = 10.0
"""After this time a client tries another server."""


@dataclass
class Server:
    """A server that can be killed, and restarted at the same address."""

    database: str
    folder: Path
    """For its log."""
    flags: tuple[str, ...] = ()
    """Further settings."""
    port: int = field(default_factory=free_port)
    process: Forked | None = None
    starts: Iterator[int] = field(default_factory=count)

    @property
    def address(self) -> str:
        """Its address."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; it takes a moment to answer."""
        command = ["serve", "--no-browser", "--log-level", "error", "--coach-workers", "0"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        command += ["--countdown-seconds", str(COUNTDOWN_SECONDS), "--commands-a-second", "1000"]
        command += self.flags
        variables = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(CACHE)}
        logged = self.folder / f"log-{next(self.starts)}.txt"
        logged.touch()
        files = Path(os.devnull), logged
        self.process = loader().start(command, self.folder, files, variables)

    def log(self) -> str:
        """What it has logged since the first start."""
        return "".join(file.read_text("utf-8") for file in self.folder.glob("log-*"))

    def signal(self, number: int) -> None:
        """Send it a signal."""
        if self.process is not None:
            self.process.send_signal(number)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    async def answers(self) -> None:
        """Wait until it answers."""
        async with (
            asyncio.timeout(PATIENCE),
            httpx.AsyncClient(trust_env=False, timeout=PATIENCE, verify=NO_CERTIFICATES) as http,
        ):
            while True:
                with suppress(httpx.TransportError):
                    (await http.get(f"http://{self.address}/healthz")).raise_for_status()
                    return
                await asyncio.sleep(0.05)


@dataclass
class Seen:
    """What a client was told about its own commands."""

    client: Client
    done: dict[int, int] = field(default_factory=dict[int, int])
    """By number of the command, the version in the answer."""
    refused: Counter[str] = field(default_factory=Counter[str])
    has_seen_an_end: bool = False
    """Whether a game has ended before the client's eyes."""


@dataclass
class Report:
    """The result."""

    kills: int = 0
    commands: int = 0
    """Acknowledged commands."""
    slowest: float = 0
    """Seconds from a restart until the last client was back."""
    problems: list[str] = field(default_factory=list[str])


@dataclass
class House:
    """Servers that share a database."""

    database: str
    servers: int
    relay: str = ""
    tables: Tables = TABLES
    pause: float = 0.5
    """Seconds between two troubles, on average."""
    is_safe: bool = False
    """Nothing happens to a server, so clients stay where they are, however slow it is."""


Trouble: TypeAlias = "Callable[[Server, list[Seen], Random, Report], Awaitable[None]]"
"""What is done to a server."""


async def crash(
    database: str,
    kills: int,
    chance: Random,
    *,
    pause: float = 1.0,
    servers: int = 1,
    relay: str = "",
) -> Report:
    """Play, kill one of some servers, and compare what clients were told with what is stored.

    With a relay, the players of a table are at different servers.
    """
    house = House(database, servers, relay, pause=pause)
    return await _go_through(house, kills, chance, _kill)


async def stop_some(database: str, stops: int, chance: Random, servers: int) -> Report:
    """The same with servers that are stopped for a while, and go on."""
    return await _go_through(House(database, servers), stops, chance, _stop)


async def play_apart(
    database: str, relay: str, chance: Random, *, servers: int, tables: Tables
) -> Report:
    """Play games to the end, the players of each table at different servers."""
    house = House(database, servers, relay, tables, pause=0, is_safe=True)
    return await _go_through(house, 1, chance, _until_ended)


async def _until_ended(_server: Server, seen: list[Seen], _chance: Random, _report: Report) -> None:
    """Do nothing until a game has ended at every table."""
    for host in seen[::2]:
        await host.client.until(lambda s=host: s.has_seen_an_end)


async def _go_through(house: House, kills: int, chance: Random, trouble: Trouble) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        folders = [Path(folder, str(number)) for number in range(house.servers)]
        for each in folders:
            each.mkdir()
        flags = ("--relay", house.relay) if house.relay else ()
        among = [Server(house.database, each, flags) for each in folders]
        report, seen = await _survive(among, house, kills, chance, trouble)
        print(*(server.log() for server in among), sep="", end="")
    await _compare(house.database, seen, report)
    return report


async def _survive(
    servers: list[Server],
    house: House,
    kills: int,
    chance: Random,
    trouble: Trouble,
) -> tuple[Report, list[Seen]]:
    report = Report()
    for server in servers:
        server.start()
    try:
        for server in servers:
            await server.answers()
        async with AsyncExitStack() as stack:
            tables = [await _table(servers, stack, n, house) for n in range(len(house.tables))]
            seen = [each for table in tables for each in table]
            playing = [asyncio.create_task(_play(table, chance)) for table in tables]
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(0, 2 * house.pause))
                await trouble(chance.choice(servers), seen, chance, report)
            await _go_on(seen, report)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            report.problems += [str(task.exception()) for task in playing if _failed(task)]
    finally:
        for server in servers:
            server.kill()
    return report, seen


def _failed(task: asyncio.Task[None]) -> bool:
    return not task.cancelled() and task.exception() is not None


async def _table(
    servers: list[Server], stack: AsyncExitStack, number: int, house: House
) -> list[Seen]:
    game, options = house.tables[number]
    patience = PATIENCE if house.is_safe or len(servers) == 1 else OPEN_SECONDS
    around = [servers[(number + step) % len(servers)].address for step in range(len(servers))]
    guests = [await new_guest(around[0], name) for name in ("Ada", "Ben")]
    table = await open_table(around[0], guests[0], game, options)
    clients: list[Client] = []
    for guest in guests:
        first, *others = around
        escapes = () if house.is_safe else tuple(others)
        client = Client(first, guest, table, others=escapes, patience=patience)
        clients.append(await stack.enter_async_context(client))
        if house.relay:
            around = [*others, first]
    await clients[1].do("sit")
    return [Seen(client) for client in clients]


async def _kill(server: Server, seen: list[Seen], _chance: Random, report: Report) -> None:
    """Kill a server, restart it, and wait until everybody is back."""
    there = _clients_at(server, seen)
    server.kill()
    restarted = monotonic()
    server.start()
    await _until_back(there, restarted, report)


async def _stop(server: Server, seen: list[Seen], chance: Random, report: Report) -> None:
    """Stop a server, maybe until others have taken its tables; then all its clients come again."""
    there = _clients_at(server, seen)
    server.signal(SIGSTOP)
    for client, _ in chance.sample(there, len(there) // 2):  # the others do not notice
        client.hang_up()
    await asyncio.sleep(chance.uniform(0, 2 * LEASE_SECONDS))
    server.signal(SIGCONT)
    went_on = monotonic()
    for client, _ in there:
        client.hang_up()
    await _until_back(there, went_on, report)


def _clients_at(server: Server, seen: list[Seen]) -> list[tuple[Client, int]]:
    """The clients of a server, and how often each has connected."""
    clients = [each.client for each in seen if each.client.address == server.address]
    return [(client, client.connections) for client in clients]


async def _until_back(there: list[tuple[Client, int]], since: float, report: Report) -> None:
    report.kills += 1
    for client, number in there:
        await client.until(lambda c=client, n=number: c.connections > n and c.is_welcome)
    report.slowest = max(report.slowest, monotonic() - since)


async def _go_on(seen: list[Seen], report: Report) -> None:
    """Every table must still work afterwards."""
    before = [each.client.version for each in seen]
    for each, version in zip(seen, before, strict=True):
        client = each.client
        try:
            await client.until(lambda c=client, v=version: c.version > v)
        except TimeoutError:
            report.problems.append(f"{client.lobby['game']} is wedged: {client.game}")


async def _play(table: list[Seen], chance: Random) -> None:
    """Play one game after the other at a table, both sides at once."""
    await asyncio.gather(*(_move(each, chance, is_host=not n) for n, each in enumerate(table)))


async def _move(seen: Seen, chance: Random, *, is_host: bool) -> None:
    client = seen.client
    while True:
        game = client.game
        seen.has_seen_an_end |= bool(game and game["outcome"])
        if not game or game["outcome"]:
            if is_host:
                await _do(seen, "deal")
        elif choice := _choice(client, chance):
            await _do(seen, "move", **choice)
        await asyncio.sleep(chance.uniform(0, 0.02))


def _choice(client: Client, chance: Random) -> dict[str, Any] | None:
    game = client.game
    if "stack_sizes" not in game:
        return {"move": chance.choice(game["legal"])} if game["legal"] else None
    has_stack = game["stack_sizes"][client.seat or 0]
    draws: list[dict[str, Any]] = [{"move": "draw"}] if has_stack else []
    lays: list[dict[str, Any]] = [{"move": card, "seen": game["turned"]} for card in game["hand"]]
    return chance.choice([*draws, *lays]) if draws or lays else None


async def _do(seen: Seen, kind: str, /, **fields: object) -> None:
    answer = seen.client.send(kind, **fields)
    number = seen.client.number
    try:
        seen.done[number] = await answer
    except RefusedError as refused:
        seen.refused[refused.code] += 1


async def _compare(database: str, seen: list[Seen], report: Report) -> None:
    """Acknowledged commands are stored once, and clients were told what happened."""
    store = await open_store(database)
    try:
        for each in seen:
            events = [decode(data) for data in await store.events(each.client.table)]
            table = fold(events)
            _compare_commands(each, events, report)
            if otherwise := told_otherwise(each.client, events):
                report.problems.append(otherwise)
            await compare_summaries(store, each.client.guest.id, table, report)
    finally:
        await store.close()


async def compare_summaries(store: Store, guest: str, table: Table, report: Report) -> None:
    """Every game that has ended is summed up once, for each of its players."""
    ended = 0 if table.play is None else table.play.number - table.is_running
    games = await store.finished_of(guest, MOST_GAMES)
    wins = sum(each.guests.index(guest) in each.winners for each in games)
    counted = [len(games), wins]
    for kept in (await store.summaries_of(guest), await store.weeks_of(guest, 0)):
        sums = [sum(each.games for each in kept), sum(each.wins for each in kept)]
        if sums != counted or len(games) != ended:
            report.problems.append(f"{guest}: {sums} of {ended} games, not {counted}")


def _sources(event: Event) -> list[tuple[str, int]]:
    if isinstance(event, Contested):
        return [(offer.client, offer.number) for offer in event.offers]
    return [(event.client, event.number)] if event.client else []


def _compare_commands(seen: Seen, events: list[Event], report: Report) -> None:
    name = f"{seen.client.guest.id}/{seen.client.name}"
    stored = Counter(number for event in events for who, number in _sources(event) if who == name)
    report.commands += len(seen.done)
    report.problems += [f"{name}: {number} is lost" for number in seen.done if not stored[number]]
    report.problems += [
        f"{name}: {n} is there {count} times" for n, count in stored.items() if count > 1
    ]


def told_otherwise(client: Client, events: list[Event]) -> str | None:
    """What a client was told, if that is anything else than what happened."""
    told = [*Publisher().publish_again(events, fold(events))]
    for since, until, heard in (*client.chapters, (client.since, client.version, client.events)):
        due = [decode(raw) for each in told[since:until] for raw in each.to(client.seat)]
        was = [decode(msgspec.json.encode(event)) for event in heard]
        if was != due:
            return f"{client.name} was told {was}, which should have been {due}"
    if client.steps_back:
        return f"{client.name} was shown an older table {client.steps_back} times"
    return None
