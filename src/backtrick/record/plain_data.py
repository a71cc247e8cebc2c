"""States, views and outcomes as plain data, for JSON."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from _typeshed import DataclassInstance

    _Way: TypeAlias = Callable[[Any], object]

Plain: TypeAlias = Any
"""What JSON can hold."""


def plain(value: object) -> Plain:
    """Dataclasses as dicts, tuples as lists, cards as their notation."""
    return _WAYS[type(value)](value)


class _Texts(dict[object, str]):
    """The notation of each card of a game; kept, because there are few cards and many calls."""

    def __missing__(self, card: object) -> str:
        self[card] = str(card)
        return self[card]


class _Ways(dict[type, "_Way"]):
    """The converter for a type; cached, because live tables call it all the time."""

    def __missing__(self, kind: type) -> _Way:
        self[kind] = _way_of(kind)
        return self[kind]


def _way_of(kind: type) -> _Way:
    if hasattr(kind, "_fields"):  # a named tuple: a card
        return _Texts().__getitem__
    if kind is tuple:
        return _list
    if is_dataclass(kind):
        return _dict
    return attrgetter("value") if issubclass(kind, Enum) else _same


def _list(values: tuple[object, ...]) -> list[Plain]:
    found: list[Plain] = []
    for each in values:
        found.append(_WAYS[type(each)](each))  # noqa: PERF401  a comprehension takes a third longer
    return found


def _dict(value: DataclassInstance) -> dict[str, Plain]:
    return {field.name: plain(getattr(value, field.name)) for field in fields(value)}


def _same(value: object) -> object:
    return value


_WAYS: Final = _Ways()
