"""Versions and kinds: servers that know different ones work side by side."""

from __future__ import annotations

import logging

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.relay.bundles import VERSION, Bundle, Bundles

from .members import Sign, Word


class Longer(msgspec.Struct, frozen=True, array_like=True, tag="Word"):
    """A word of a newer version, with one more field."""

    number: int
    text: bytes = b""
    colour: str = "red"


def read(reader: Bundles, data: bytes) -> list[msgspec.Struct]:
    """The messages of a bundle; none if it cannot be understood."""
    bundle = reader.read(data)
    return [] if bundle is None else [*reader.messages(bundle)]


def test_an_unknown_kind_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    """The other messages of the bundle are read, and the log has one line, however many come."""
    old, new = Bundles("ada", (Word,)), Bundles("ben", (Word, Sign))
    with caplog.at_level(logging.WARNING, "backtrick"):
        for _ in range(3):
            data = new.written([Word(1), Sign(2), Word(3)])
            assert read(old, data) == [Word(1), Word(3)]
    assert [record.message for record in caplog.records] == ["relay/unknown-message"]


def test_a_kind_may_grow() -> None:
    """An older server does without the new field, and a newer one takes its default."""
    old, new = Bundles("ada", (Word,)), Bundles("ben", (Longer,))
    assert read(old, new.written([Longer(1, b"x", "blue")])) == [Word(1, b"x")]
    assert read(new, old.written([Word(1, b"x")])) == [Longer(1, b"x")]


@pytest.mark.parametrize("away", [-2, -1, 0, 1, 2])
def test_neighbouring_versions_are_read(away: int, caplog: pytest.LogCaptureFixture) -> None:
    """A bundle of a version further away is left alone, with one line in the log."""
    raw = msgspec.Raw(msgspec.msgpack.encode(Word(1)))
    data = msgspec.msgpack.encode(Bundle(VERSION + away, "ben", 1, [raw]))
    reader = Bundles("ada", (Word,))
    with caplog.at_level(logging.WARNING, "backtrick"):
        found = [read(reader, data) for _ in range(2)]
    assert found == 2 * [[Word(1)] if abs(away) <= 1 else []]
    assert len(caplog.records) == (abs(away) > 1)


@given(data=st.binary(max_size=80))
def test_nonsense_is_passed_over(data: bytes) -> None:
    """Whatever comes, reading it raises nothing."""
    read(Bundles("ada", (Word,)), data)


@given(junk=st.recursive(st.integers(0, 99) | st.binary() | st.text(), st.lists, max_leaves=5))
def test_a_message_that_is_none_is_passed_over(junk: object) -> None:
    """In a bundle of good form, any message may be nonsense."""
    raw = msgspec.Raw(msgspec.msgpack.encode(Word(2)))
    bad = msgspec.Raw(msgspec.msgpack.encode(junk))
    data = msgspec.msgpack.encode(Bundle(VERSION, "ben", 1, [bad, raw]))
    assert Word(2) in read(Bundles("ada", (Word,)), data)
