"""Number words spelled by ear."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def as_heard(words: dict[str, int], sounds: list[list[str]]) -> dict[str, int]:
    """The number words as somebody may write them by ear, with up to two sounds respelled.

    Each sound is a pair: how it is spelled, and how else it may be.
    """
    found: dict[str, int] = {}
    for word, number in words.items():
        once = {*_respelled(word, sounds)}
        twice = {again for each in once for again in _respelled(each, sounds)}
        found |= dict.fromkeys(sorted(once | twice), number)
    return found


def _respelled(word: str, sounds: list[list[str]]) -> Iterator[str]:
    """The word with one sound spelled in another way, wherever it occurs."""
    return (word.replace(sound, spelt) for sound, spelt in sounds if sound in word)
