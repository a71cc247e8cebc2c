"""The JSON Schema of all messages."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any, Final, TypeAlias, get_args

from msgspec.json import schema_components

from ...games import GAMES
from ...table.events import Event
from ..codes import codes
from ..inbound import Inbound
from ..outbound import Outbound
from .messages import Message, Open, everything, groups, options, sights
from .sights import options_of, sight_of

Schema: TypeAlias = dict[str, Any]

_REFERENCE: Final = "#/$defs/{name}"
_NULL: Final[Schema] = {"type": "null"}
_ABOUT: Final = (
    "All messages over the socket of a table. A client sends what `Inbound` allows, and gets what "
    "`Outbound` describes; a later server may send more fields. Made from the types in "
    "`src/backtrick/wire` by `python -m backtrick.wire`."
)


def schema_text() -> str:
    """The schema as text."""
    return f"{json.dumps(schema(), indent=2, ensure_ascii=False)}\n"


def schema() -> Schema:
    """The schema of all messages; types are in `$defs`, by name."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Backtrick",
        "description": _ABOUT,
        **_one_of(["Inbound", "Outbound"]),
        "$defs": {**_unions(), **_messages(), **_changes()},
    }


def _unions() -> dict[str, Schema]:
    named = {
        group.name: {
            "description": group.note,
            **_one_of([member.name for member in group.members]),
        }
        for group in groups()
    }
    named["Code"] = {"description": "Why something is refused.", "enum": list(codes())}
    return named


def _messages() -> dict[str, Schema]:
    """All types that are sent as an object or a list."""
    of_games = chain.from_iterable((sight_of(game), options_of(game)) for game in GAMES.values())
    kinds = [*chain.from_iterable(map(get_args, (Inbound, Outbound, Event))), *of_games]
    _, made = schema_components(kinds, ref_template=_REFERENCE)
    known = {each.name: each for each in everything()}
    return {
        name: _completed(known[name], found) if "properties" in found else found
        for name, found in made.items()
    }


def _completed(message: Message, found: Schema) -> Schema:
    """The schema from msgspec, completed with docstrings and the types that Python leaves open."""
    properties = {name: found["properties"][name] for name in _names(message)}
    for field in message.fields:
        if isinstance(field.kind, Open):
            properties[field.name] |= _opened(field.kind)
        if field.note:
            properties[field.name] = {"description": field.note, **properties[field.name]}
    return {**found, "properties": properties}


def _names(message: Message) -> list[str]:
    tag = [] if message.tag_field is None else [message.tag_field]
    return [*tag, *(field.name for field in message.fields)]


def _opened(kind: Open) -> Schema:
    match kind:
        case Open.EVENTS:
            return {"type": "array", "items": _reference("TableEvent")}
        case Open.OPTIONS:
            return _one_of([each.name for each in options()])
        case Open.SIGHT:
            return _one_of([each.name for each in sights()], _NULL)
        case Open.CHANGES:
            return _one_of(list(_changes()), _NULL)
        case Open.SEEN | Open.CODE:
            raise ValueError(f"{kind}: nothing of a socket")


def _changes() -> dict[str, Schema]:
    """For each game, a sight with all fields optional."""
    return {
        each.name.replace("Sight", "Changes"): {
            "description": "Those fields that have changed.",
            "type": "object",
            "properties": {
                field.name: {"$ref": f"#/$defs/{each.name}/properties/{field.name}"}
                for field in each.fields
            },
        }
        for each in sights()
    }


def _one_of(names: list[str], *others: Schema) -> Schema:
    return {"anyOf": [*map(_reference, names), *others]}


def _reference(name: str) -> Schema:
    return {"$ref": _REFERENCE.format(name=name)}
