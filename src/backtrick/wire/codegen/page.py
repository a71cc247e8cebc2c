"""The generated parts of `docs/protocol.md`."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from ...games import GAMES
from ...table.redaction import Extras
from ...texts import DEFAULT, Texts
from ..codes import REFUSERS, text_of
from .limits import limits_of
from .messages import bodies, groups, options, parts, parts_of_sights, sights
from .notes import notes_on_fields
from .typescript import written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .messages import Message, StructField

_PART: Final = re.compile(r"(<!-- made: ([\w-]+) -->\n).*?(<!-- end -->\n)", re.DOTALL)


def with_parts(page: str) -> str:
    """The page, with the parts between its marks regenerated."""
    return _PART.sub(lambda found: f"{found[1]}\n{_PARTS[found[2]]()}\n{found[3]}", page)


def _group(name: str) -> str:
    (group,) = [each for each in groups() if each.name == name]
    return "\n".join(map(_described, group.members))


def _parts() -> str:
    return "\n".join(map(_described, (*parts(), *parts_of_sights())))


def _described(message: Message) -> str:
    """A message: its name, its docstring, and its fields."""
    name = message.tag or message.name
    as_list = " It is sent as a list of these fields, in this order." if message.is_list else ""
    fields = f"\n{_fields(message.fields)}" if message.fields else ""
    return f"**`{name}`**: {message.note}{as_list}\n{fields}"


def _fields(fields: Iterable[StructField]) -> str:
    return _table(
        ["field", "type", "if missing", "meaning"],
        [[f"`{each.name}`", _type(each), _default(each), _meaning(each)] for each in fields],
    )


def _type(field: StructField) -> str:
    """The type as in TypeScript, without `readonly`."""
    kind = re.sub(r"Readonly<(.*)>", r"\1", written(field).replace("readonly ", ""))
    kind = re.sub(r"\((\[[^()]*\]|[^ ()]+)\)\[\]", r"\1[]", kind)  # no needless brackets
    return f"`{kind}`".replace("|", r"\|")


def _default(field: StructField) -> str:
    return "" if field.required else f"`{json.dumps(field.default)}`"


def _meaning(field: StructField) -> str:
    return " ".join(filter(None, [field.note, limits_of(field.kind)]))


def _added() -> str:
    """The fields that the server adds to every view."""
    ours = notes_on_fields(Extras)
    return _fields(each for each in sights()[0].fields if each.name in ours)


def _views() -> str:
    """The types of sight and options, by game."""
    return "\n".join(
        f"**`{game.id}`**, [what the fields mean]({game.id}.md#what-a-seat-sees)\n\n"
        + _kinds(each for each in sight.fields if each.name not in notes_on_fields(Extras))
        + f"\nIts `options`, [what they mean]({game.id}.md#options)\n\n"
        + _kinds(chosen.fields)
        for game, sight, chosen in zip(GAMES.values(), sights(), options(), strict=True)
    )


def _kinds(fields: Iterable[StructField]) -> str:
    return _table(["field", "type"], [[f"`{each.name}`", _type(each)] for each in fields])


def _codes() -> str:
    """Every code with its text."""
    texts = Texts(DEFAULT)
    rows = [
        [f"`{code}`", who, texts(text_of(code))]
        for who, codes in REFUSERS.items()
        for code in codes
    ]
    return _table(["code", "who refuses", "what people are told"], rows)


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [f"| {' | '.join(cells)} |" for cells in (head, *rows)]
    lines.insert(1, f"|{'---|' * len(head)}")
    return "".join(f"{re.sub(' +', ' ', line)}\n" for line in lines)


_PARTS: Final[dict[str, Callable[[], str]]] = {
    "inbound": lambda: _group("Inbound"),
    "commands": lambda: _group("Command"),
    "outbound": lambda: _group("Outbound"),
    "events": lambda: _group("TableEvent"),
    "parts": _parts,
    "bodies": lambda: "\n".join(map(_described, bodies())),
    "added": _added,
    "views": _views,
    "codes": _codes,
}
