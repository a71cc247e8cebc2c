"""Searching for many patterns at once finds the same as one expression with all of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk.beginnings import Scanner, alternatives
from backtrick.talk.finder import WIDTH, Finder
from backtrick.talk.patterns import Patterns

if TYPE_CHECKING:
    from backtrick.talk.beginnings import Beginnings

words = st.from_regex(r"#?[abc]{1,5}", fullmatch=True)
texts = st.lists(words, max_size=8).map(" ".join)
pieces = st.sampled_from(
    ["a", "b", "c", " ", "[ab]", "[a-z]", "#", "(?<!c )", "(?=[bc])", "(?! a)", "[a-z]+ ", "^"]
)
patterns = st.recursive(
    pieces,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=4).map("".join),
        st.lists(inner, min_size=1, max_size=3).map(lambda each: f"(?:{'|'.join(each)})"),
        st.tuples(inner, st.sampled_from(["?", "*", "+", "{0,2}", "{2,}"])).map(
            lambda both: f"(?:{both[0]}){both[1]}"
        ),
    ),
    max_leaves=8,
)


@given(st.lists(patterns.map("(?:{})[abc]".format), min_size=1, max_size=4), texts)
def test_a_finder_finds_what_one_expression_finds(many: list[str], text: str) -> None:
    """At each word there is the same match, or none."""
    scanner = Scanner(WIDTH, _no_name)
    cut = (each for pattern in many for each in alternatives(pattern))
    finder = Finder.of((each, scanner.beginnings(each)) for each in cut)
    plain = re.compile(rf"(?<![a-z0-9#])(?:{'|'.join(many)})(?![a-z0-9])")
    starts = [0, *(match.end() for match in re.finditer(" ", text))]
    for start in starts if text else []:
        found, expected = finder.match(text, start), plain.match(text, start)
        assert (found and found.span()) == (expected and expected.span())


named = st.lists(patterns.map("(?:{})[abc]".format), min_size=1, max_size=3)
uses = st.sampled_from(["{x}", "{y}", "{x}|c", "(?:{y}|{x})", "a?{x}", "(?:{x} )?{y}", "{x}{0,2}b"])


@given(named, named, st.lists(uses, min_size=1, max_size=3), texts)
def test_sets_are_found_by_their_names(
    x: list[str], y: list[str], many: list[str], text: str
) -> None:
    """This also holds for patterns made of sets, and sets made of sets."""
    made = Patterns({"x": x, "y": [*y, "{x}"]})
    finder, plain = made.finder(many), made.expression(*many).regex()
    starts = [0, *(match.end() for match in re.finditer(" ", text))]
    for start in starts if text else []:
        found, expected = finder.match(text, start), plain.match(text, start)
        assert (found and found.span()) == (expected and expected.span())
    if text:
        assert finder.fullmatch(text) == bool(plain.fullmatch(text))


def _no_name(name: str) -> Beginnings:
    raise AssertionError(f"there is no {name}")
