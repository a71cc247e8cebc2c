"""The pages of the project, parsed: sections, tables, links and code blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from tests.machines import ROOT

if TYPE_CHECKING:
    from pathlib import Path

_BLOCK = re.compile(r"^(`{3,})(\w*)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
_TITLE = re.compile(r"^`([^`\n]+)`:\n\n\Z", re.MULTILINE)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_SECTION = re.compile(r"^## (.+)\n((?:(?!## ).*\n?)*)", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A fenced block: code, or its output."""

    language: str
    text: str
    line: int
    title: str
    """The file the block contains, if the line before it names one: `` `path`: ``."""
    output: str | None
    """Its output, if a block of text follows directly."""


@dataclass(frozen=True)
class Page:
    """A page of Markdown."""

    path: Path

    @cached_property
    def text(self) -> str:
        """All of it."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def prose(self) -> str:
        """All of it except the blocks."""
        return _BLOCK.sub("", self.text)

    @cached_property
    def headings(self) -> list[str]:
        """Its headings, whatever their level."""
        return _HEADING.findall(self.prose)

    @cached_property
    def sections(self) -> dict[str, str]:
        """Its sections by heading, without their blocks."""
        return dict(_SECTION.findall(self.prose))

    @cached_property
    def links(self) -> list[str]:
        """The targets of its links."""
        return _LINK.findall(self.prose)

    @cached_property
    def blocks(self) -> list[Block]:
        """Its blocks, in order."""
        return [self._block(found) for found in _BLOCK.finditer(self.text)]

    def _block(self, found: re.Match[str]) -> Block:
        before, after = self.text[: found.start()], self.text[found.end() :]
        title = _TITLE.search(before)
        following = _BLOCK.match(after.lstrip("\n"))
        printed = following[3] if following and following[2] == "text" else None
        line = before.count("\n") + 2
        return Block(found[2], found[3], line, title[1] if title else "", printed)

    def table(self, section: str) -> list[list[str]]:
        """The rows of the first table in a section, without header and backticks."""
        lines = [line for line in self.sections[section].splitlines() if line.startswith("|")]
        return [
            [cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[2:]
        ]


def pages() -> list[Page]:
    """All pages of the project."""
    return [Page(path) for path in (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")))]


def anchor(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
