"""Finds what has changed between two values of a dataclass or a struct, as plain data.

A live table does this for every viewer after every move. So the function for a class is written and
compiled, as the methods of a dataclass are: a loop over its fields takes five times as long.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from inspect import get_annotations
from typing import Any, Final, TypeAlias, cast

from ..record import plain

Differ: TypeAlias = Callable[[Any, Any, dict[str, Any]], None]
"""Takes the new value, the old one, and where to put what has changed, by field."""

_WORD: Final = re.compile(r"\w+")
_PLAIN: Final = frozenset({"int", "str", "bool", "None", "tuple", "Seat"})
"""Types made of these words hold what JSON can hold as it is."""
_PLAIN_FIELD: Final = """
    if new.{name} != old.{name}:
        changes["{name}"] = new.{name}"""
_FIELD: Final = """
    if new.{name} is not old.{name} and new.{name} != old.{name}:
        changes["{name}"] = plain(new.{name})"""


@cache
def differ(kind: type) -> Differ:
    """The function that compares two values of a class."""
    body = "".join(
        (_PLAIN_FIELD if is_plain else _FIELD).format(name=name) for name, is_plain in _fields(kind)
    )
    names: dict[str, Any] = {"plain": plain}
    exec(f"def differ(new, old, changes):\n    pass{body}", names)  # noqa: S102  made of names of fields
    return cast("Differ", names["differ"])


def everything(value: object) -> dict[str, Any]:
    """All fields of a value, as plain data."""
    values = ((name, is_plain, getattr(value, name)) for name, is_plain in _fields(type(value)))
    return {name: each if is_plain else plain(each) for name, is_plain, each in values}


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The names of a class's fields, and whether their values are plain data as they are."""
    return tuple(
        (name, set(_WORD.findall(str(annotation))) <= _PLAIN)
        for name, annotation in annotations_of(kind).items()
    )


def annotations_of(kind: type) -> dict[str, Any]:
    """By the name of each field of a dataclass or a struct, its type as it is written."""
    own = get_annotations(kind)  # of a struct these are all: none here inherits any
    return {field.name: field.type for field in fields(kind)} if is_dataclass(kind) else own
