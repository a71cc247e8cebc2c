"""Regular expressions that can be kept once they are compiled.

Python compiles an expression to a list of numbers, which its engine then runs. To compile those of
a language takes a second, to load the numbers a hundredth of that. They are no public part of
`re`: where they cannot be had, an expression is compiled when it is first needed.
"""

from __future__ import annotations

import re
from array import array
from importlib import import_module
from typing import Any, Final, TypeVar, cast

from msgspec import Struct
from msgspec.structs import asdict, replace

_NUMBER: Final = "I"
_NO_CODE: Final = memoryview(b"")
_ValueT = TypeVar("_ValueT")


class Expression(Struct, frozen=True, array_like=True, gc=False):
    """A regular expression, perhaps with the code that it was compiled to."""

    pattern: str
    code: memoryview = _NO_CODE
    """Numbers of 32 bits; a view of what was read from disk, without a copy."""
    groups: tuple[str, ...] = ()
    """The names of its groups, in their order, if it has code; all groups have names."""

    def regex(self) -> re.Pattern[str]:
        """The expression, ready to be used."""
        loaded = _loaded(self) if self.code else None
        return loaded or re.compile(self.pattern)

    def compiled(self) -> Expression:
        """The same with code, if it can be had."""
        try:
            parser, compiler = import_module("re._parser"), import_module("re._compiler")
            parsed = parser.parse(self.pattern)
            code = array(_NUMBER, compiler._code(parsed, 0))  # noqa: SLF001  see above
            groups = tuple(parsed.state.groupdict)
        except (ImportError, AttributeError, TypeError):
            return self
        return Expression(self.pattern, memoryview(code.tobytes()), groups)


def whole_words(pattern: str) -> Expression:
    """The pattern, so that it begins and ends where words do."""
    return Expression(rf"(?<![a-z0-9#])(?:{pattern})(?![a-z0-9])")


def compiled(value: _ValueT) -> _ValueT:
    """The same value with all its expressions compiled."""
    return cast("_ValueT", _compiled(value))


def _compiled(value: Any) -> Any:  # noqa: ANN401  it goes through structs of any kind
    if isinstance(value, Expression):
        return value.compiled()
    if isinstance(value, Struct):
        return replace(value, **{name: _compiled(each) for name, each in asdict(value).items()})
    if isinstance(value, list):
        return [_compiled(each) for each in cast("list[Any]", value)]
    if isinstance(value, dict):
        return {key: _compiled(each) for key, each in cast("dict[Any, Any]", value).items()}
    return value


def _loaded(expression: Expression) -> re.Pattern[str] | None:
    """An expression from its code; Python checks the code, and None says that it is not sound."""
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
