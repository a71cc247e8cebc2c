"""Running a simulation on a Dask cluster."""

from __future__ import annotations

import asyncio
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from .chunks import Chunks, play
from .runner import Progress, Run, spread

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from concurrent.futures import Executor

    from .chunks import Playable
    from .tally import Tally

    Client: TypeAlias = Any
    """Dask's, which may not be installed."""

CHUNK_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 5
"""Seconds to wait for an answer of the cluster."""
WORKER_SECONDS: Final = 10
"""Seconds to wait for a first worker."""
RETRIES: Final = 20
"""How often a chunk is retried when its worker is lost."""


class NoCluster(Exception):  # noqa: N818 - named like the errors of the games
    """The cluster cannot be used."""


class NotInstalled(NoCluster):
    """Dask is not installed; it is an optional extra."""


class NoAnswer(NoCluster):
    """No Dask scheduler answers at the address."""


class NoWorkers(NoCluster):
    """The scheduler answers, but it has no workers."""


class CannotPlay(NoCluster):
    """The workers fail; most likely they have another version of Backtrick, or none."""


def run(
    simulation: Playable[Tally],
    games: int,
    *,
    nothing: Tally,
    address: str,
    report: Callable[[Tally], None],
    begin: Callable[[], None],
) -> Run[Tally]:
    """Play this many games on the cluster; an interrupt ends it early, with the games so far.

    `begin` is called once the workers have compiled.
    """
    progress = Progress(nothing, report)
    try:
        with _connected(address) as client:
            _wait_for_workers(client, address)
            _warm_up(client, simulation)
            begin()
            with _executor(client) as (executor, threads):
                chunks = Chunks(games, CHUNK_SECONDS)
                spread(simulation, chunks, progress, executor, in_flight=2 * threads)
    except KeyboardInterrupt:
        return Run(progress.tally, is_complete=False)
    except CancelledError as error:  # when the scheduler is lost
        raise NoAnswer(address) from error
    return Run(progress.tally, is_complete=True)


def _wait_for_workers(client: Client, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=WORKER_SECONDS)
    except TimeoutError as error:
        raise NoWorkers(address) from error


def _warm_up(client: Client, simulation: Playable[Tally]) -> None:
    """Play a game on every worker, so that the figures exclude compiling and loading."""
    first = [
        # If the worker is lost, another one plays it.
        client.submit(
            play,
            simulation,
            range(1),
            workers=[worker],
            allow_other_workers=True,
            pure=False,
            retries=RETRIES,
        )
        for worker in client.nthreads()
    ]
    try:
        client.gather(first)
    except CancelledError:
        raise
    except Exception as error:  # whatever they lack
        raise CannotPlay(f"{type(error).__name__}: {error}") from error


@contextmanager
def _executor(client: Client) -> Generator[tuple[Executor, int]]:
    """A client of the cluster, and the number of workers."""
    executor = client.get_executor(pure=False, retries=RETRIES)
    try:
        yield executor, max(1, sum(client.nthreads().values()))
    finally:
        executor.shutdown(wait=False)


def _connected(address: str) -> Client:
    if find_spec("distributed") is None:
        raise NotInstalled
    from distributed import Client  # noqa: PLC0415 - an extra, and slow to import

    try:
        # First without a client: one without an answer is hard to get rid of.
        asyncio.run(asyncio.wait_for(_ask_who_it_is(address), ANSWER_SECONDS))
        return Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except Exception as error:  # another protocol may answer anything
        raise NoAnswer(address) from error


async def _ask_who_it_is(address: str) -> None:
    from distributed import rpc  # noqa: PLC0415 - likewise

    scheduler: Any
    async with rpc(address) as scheduler:
        await scheduler.identity()
