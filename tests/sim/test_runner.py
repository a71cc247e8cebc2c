"""Running simulations here: the same result for any number of processes, and a clean end."""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.bots.simulation import Simulation
from backtrick.games import game
from backtrick.sim import runner
from backtrick.sim.chunks import Chunks, Played
from backtrick.sim.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable

NOTHING = Tally.nothing(3)
GREEDY = Simulation("quick-easy", game("quick-easy").options(players=3), ("greedy",) * 3, seed=4)
GAMES = 20_000


def ignore(_: Tally) -> None:
    """Report to nobody."""


def run(jobs: int, report: Callable[[Tally], None] = ignore) -> runner.Run:
    """Run the simulation with so many processes."""
    return runner.run(GREEDY, GAMES, nothing=NOTHING, jobs=jobs, report=report)


@given(st.integers(1, 5_000), st.lists(st.floats(0, 10), min_size=1))
def test_every_game_is_played_once(games: int, seconds: list[float]) -> None:
    """However long the chunks take, they are all games in their order, and none is empty."""
    chunks, numbers = Chunks(games, 0.25), list[int]()
    while len(chunks):
        chunk = chunks.next()
        assert len(chunk)
        numbers += chunk
        took = seconds[len(numbers) % len(seconds)]
        chunks.learn(Played(Tally(len(chunk), (0,), 0, 0), took))
    assert numbers == list(range(games))


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_processes_gives_the_same(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tally is that of all games at once, and it was reported as it grew."""
    monkeypatch.setattr(runner, "WORTH_A_START", 1e-9)
    reports: list[Tally] = []
    assert run(jobs, reports.append) == (GREEDY.play(range(GAMES)), True)
    assert all(one.games < other.games for one, other in pairwise(reports))
    assert reports[-1].games == GAMES


def test_a_short_simulation_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done before another process has started is done here."""
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


def test_a_mistake_is_not_swallowed() -> None:
    """An error in another process is raised here, and no process is left."""
    before = set(multiprocessing.active_children())
    wrong = Simulation("quick-easy", GREEDY.options, ("nobody",) * 3, seed=4)
    chunks, progress = Chunks(5, 0.25), runner.Progress(NOTHING, ignore)
    with pytest.raises(ValueError, match="no bot 'nobody'"), runner.processes(1) as executor:
        runner.spread(wrong, chunks, progress, executor, in_flight=2)
    assert set(multiprocessing.active_children()) == before
