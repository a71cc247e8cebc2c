"""The two commands, `./play` and `./test`, on machines where something is missing."""

from __future__ import annotations

import ast
import errno
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

import failures
import pytest
from environment import Environment

from tests.machines import (
    PYTHON,
    ROOT,
    call,
    copy_commands,
    copy_with_nothing_to_download,
    environment,
    python_without_ensurepip,
    without_network,
)

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


def assert_one_sentence(done: Called, *parts: str) -> None:
    """Check that a command failed with one sentence for a person, in which these words stand."""
    sentence = done.stderr.splitlines()[-1]
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert sentence.endswith(".")
    assert [part for part in parts if part not in sentence] == []


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


def make_program(path: Path, line: str) -> None:
    """Make a shell script of one line."""
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)


def test_without_the_venv_module(tmp_path: Path) -> None:
    """A Python that cannot make virtual environments is told apart, with what to install."""
    python = python_without_ensurepip(tmp_path / "python")
    project = copy_commands(tmp_path / "project")
    done = call(python, project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, "venv module", "apt install python3-venv", ".venv/setup.log")


def test_without_a_network(tmp_path: Path) -> None:
    """Where nothing can be fetched, it is the network that is named, and the log has the rest."""
    project = copy_commands(tmp_path / "project")
    done = call(PYTHON, project / "play", cwd=tmp_path, env=without_network(tmp_path))
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


def test_something_else_is_called_venv(tmp_path: Path) -> None:
    """An error that nobody thought of is one sentence too."""
    project = copy_commands(tmp_path / "project")
    (project / ".venv").write_text("a file in its place")
    done = call(PYTHON, project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, os.strerror(errno.ENOTDIR), ".venv", "run this again")


def test_a_set_up_that_was_cut_short_heals_with_two_at_once(tmp_path: Path) -> None:
    """Ctrl-C ends a set-up quietly; then two start at once, and both come up with the program."""
    project = copy_with_nothing_to_download(tmp_path / "project")
    env = environment(tmp_path)
    interrupted = start(project, env)
    wait_for(project / ".venv" / "pyvenv.cfg")
    interrupted.send_signal(signal.SIGINT)
    _, said = interrupted.communicate(timeout=60)
    assert interrupted.returncode == 130
    assert re.fullmatch(r"Making .venv with Python [\d.]+ \.\.\.\n", said)

    both = [start(project, env, "hello"), start(project, env, "hello")]
    ends = [each.communicate(timeout=120) for each in both]
    assert [output for output, _ in ends] == ["tiny hello\n", "tiny hello\n"]
    said = ends[0][1] + ends[1][1]
    assert said.count("cut short") == said.count("Making .venv") == 1


def wait_for(path: Path) -> None:
    """Wait until the path exists."""
    latest = monotonic() + 60
    while not path.exists():
        assert monotonic() < latest, f"{path} did not come"
        sleep(0.01)


def start(project: Path, env: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    """Start ./play without waiting for its end."""
    command = [PYTHON, project / "play", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=env, stdout=pipe, stderr=pipe, text=True)


@pytest.mark.parametrize(
    "name, argument, answer",
    [("play", "--help", "Usage: ./play"), ("test", "--version", "pytest ")],
)
def test_called_from_elsewhere_when_all_is_set_up(
    tmp_path: Path, name: str, argument: str, answer: str
) -> None:
    """Through a link in another folder, the program starts at once: nothing is installed."""
    assert Environment(ROOT, ("run", "dev")).is_done(), "run ./test, which brings .venv up to date"
    link = tmp_path / "link"
    link.symlink_to(ROOT / name)
    done = call(sys.executable, link, argument, cwd=tmp_path, env=environment(tmp_path))
    assert answer in done.stdout
    assert (done.returncode, done.stderr) == (0, "")
