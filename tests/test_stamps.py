"""The marks in `.venv/`: what they remember, and whose folder they say it is."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from environment import Environment
from stamps import STAMPS, Stamps, State, key_of

from tests.machines import PYTHON, assert_one_sentence, call, copy_commands, environment

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def link_to_a_folder(venv: Path, precious: Path) -> None:
    """Have a link where `.venv/` would be."""
    venv.symlink_to(precious)


def link_to_a_folder_with_stamps(venv: Path, precious: Path) -> None:
    """Have a link to what may well be another project's `.venv/`."""
    (precious / STAMPS).mkdir()
    venv.symlink_to(precious)


def folder_without_stamps(venv: Path, precious: Path) -> None:
    """Have a `.venv/` that somebody made by hand."""
    (precious / "pyvenv.cfg").touch()
    precious.rename(venv)


def folder_with_a_link_for_stamps(venv: Path, precious: Path) -> None:
    """Have a `.venv/` in which the mark is a link."""
    (precious / STAMPS).symlink_to(".")
    precious.rename(venv)


def file_in_its_place(venv: Path, precious: Path) -> None:
    """Have a file that is called `.venv`."""
    (precious / "letter").rename(venv)


@pytest.mark.parametrize(
    "make",
    [
        link_to_a_folder,
        link_to_a_folder_with_stamps,
        folder_without_stamps,
        folder_with_a_link_for_stamps,
        file_in_its_place,
    ],
)
def test_what_others_made_is_left_alone(tmp_path: Path, make: Callable[[Path, Path], None]) -> None:
    """Where something that is not ours is called .venv, the commands say so and touch nothing."""
    project = copy_commands(tmp_path / "project")
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "letter").write_text("Dear Ada")
    make(project / ".venv", precious)
    before = everything_in(tmp_path)
    done = call(PYTHON, "-B", project / "play", cwd=tmp_path, env=environment(tmp_path))
    assert_one_sentence(done, str(project / ".venv"), "move it away or delete it", "run this again")
    assert everything_in(tmp_path) == before


def everything_in(folder: Path) -> dict[Path, bytes | None]:
    """Return all files below a folder with what is in them, and folders with nothing."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.mark.parametrize("parts", [(), (".venv",), (".venv/stamps",)])
def test_what_a_set_up_leaves_when_cut_short_is_ours(tmp_path: Path, parts: tuple[str]) -> None:
    """Wherever a set-up is cut short while it makes its mark, the next one may go on."""
    for part in parts:
        (tmp_path / part).mkdir(parents=True)
    assert Stamps(tmp_path / ".venv").is_free_or_ours()


def test_starting_anew_keeps_the_mark_and_follows_no_link(tmp_path: Path) -> None:
    """All that is in .venv goes, but not what it links to; and at no moment does the mark go."""
    project = copy_commands(tmp_path / "project")
    (tmp_path / "letter").write_text("Dear Ada")
    venv = Environment(project, ("run",))
    venv.stamps.mark()
    for step in ("venv", "run", "dev"):
        venv.stamps.finish(step, "key")
    mark = venv.stamps.folder.stat().st_ino
    (venv.installer.venv / "lib").mkdir()
    (venv.installer.venv / "lib" / "module.py").touch()
    (venv.installer.venv / "link").symlink_to(tmp_path)

    venv.stamps.forget_all()
    venv.installer.clear()
    assert list(venv.installer.venv.rglob("*")) == [venv.stamps.folder]
    assert venv.stamps.folder.stat().st_ino == mark
    assert (tmp_path / "letter").read_text() == "Dear Ada"


@pytest.mark.parametrize(
    "stamp, state",
    [
        (b"key", State.DONE),
        (b"another key", State.MISSING),
        (b"\xff\x00\xfe", State.MISSING),
        (b"begun", State.BROKEN),
        (b"", State.BROKEN),
        (None, State.MISSING),
    ],
)
def test_a_stamp_may_hold_anything(tmp_path: Path, stamp: bytes | None, state: State) -> None:
    """Only the right key counts as done, and no stamp is too broken to be read."""
    stamps = Stamps(tmp_path)
    stamps.mark()
    if stamp is not None:
        (stamps.folder / "run").write_bytes(stamp)
    assert stamps.state("run", "key") is state


def test_a_key_can_be_made_from_any_path() -> None:
    """A folder's name need not be text, and a key does not depend on how it is decoded."""
    name = b"/home/\xff\xfe"
    assert key_of(os.fsdecode(name), "more") == key_of(name, "more")
    assert key_of("a", "b") != key_of("ab")
