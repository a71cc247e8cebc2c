"""The folder `.venv/`: whose it is, when it is kept, and how it is repaired."""

from __future__ import annotations

import fcntl
import os
import re
import signal
from typing import TYPE_CHECKING

import pytest
from steps import Steps

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
    from pathlib import Path


@pytest.mark.parametrize("is_linked", [True, False])
def test_a_foreign_venv_is_left_alone(tmp_path: Path, *, is_linked: bool) -> None:
    """If .venv is not ours, the commands say so and touch nothing."""
    project = copy_commands(tmp_path / "project")
    (tmp_path / "other" / "stamps").mkdir(parents=True)
    if is_linked:  # it may well be another project's .venv
        (project / ".venv").symlink_to(tmp_path / "other")
    else:
        (tmp_path / "other" / "stamps").rename(tmp_path / "other" / "letters")
        (tmp_path / "other").rename(project / ".venv")
    before = {*tmp_path.rglob("*")}
    done = call(PYTHON, "-B", project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, str(project / ".venv"), "move or delete it", "run this again")
    assert {*tmp_path.rglob("*")} == before


def test_starting_over_keeps_the_marks_and_follows_no_link(tmp_path: Path) -> None:
    """Everything in .venv is deleted, but neither the marks of a set-up nor what it links to."""
    steps = Steps(tmp_path)
    (steps.venv / "lib").mkdir(parents=True)
    steps.stamps.mkdir()
    kept = (steps.halfway, tmp_path / "letter")
    for made in (steps.stamps / "run", steps.venv / "lib" / "module.py", *kept):
        made.touch()
    (steps.venv / "link").symlink_to(tmp_path)
    steps.clear()
    assert {*tmp_path.rglob("*")} == {steps.venv, steps.stamps, *kept}


@pytest.mark.parametrize("stamp", [b"another key", b"\xff\x00\xfe", b""])
def test_only_the_right_stamp_counts(tmp_path: Path, stamp: bytes) -> None:
    """A step is taken unless its product is there, with the stamp of its sources."""
    steps = Steps(tmp_path)
    made = tmp_path / os.fsdecode(b"\xff\xfe")  # the name of a folder need not be text
    made.touch()
    steps.stamps.mkdir(parents=True)
    (steps.stamps / "run").write_bytes(stamp)
    taken: list[str] = []

    def take(source: str) -> None:
        (tmp_path / "source").write_text(source)
        step = ("run", "Installing", made, [tmp_path / "source"])
        steps.take(*step, lambda: (taken.append(source), made.touch())[0])

    for source in ("first", "first", "second", "second"):
        take(source)
    made.unlink()
    take("second")
    assert taken == ["first", "second", "second"]


@pytest.mark.parametrize(
    "number, status",
    [
        (signal.SIGINT, 130),
        pytest.param(signal.SIGHUP, 128 + signal.SIGHUP, marks=pytest.mark.thorough),
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
        lock = os.open(machine.venv, os.O_RDONLY)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # all processes of a set-up hold it
        os.close(lock)

    machine.wait.unlink()
    both = [machine.start("hello"), machine.start("hello")]
    ends = [each.communicate(timeout=PATIENCE) for each in both]
    assert [output for output, _ in ends] == ["tiny hello\n", "tiny hello\n"]
    said = ends[0][1] + ends[1][1]
    assert said.count("left halfway") == said.count("Making .venv") == 1


def test_any_new_enough_python_works(tmp_path: Path) -> None:
    """Another Python keeps the .venv, and installs what has changed."""
    machine = Machine(tmp_path, "zażółć gęślą jaźń")
    assert machine.play("hello").stdout == "tiny hello\n"
    python, machine.python = machine.python, python_with_quick_ensurepip(tmp_path / "other")
    done = machine.play("hello")
    assert (done.stdout, done.stderr) == ("tiny hello\n", "")
    machine.change_project()
    done = machine.play("hello")
    assert (done.stdout, done.stderr) == ("tiny hello\n", "Installing packages: run ...\n")
    assert (machine.venv / "bin" / "python").resolve() == python


@pytest.mark.parametrize("is_moved", [True, False])
def test_a_broken_venv_is_replaced(tmp_path: Path, *, is_moved: bool) -> None:
    """A .venv that was moved or whose Python is gone is replaced, with a message."""
    machine = Machine(tmp_path)
    assert machine.play().stdout == "tiny\n"
    if is_moved:
        machine.project = machine.project.rename(tmp_path / "moved")
    else:
        machine.python.unlink()
        machine.python = python_with_quick_ensurepip(tmp_path / "other")
    done = machine.play("hello")
    assert done.stdout == "tiny hello\n"
    assert "again: it was left halfway, has moved, or its Python is gone ...\n" in done.stderr


def test_the_caller_cannot_change_where_packages_go_or_what_runs(tmp_path: Path) -> None:
    """Variables meant for something else lead neither uv nor pip, its fallback, astray."""
    machine, elsewhere = Machine(tmp_path), tmp_path / "elsewhere"
    (tmp_path / "other").mkdir()
    for name in ("tiny.py", "pip.py", "backend.py", "sitecustomize.py"):
        (tmp_path / "other" / name).write_text('raise SystemExit("the wrong one")\n')
    machine.variables |= dict.fromkeys(WHERE_TO, str(elsewhere))
    machine.variables |= {"PYTHONPATH": str(tmp_path / "other"), "PYTHONHOME": "nonsense"}
    with_uv = machine.play()
    assert with_uv.stdout == "tiny\n"
    assert "trying pip" not in with_uv.stderr

    (machine.venv / "bin" / "uv").unlink()
    make_program(machine.venv / "bin" / "uv", "kill -ILL $$")
    machine.change_project()
    with_pip = machine.play()
    assert with_pip.stdout == "tiny\n"
    assert "trying pip" in with_pip.stderr
    assert not elsewhere.exists()


WHERE_TO = [
    *("PIP_DRY_RUN", "PIP_PREFIX", "PIP_PYTHON", "PIP_ROOT", "PIP_TARGET", "PIP_USER"),
    *("PIP_CONSTRAINT", "PIP_NO_BINARY", "PIP_REQUIREMENT", "UV_PREFIX", "UV_PYTHON"),
    *("UV_DRY_RUN", "UV_SYSTEM_PYTHON", "UV_TARGET", "UV_EXCLUDE_NEWER", "UV_CONSTRAINT"),
]
