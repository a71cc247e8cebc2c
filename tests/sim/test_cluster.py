"""Simulations on a Dask cluster: the same result, even if a worker dies."""

from __future__ import annotations

import os
import signal
import socket
from contextlib import contextmanager
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.bots.simulation import Simulation
from backtrick.games import game
from backtrick.sim import cluster, runner
from backtrick.sim.tally import Tally
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

NOTHING = Tally.nothing(3)
GREEDY = Simulation("quick-easy", game("quick-easy").options(players=3), ("greedy",) * 3, seed=4)
GAMES = 60_000


def local_cluster(size: int) -> Any:
    """This many workers, each in its own process, on free ports."""
    # Not above: it takes a second, and every process of pytest imports every test.
    from distributed import LocalCluster  # noqa: PLC0415

    settings: dict[str, Any] = {"host": "127.0.0.1", "dashboard_address": "127.0.0.1:0"}
    return LocalCluster(n_workers=size, threads_per_worker=1, processes=True, **settings)


@pytest.fixture(autouse=True)
def wait_patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not give up on a cluster because the machine is busy."""
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", PATIENCE)
    monkeypatch.setattr(cluster, "WORKER_SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """A cluster of two."""
    with local_cluster(2) as local:
        yield local


def ignore(_: Tally) -> None:
    """Report to nobody."""


def run(
    address: str,
    report: Callable[[Tally], None] = ignore,
    *,
    simulation: Simulation = GREEDY,
    begin: Callable[[], None] = lambda: None,
) -> runner.Run[Tally]:
    """Run the simulation there."""
    return cluster.run(
        simulation, GAMES, nothing=NOTHING, address=address, report=report, begin=begin
    )


def test_a_worker_may_die(workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The result is exactly the same as here, although a worker is killed on the way."""
    monkeypatch.setattr(cluster, "CHUNK_SECONDS", 0.02)
    killed: list[int] = []

    def kill(tally: Tally) -> None:
        if not killed and tally.games > 1_000:
            killed.append(workers.workers[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    assert run(workers.scheduler_address, kill) == (GREEDY.play(range(GAMES)), True)
    assert killed


def test_it_begins_when_all_workers_are_ready(workers: Any) -> None:
    """The clock starts once every worker has played a warm-up game, before the first real one."""
    events: list[str] = []

    def report(_: Tally) -> None:
        events.append("a chunk")
        raise KeyboardInterrupt

    run(workers.scheduler_address, report, begin=lambda: events.append("begin"))
    assert events == ["begin", "a chunk"]


def test_workers_that_cannot_play_are_an_error(workers: Any) -> None:
    """The error says what they lack: another version of Backtrick may not have the bot."""
    wrong = Simulation("quick-easy", GREEDY.options, ("nobody",) * 3, seed=4)
    with pytest.raises(cluster.CannotPlay, match="no bot 'nobody'"):
        run(workers.scheduler_address, simulation=wrong)


def test_an_interrupt_leaves_what_was_played(workers: Any) -> None:
    """The games played until then are counted."""

    def interrupt(tally: Tally) -> None:
        if tally.games > 10:
            raise KeyboardInterrupt

    tally, is_complete = run(workers.scheduler_address, interrupt)
    assert not is_complete
    assert 10 < tally.games < GAMES


@contextmanager
def somebody_else(says: bytes) -> Generator[str]:
    """The address of a server that is not a scheduler: it says something, and waits."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        callers: list[socket.socket] = []

        def answer() -> None:
            while True:
                try:
                    callers.append(server.accept()[0])
                except OSError:
                    return
                callers[-1].sendall(says)

        Thread(target=answer, daemon=True).start()
        yield "{}:{}".format(*server.getsockname())
        for caller in callers:
            caller.close()
        server.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("says", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_another_server_is_not_a_cluster(says: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not answer like a scheduler is given up."""
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 1)
    with somebody_else(says) as address, pytest.raises(cluster.NoAnswer, match=address):
        run(address)


@pytest.mark.parametrize("address", ["nonsense", "foo://here:1", "", "127.0.0.1:9", "["])
def test_an_address_may_be_wrong(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An invalid address, or one without a server, is an error."""
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 1)
    with pytest.raises(cluster.NoAnswer):
        run(address)


def test_a_cluster_may_have_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not waited for for ever."""
    monkeypatch.setattr(cluster, "WORKER_SECONDS", 0.5)
    with local_cluster(0) as local, pytest.raises(cluster.NoWorkers):
        run(local.scheduler_address)


def test_dask_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error comes before anything is tried."""
    assert find_spec("distributed")
    monkeypatch.setattr(cluster, "find_spec", dict[str, object]().get)
    with pytest.raises(cluster.NotInstalled):
        run("127.0.0.1:9")
