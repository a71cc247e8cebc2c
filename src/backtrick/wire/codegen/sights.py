"""The sights of games, as types: those of views, in the plain form that is sent.

`record.plain_data` converts values for JSON; this module does the same with their types.
"""

from __future__ import annotations

import ast
import inspect
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from ...games import GAMES
from ...table.differ import annotations_of
from ...table.redaction import Extras

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from ...games.any_game import AnyGame


_Type: TypeAlias = Any
"""A type: a class, a union, or anything else that an annotation can be."""


def prefix_of(game: AnyGame) -> str:
    """The prefix of a game's type names."""
    return "".join(word.capitalize() for word in game.id.split("-"))


@cache
def sight_of(game: AnyGame) -> type[msgspec.Struct]:
    """The type of `game` in messages, for this game."""
    view: type = game.view_type
    kinds = {**_types_of(view), **_types_of(Extras)}
    doc = f"What you see of a game of `{game.id}`."
    return _struct(f"{prefix_of(game)}Sight", kinds, doc, (view, Extras))


def options_of(game: AnyGame) -> type[msgspec.Struct]:
    """The options of a game."""
    return plain_class(game.options_type)


def sources_of(kind: type) -> tuple[type, ...]:
    """The classes that document the fields of a struct."""
    return getattr(kind, "made_from", (kind,))


def _struct(
    name: str, kinds: dict[str, _Type], doc: str, made_from: tuple[type, ...]
) -> type[msgspec.Struct]:
    namespace = {"__doc__": doc, "made_from": made_from}
    return msgspec.defstruct(name, list(kinds.items()), namespace=namespace, module=__name__)


def _plain(kind: _Type) -> _Type:
    """The plain type for a type."""
    if is_dataclass(kind):
        return plain_class(kind)
    if hasattr(kind, "_fields"):  # a named tuple: a card
        return str
    parts = tuple(part if part is Ellipsis else _plain(part) for part in get_args(kind))
    if get_origin(kind) is tuple:
        return tuple[parts]
    return Union[parts] if get_origin(kind) in {Union, UnionType} else kind  # noqa: UP007  computed


@cache
def plain_class(kind: type) -> type[msgspec.Struct]:
    """The plain type for a class of fields."""
    name = f"{_prefix_at(kind.__module__)}{kind.__name__}"
    return _struct(name, _types_of(kind), inspect.getdoc(kind) or "", (kind,))


def _prefix_at(module: str) -> str:
    """The name of a type; options are prefixed, because each game has its own class."""
    package = module.rpartition(".")[0]
    packages = {each.view_type.__module__.rpartition(".")[0]: each for each in GAMES.values()}
    return prefix_of(packages[package]) if package in packages else ""


def _types_of(kind: type) -> dict[str, _Type]:
    """The plain type of each field."""
    hints = get_type_hints(kind, localns=_names_in(import_module(kind.__module__)))
    return {name: _plain(hints[name]) for name in annotations_of(kind)}


def _names_in(module: ModuleType) -> dict[str, object]:
    """All names that a module's annotations may use, including type-checking imports."""
    names = dict(vars(module))
    for statement in _for_type_checking(module):
        source = import_module("." * statement.level + (statement.module or ""), module.__package__)
        names |= {each.asname or each.name: getattr(source, each.name) for each in statement.names}
    return names


def _for_type_checking(module: ModuleType) -> Iterator[ast.ImportFrom]:
    for statement in ast.parse(inspect.getsource(module)).body:
        match statement:
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), body=body):
                yield from (each for each in body if isinstance(each, ast.ImportFrom))
            case _:
                pass
