"""The structs within types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import inspect

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def structs_in(kinds: Iterable[inspect.Type]) -> dict[str, inspect.StructType]:
    """All structs within types, by name, outer ones first."""
    found: dict[str, inspect.StructType] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, inspect.StructType):
            if kind.cls.__name__ in found:
                continue
            found[kind.cls.__name__] = kind
        waiting.extend(_within(kind))
    return found


def _within(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
            yield from kinds
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield item
        case inspect.DictType(value_type=value):
            yield value
        case _:
            pass
