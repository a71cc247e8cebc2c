"""The two commands, `./play` and `./test`, on machines where something is missing."""

from __future__ import annotations

import ast
import errno
import os
import sys
from typing import TYPE_CHECKING

import failures
import pytest

from tests.machines import (
    PYTHON,
    ROOT,
    Machine,
    assert_one_sentence,
    call,
    copy_commands,
    environment,
    make_program,
    python_without_ensurepip,
    without_network,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tests.machines import Called

# Runs a command in a Python that claims to be older than it is, until it restarts itself.
PRETEND = """\
import os, sys
sys.path.insert(0, os.environ["REQUIREMENTS"])
if os.environ.pop("OLD", None):
    sys.version_info = (3, 8, 18, "final", 0)
import interpreter
interpreter.run(lambda: print("running in", *sys.version_info[:2]))
"""


@pytest.mark.parametrize("name", ["play", "test", "requirements/interpreter.py"])
def test_an_old_python_can_parse_the_first_files(name: str) -> None:
    """The files that an old Python runs first have only syntax that it knows."""
    ast.parse((ROOT / name).read_text(), feature_version=(3, 6))


def test_too_old_a_python_says_what_to_do(tmp_path: Path) -> None:
    """Without a newer Python on the PATH, the commands say what to install."""
    done = call_pretending_to_be_old(tmp_path)
    assert_one_sentence(done, "needs Python 3.11", "this is 3.8", "apt install python3-venv")


def test_too_old_a_python_starts_a_newer_one(tmp_path: Path) -> None:
    """A newer Python on the PATH takes over, unless it does not start."""
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
    """If Python cannot make virtual environments, the error says what to install."""
    python = python_without_ensurepip(tmp_path / "python")
    project = copy_commands(tmp_path / "project")
    done = call(python, project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, "venv module", "apt install python3-venv", ".venv/setup.log")


def test_without_a_network(tmp_path: Path) -> None:
    """If nothing can be downloaded, the error names the network, and the log has the details."""
    machine = Machine(tmp_path)
    lock = (ROOT / "requirements" / "client.txt").read_text()
    (machine.project / "requirements" / "run.txt").write_text(lock)
    done = machine.play("games", **without_network(tmp_path))
    assert_one_sentence(done, "could not be downloaded", "network", ".venv/setup.log")
    assert "No matching distribution" in (machine.venv / "setup.log").read_text()

    (machine.project / "requirements" / "run.txt").write_text("# nothing\n")
    done = machine.play("games")
    assert done.stdout == "tiny games\n"
    assert "starting over" not in done.stderr


@pytest.mark.parametrize(
    "said, cause",
    [
        (os.strerror(errno.ENOSPC), "the disk is full"),
        (os.strerror(errno.EDQUOT), "the disk is full"),
        (os.strerror(errno.EACCES), "is not writable; copy the project"),
        (os.strerror(errno.EROFS), "is not writable; copy the project"),
        (os.strerror(errno.EEXIST), os.strerror(errno.EEXIST)),
        ("npm error code ECONNREFUSED\nnpm error network request to a place failed", "network"),
    ],
)
def test_causes_are_explained(tmp_path: Path, said: str, cause: str) -> None:
    """Errors of the system and npm become helpful sentences."""
    assert cause in failures.sentence("The set-up", OSError(said), tmp_path)


def test_an_unexpected_error(tmp_path: Path) -> None:
    """An unforeseen error is also one sentence."""
    machine = Machine(tmp_path)
    (machine.venv / "stamps" / "venv").mkdir(parents=True)
    assert_one_sentence(machine.play(), "failed", ".venv", "run this again")


@pytest.mark.parametrize(
    "name, argument, answer",
    [("play", "--help", "Usage: ./play"), ("test", "--version", "pytest ")],
)
def test_called_from_elsewhere_once_set_up(
    tmp_path: Path, name: str, argument: str, answer: str
) -> None:
    """Through a link in another folder, the program starts at once: nothing is installed."""
    link = tmp_path / "link"
    link.symlink_to(ROOT / name)
    done = call(sys.executable, link, argument, cwd=tmp_path, env=environment(tmp_path))
    assert answer in done.stdout
    assert (done.returncode, done.stderr) == (0, "")
