"""The store copes with a PostgreSQL server that is unreachable or goes away."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg
import pytest

from backtrick.store import Store, StoreError, open_store, postgres_writer
from backtrick.store.commit_queue import Statement
from backtrick.store.postgres import open_postgres
from backtrick.store.postgres_server import SETTINGS
from tests.patience import PATIENCE, until
from tests.store.proxy import Proxy
from tests.store.values import ANN, batch, codes, failures, history, opened

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable
    from typing import TypeAlias

    from asyncpg import Connection, Record

    from tests.store.postgres import PostgresServer

    GiveUpAfter: TypeAlias = Callable[[float], None]

pytestmark = pytest.mark.asyncio
SOON = 0.5
"""Seconds, for tests that see a store give up."""
WRITERS = """
    SELECT pid FROM pg_stat_activity
    WHERE application_name = 'backtrick' AND datname = current_database()"""
CUT_OFF = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'backtrick' AND datname = current_database()"""


@asynccontextmanager
async def _administrator(url: str) -> AsyncGenerator[Connection[Record]]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def _refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as raised:
        await open_store(url)
    assert str(raised.value).endswith(".")
    assert "secret" not in str(raised.value)
    return raised.value


async def test_a_wrong_password(postgres: PostgresServer) -> None:
    """The error does not contain the password."""
    refusal = await _refusal(postgres.url("postgres", password="wrong"))  # noqa: S106 - it is wrong
    assert refusal.code == "store/unreachable"
    assert "wrong" not in str(refusal)
    assert "password" in str(refusal)


async def test_a_wrong_address(postgres: PostgresServer) -> None:
    """A port without a server, and a missing database, are refused."""
    assert (await _refusal(postgres.url("postgres", port=1))).code == "store/unreachable"
    assert (await _refusal(postgres.url("missing"))).code == "store/unreachable"
    assert (await _refusal("postgresql://127.0.0.1:port/x")).code == "store/unreachable"


async def test_a_server_that_never_answers(give_up_after: GiveUpAfter) -> None:
    """A server that accepts the connection but stays silent is given up."""
    give_up_after(SOON)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        refusal = await _refusal(f"postgresql://someone@127.0.0.1:{port}/x")
    assert refusal.code == "store/unreachable"


async def test_a_newer_database(postgres: PostgresServer) -> None:
    """A database written by a newer version is left alone."""
    url = postgres.new_database()
    async with opened(url):
        pass
    async with _administrator(url) as administrator:
        await administrator.execute("INSERT INTO backtrick_schema VALUES (99)")
    assert (await _refusal(url)).code == "store/newer"


async def test_tables_of_another_program(postgres: PostgresServer) -> None:
    """They are left alone."""
    url = postgres.new_database()
    async with _administrator(url) as administrator:
        await administrator.execute("CREATE TABLE guests (diary text)")
        assert (await _refusal(url)).code == "store/foreign"
        assert await administrator.fetchval("SELECT to_regclass('tables')") is None


async def test_two_servers_that_start_at_once(postgres: PostgresServer) -> None:
    """Both find the tables, created once."""
    url = postgres.new_database()
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    await asyncio.gather(*(store.check() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))


async def test_every_commit_is_synced(postgres: PostgresServer) -> None:
    """Whatever the setting of the server."""
    url = postgres.new_database()
    async with _administrator(url) as administrator:
        database = url.rpartition("/")[2]
        await administrator.execute(f"ALTER DATABASE {database} SET synchronous_commit = off")
    store = await open_postgres(url)
    assert await store.write(Statement("SHOW synchronous_commit")) == [[("on",)]]
    await store.close()


async def test_a_restarted_server(postgres: PostgresServer, give_up_after: GiveUpAfter) -> None:
    """While it is away everything fails; then all goes on, and nothing is lost or doubled."""
    async with opened(postgres.new_database()) as store:
        await store.append(batch("table", 1))
        postgres.stop()
        give_up_after(SOON)
        try:
            assert codes(await failures(store, [batch("table", 2), batch("another", 1)])) == [
                *("store/unreachable", "store/unreachable")
            ]
            for asked in (store.check(), store.events("table")):
                with pytest.raises(StoreError, match="cannot be reached"):
                    await asked
        finally:
            postgres.start()
        give_up_after(PATIENCE)
        assert await failures(store, [batch("table", 2), batch("table", 3)]) == [None, None]
        assert await store.events("table") == history("table", 3)


async def test_a_locked_table(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """While another client holds a lock, writing fails after a while; later it works again."""
    monkeypatch.setitem(SETTINGS, "lock_timeout", "200")
    url = postgres.new_database()
    async with opened(url) as store, _administrator(url) as administrator:
        await store.append(batch("table", 1))
        async with administrator.transaction():
            await administrator.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            group = [batch("table", 2), batch("another", 1)]
            assert codes(await failures(store, group)) == ["store/locked"] * 2
            assert await store.events("table") == history("table", 1)
        await store.append(batch("table", 2))


async def test_rows_that_a_backup_still_reads_are_scrubbed_later(postgres: PostgresServer) -> None:
    """They have to be kept for it; the store says so, and has another try."""
    url = postgres.new_database()
    async with opened(url) as store:
        await store.scrub()
        async with _administrator(url) as backup:
            async with backup.transaction(isolation="repeatable_read"):
                await backup.fetch("SELECT * FROM guests")
                with pytest.raises(StoreError) as raised:
                    await store.scrub()
                assert raised.value.code == "store/locked"
            await store.scrub()


async def test_large_tables_are_scrubbed_when_nobody_waits(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who waits is not kept for longer than any other request takes."""
    async with opened(postgres.new_database()) as store:
        monkeypatch.setattr("backtrick.store.postgres.READ_SECONDS", 0.0)
        with pytest.raises(StoreError):
            await store.scrub()
        await store.scrub(patiently=True)


async def test_a_short_absence_goes_unnoticed(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An append during a restart of the server waits, and is then stored."""
    async with opened(postgres.new_database()) as store:
        await store.append(batch("table", 1))
        await asyncio.to_thread(postgres.stop)
        tries = _tries(monkeypatch)
        future = store.append(batch("table", 2))
        await until(lambda: len(tries) > 1)  # the first has failed
        assert not future.done()
        postgres.launch()
        await future
        assert await store.events("table") == history("table", 2)


def _tries(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The places to which the writer tries to connect, from now on."""
    tries: list[str] = []
    connect = postgres_writer.connect

    def note(url: str, seconds: float) -> Awaitable[asyncpg.Connection[asyncpg.Record]]:
        tries.append(url)
        return connect(url, seconds)

    monkeypatch.setattr(postgres_writer, "connect", note)
    return tries


async def test_lost_connections(postgres: PostgresServer) -> None:
    """Whenever a connection is cut, each batch is stored exactly once."""
    url = postgres.new_database()
    chance = random.Random(3)
    async with opened(url) as store, _administrator(url) as administrator:
        progress = asyncio.Semaphore(0)
        tables = [f"table {number}" for number in range(20)]
        playing = asyncio.gather(*(_play(store, table, progress) for table in tables))
        for _ in range(15):
            for _ in range(chance.randint(20, 60)):
                await progress.acquire()
            await asyncio.sleep(chance.uniform(0, 0.005))
            await administrator.execute(CUT_OFF)
        await playing
        for table in tables:
            assert await store.events(table) == history(table, 60)


async def _play(store: Store, table: str, progress: asyncio.Semaphore) -> None:
    for version in range(1, 61):
        await store.append(batch(table, version))
        progress.release()


async def test_a_server_that_hangs(postgres: PostgresServer, give_up_after: GiveUpAfter) -> None:
    """The caller gets an error; whether the batch was stored is found out later."""
    url = postgres.new_database()
    async with opened(url) as store:
        await store.append(batch("table", 1))
        async with _administrator(url) as administrator:
            sessions = [row[0] for row in await administrator.fetch(WRITERS)]
        for session in sessions:
            os.kill(session, signal.SIGSTOP)
        give_up_after(SOON)
        try:
            found = await asyncio.gather(
                store.append(batch("table", 2)), store.events("table"), return_exceptions=True
            )
            assert codes([one for one in found if isinstance(one, BaseException)]) == [
                *("store/unreachable", "store/unreachable")
            ]
        finally:
            for session in sessions:
                os.kill(session, signal.SIGCONT)
        give_up_after(PATIENCE)
        await _go_on(store)


async def _go_on(store: Store) -> None:
    version = len(await store.events("table"))
    await store.append(batch("table", version + 1))
    assert await store.events("table") == history("table", version + 1)


async def test_a_lost_answer(postgres: PostgresServer) -> None:
    """A commit made before the connection broke is found, and is not a conflict."""
    proxy = Proxy(postgres.port)
    database = postgres.new_database().rpartition("/")[2]
    async with await proxy.listen() as server:
        port = server.sockets[0].getsockname()[1]
        async with opened(postgres.url(database, port=port)) as store:
            await store.append(batch("table", 1))
            proxy.loses_next_answer = True
            group = [batch("table", 2), batch("table", 3), batch("another", 1, 2)]
            assert await failures(store, group) == [None] * 3
            assert proxy.lost == 1
            assert await store.events("table") == history("table", 3)
            assert await store.events("another") == history("another", 2)


async def test_a_lost_answer_about_a_guest(postgres: PostgresServer) -> None:
    """A write that may already be stored is not repeated."""
    proxy = Proxy(postgres.port)
    database = postgres.new_database().rpartition("/")[2]
    async with await proxy.listen() as server:
        port = server.sockets[0].getsockname()[1]
        async with opened(postgres.url(database, port=port)) as store:
            proxy.loses_next_answer = True
            with pytest.raises(StoreError, match="cannot be reached"):
                await store.add_guest(ANN, b"token")
            assert await store.guest_by_token(b"token") == ANN
