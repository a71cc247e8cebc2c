"""A table is stored by one server at a time: the one that has its lease."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest
from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from backtrick.store import UNLEASED, Batch, Conflict, Lease, open_store
from backtrick.store.postgres_leases import FENCE, FENCE_OFF, LOCK, TAKE
from tests.patience import PATIENCE
from tests.store.values import ANN, LISTING, batch, event, history, opened
from tests.thorough import examples

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterator

    from asyncpg import Connection, Record

    from backtrick.store import Store
    from tests.store.postgres import PostgresServer

EXPIRE = "UPDATE servers SET expires = '-infinity' WHERE id = $1"
STAY = """
    CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.expires <> '-infinity' THEN NEW.expires := 'infinity'; END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER stay BEFORE INSERT OR UPDATE ON servers
        FOR EACH ROW EXECUTE FUNCTION stay()"""
"""Servers expire only when a test says so, however slow the machine is."""
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"
STEPS = 20
GLANCE = 0.005


def under(lease: Lease, table: str, first: int) -> Batch:
    """An event that is stored under a lease."""
    return Batch(table, first, (event(table, first),), LISTING, epoch=lease.epoch)


@asynccontextmanager
async def neighbours(
    postgres: PostgresServer, number: int = 2
) -> AsyncGenerator[tuple[Connection[Record], list[Store]]]:
    """Servers that share a database, and an administrator's connection to it."""
    place = postgres.new_database()
    stores = [await open_store(place) for _ in range(number)]
    administrator = await asyncpg.connect(place)
    await administrator.execute(STAY)
    try:
        yield administrator, stores
    finally:
        await administrator.close()
        for store in stores:
            await store.close()


async def _until(holds: Callable[[], Awaitable[object]]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():  # noqa: ASYNC110
            await asyncio.sleep(GLANCE)


async def _is_waiting(administrator: Connection[Record], task: asyncio.Task[Any]) -> bool:
    return task.done() or await administrator.fetchval(WAITING)


@asynccontextmanager
async def _connected(
    postgres: PostgresServer, administrator: Connection[Record]
) -> AsyncGenerator[Connection[Record]]:
    """Another connection to the same database."""
    name = await administrator.fetchval("SELECT current_database()")
    connection = await asyncpg.connect(postgres.url(name))
    try:
        yield connection
    finally:
        await connection.close()


@pytest.mark.asyncio
async def test_a_server_takes_tables_and_gives_them_back(place: str) -> None:
    """It may store something for a table that it has taken, and take it again."""
    async with opened(place) as store:
        await store.append(batch("table", 1))
        lease = await store.take("table")
        assert lease.server == store.server
        await store.append(under(lease, "table", 2))
        assert await store.renew({"table": lease.epoch}) == set()
        store.let_go("table", lease.epoch)
        again = await store.take("table")
        assert again.server == store.server
        await store.append(under(again, "table", 3))
        assert await store.events("table") == history("table", 3)


@pytest.mark.asyncio
async def test_nobody_else_has_a_table(postgres: PostgresServer) -> None:
    """Another server cannot take it, store, rewrite or forget anything; but when it is free."""
    async with neighbours(postgres) as (_, (one, other)):
        await one.add_guest(ANN, b"token")
        await one.append(Batch("table", 1, (event("table", 1),), LISTING, visitors=("ann",)))
        lease = await one.take("table")
        assert await other.take("table") == lease
        for forged in (UNLEASED, lease.epoch, lease.epoch + 1):
            with pytest.raises(Conflict):
                await other.append(under(Lease(other.server, forged), "table", 2))
            with pytest.raises(Conflict):
                await other.rewrite("ann", "table", {1: b"gone"}, LISTING, [], epoch=forged)
            with pytest.raises(Conflict):
                await other.delete_table("table", forged)
        assert await other.forget_tables(LISTING.updated + 1) == 0
        one.let_go("table", lease.epoch)
        await one.check()  # behind it
        assert await other.take("table") == (other.server, lease.epoch + 1)
        with pytest.raises(Conflict):
            await one.append(under(lease, "table", 2))
        assert await one.events("table") == history("table", 1)


@pytest.mark.asyncio
async def test_a_table_that_is_not_there_is_nobodys(postgres: PostgresServer) -> None:
    """A table without events, or one that was forgotten, cannot be taken."""
    async with neighbours(postgres) as (_, (one, other)):
        assert (await one.take("table")).server == ""
        await one.append(Batch("table", 1, (event("table", 1),), LISTING))
        lease = await one.take("table")
        assert await one.forget_tables(LISTING.updated + 1) == 1
        assert (await other.take("table")).server == ""
        with pytest.raises(Conflict):
            await one.append(under(lease, "table", 2))


@pytest.mark.asyncio
async def test_a_server_that_leaves_lets_others_go_on(postgres: PostgresServer) -> None:
    """Another server takes its tables without waiting, with all that it has stored last."""
    async with neighbours(postgres) as (_, (one, other)):
        await one.append(batch("table", 1))
        await one.renew({})
        lease = await one.take("table")
        last = one.append(under(lease, "table", 2))
        one.leave()
        await one.check()  # behind it
        assert last.done()
        with pytest.raises(Conflict):
            await one.append(under(lease, "table", 3))
        assert await other.take("table") == (other.server, lease.epoch + 1)
        assert await other.events("table") == history("table", 2)


@pytest.mark.asyncio
async def test_who_takes_over_waits_for_what_is_being_stored(postgres: PostgresServer) -> None:
    """A server stops in the middle of a transaction: it is stored before the other one reads."""
    async with (
        neighbours(postgres) as (administrator, (one, other)),
        _connected(postgres, administrator) as stopped,
    ):
        await one.append(batch("table", 1))
        lease = await one.take("table")
        await other.renew({})
        await stopped.execute("BEGIN")
        assert await stopped.fetch(FENCE, "table", lease.epoch, one.server)
        await stopped.execute("INSERT INTO events VALUES ('table', 2, $1)", event("table", 2))
        await administrator.execute(EXPIRE, one.server)
        taking = asyncio.create_task(other.take("table"))
        await _until(lambda: _is_waiting(administrator, taking))
        assert not taking.done()
        await stopped.execute("COMMIT")
        assert (await taking).server == other.server
        assert await other.events("table") == history("table", 2)
        with pytest.raises(Conflict):
            await one.append(under(lease, "table", 3))


@pytest.mark.asyncio
async def test_a_late_server_comes_back_when_its_table_is_taken(postgres: PostgresServer) -> None:
    """Another server ended its stay before; while a third takes a table, nothing is stored."""
    async with (
        neighbours(postgres) as (administrator, (late, other)),
        _connected(postgres, administrator) as third,
    ):
        for name in ("table", "another"):
            await late.append(batch(name, 1))
        lease = await late.take("table")
        await late.take("another")
        await administrator.execute(EXPIRE, late.server)
        await other.take("another")
        await third.execute("BEGIN")
        await third.fetch(LOCK.replace("?", "$"), "table")
        await third.execute(FENCE_OFF.replace("?", "$"), "table", "third")
        await third.execute(TAKE.replace("?", "$"), "table", "third")
        returning = asyncio.create_task(late.renew({"table": lease.epoch}))
        await _until(lambda: _is_waiting(administrator, returning))
        assert not returning.done()
        await third.execute("COMMIT")
        assert await returning == {"table"}
        with pytest.raises(Conflict):
            await late.append(under(lease, "table", 2))


@pytest.mark.asyncio
async def test_a_server_learns_that_a_table_was_lost_while_it_was_loaded(
    postgres: PostgresServer,
) -> None:
    """It was stopped between taking the table and having it, and has asked about others since."""
    async with neighbours(postgres) as (administrator, (stopped, other)):
        await other.append(batch("table", 1))
        lease = await stopped.take("table")
        await administrator.execute(EXPIRE, stopped.server)
        await other.take("table")
        assert await stopped.renew({}) == set()
        assert await stopped.renew({"table": lease.epoch}) == {"table"}


@pytest.mark.asyncio
async def test_a_server_notices_that_it_has_forgotten_its_own_table(
    postgres: PostgresServer,
) -> None:
    """Even if it was sure of the table before."""
    async with neighbours(postgres) as (_, (server, _)):
        await server.append(Batch("table", 1, (event("table", 1),), LISTING))
        held = {"table": (await server.take("table")).epoch}
        assert await server.renew(held) == set()
        await server.forget_tables(LISTING.updated + 1)
        assert await server.renew(held) == {"table"}


@pytest.mark.asyncio
async def test_a_lease_expires_by_itself(postgres: PostgresServer) -> None:
    """A server that says nothing for a while loses a table as soon as another one wants it."""
    async with neighbours(postgres) as (administrator, (silent, other)):
        await administrator.execute("DROP TRIGGER stay ON servers")
        await silent.append(batch("table", 1))
        lease = await silent.take("table")
        assert await silent.renew({"table": lease.epoch}) == set()

        async def is_taken() -> bool:
            return await other.take("table") != lease

        await _until(is_taken)
        with pytest.raises(Conflict):
            await silent.append(under(lease, "table", 2))
        assert await silent.renew({"table": lease.epoch}) == {"table"}
        assert await silent.renew({}) == set()


@dataclass
class World:
    """Three servers that share a database."""

    run: Callable[[Coroutine[Any, Any, Any]], Any]
    administrator: Connection[Record]
    stores: list[Store]
    numbers: Iterator[int] = field(default_factory=count)


class Servers(RuleBasedStateMachine):
    """Servers take tables, store, are late, lose tables, come back, and never mix anything up."""

    world: World
    leases = Bundle("leases")
    who = some.integers(0, 2)
    which = some.integers(0, 1)

    @initialize()
    def begin(self) -> None:
        """Two new tables, and three servers that are there."""
        number = next(self.world.numbers)
        self.tables = [f"{number}/{table}" for table in range(2)]
        self.stored = dict.fromkeys(self.tables, 1)
        self.has: dict[str, Lease | None] = dict.fromkeys(self.tables, None)
        self.epochs = dict.fromkeys(self.tables, 0)
        self.row = ["fresh"] * 3
        self.held: list[dict[str, int]] = [{}, {}, {}]
        for store in self.world.stores:
            self.run(store.renew({}))
        for table in self.tables:
            self.run(self.world.stores[0].append(Batch(table, 1, (event(table, 1),), LISTING)))

    def run(self, work: Coroutine[Any, Any, Any] | asyncio.Future[Any]) -> Any:
        """Run something to its end."""

        async def done() -> Any:
            return await work

        return self.world.run(done())

    def number_of(self, lease: Lease) -> int:
        """Which server has a lease."""
        return [store.server for store in self.world.stores].index(lease.server)

    def has_left(self, lease: Lease) -> bool:
        """Whether another server has found that the one with this lease is gone."""
        return self.row[self.number_of(lease)] == "gone"

    @rule(target=leases, server=who, table=which)
    def take(self, server: int, table: int) -> tuple[int, str, Lease]:
        """A server takes a table that is free, its own, or of a server that has expired."""
        return self.taken(server, table)

    def taken(self, server: int, table: int) -> tuple[int, str, Lease]:
        """What comes of trying to take a table."""
        name, store = self.tables[table], self.world.stores[server]
        self.row[server] = "fresh"
        owner = self.has[name]
        if owner is not None and self.row[self.number_of(owner)] == "expired":
            self.row[self.number_of(owner)] = "gone"
        found = self.run(store.take(name))
        if not self.stored[name]:
            assert found.server == ""
        elif owner and owner.server != store.server and not self.has_left(owner):
            assert found == owner
        else:
            assert found == (store.server, self.epochs[name] + 1)
            self.epochs[name] += 1
            self.has[name] = found
            self.held[server][name] = found.epoch
        return server, name, found

    @rule(target=leases, table=which, step=some.integers(1, 2))
    def take_over(self, table: int, step: int) -> tuple[int, str, Lease]:
        """The server that has a table is late, and another one takes it."""
        owner = self.has[self.tables[table]]
        server = 0 if owner is None else self.number_of(owner)
        self.be_late(server)
        return self.taken((server + step) % 3, table)

    @rule(taken=leases)
    def append(self, taken: tuple[int, str, Lease]) -> None:
        """Only under the newest lease, by the server that has it, is anything stored."""
        server, name, lease = taken
        store, version = self.world.stores[server], self.stored[name] + 1
        may = (
            self.has[name] == lease and lease.server == store.server and self.row[server] != "gone"
        )
        try:
            self.run(store.append(under(Lease(store.server, lease.epoch or -1), name, version)))
        except Conflict:
            assert not may
        else:
            assert may
            self.stored[name] = version

    @rule(taken=consumes(leases))
    def let_go(self, taken: tuple[int, str, Lease]) -> None:
        """A table that a server gives back is free, but not one that it has taken again."""
        server, name, lease = taken
        store = self.world.stores[server]
        if lease.server == store.server:
            store.let_go(name, lease.epoch)
            self.run(store.check())
            if self.has[name] == lease:
                self.has[name] = None
            if self.held[server].get(name) == lease.epoch:
                del self.held[server][name]

    @rule(server=who)
    def be_late(self, server: int) -> None:
        """A server has not said for long that it is there."""
        self.run(self.world.administrator.execute(EXPIRE, self.world.stores[server].server))
        self.row[server] = "expired" if self.row[server] == "fresh" else self.row[server]

    @rule(server=who)
    def renew(self, server: int) -> None:
        """A server says that it is there, and learns exactly what it has lost."""
        store, held = self.world.stores[server], self.held[server]
        lost = self.run(store.renew(held))
        self.row[server] = "fresh"
        assert lost == {name for name in held if self.has[name] != (store.server, held[name])}
        for name in lost:
            del held[name]

    @rule(server=who)
    def forget(self, server: int) -> None:
        """Old tables are deleted, but none that another server has which is there."""
        store = self.world.stores[server]
        for number, row in enumerate(self.row):
            if number != server and row == "expired":
                self.row[number] = "gone"
        self.run(store.forget_tables(LISTING.updated + 1))
        for name, owner in self.has.items():
            if owner is None or owner.server == store.server or self.has_left(owner):
                self.stored[name], self.has[name] = 0, None

    @invariant()
    def everything_is_stored_once(self) -> None:
        """The events are those that were acknowledged, in order."""
        for name, version in getattr(self, "stored", {}).items():
            events = self.run(self.world.stores[0].events(name))
            assert events == history(name, version)


def test_servers_mix_nothing_up(postgres: PostgresServer) -> None:
    """Whatever several servers do, and however late they are, a table has one at a time."""
    steps = settings(examples(45), stateful_step_count=STEPS)
    with asyncio.Runner() as runner:
        around = neighbours(postgres, 3)
        world = World(runner.run, *runner.run(around.__aenter__()))
        machine = type("Machine", (Servers,), {"world": world})
        try:
            run_state_machine_as_test(machine, settings=steps)  # pyright: ignore[reportUnknownMemberType]
        finally:
            runner.run(around.__aexit__(None, None, None))
