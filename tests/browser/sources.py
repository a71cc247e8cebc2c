"""Reads the sources of the browser client: which strings, ids of texts and bare words they have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.machines import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = ROOT / "web" / "src"
_TOKEN: Final = re.compile(
    r"//[^\n]*|/\*.*?\*/|<!--.*?-->"  # remarks
    r"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`",
    re.DOTALL,
)
_BLOCK: Final = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_SPOKEN: Final = re.compile(
    r"\b(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label)"
    r"=(\"[^\"]*\"|'[^']*')"
)
# Behind this, an expression is shown: as text, or where a screen reader finds it.
_SHOWN: Final = re.compile(
    rf"(?:^|>)[^<]*$|{_SPOKEN.pattern.partition('=')[0]}=(?:\"[^\"]*|'[^']*)?$"
)
_LETTERS: Final = re.compile(r"[^\W\d_]{2,}")
# What is compared with, and what other functions are told.
_ELSEWHERE: Final = re.compile(r"[!=]==\s*(?:\"[^\"]*\"|'[^']*')|\w\([^()`]*\)")
HOLE: Final = "\0"
"""Stands in a string for what is put in."""


def sources() -> dict[str, str]:
    """All that is shipped, by path."""
    files = sorted(FOLDER.rglob("*.svelte")) + sorted(FOLDER.rglob("*.ts"))
    ours = (file for file in files if not file.name.endswith((".test.ts", "wire.ts", "fake.ts")))
    return {str(file.relative_to(FOLDER)): _code(file) for file in ours}


def _code(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    return re.sub(r"<style\b.*?</style>", "", text, flags=re.DOTALL)


def strings(code: str) -> Iterator[str]:
    """Every string in it, those within others too; HOLE for what is put in."""
    at = 0
    while found := _TOKEN.search(code, at):
        at = found.end()
        if found[0] == "`":
            template, inner, at = _template(code, at)
            yield template
            for each in inner:
                yield from strings(each)
        elif found[0][0] in "\"'":
            yield found[0][1:-1]
            # In markup, an attribute may hold an expression.
            if "{" in found[0]:
                yield from strings(found[0][1:-1])


def _template(code: str, at: int) -> tuple[str, list[str], int]:
    """A template from behind its first backtick on: its text, what is put in, and where it ends."""
    text, inner = "", list[str]()
    while code[at] != "`":
        if code.startswith("${", at):
            end = _closing(code, at + 2, "{}")
            inner.append(code[at + 2 : end])
            text, at = text + HOLE, end + 1
        else:
            text, at = text + code[at], at + 1
    return text, inner, at + 1


def _closing(code: str, at: int, pair: str) -> int:
    """Where the bracket ends that was opened just before."""
    depth = 1
    while True:
        if code[at] == "`":
            at = _template(code, at + 1)[2] - 1
        depth += (code[at] == pair[0]) - (code[at] == pair[1])
        if not depth:
            return at
        at += 1


def asked_for(code: str) -> Iterator[str]:
    """The ids of texts that are asked for with t(…); HOLE for what is put in."""
    for found in re.finditer(r"(?<![\w.])t\(", code):
        call = code[found.end() : _closing(code, found.end(), "()")]
        yield from strings(_ELSEWHERE.sub("", _first_argument(call)))


def _own(expression: str) -> str:
    """What an expression says itself: without what it tells a function, looks up or compares."""
    while call := re.search(r"\w\(", expression):
        end = _closing(expression, call.end(), "()")
        expression = expression[: call.start()] + expression[end + 1 :]
    return re.sub(r"[!=]==\s*(?:\"[^\"]*\"|'[^']*')|\[\"\w+\"\]", "", expression)


def _first_argument(call: str) -> str:
    depth = 0
    for at, letter in enumerate(call):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            return call[:at]
    return call


def bare_words(markup: str) -> Iterator[str]:
    """Words that stand in the markup itself, as text or where a screen reader finds them."""
    markup = _BLOCK.sub("", markup)
    plain = ""
    at = 0
    while at < len(markup):
        if markup[at] == "{":
            end = _closing(markup, at + 1, "{}")
            if markup[at + 1] not in "#:/@" and _SHOWN.search(plain):
                yield from _LETTERS.findall(" ".join(strings(_own(markup[at + 1 : end]))))
            plain, at = plain + HOLE, end + 1
        else:
            plain, at = plain + markup[at], at + 1
    for attribute in _SPOKEN.findall(plain):
        yield from _LETTERS.findall(attribute)
    yield from _LETTERS.findall(re.sub(r"<[^>]*>|&\w+;", " ", plain))
