"""The messages as TypeScript, for the browser client."""

from __future__ import annotations

import json
from itertools import chain
from textwrap import fill
from typing import TYPE_CHECKING, Final

from msgspec import inspect

from ...games import GAMES
from ...texts import languages
from ..codes import codes
from .messages import Message, Open, bodies, groups, options, parts, parts_of_sights, sights

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .messages import Field, Group

_HEAD: Final = """\
// Made by `python -m backtrick.wire` from the types of the messages: change those, not this.
"""
_BODIES_HEAD: Final = """\
// What goes to and fro over HTTP.
// Made by `python -m backtrick.wire` from the types of the bodies: change those, not this.
import type { Code, Game } from "../wire";
"""
_WIDTH: Final = 100
_OPEN: Final = {
    Open.EVENTS: "readonly TableEvent[]",
    Open.OPTIONS: "Options",
    Open.GAME: "Game | null",
    Open.CHANGES: "Partial<Game> | null",
    Open.SEEN: "Partial<Game>",
    Open.CODE: "Code | null",
}


def typescript() -> str:
    """The file with what goes over a socket."""
    of_games = (*sights(), *options(), *parts_of_sights())
    named = [
        *chain.from_iterable(_group(group) for group in groups()),
        *map(_interface, (*parts(), *of_games)),
        _games(),
        _union("Game", "What you see of a game.", [each.name for each in sights()]),
        _union("Options", "The options of a game.", [each.name for each in options()]),
        _union("Code", "Why something is refused.", map(json.dumps, codes())),
    ]
    return "\n".join([_HEAD, *named])


def typescript_of_bodies() -> str:
    """The file with what goes over HTTP."""
    spoken = _union("Language", "Those that there are texts in.", map(json.dumps, languages()))
    return "\n".join([_BODIES_HEAD, spoken, *map(_interface, bodies())])


def _group(group: Group) -> Iterable[str]:
    yield _union(group.name, group.note, [member.name for member in group.members])
    yield from map(_interface, group.members)


def _union(name: str, note: str, members: Iterable[str]) -> str:
    members = list(members)
    head, line = f"export type {name} =", f"{' | '.join(members)};"
    if len(f"{head} {line}") <= _WIDTH:
        body = f" {line}"
    elif len(f"  {line}") <= _WIDTH:
        body = f"\n  {line}"
    else:
        body = "".join(f"\n  | {each}" for each in members) + ";"
    return f"{_comment(note)}{head}{body}\n"


def _interface(message: Message) -> str:
    if message.is_list:
        items = [f"  {each.name}: {written(each)}," for each in message.fields]
        head = f"{_comment(message.note)}export type {message.name} = readonly ["
        return "\n".join([head, *items, "];", ""])
    lines = [f"{_comment(message.note)}export interface {message.name} {{"]
    if message.tag_field is not None:
        lines.append(f"  readonly {message.tag_field}: {json.dumps(message.tag)};")
    lines.extend(map(_line, message.fields))
    return "\n".join([*lines, "}", ""])


def _line(field: Field) -> str:
    mark = "" if field.required else "?"
    default = "" if field.required else f"If missing: {json.dumps(field.default)}."
    note = _comment(" ".join(filter(None, [field.note, default])), "  ")
    return f"{note}  readonly {field.name}{mark}: {written(field)};"


def _comment(note: str, indent: str = "") -> str:
    if not note:
        return ""
    if len(line := f"{indent}/** {note} */") <= _WIDTH:
        return f"{line}\n"
    body = fill(note, _WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return f"{indent}/**\n{body}\n{indent} */\n"


def _games() -> str:
    """What belongs to a game, by its id."""
    lines = [
        f"  readonly {json.dumps(game.id)}: {{ game: {sight.name}; options: {chosen.name} }};"
        for game, sight, chosen in zip(GAMES.values(), sights(), options(), strict=True)
    ]
    note = _comment("What belongs to a game, by its id.")
    return "\n".join([f"{note}export interface Games {{", *lines, "}", ""])


def written(field: Field) -> str:
    """The type of a field."""
    return _OPEN[field.kind] if isinstance(field.kind, Open) else _type(field.kind)


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=kinds):
            return _either(kinds)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"readonly {_in_brackets(_type(item))}[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(map(_type, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{_type(key)}, {_type(value)}>>"
        case inspect.LiteralType(values=values):
            return _word(values)
        case inspect.EnumType(cls=cls):
            return " | ".join(json.dumps(each.value) for each in cls)
        case _:
            return _PLAIN[type(kind)]


_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def _either(kinds: Iterable[inspect.Type]) -> str:
    """One of several types; where it is one of a whole group, the group."""
    names = list(dict.fromkeys(map(_type, kinds)))
    for group in groups():
        if names == [member.name for member in group.members]:
            return group.name
    return " | ".join(names)


def _word(words: tuple[str | int | None, ...]) -> str:
    """One of several words; where it is one of all languages, their name."""
    return "Language" if {*words} == {*languages()} else " | ".join(map(json.dumps, words))


def _in_brackets(item: str) -> str:
    return f"({item})" if " " in item else item
