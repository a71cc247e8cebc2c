"""Regular expressions that can be stored in compiled form.

Python compiles an expression to code, a list of numbers for the engine of `re`. Compiling the
expressions of a language takes a second, loading their code a hundredth of that. The code is not
part of Python's public interface: if a Python has none, or a different one, expressions are
compiled on first use.
"""

from __future__ import annotations

import re
from array import array
from importlib import import_module
from typing import Final, TypeVar, cast

from msgspec import Struct
from msgspec.structs import asdict, replace

_NUMBER: Final = "I"
_NO_CODE: Final = memoryview(b"")
_ValueT = TypeVar("_ValueT")


class Expression(Struct, frozen=True, array_like=True, gc=False):
    """A regular expression, with or without its code."""

    pattern: str
    code: memoryview = _NO_CODE
    """32-bit numbers: a view of the file they were read from, not a copy."""
    groups: tuple[str, ...] = ()
    """The names of its groups, if it has code. All groups have names."""

    def regex(self) -> re.Pattern[str]:
        """The compiled expression."""
        loaded = _loaded(self) if self.code else None
        return loaded or re.compile(self.pattern)

    def compiled(self) -> Expression:
        """The same expression with its code, if this Python reveals it."""
        try:
            parser, compiler = import_module("re._parser"), import_module("re._compiler")
            parsed = parser.parse(self.pattern)
            code = array(_NUMBER, compiler._code(parsed, 0))  # noqa: SLF001  see above
            groups = tuple(parsed.state.groupdict)
        except (ImportError, AttributeError, TypeError):
            return self
        return Expression(self.pattern, memoryview(code.tobytes()), groups)


def whole_words(pattern: str) -> Expression:
    """The pattern, matching whole words only."""
    return Expression(rf"(?<![a-z0-9#])(?:{pattern})(?![a-z0-9])")


def compiled(value: _ValueT) -> _ValueT:
    """The same value, with code for all expressions in it."""
    return cast("_ValueT", _compiled(value))


def _compiled(value: object) -> object:
    if isinstance(value, Expression):
        return value.compiled()
    if isinstance(value, Struct):
        return replace(value, **{name: _compiled(each) for name, each in asdict(value).items()})
    if isinstance(value, list):
        return [_compiled(each) for each in cast("list[object]", value)]
    if isinstance(value, dict):
        return {key: _compiled(each) for key, each in cast("dict[object, object]", value).items()}
    return value


def _loaded(expression: Expression) -> re.Pattern[str] | None:
    """The expression made from its code; None if Python finds the code invalid."""
    numbers = array(_NUMBER)
    groups = expression.groups
    index = {name: number for number, name in enumerate(groups, start=1)}
    try:
        numbers.frombytes(expression.code)
        return import_module("_sre").compile(
            expression.pattern,
            int(re.UNICODE),
            numbers.tolist(),
            len(groups),
            index,
            (None, *groups),
        )
    except (ImportError, AttributeError, TypeError, ValueError, OverflowError, RuntimeError):
        return None
