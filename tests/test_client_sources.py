"""The sources of the browser client: what `web/README.md` promises of them."""

from __future__ import annotations

import re
from posixpath import dirname, normpath
from typing import TYPE_CHECKING, Final

import pytest

from backtrick import GAMES
from tests.machines import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = ROOT / "web" / "src"
SOURCES: Final = {
    str(path.relative_to(FOLDER)): path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.rglob("*"))
    if path.suffix in {".css", ".svelte", ".ts"}
    and not path.name.endswith((".test.ts", "wire.ts", "fake.ts"))
}
COLOUR: Final = re.compile(r"#[0-9a-f]{3,8}\b(?=[^{]*;)|\b(?:rgb|hsl|oklch)a?\(", re.IGNORECASE)
IMPORTED: Final = re.compile(r"(?:from|import)\s*\(?\s*\"(\.[^\"]+)\"")
SHARED: Final = "common"

EACH: Final = pytest.mark.parametrize("path", SOURCES)


def imported_by(path: str) -> Iterator[str]:
    """What a file imports of ours, by its path."""
    for spec in IMPORTED.findall(SOURCES[path]):
        yield normpath(f"{dirname(path)}/{spec}")


def room_of(path: str, house: str) -> str | None:
    """The folder within a house in which a file is; None if it is in none."""
    parts = path.split("/")
    return parts[1] if parts[0] == house and len(parts) > 2 else None


def page_of(path: str) -> str | None:
    """The name of a page, as its folder has it; None if it is none."""
    found = re.fullmatch(r"pages/(\w+)\.svelte", path)
    return found and found[1].lower()


def test_there_are_sources() -> None:
    """The tests below have something to look at."""
    assert len(SOURCES) > 100


@EACH
def test_colours_are_tokens(path: str) -> None:
    """A colour stands in one place, once for light and once for dark."""
    styles = re.findall(r"<style>.*?</style>", SOURCES[path], re.DOTALL)
    text = SOURCES[path] if path.endswith(".css") else "".join(styles)
    assert path == "look/tokens.css" or COLOUR.findall(text) == []


@EACH
def test_games_are_named_among_the_games_alone(path: str) -> None:
    """Whoever else needs something of a game asks its kit."""
    if path != "games.ts" and not path.startswith("games/"):
        assert [name for name in GAMES if f'"{name}' in SOURCES[path]] == []


@EACH
def test_pages_and_games_keep_to_their_rooms(path: str) -> None:
    """None imports from the folder of another; what they share is in one of their own."""
    for house in ("pages", "games"):
        own = room_of(path, house) or page_of(path)
        rooms = {room_of(each, house) for each in imported_by(path)} - {None, SHARED, own}
        if own is not None and path.startswith(house):
            assert not rooms


@EACH
def test_nothing_below_the_pages_knows_them(path: str) -> None:
    """Only the table of routes leads to pages."""
    if path != "routes.ts" and not path.startswith("pages/"):
        assert [each for each in imported_by(path) if each.startswith("pages/")] == []
