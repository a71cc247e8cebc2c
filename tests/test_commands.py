"""The two commands, `./play` and `./test`, on machines where something is missing."""

from __future__ import annotations

import ast
import errno
import fcntl
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import failures
import pytest
from environment import Environment

from tests.machines import (
    PYTHON,
    ROOT,
    assert_one_sentence,
    call,
    copy_commands,
    copy_with_nothing_to_download,
    environment,
    make_program,
    python_with_quick_ensurepip,
    python_without_ensurepip,
    without_network,
)
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from tests.machines import Called

# Runs a command in a Python that says it is older than it is, until it starts itself again.
PRETEND = """\
import os, sys
sys.path.insert(0, os.environ["REQUIREMENTS"])
if os.environ.pop("OLD", None):
    sys.version_info = (3, 8, 18, "final", 0)
import interpreter
interpreter.run(lambda: print("running in", *sys.version_info[:2]))
"""


@pytest.mark.parametrize("name", ["play", "test", "requirements/interpreter.py"])
def test_an_old_python_can_read_what_tells_it_so(name: str) -> None:
    """The files that an old Python meets first have nothing in them that it cannot read."""
    ast.parse((ROOT / name).read_text(), feature_version=(3, 6))


def test_too_old_a_python_says_what_to_do(tmp_path: Path) -> None:
    """Without any newer Python on the PATH, the commands say so, and what to install."""
    done = call_pretending_to_be_old(tmp_path)
    assert_one_sentence(done, "needs Python 3.11", "this is 3.8", "apt install python3-venv")


def test_too_old_a_python_starts_a_newer_one(tmp_path: Path) -> None:
    """A newer Python on the PATH takes over; one that is there by name only does not count."""
    make_program(tmp_path / "python3.13", "echo no such version installed >&2; exit 127")
    make_program(tmp_path / "python3.12", f'exec "{PYTHON}" "$@"')
    done = call_pretending_to_be_old(tmp_path)
    assert done.stdout == "running in {} {}\n".format(*sys.version_info)
    assert done.stderr == ""


def call_pretending_to_be_old(folder: Path) -> Called:
    """Run a command in an old Python, with the folder as its PATH."""
    script = folder / "command.py"
    script.write_text(PRETEND)
    env = {"PATH": str(folder), "OLD": "yes", "REQUIREMENTS": str(ROOT / "requirements")}
    return call(PYTHON, script, cwd=folder, env=env)


def test_without_the_venv_module(tmp_path: Path) -> None:
    """A Python that cannot make virtual environments is told apart, with what to install."""
    python = python_without_ensurepip(tmp_path / "python")
    project = copy_commands(tmp_path / "project")
    done = call(python, project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, "venv module", "apt install python3-venv", ".venv/setup.log")


def test_without_a_network(tmp_path: Path) -> None:
    """Where nothing can be fetched, it is the network that is named, and the log has the rest."""
    python = python_with_quick_ensurepip(tmp_path / "python")
    project = copy_commands(tmp_path / "project")
    done = call(python, project / "play", cwd=tmp_path, env=without_network(tmp_path))
    assert_one_sentence(done, "could not be fetched", "network", ".venv/setup.log")
    assert "No matching distribution" in (project / ".venv/setup.log").read_text()


@pytest.mark.parametrize(
    "number, cause",
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EACCES, "cannot be written to; copy the project"),
        (errno.EROFS, "cannot be written to; copy the project"),
        (errno.EEXIST, os.strerror(errno.EEXIST)),
    ],
)
def test_where_nothing_can_be_written(tmp_path: Path, number: int, cause: str) -> None:
    """What the system says against writing is put into words, whichever it is."""
    with pytest.raises(SystemExit, match=cause):
        failures.stop("The set-up", OSError(number, os.strerror(number)), tmp_path)


def test_something_else_stands_in_the_way(tmp_path: Path) -> None:
    """An error that nobody thought of is one sentence too."""
    project = copy_commands(tmp_path / "project")
    (project / ".venv" / "stamps" / "venv").mkdir(parents=True)
    done = call(PYTHON, project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, os.strerror(errno.EISDIR), ".venv", "run this again")


class Play:
    """A ./play that has everything to set up and nothing to download."""

    def __init__(self, folder: Path) -> None:
        self.python = python_with_quick_ensurepip(folder / "python")
        self.project = copy_with_nothing_to_download(folder / "project")
        self.wait = folder / "python" / "wait"
        self.env = environment(folder)

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start it without waiting for its end."""
        command = [self.python, self.project / "play", *arguments]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=self.env, stdout=pipe, stderr=pipe, text=True)

    def start_and_stay_in_the_middle(self) -> subprocess.Popen[str]:
        """Start it and return while it makes `.venv`, which will take until `wait` is gone."""
        self.wait.touch()
        process = self.start()
        wait_until((self.project / ".venv" / "pyvenv.cfg").exists)
        return process


def test_a_set_up_that_was_cut_short_heals_with_two_at_once(tmp_path: Path) -> None:
    """Ctrl-C ends a set-up quietly; then two start at once, and both come up with the program."""
    play = Play(tmp_path)
    interrupted = play.start_and_stay_in_the_middle()
    interrupted.send_signal(signal.SIGINT)
    _, said = interrupted.communicate(timeout=PATIENCE)
    assert interrupted.returncode == 130
    assert re.fullmatch(r"Making .venv with Python [\d.]+ \.\.\.\n", said)

    play.wait.unlink()
    both = [play.start("hello"), play.start("hello")]
    ends = [each.communicate(timeout=PATIENCE) for each in both]
    assert [output for output, _ in ends] == ["tiny hello\n", "tiny hello\n"]
    said = ends[0][1] + ends[1][1]
    assert said.count("cut short") == said.count("Making .venv") == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_set_up_that_is_told_to_end(tmp_path: Path, number: int) -> None:
    """It ends with all that it has started, and its exit status says why."""
    play = Play(tmp_path)
    told = play.start_and_stay_in_the_middle()
    told.send_signal(number)
    _, said = told.communicate(timeout=PATIENCE)
    assert told.returncode == 128 + number
    assert "Traceback" not in said
    with (play.project / ".venv" / "setup.lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # all parts of a set-up hold it


@pytest.mark.parametrize(
    "name, argument, answer",
    [("play", "--help", "Usage: ./play"), ("test", "--version", "pytest ")],
)
def test_called_from_elsewhere_when_all_is_set_up(
    tmp_path: Path, name: str, argument: str, answer: str
) -> None:
    """Through a link in another folder, the program starts at once: nothing is installed."""
    locks = ("run", "client", "dev")
    assert Environment(ROOT, locks).is_done(), "run ./test, which brings .venv up to date"
    link = tmp_path / "link"
    link.symlink_to(ROOT / name)
    done = call(sys.executable, link, argument, cwd=tmp_path, env=environment(tmp_path))
    assert answer in done.stdout
    assert (done.returncode, done.stderr) == (0, "")
