"""The beginnings of the texts a pattern matches, so that it is tried only where one can start."""

from __future__ import annotations

import re
from functools import cache
from string import printable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_PART: Final = re.compile(
    r"(?P<look>\(\?<?[=!])|(?P<open>\((?:\?[:>])?)|(?P<close>\))|(?P<bar>\|)"
    r"|(?P<times>[?*+]\??|\{\d+(?:,\d*)?\}\??)|\{(?P<name>[a-z_]+)\}|(?P<set>\[\^?\]?(?:\\.|[^\]\\])*\])"
    r"|(?P<place>[\^$]|\\b)|(?P<letter>\\?.)",
    re.DOTALL,
)
_FRAME: Final = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|(?P<frame>[()|])", re.DOTALL)
_DEEPER: Final = {"(": 1, ")": -1, "|": 0}
_PLAIN: Final = re.compile(r"[a-z0-9# ]+")
OPEN: Final = "\0"
"""Ends a beginning that may go on with any letter."""
_FEW: Final = 12
"""A larger set of letters counts as any letter: listing them all would take too long."""
_NOTHING: Final = frozenset({""})

# A beginning is finished if it has the full width, or ends in a blank or in OPEN.
Beginnings: TypeAlias = frozenset[str]
_Parts: TypeAlias = "list[tuple[str | None, str]]"


def alternatives(pattern: str) -> list[str]:
    """The alternatives of a pattern, even if a group encloses them all."""
    if "|" not in pattern:
        return [pattern]
    start, found = 0, list[str]()
    for sign, place, depth in _frame(pattern):
        if sign == "|" and not depth:
            found.append(pattern[start:place])
            start = place + 1
    if found:
        return [each for one in (*found, pattern[start:]) for each in alternatives(one)]
    inside = _inside(pattern)
    return [pattern] if inside is None else alternatives(inside)


def _inside(pattern: str) -> str | None:
    """The inside of the group that encloses the whole pattern, if there is one."""
    if not pattern.startswith("(?:"):
        return None
    closed = next((place for _, place, depth in _frame(pattern) if not depth), None)
    return pattern[3:-1] if closed == len(pattern) - 1 else None


def groups(pattern: str) -> Iterator[tuple[int, int]]:
    """The start and end of each group of a pattern, inner groups first."""
    opened: list[int] = []
    for sign, place, _ in _frame(pattern):
        if sign == "(":
            opened.append(place)
        elif sign == ")":
            yield opened.pop(), place + 1


def _frame(pattern: str) -> Iterator[tuple[str, int, int]]:
    """The parentheses and bars of a pattern, each with its place and the depth after it."""
    depth = 0
    for part in _FRAME.finditer(pattern):
        if sign := part["frame"]:
            depth += _DEEPER[sign]
            yield sign, part.start(), depth


class Scanner:
    """Finds the beginnings of patterns, up to a width. {name} stands for the pattern so named."""

    def __init__(self, width: int, named: Callable[[str], Beginnings]) -> None:
        self._width = width
        self._named = named

    def beginnings(self, pattern: str) -> Beginnings:
        """The first letters of the first word; a word shorter than the width ends in a blank."""
        return frozenset(
            start if self._is_finished(start) else f"{start} " for start in self.unfinished(pattern)
        )

    def unfinished(self, pattern: str) -> Beginnings:
        """The same, without the blank where the pattern may go on."""
        if _PLAIN.fullmatch(pattern):
            word, blank, _ = pattern.partition(" ")
            return frozenset({f"{word}{blank}"[: self._width]})
        parts = [(part.lastgroup, part[part.lastindex or 0]) for part in _PART.finditer(pattern)]
        found, _ = self._alternatives(parts, 0)
        return found

    def _alternatives(self, parts: _Parts, at: int) -> tuple[Beginnings, int]:
        """The beginnings of the alternation that starts here, and the index where it ends."""
        every: Beginnings = frozenset()
        here: Beginnings = _NOTHING
        while at < len(parts) and parts[at][0] != "close":
            if parts[at][0] == "bar":
                every, here = every | here, _NOTHING
                at += 1
            elif all(map(self._is_finished, here)):
                at = _end(parts, at)  # no need to read the rest
            else:
                part, at = self._part(parts, at)
                here = self._joined(here, part)
        return every | here, at

    def _part(self, parts: _Parts, at: int) -> tuple[Beginnings, int]:
        """The beginnings of a part with its quantifier, and the index of the next part."""
        kind, text = parts[at]
        if kind in {"look", "open"}:
            part, at = self._alternatives(parts, at + 1)
        else:
            part = self._named(text) if kind == "name" else _letters(text)
        if kind in {"look", "place"}:
            part = _NOTHING
        at += 1
        if at < len(parts) and parts[at][0] == "times":
            part = self._repeated(part, parts[at][1])
            at += 1
        return part, at

    def _repeated(self, part: Beginnings, times: str) -> Beginnings:
        often = part if times[0] == "?" else part | self._joined(part, frozenset({OPEN}))
        return often | _NOTHING if times.startswith(("?", "*", "{0")) else often

    def _joined(self, first: Beginnings, second: Beginnings) -> Beginnings:
        return frozenset(
            (start + end)[: self._width]
            for start in first
            for end in (_NOTHING if self._is_finished(start) else second)
        )

    def _is_finished(self, start: str) -> bool:
        return len(start) >= self._width or start.endswith((" ", OPEN))


def _end(parts: _Parts, at: int) -> int:
    """The index of the bar or parenthesis that ends this alternative."""
    depth = 0
    while at < len(parts):
        kind = parts[at][0]
        if not depth and kind in {"bar", "close"}:
            break
        depth += (kind in {"look", "open"}) - (kind == "close")
        at += 1
    return at


@cache
def _letters(written: str) -> Beginnings:
    """The letters that a single part of a pattern matches."""
    one = re.compile(written)
    found = frozenset(filter(one.fullmatch, printable))
    is_listed = written.isascii() and len(found) <= _FEW
    return found if is_listed else frozenset({OPEN})
