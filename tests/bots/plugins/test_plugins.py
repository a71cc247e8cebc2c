"""Bots from outside: they play like any other, and whatever they do, the game goes on."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import pytest

from backtrick.bots import bot, plugins
from backtrick.bots.bot import Bot, Chair
from backtrick.bots.bot_game import at_table
from backtrick.bots.plugins import references, remote_player
from backtrick.bots.plugins.function_player import FunctionPlayer
from backtrick.bots.simulation import Simulation
from backtrick.games import GAMES, game
from backtrick.sim.lapses import Failing, Lapses
from tests.bots.plugins.odd_bots import MARK
from tests.patience import wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.sim.tally import Tally

PATIENT = 3600.0
"""Seconds per turn where nothing should fail, however slow the machine."""
FAILING = {
    "raises": Failing.CRASHED,
    "exits": Failing.CRASHED,
    "hangs": Failing.STALLED,
    "cheats": Failing.NONSENSE,
    "waits": Failing.NONSENSE,
}


def played(first: str, name: str = "quick-easy", seconds: float = PATIENT, **more: object) -> Tally:
    """A game of a bot against `random`, or with it."""
    options = game(name).options(**more)
    bots = (first if first == "random" else odd(first), *["random"] * (options.players - 1))
    return Simulation(name, options, bots, seed=3, turn_seconds=seconds).play_at_tables(
        options, range(1)
    )


def odd(name: str) -> str:
    """The reference of a bot of these tests."""
    return f"tests.bots.plugins.odd_bots:{name}"


@pytest.mark.parametrize("name", GAMES)
def test_a_function_plays_every_game(name: str) -> None:
    """A function from a view and moves to a move is a bot, the same each time."""
    tally = played("first", name)
    assert tally.games == 1
    assert tally.lapses == ()
    assert played("first", name) == tally


@pytest.mark.parametrize("name", FAILING)
def test_a_bot_that_fails_loses_its_moves(name: str) -> None:
    """Whatever it does instead of moving, `random` moves in its place, and it is counted."""
    tally = played(name, seconds=0.2 if name == "hangs" else PATIENT)
    lost = tally.lapses[0]
    assert replace(tally, lapses=()) == played("random")
    assert lost.total == getattr(lost, FAILING[name].value) > 0
    assert lost.example
    assert tally.lapses[1] == Lapses()


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_waits_holds_up_nobody(name: str) -> None:
    """Where all bots wait for each other, those from outside lose their moves."""
    options = game(name).options()
    waiting = Simulation(name, options, (odd("waits"),) * options.players, 3, 0, PATIENT)
    tally = waiting.play(range(1))
    assert tally.games == 1
    assert sum(lapses.nonsense for lapses in tally.lapses) > 0


@pytest.mark.parametrize("name", ["Guesses", "first"])
def test_bots_that_are_barred_wait_for_it(name: str) -> None:
    """Where all who could move are barred for a miss, time passes, and nobody loses a move."""
    options = game("seven-ate-nine").options(players=2, miss_penalty=10)
    bots = (odd("Guesses"), odd(name))
    tally = Simulation("seven-ate-nine", options, bots, 3, 0, PATIENT).play(range(1))
    assert (tally.games, tally.lapses) == (1, ())


def test_seats_share_no_memory() -> None:
    """A bot in two seats runs in two processes. Each hears the other, and remembers the game."""
    options = game("quick-easy").options(players=2, starter=1)
    simulation = Simulation("quick-easy", options, (odd("remembers"),) * 2, 3, 0, PATIENT)
    assert bot(game("quick-easy"), odd("remembers")).effort == 4
    assert simulation.play(range(2)).lapses == ()


@pytest.mark.parametrize("name", GAMES)
def test_a_yardstick_sees_all_hands(name: str) -> None:
    """A bot that asks for it gets the views of all seats, in a race as well."""
    assert played("sees_all", name).lapses == ()


def test_a_bot_reads_nothing_of_what_it_is_told() -> None:
    """Its input is empty, and so is that of the programs that it starts."""
    assert played("reads", "face-to-face").lapses == ()


def test_each_turn_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if nobody else moves between two turns, because the others have no cards left."""
    ticks = count(step=PATIENT)  # each question takes an hour
    monkeypatch.setattr(remote_player, "monotonic", lambda: next(ticks))
    rules = game("quick-easy")
    options = rules.options(players=2, starter=1)
    others = Bot("first", lambda chair: FunctionPlayer(chair, lambda _view, moves: moves[0]))
    chairs = [Chair(rules, options, seat, 1, seat, seconds=2 * PATIENT) for seat in range(2)]
    state = rules.deal(options, deck=rules.parse_deck("r1 r2 b5 b6"))
    bot_game = at_table((bot(rules, odd("lays_one")), others), chairs, state)
    assert " ".join(str(event.what) for event in bot_game.play()) == "b5^ b6^ end r1v end r2v"
    assert bot_game.players[0].lapses == Lapses()


def test_a_lost_process_is_told_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose process has ended loses one move; a new process is told the game so far."""
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    options = game("quick-easy").options(players=2, starter=0)
    bots = (odd("Mortal"), odd("remembers"))
    (lost, none) = Simulation("quick-easy", options, bots, 3, 0, PATIENT).play(range(1)).lapses
    assert lost[:3] == (1, 0, 0)
    assert none == Lapses()


def test_what_a_bot_has_started_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that a bot leaves behind does not go on without it."""
    pipe = tmp_path / "held"
    os.mkfifo(pipe)
    monkeypatch.setenv(MARK, str(pipe))
    with open(pipe, "rb", opener=lambda path, _: os.open(path, os.O_RDONLY | os.O_NONBLOCK)) as end:
        assert played("leaves_a_child").lapses[0].crashed > 0
        assert end.read(1) == b"."
        wait_until(lambda: end.read(1) == b"")


def test_a_long_answer_is_cut_short() -> None:
    """What is told of nonsense fits on a screen."""
    assert len(played("talkative").lapses[0].example) < 1000


def test_only_what_is_allowed_is_said() -> None:
    """In `pro`, a bot that names a height is not heard, and that is counted."""
    tally = played("Gossip", variant="pro", starter=0)
    assert tally.lapses[0].nonsense > 0
    assert tally.lapses[0].crashed == tally.lapses[0].stalled == 0


def test_nothing_is_said_in_a_game_without_signals() -> None:
    """Signals are about the cards of another game."""
    assert played("Gossip", "face-to-face").lapses[0].nonsense > 0


@pytest.mark.parametrize("name", ["tests.bots.plugins.nowhere:bot", odd("nothing"), odd("number")])
def test_code_that_cannot_be_used_is_refused(name: str) -> None:
    """Before any game, with the error of Python or a sentence."""
    with pytest.raises(plugins.BadPlugin, match=r"No module named|no attribute|is no Bot"):
        bot(game("quick-easy"), name)


def test_installed_packages_name_their_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry point is a name for a bot, and listed with the others."""
    package = tmp_path / "odd-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    entry = f"[{references.GROUP}]\nmarvin = {odd('first')}\n"
    (package / "entry_points.txt").write_text(entry)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    references.installed.cache_clear()
    try:
        assert bot(game("quick-easy"), "marvin").name == "marvin"
        with pytest.raises(ValueError, match=r"no bot 'eddie' for quick-easy; there are .*marvin"):
            bot(game("quick-easy"), "eddie")
    finally:
        references.installed.cache_clear()
