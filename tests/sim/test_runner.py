"""Simulations on this machine: the same result with any number of processes, and a clean end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from itertools import pairwise
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.bots.simulation import Simulation
from backtrick.games import game
from backtrick.sim import runner
from backtrick.sim.chunks import Chunks, PlayedChunk
from backtrick.sim.processes import without_interrupts
from backtrick.sim.tally import Tally
from tests.patience import PATIENCE
from tests.thorough import first_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from concurrent.futures import Executor

NOTHING = Tally.nothing(3)
GREEDY = Simulation("quick-easy", game("quick-easy").options(players=3), ("greedy",) * 3, seed=4)
GAMES = 20_000


def ignore(_: Tally) -> None:
    """Report to nobody."""


def run(jobs: int, report: Callable[[Tally], None] = ignore) -> runner.Run[Tally]:
    """Run the simulation with this many processes."""
    return runner.run(GREEDY, GAMES, nothing=NOTHING, jobs=jobs, report=report)


@given(st.integers(1, 5_000), st.lists(st.floats(0, 10), min_size=1))
def test_every_game_is_played_once(games: int, seconds: list[float]) -> None:
    """However long chunks take, together they are all games in order, and none is empty."""
    chunks, numbers = Chunks(games, 0.25), list[int]()
    while len(chunks):
        chunk = chunks.next()
        assert len(chunk)
        numbers += chunk
        took = seconds[len(numbers) % len(seconds)]
        chunks.learn(PlayedChunk(chunk, Tally(len(chunk), (0,), 0, 0), took))
    assert numbers == list(range(games))


@pytest.mark.parametrize("jobs", first_of([1, 2]))
def test_any_number_of_processes_gives_the_same(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tally is the same as for all games at once, and was reported as it grew."""
    monkeypatch.setattr(runner, "WORTH_A_START", 1e-9)
    reports: list[Tally] = []
    assert run(jobs, reports.append) == (GREEDY.play(range(GAMES)), True)
    assert all(one.games < other.games for one, other in pairwise(reports))
    assert reports[-1].games == GAMES


def test_a_short_simulation_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that is done before another process could start is done here."""
    monkeypatch.setattr(runner, "processes", None)
    monkeypatch.setattr(runner, "WORTH_A_START", 1e9)
    assert run(jobs=2).is_complete


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_leaves_what_was_played(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games played until then are counted, and no process is left."""
    monkeypatch.setattr(runner, "WORTH_A_START", 1e-9)
    before = set(multiprocessing.active_children())
    reports: list[Tally] = []

    def interrupt(tally: Tally) -> None:
        reports.append(tally)
        if len(reports) == 4:
            raise KeyboardInterrupt

    tally, is_complete = run(jobs, interrupt)
    assert not is_complete
    assert tally == reports[-1]
    assert 0 < tally.games < GAMES
    assert set(multiprocessing.active_children()) == before


@given(st.integers(1, 500), st.lists(st.booleans(), min_size=3))
def test_lost_games_are_played_again(games: int, losses: list[bool]) -> None:
    """However often chunks are lost, every game is counted once."""
    chunks, numbers = Chunks(games, 0.25), list[int]()
    for is_lost in losses:
        under_way = [chunks.next() for _ in range(3) if len(chunks)]
        for chunk in under_way[: 1 if is_lost else 3]:
            numbers += chunk
            chunks.learn(PlayedChunk(chunk, Tally(len(chunk), (0,), 0, 0), 0.01))
        if is_lost:
            chunks.take_back()
    while len(chunks):
        numbers += chunks.next()
    assert sorted(numbers) == list(range(games))


@pytest.mark.parametrize("kills", first_of([1, 5]))
def test_a_process_may_be_killed(kills: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games are played again, and the result is exactly the same."""
    monkeypatch.setattr(runner, "WORTH_A_START", 1e-9)
    monkeypatch.setattr(runner, "CHUNK_SECONDS", 0.005)
    before, killed = set(multiprocessing.active_children()), set[int]()

    def kill(_: Tally) -> None:
        for process in set(multiprocessing.active_children()) - before:
            if process.pid and len(killed) < kills and process.pid not in killed:
                killed.add(process.pid)
                os.kill(process.pid, signal.SIGKILL)
                return

    assert run(2, kill) == (GREEDY.play(range(GAMES)), True)
    assert len(killed) == kills
    assert set(multiprocessing.active_children()) == before


STARTS_PROCESSES = """
from time import sleep
from backtrick.sim.processes import processes
with processes(2) as executor:
    print(executor.submit(int).result(), flush=True)
    executor.submit(sleep, 3600).result()
"""


def test_no_process_outlives_its_parent() -> None:
    """When the parent is killed, all processes that hold the other end of the pipe end too."""
    command = [sys.executable, "-c", STARTS_PROCESSES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout
        assert starter.stdout.readline() == "0\n"
        starter.kill()
        starter.communicate(timeout=PATIENCE)


def test_if_processes_keep_dying_this_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that die again and again are not restarted for ever."""
    started: list[int] = []

    @contextmanager
    def killed_at_once(jobs: int) -> Generator[Executor]:
        with processes(jobs) as executor:
            started.append(jobs)
            for process in set(multiprocessing.active_children()) - before:
                process.kill()
            yield executor

    before, processes = set(multiprocessing.active_children()), runner.processes
    monkeypatch.setattr(runner, "WORTH_A_START", 1e-9)
    monkeypatch.setattr(runner, "processes", killed_at_once)
    assert run(2) == (GREEDY.play(range(GAMES)), True)
    assert started == [2] * runner.MOST_LOSSES


@contextmanager
def arriving_signals() -> Generator[socket.socket]:
    """A socket from which signals can be read when they have arrived, in whichever thread."""
    arrived, arriving = socket.socketpair()
    with arrived, arriving:
        arrived.settimeout(PATIENCE)
        arriving.settimeout(0)
        before = signal.set_wakeup_fd(arriving.fileno())
        try:
            yield arrived
        finally:
            signal.set_wakeup_fd(before)


def test_an_interrupt_waits_until_processes_are_started() -> None:
    """Even one from another thread: no process is left half started."""
    is_over, steps = Event(), list[str]()
    thread = Thread(target=is_over.wait, args=(PATIENCE,))
    thread.start()

    def start() -> None:
        with without_interrupts():
            os.kill(os.getpid(), signal.SIGINT)
            arrived.recv(1)
            steps.append("started")
        steps.append("went on")

    with arriving_signals() as arrived, pytest.raises(KeyboardInterrupt):
        start()
    assert steps == ["started"]
    is_over.set()
    thread.join()


def test_an_error_is_not_swallowed() -> None:
    """An error in another process is raised here, and no process is left."""
    before = set(multiprocessing.active_children())
    wrong = Simulation("quick-easy", GREEDY.options, ("nobody",) * 3, seed=4)
    chunks, progress = Chunks(5, 0.25), runner.Progress(NOTHING, ignore)
    with pytest.raises(ValueError, match="no bot 'nobody'"), runner.processes(1) as executor:
        runner.spread(wrong, chunks, progress, executor, in_flight=2)
    assert set(multiprocessing.active_children()) == before
