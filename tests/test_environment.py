"""The folder `.venv/`: whose it is, when it is kept, and how it is repaired."""

from __future__ import annotations

import fcntl
import os
import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from environment import Environment
from targets import Target

from tests.machines import (
    PYTHON,
    Machine,
    assert_one_sentence,
    call,
    copy_commands,
    environment,
    make_program,
    python_with_quick_ensurepip,
)
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize(
    "what, mark, is_linked",
    [
        ("folder", None, True),
        ("folder", "folder", True),  # it may well be another project's .venv
        ("folder", None, False),
        ("folder", "link", False),
        ("folder/letter", None, False),
    ],
)
def test_a_foreign_venv_is_left_alone(
    tmp_path: Path, what: str, mark: str | None, *, is_linked: bool
) -> None:
    """If .venv is not ours, the commands say so and touch nothing."""
    project = copy_commands(tmp_path / "project")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "letter").write_text("Dear Ada")
    if mark == "folder":
        (tmp_path / "folder" / "stamps").mkdir()
    elif mark == "link":
        (tmp_path / "folder" / "stamps").symlink_to(".")
    if is_linked:
        (project / ".venv").symlink_to(tmp_path / what)
    else:
        (tmp_path / what).rename(project / ".venv")
    before = everything_in(tmp_path)
    done = call(PYTHON, "-B", project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, str(project / ".venv"), "move or delete it", "run this again")
    assert everything_in(tmp_path) == before


def everything_in(folder: Path) -> dict[Path, bytes | None]:
    """Return all files below a folder with their contents, and folders with none."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.mark.parametrize("parts", [(), (".venv",), (".venv/stamps",)])
def test_an_interrupted_set_up_leaves_a_venv_of_ours(tmp_path: Path, parts: tuple[str]) -> None:
    """Wherever a set-up is interrupted while it makes its mark, the next one may go on."""
    for part in parts:
        (tmp_path / part).mkdir(parents=True)
    assert Environment(tmp_path).is_free_or_ours()


def test_starting_over_keeps_the_mark_and_follows_no_link(tmp_path: Path) -> None:
    """Everything in .venv is deleted, but not what it links to, and never the mark."""
    venv = Environment(tmp_path)
    (tmp_path / "letter").write_text("Dear Ada")
    (venv.folder / "lib").mkdir(parents=True)
    venv.stamps.mkdir()
    for made in (venv.stamps / "run", venv.folder / "lib" / "module.py", venv.halfway):
        made.touch()
    (venv.folder / "link").symlink_to(tmp_path)
    mark = venv.stamps.stat().st_ino
    venv.clear()
    assert [*venv.folder.rglob("*")] == [venv.stamps]
    assert venv.stamps.stat().st_ino == mark
    assert (tmp_path / "letter").read_text() == "Dear Ada"


@pytest.mark.parametrize(
    "stamp", [b"another key", b"\xff\x00\xfe", b"", None], ids=["another", "rubbish", "empty", "no"]
)
def test_only_the_right_stamp_counts(tmp_path: Path, stamp: bytes | None) -> None:
    """Any broken stamp can be read; the name of a folder need not be text."""
    made = tmp_path / os.fsdecode(b"\xff\xfe")
    made.touch()
    target = Target("run", "Installing", made, (), lambda: None)
    venv = Environment(tmp_path)
    venv.stamps.mkdir(parents=True)
    if stamp is not None:
        (venv.stamps / "run").write_bytes(stamp)
    assert not venv.has(target)
    venv.bring_up_to_date(target)
    assert venv.has(target)
    made.unlink()
    assert not venv.has(target)


@pytest.mark.parametrize(
    "number, status",
    [
        (signal.SIGINT, 130),
        (signal.SIGHUP, 128 + signal.SIGHUP),
        (signal.SIGTERM, 128 + signal.SIGTERM),
        (signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_an_interrupted_set_up_is_repaired_by_two_at_once(
    tmp_path: Path, number: int, status: int
) -> None:
    """It ends quietly, with all its processes; then two start at once, and both succeed."""
    machine = Machine(tmp_path)
    interrupted = machine.start_and_stay_in_the_middle()
    interrupted.send_signal(number)
    _, said = interrupted.communicate(timeout=PATIENCE)
    assert interrupted.returncode == status
    assert re.fullmatch(r"Making .venv with Python [\d.]+ \.\.\.\n", said)
    if number != signal.SIGKILL:
        with (machine.venv / "setup.lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # all processes of a set-up hold it

    machine.wait.unlink()
    both = [machine.start("hello"), machine.start("hello")]
    ends = [each.communicate(timeout=PATIENCE) for each in both]
    assert [output for output, _ in ends] == ["tiny hello\n", "tiny hello\n"]
    said = ends[0][1] + ends[1][1]
    assert said.count("interrupted") == said.count("Making .venv") == 1


def test_any_new_enough_python_works(tmp_path: Path) -> None:
    """Another Python keeps the .venv, and installs what has changed."""
    machine = Machine(tmp_path)
    assert machine.play().stdout == "tiny\n"
    python, machine.python = machine.python, python_with_quick_ensurepip(tmp_path / "other")
    done = machine.play("hello")
    assert (done.stdout, done.stderr) == ("tiny hello\n", "")
    machine.change_project()
    done = machine.play("hello")
    assert done.stdout == "tiny hello\n"
    assert done.stderr == "Installing Backtrick itself, from this folder ...\n"
    assert (machine.venv / "bin" / "python").resolve() == python


def lose_python(machine: Machine) -> None:
    """Replace the Python that made `.venv/` with another version."""
    machine.python.unlink()


def break_python(machine: Machine) -> None:
    """Make its Python fail to start, or too old."""
    machine.python.unlink()
    make_program(machine.python, "exit 1")
    machine.change_project()


def move_project(machine: Machine) -> None:
    """Move the folder of the project."""
    machine.project = machine.project.rename(machine.project.parent / "moved")


@pytest.mark.parametrize("happen", [lose_python, break_python, move_project])
def test_a_broken_venv_is_replaced(tmp_path: Path, happen: Callable[[Machine], None]) -> None:
    """A .venv that was moved or whose Python is gone is replaced, with a message."""
    machine = Machine(tmp_path)
    assert machine.play().stdout == "tiny\n"
    happen(machine)
    machine.python = python_with_quick_ensurepip(tmp_path / "other")
    done = machine.play("hello")
    assert done.stdout == "tiny hello\n"
    assert done.stderr.startswith("The folder has moved, or the Python of .venv is gone")


def test_a_folder_may_have_any_letters(tmp_path: Path) -> None:
    """The program starts even in a terminal that lacks the letters of the folder."""
    machine = Machine(tmp_path, "zażółć gęślą jaźń")
    assert machine.play("hello", LC_ALL="C").stdout == "tiny hello\n"
    for locale in ("C", "C.UTF-8", "POSIX"):
        env = environment(tmp_path, LC_ALL=locale)
        done = call(machine.venv / "bin" / "backtrick", cwd=tmp_path, env=env)
        assert (done.stdout, done.stderr) == ("tiny\n", "")
