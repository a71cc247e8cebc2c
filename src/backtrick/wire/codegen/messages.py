"""The messages, read from their types."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final, get_args

from msgspec import NODEFAULT, Struct, inspect, to_builtins

from ...games import GAMES
from ...table.commands import Command
from ...table.events import Event, Offer
from ...table.redaction import Extras
from .. import (
    analyses,
    answers,
    bells,
    catalogue,
    circles,
    daily,
    history,
    personal_data,
    puzzles,
    requests,
    sums,
)
from ..analyses import TriedTurnInfo
from ..answers import SprintPositionInfo, StepInfo
from ..inbound import Inbound
from ..outbound import Lobby, Outbound, Update, Welcome
from .notes import note_on, notes_on_fields
from .sights import options_of, plain_class, sight_of, sources_of
from .structs import structs_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


class Open(Enum):
    """A type that Python leaves open: already encoded, or dependent on the game."""

    EVENTS = "events"
    OPTIONS = "options"
    SIGHT = "sight"
    CHANGES = "changes"
    SEEN = "seen"
    CODE = "code"


_OPEN: Final[dict[tuple[type, str], Open]] = {
    (Lobby, "options"): Open.OPTIONS,
    (Welcome, "game"): Open.SIGHT,
    (Update, "game"): Open.CHANGES,
    (StepInfo, "view"): Open.SEEN,
    (StepInfo, "reason"): Open.CODE,
    (SprintPositionInfo, "view"): Open.SEEN,
    (TriedTurnInfo, "view"): Open.SEEN,
}
_HIDDEN: Final = {"client", "number", "seed"}
"""Fields of events, and of cards on their way, that nobody is sent: see `table.publication`."""


@dataclass(frozen=True, slots=True)
class StructField:
    """A field of a message."""

    name: str
    kind: inspect.Type | Open
    note: str
    required: bool
    default: object
    """The default, if it is not required."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message, or a part of one."""

    name: str
    note: str
    tag_field: str | None
    tag: str
    fields: tuple[StructField, ...]
    is_list: bool
    """Whether it is sent as a list of its fields."""
    base: str = ""
    """The type that has the rest of its fields, if one has."""


@dataclass(frozen=True, slots=True)
class Group:
    """Alternative messages, distinguished by their tags."""

    name: str
    note: str
    members: tuple[Message, ...]


@cache
def groups() -> tuple[Group, ...]:
    """All messages, by direction, with commands and events."""
    return (
        _group("Inbound", "What a client sends.", Inbound),
        _group("Command", "What a client can want of a table.", Command),
        _group("Outbound", "What the server sends.", Outbound),
        _group("TableEvent", "What happens at a table, as everybody may see it.", Event),
    )


@cache
def parts() -> tuple[Message, ...]:
    """The parts of messages."""
    known = {each.name for group in groups() for each in group.members}
    kinds = [get_args(each) for each in (Inbound, Outbound, Event)]
    found = structs_in(inspect.type_info(kind) for each in kinds for kind in each)
    return tuple(_message(each) for name, each in found.items() if name not in known)


@cache
def sights() -> tuple[Message, ...]:
    """The sight of each game."""
    return tuple(_message(_struct(sight_of(game))) for game in GAMES.values())


@cache
def extras() -> Message:
    """What every sight has besides a game's view."""
    return _message(_struct(plain_class(Extras)))


@cache
def options() -> tuple[Message, ...]:
    """The options of each game."""
    return tuple(_message(_struct(options_of(game))) for game in GAMES.values())


@cache
def parts_of_sights() -> tuple[Message, ...]:
    """The parts of the games' types."""
    known = {each.name for each in (*sights(), *options())}
    found = structs_in(_struct(sight_of(game)) for game in GAMES.values())
    return tuple(_message(each) for name, each in found.items() if name not in known)


@cache
def bodies() -> tuple[Message, ...]:
    """The bodies of HTTP requests and answers."""
    kinds = [
        kind
        for module in (
            requests,
            answers,
            analyses,
            catalogue,
            circles,
            daily,
            history,
            personal_data,
            puzzles,
            sums,
            bells,
        )
        for kind in _structs_of(module)
    ]
    return tuple(_message(_struct(kind)) for kind in kinds)


def everything() -> tuple[Message, ...]:
    """Everything that goes over a socket."""
    members = chain.from_iterable(group.members for group in groups())
    return (*members, *parts(), *sights(), *options(), *parts_of_sights())


def _group(name: str, note: str, union: object) -> Group:
    return Group(name, note, tuple(_message(_struct(kind)) for kind in get_args(union)))


def _structs_of(module: ModuleType) -> Iterator[type[Struct]]:
    """The public types of a module that have fields."""
    for name, kind in vars(module).items():
        is_ours = isinstance(kind, type) and kind.__module__ == module.__name__
        if is_ours and issubclass(kind, Struct) and kind.__struct_fields__ and name[0] != "_":
            yield kind


def _struct(kind: type) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)  # noqa: S101  for the type checker
    return found


def _message(struct: inspect.StructType) -> Message:
    hidden = _HIDDEN if struct.cls in {*get_args(Event), Offer} else set[str]()
    fields = tuple(_field(struct, each) for each in struct.fields if each.name not in hidden)
    note = note_on(struct.cls)
    name, tag = struct.cls.__name__, str(struct.tag or "")
    return Message(name, note, struct.tag_field, tag, fields, struct.array_like)


def _field(struct: inspect.StructType, field: inspect.Field) -> StructField:
    notes = {
        name: note
        for source in sources_of(struct.cls)
        for name, note in notes_on_fields(source).items()
    }
    made = field.default_factory
    given = field.default if made is NODEFAULT else made()
    default = None if given is NODEFAULT else to_builtins(given)
    kind: inspect.Type | Open = _OPEN.get((struct.cls, field.name), field.type)
    if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.RawType):
        kind = Open.EVENTS
    return StructField(field.name, kind, notes.get(field.name, ""), field.required, default)
