"""A stored regular expression is the same as one that Python compiles."""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from backtrick.talk import languages, prepare
from backtrick.talk.checker import NumberTalk
from backtrick.talk.expressions import Expression, compiled
from backtrick.talk.listener import Listener
from backtrick.talk.numbers import Numbers
from backtrick.talk.pro import ProWords
from backtrick.talk.vocabulary import Vocabulary
from tests.thorough import first_of

if TYPE_CHECKING:
    from collections.abc import Iterator


def _expressions(language: str) -> Iterator[Expression]:
    known = Vocabulary(language)
    numbers, listener = known.part(Numbers), known.part(Listener)
    yield from (numbers.digits, numbers.nouns, numbers.measure)
    yield from (*listener.phrases.values(), listener.card, listener.clause_end)
    talk, pro = known.part(NumberTalk), known.part(ProWords)
    for finder in (talk.innocent, talk.implied, pro.word, pro.point, pro.whole, pro.never):
        yield from finder.expressions


@pytest.mark.parametrize("language", first_of(languages()))
def test_stored_code_is_what_python_compiles(language: str) -> None:
    """Each expression of a language has the same code, to the last number; none is malformed."""
    prepare()
    for kept in {*_expressions(language)}:
        assert kept.code
        assert kept.regex() == re.compile(kept.pattern)


def test_groups_have_their_names() -> None:
    """Groups work in a stored expression, too."""
    kept = Expression("(?P<first>a)|(?P<second>b)").compiled()
    found = kept.regex().fullmatch("b")
    assert found is not None
    assert found.groupdict() == {"first": None, "second": "b"}
    assert found.lastgroup == "second"


@pytest.mark.parametrize("code", [b"123", b"1234", 3 * b"\xff\xff\xff\xff", 4 * b"\0\0\0\0"])
def test_invalid_code_is_compiled_again(code: bytes) -> None:
    """Python notices invalid code, and the pattern is used instead."""
    assert Expression("a+", memoryview(code)).regex() == re.compile("a+")


@pytest.mark.parametrize("missing", ["re._parser.parse", "re._compiler._code"])
def test_a_python_may_have_no_code_to_store(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without code, an expression is compiled on first use."""
    plain, kept = Expression("ab+c"), Expression("ab+c").compiled()
    monkeypatch.delattr(missing)
    assert plain.compiled() == plain
    monkeypatch.undo()
    monkeypatch.delattr(import_module("_sre"), "compile")
    re.purge()
    assert kept.code
    monkeypatch.undo()
    assert kept.regex() == plain.regex()


def test_all_expressions_of_a_value_are_compiled() -> None:
    """Nested expressions get code; nothing else changes."""
    numbers = Vocabulary("en").part(Numbers)
    bare = replace(numbers, digits=Expression(numbers.digits.pattern))
    value = {"one": [bare, "two"], "three": 3}
    assert compiled(value) == {"one": [compiled(bare), "two"], "three": 3}
    assert compiled(bare).digits.code
