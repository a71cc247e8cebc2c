"""The schema of the protocol, as strict as possible."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, cast

import jsonschema_rs

from tests.machines import ROOT

SCHEMA = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    """A validator for a message of this name that allows no undescribed fields."""
    closed = cast("dict[str, Any]", _closed({"$defs": SCHEMA["$defs"]}))
    return jsonschema_rs.validator_for({**closed, "$ref": f"#/$defs/{name}"})


def _closed(schema: object) -> object:
    """The schema without room for undescribed fields."""
    if isinstance(schema, list):
        return [_closed(each) for each in cast("list[object]", schema)]
    if not isinstance(schema, dict):
        return schema
    found = {name: _closed(each) for name, each in cast("dict[str, object]", schema).items()}
    return {**found, "additionalProperties": False} if _is_object(found) else found


def _is_object(schema: dict[str, object]) -> bool:
    return schema.get("type") == "object" and "properties" in schema
