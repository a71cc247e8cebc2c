"""The OpenAPI description, made from the table of endpoints."""

from __future__ import annotations

import re
from http import HTTPStatus
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from ...games import GAMES
from ...limits import MOST_SEATS
from ...puzzles import ID_LETTERS
from ...wire.requests import Empty
from .endpoints import PLAIN
from .problems import JSON, ProblemInfo
from .tokens import COOKIE, DEVICE_LETTERS, ID

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .endpoints import AnyEndpoint

Description: TypeAlias = dict[str, Any]
"""A part of the description: an object of JSON."""

PARAMETERS: Final[dict[str, Description]] = {
    "table": {"type": "string", "pattern": f"^{ID}$"},
    "token": {"type": "string", "pattern": f"^{ID}$"},
    "bell": {"type": "string", "pattern": f"^{ID}$"},
    "device": {"type": "string", "pattern": f"^[0-9a-f]{{{DEVICE_LETTERS}}}$"},
    "game": {"type": "string", "enum": list(GAMES)},
    "puzzle": {"type": "string", "pattern": f"^[0-9a-f]{{{ID_LETTERS}}}$"},
    "number": {"type": "integer", "minimum": 1, "maximum": 999_999},
    "circle": {"type": "string", "pattern": f"^{ID}$"},
    "day": {"type": "string", "format": "date"},
    "players": {"type": "integer", "minimum": 1, "maximum": MOST_SEATS},
}
"""The parameters in paths."""
_IN_BRACES: Final = re.compile(r"{(\w+)}")
_REFERENCE: Final = "#/components/schemas/{name}"
_SECURITY: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "bearer": {"type": "http", "scheme": "bearer"},
}


def described(endpoints: Iterable[AnyEndpoint]) -> Description:
    """The description of all endpoints, in OpenAPI 3.1."""
    endpoints = tuple(endpoints)
    named = [kind for each in endpoints for kind in (each.takes, each.gives, each.query)]
    types = [
        kind for kind in dict.fromkeys([*named, ProblemInfo]) if issubclass(kind, msgspec.Struct)
    ]
    _, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    paths: dict[str, Description] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, components)
    queries = {each.query.__name__ for each in endpoints}
    wanted = {name for name in components if name not in queries}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Backtrick", "version": version("backtrick")},
        "paths": paths,
        "components": {
            "schemas": {name: components[name] for name in sorted(wanted)},
            "securitySchemes": _SECURITY,
        },
    }


def _operation(endpoint: AnyEndpoint, components: Description) -> Description:
    operation: Description = {
        "operationId": endpoint.answer.__name__,
        "summary": endpoint.about,
        "parameters": [*_in_path(endpoint), *_in_query(endpoint, components)],
        "responses": _responses(endpoint),
    }
    if endpoint.takes is not Empty:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    if endpoint.needs_guest:
        operation["security"] = [{name: []} for name in _SECURITY]
    return operation


def _in_path(endpoint: AnyEndpoint) -> list[Description]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in _IN_BRACES.findall(endpoint.path)
    ]


def _in_query(endpoint: AnyEndpoint, components: Description) -> list[Description]:
    schema = components.get(endpoint.query.__name__, {})
    needed = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": what}
        for name, what in schema.get("properties", {}).items()
    ]


def _responses(endpoint: AnyEndpoint) -> Description:
    found = {str(endpoint.status): _response(endpoint.status, endpoint.gives)}
    if endpoint.text != PLAIN:
        found[str(endpoint.status)]["content"] |= {endpoint.text: {"schema": {"type": "string"}}}
    for status in endpoint.all_problems:
        found[str(status)] = _response(status, ProblemInfo)
        if status == 429:
            retry = {"required": True, "schema": {"type": "integer", "minimum": 1}}
            found[str(status)]["headers"] = {"Retry-After": retry}
    return found


def _response(status: int, kind: type) -> Description:
    content = {} if kind is type(None) else {"content": _content(kind)}
    return {"description": HTTPStatus(status).phrase, **content}


def _content(kind: type) -> Description:
    if kind is str:
        return {PLAIN: {"schema": {"type": "string"}}}
    return {JSON: {"schema": {"$ref": _REFERENCE.format(name=kind.__name__)}}}
