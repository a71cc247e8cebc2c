"""States, views and outcomes as plain data: for JSON, and for whoever wants no classes."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, Final, cast

_PLAIN: Final = frozenset({int, str, bool, float, type(None)})


_text_of: Final = lru_cache(maxsize=1024)(str)
"""A card's notation: there are few cards, and they are asked for over and over."""


def plain(value: object) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """Dataclasses as dicts, tuples as lists, cards as their notation."""
    if type(value) in _PLAIN:
        return value
    if type(value) is tuple:
        return [plain(each) for each in cast("tuple[object, ...]", value)]
    if hasattr(value, "_fields"):  # a named tuple: a card
        return _text_of(value)
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return value.value
    return value
