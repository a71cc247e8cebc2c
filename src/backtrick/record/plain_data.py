"""States, views and outcomes as plain data, for JSON."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from _typeshed import DataclassInstance

    _Way: TypeAlias = Callable[[Any], object]

_text_of: Final = lru_cache(maxsize=1024)(str)
"""A card's notation; cached, because there are few cards and many calls."""


Plain: TypeAlias = Any
"""What JSON can hold."""


def plain(value: object) -> Plain:
    """Dataclasses as dicts, tuples as lists, cards as their notation."""
    return _WAYS[type(value)](value)


class _Ways(dict[type, "_Way"]):
    """The converter for a type; cached, because live tables call it all the time."""

    def __missing__(self, kind: type) -> _Way:
        self[kind] = _way_of(kind)
        return self[kind]


def _way_of(kind: type) -> _Way:
    if hasattr(kind, "_fields"):  # a named tuple: a card
        return _text_of
    if kind is tuple:
        return _list
    if is_dataclass(kind):
        return _dict
    return attrgetter("value") if issubclass(kind, Enum) else _same


def _list(values: tuple[object, ...]) -> list[Plain]:
    return [_WAYS[type(each)](each) for each in values]


def _dict(value: DataclassInstance) -> dict[str, Plain]:
    return {field.name: plain(getattr(value, field.name)) for field in fields(value)}


def _same(value: object) -> object:
    return value


_WAYS: Final = _Ways()
