"""The house in ARCHITECTURE.md: what is listed exists, and every module is listed."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from tests.machines import ROOT
from tests.markdown import Page

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = "src/backtrick"
NAME = re.compile(r"\w+(?:\.py|/)")
FILE = re.compile(r"\w+\.py\b")
DESCRIPTION_COLUMN = 20
SUBFOLDER = 4


def test_every_file_of_the_house_exists() -> None:
    """Nothing in the listing was renamed or removed without it."""
    missing = [path for path in listed() if not (ROOT / path).exists()]
    assert missing == []


def test_every_file_of_the_source_is_in_the_house() -> None:
    """Each module is listed in its own folder, but not the `__init__.py` of each subfolder."""
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / SOURCE).rglob("*.py")}
    openings = {path for path in modules if path.endswith("__init__.py")}
    deep = {path for path in openings if path.count("/") >= SUBFOLDER}
    assert modules - deep - set(listed()) == set()


def listed() -> Iterator[str]:
    """The paths of the listing; a folder's description may name its files."""
    page = Page(ROOT / "ARCHITECTURE.md")
    house = next(block.text for block in page.blocks if SOURCE in block.text)
    first_game = next(line for line in house.splitlines() if " a game: " in line)
    folders = [""]
    for line in house.splitlines():
        depth = len(line) - len(line.lstrip())
        if depth >= DESCRIPTION_COLUMN:
            continue  # the description of the line above goes on
        names, description = split(line)
        del folders[depth // 2 + 1 :]
        yield from (f"{folders[-1]}{name}" for name in names)
        if names[-1].endswith("/"):
            folders.append(f"{folders[-1]}{names[-1]}")
            five = FILE.findall(first_game) if "the same five" in description else []
            yield from (f"{folders[-1]}{file}" for file in (*five, *FILE.findall(description)))


def split(line: str) -> tuple[list[str], str]:
    """The names at the start of a line, and what it says about them."""
    first, *parts = re.split(r"\s{2,}", line.strip())
    others = list(takewhile(NAME.fullmatch, parts))
    return [first, *others], " ".join(parts[len(others) :])
