"""Setting text: as wide as the terminal, but never wider than reads well; plain if piped."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDEST: Final = 80

_BLANK_LINES: Final = re.compile(r"\n\s*\n")
_ITEM: Final = re.compile(r"^- ", re.MULTILINE)


def terminal(*, stderr: bool = False) -> Console:
    """Where to print."""
    console = Console(stderr=stderr, highlight=False)
    console.width = min(console.width, WIDEST)
    return console


def print_prose(console: Console, prose: str, *, indent: str = "", style: str = "") -> None:
    """Print paragraphs and lists (`- item`) with a blank line between them."""
    for number, block in enumerate(_BLANK_LINES.split(prose)):
        if number:
            console.print()
        for first, text in _items(block):
            wrapped = textwrap.wrap(
                text,
                console.width,
                initial_indent=indent + first,
                subsequent_indent=indent + " " * len(first),
                break_on_hyphens=False,
            )
            for line in wrapped:
                console.print(_set_code_off(console, line), style=style)


def _items(block: str) -> Iterator[tuple[str, str]]:
    """The items of a list, each with its bullet; a paragraph is one without."""
    before, *items = _ITEM.split(block)
    if before:
        yield "", " ".join(before.split())
    for item in items:
        yield "• ", " ".join(item.split())


def _set_code_off(console: Console, line: str) -> Text:
    """The line with what stands in `backticks` in colour; where there is none, they stay."""
    if not console.is_terminal:
        return Text(line)
    text = Text()
    for number, piece in enumerate(line.split("`")):
        text.append(piece, style="cyan" if number % 2 else "")
    return text


def printable(text: str) -> str:
    """The text without what could steer a terminal or hide in it."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
