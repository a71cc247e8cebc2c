"""The limits of a field's type, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import inspect

if TYPE_CHECKING:
    from .messages import Open


def limits_of(kind: inspect.Type | Open) -> str:
    """A sentence about lengths and ranges; empty if there are no limits."""
    match kind:
        case inspect.UnionType(types=kinds):
            return " ".join(filter(None, map(limits_of, kinds)))
        case inspect.ListType(item_type=item, max_length=int(most)):
            return f"At most {most}. {limits_of(item)}".strip()
        case inspect.StrType(max_length=int(most)):
            return f"{kind.min_length or 0} to {most} characters."
        case inspect.IntType(ge=int(least)):
            return _from(least, kind)
        case _:
            return ""


def _from(least: int, kind: inspect.IntType) -> str:
    most = kind.le if kind.lt is None else kind.lt - 1
    return f"At least {least}." if most is None else f"{least} to {most:,}."
