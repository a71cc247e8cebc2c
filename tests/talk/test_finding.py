"""Looking for many patterns at once finds what looking for each of them would."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk import VARIANTS, prepare
from backtrick.talk.finding import Finder
from backtrick.talk.vocabulary import languages

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
    """At each word the same match, or none, as of one expression with all patterns in it."""
    finder = Finder(many)
    plain = re.compile(rf"(?<![a-z0-9#])(?:{'|'.join(many)})(?![a-z0-9])")
    starts = [0, *(match.end() for match in re.finditer(" ", text))]
    for start in starts if text else []:
        found, expected = finder.match(text, start), plain.match(text, start)
        assert (found and found.span()) == (expected and expected.span())


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", languages())
def test_every_pattern_of_a_language_can_be_used(language: str, variant: str) -> None:
    """Patterns are compiled when a text calls for them; none of them is malformed."""
    prepare(language, variant)
