"""The docstrings of classes, fields and constants, read from the source."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from itertools import pairwise
from textwrap import dedent
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

_OURS: Final = __name__.partition(".")[0]


def note_on(kind: type) -> str:
    """The docstring of a class, on one line."""
    return _for_readers(inspect.getdoc(kind) or "")


@cache
def notes_on_fields(kind: type) -> dict[str, str]:
    """The docstring of each field, including inherited ones."""
    ours = [each for each in kind.__mro__ if each.__module__.partition(".")[0] == _OURS]
    return {name: note for each in reversed(ours) for name, note in _notes_in(each)}


def notes_on_constants(module: ModuleType) -> dict[str, str]:
    """The docstring of each constant of a module."""
    return dict(_notes_among(ast.parse(inspect.getsource(module)).body))


def _notes_in(kind: type) -> Iterator[tuple[str, str]]:
    (definition,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)  # noqa: S101  for the type checker
    yield from _notes_among(definition.body)


def _notes_among(statements: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, following in pairwise(statements):
        match field, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                yield name, _for_readers(note)
            case _:
                pass


def _for_readers(note: str) -> str:
    """A docstring on one line, in the words of JSON."""
    return re.sub(r"\bNone\b", "null", " ".join(note.split()))
