"""Printing text: as wide as the terminal, up to a readable width; plain if piped."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableMapping

    from rich.table import Table

WIDEST: Final = 80
NARROWEST: Final = 20
"""The narrowest column for text."""

_ROOM: Final = 10_000
_SIZES: Final = ("COLUMNS", "LINES", "TERMINAL_WIDTH")
_SIZE: Final = re.compile(r"[1-9]\d{0,3}", re.ASCII)
_BLANK_LINES: Final = re.compile(r"\n\s*\n")
_ITEM: Final = re.compile(r"^- ", re.MULTILINE)
_CODE: Final = re.compile(r"`[^`]*`")
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def forget_impossible_sizes(environment: MutableMapping[str, str]) -> None:
    """Remove impossible terminal sizes, on which Rich and Typer would fail."""
    for name in _SIZES:
        if name in environment and not _SIZE.fullmatch(environment[name]):
            del environment[name]


def terminal(*, stderr: bool = False) -> Console:
    """The console to print on."""
    console = Console(stderr=stderr, highlight=False)
    console.width = max(NARROWEST, min(console.width, WIDEST))
    return console


def print_prose(console: Console, prose: str, *, indent: str = "", style: str = "") -> None:
    """Print paragraphs and lists (`- item`) with a blank line between them.

    A path that is wider than the terminal stays whole, so that it can be copied.
    """
    for number, block in enumerate(_BLANK_LINES.split(prose)):
        if number:
            console.print()
        for first, text in _items(block):
            for line in _wrapped(text, console.width, indent + first):
                console.print(_set_code_off(console, line), style=style, soft_wrap=True)


def _wrapped(text: str, width: int, start: str) -> Iterator[str]:
    """The lines of an item."""
    lines = textwrap.wrap(
        _CODE.sub(lambda code: code[0].replace(" ", _NO_BREAK), text),
        width,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_on_hyphens=False,
        break_long_words=not any("/" in word and len(word) > width for word in text.split()),
    )
    yield from (line.replace(_NO_BREAK, " ") for line in lines)


def print_table(console: Console, table: Table, *, indent: str = "") -> None:
    """Print a table without trailing spaces."""
    options = console.options.update_width(console.width - len(indent))
    for segments in console.render_lines(table, options, pad=False):
        line = Text.assemble(indent, *((each.text, each.style or "") for each in segments))
        line.rstrip()
        console.print(line)


def width(console: Console, table: Table) -> int:
    """The width of a table with unlimited room."""
    return console.measure(table, options=console.options.update_width(_ROOM)).maximum


def print_hanging(console: Console, start: Text, rest: Text) -> None:
    """Print a line with a hanging indent."""
    for line in rest.wrap(console, max(console.width - start.cell_len, NARROWEST)) or [Text()]:
        both = start + line
        both.rstrip()
        console.print(both)
        start = Text(" " * start.cell_len)


def _items(block: str) -> Iterator[tuple[str, str]]:
    """The items of a list with their bullets; a paragraph is one item without."""
    before, *items = _ITEM.split(block)
    if before:
        yield "", " ".join(before.split())
    for item in items:
        yield "• ", " ".join(item.split())


def _set_code_off(console: Console, line: str) -> Text:
    """The line with `code` in colour; without colours, the backticks stay."""
    if not console.is_terminal:
        return Text(line)
    text = Text()
    for number, piece in enumerate(line.split("`")):
        text.append(piece, style="cyan" if number % 2 else "")
    return text


def printable(text: str) -> str:
    """The text with unprintable characters replaced."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
