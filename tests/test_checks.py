"""The checks of `./test`, on a project that passes all but one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from select import select
from typing import TextIO

import checks
import pytest

from tests.machines import PYTHON, ROOT, environment, make_program
from tests.patience import PATIENCE

# A test that fails if the caller's variables reach it.
CAREFUL_TEST = """\
import os
def test_nothing():
    assert not os.environ.keys() & {"PYTHONPATH", "FORCE_COLOR", "TTY_COMPATIBLE"}
    try:
        assert False
    except AssertionError:
        return
    raise ValueError("nothing is asserted")
"""
RUN = """\
import sys
from pathlib import Path
sys.path.insert(0, "requirements")
import checks, interpreter
folder = Path(sys.argv[1])
interpreter.run(lambda: checks.run_all(folder, folder, install=lambda *locks: None))
"""

# A program that has begun before the one that starts it knows of it.
SIGNAL_AT_START = """\
import os, signal, subprocess, sys, time
class Started(subprocess.Popen):
    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        while not os.path.exists(sys.argv[1] + "/begun"):
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGTERM)
subprocess.Popen = Started
"""


@pytest.fixture(autouse=True)
def no_pytest_around(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide this pytest from the inner one."""
    for name in [name for name in os.environ if name.startswith("PYTEST_")]:
        monkeypatch.delenv(name)


def test_every_check_runs_even_after_one_has_failed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The checks go on after a failure; each is shown in one piece, and the last line sums up."""
    for name in {program for program, *_ in (checks.STATIC | checks.TESTS).values()}:
        make_program(tmp_path / name, "echo one; echo two")
    make_program(tmp_path / "basedpyright", "echo three; echo four >&2; exit 1")
    installed: list[tuple[str, ...]] = []

    def install(*locks: str) -> None:
        installed.append(locks)

    assert checks.run_all(tmp_path, tmp_path, install=install) == 1
    assert installed == [("dev",), ("dev", "client")]
    output = capfd.readouterr().out
    verdicts = re.findall(r"^== (.*) (passed|FAILED) in", output, re.MULTILINE)
    expected = dict.fromkeys(checks.STATIC | checks.TESTS, "passed")
    assert dict(verdicts) == expected | {"basedpyright": "FAILED"}
    assert "== basedpyright\nthree\nfour\n== basedpyright FAILED in" in output
    assert re.fullmatch(r"FAILED: basedpyright \(\d+ s\)\.", output.splitlines()[-1])


def test_the_caller_cannot_change_what_is_tested(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another checkout on the PYTHONPATH, forced colours and disabled assertions have no effect."""
    (tmp_path / "test_tiny.py").write_text(CAREFUL_TEST)
    other = tmp_path / "other"
    other.mkdir()
    (other / "pytest.py").write_text('raise SystemExit("the wrong one")\n')
    monkeypatch.setenv("PYTHONPATH", str(other))
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "PYTHONOPTIMIZE"):
        monkeypatch.setenv(name, "1")
    failed: list[str] = []
    pytest_alone = {"pytest": ("pytest", "--disable-plugin-autoload")}
    checks.run_lanes(checks.lane(pytest_alone, tmp_path, Path(sys.prefix, "bin"), failed))
    assert failed == []


WAITING = "exec >alive; echo begun; sleep 600 & wait"
STUBBORN = "trap '' TERM; exec >alive; echo begun; sleep 600 & sleep 600"


@pytest.mark.parametrize(
    "programs",
    [
        {"basedpyright": WAITING, "pytest": WAITING, "python": "true"},
        {"basedpyright": STUBBORN, "python": WAITING},
    ],
    ids=["both lanes", "stubborn"],
)
def test_checks_that_are_told_to_end(tmp_path: Path, programs: dict[str, str]) -> None:
    """They end with everything they have started, even programs that ignore the signal."""
    for name, line in programs.items():
        make_program(tmp_path / name, line)
    os.mkfifo(tmp_path / "alive")
    running = subprocess.Popen(
        [PYTHON, "-c", RUN, tmp_path],
        cwd=ROOT,
        env=environment(tmp_path),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    with (tmp_path / "alive").open() as alive:
        waiting = [line for line in programs.values() if "begun" in line]
        assert [alive.readline() for _ in waiting] == ["begun\n"] * len(waiting)
        running.send_signal(signal.SIGTERM)
        assert is_at_its_end(alive)
    assert running.wait(PATIENCE) == 143


def is_at_its_end(alive: TextIO) -> bool:
    """Wait until nobody is left who could still write, or until patience is."""
    readable, _, _ = select([alive], [], [], PATIENCE)
    return bool(readable) and alive.read() == ""


def test_a_signal_that_comes_while_a_program_starts(tmp_path: Path) -> None:
    """It ends the program all the same, once there is something to end."""
    make_program(tmp_path / "python", "echo $$ >pid; mv pid begun; sleep 600 & wait")
    run = SIGNAL_AT_START + RUN
    ended = subprocess.run(
        [PYTHON, "-c", run, tmp_path],
        cwd=ROOT,
        env=environment(tmp_path),
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 143
    with pytest.raises(ProcessLookupError):
        os.killpg(int((tmp_path / "begun").read_text()), 0)
