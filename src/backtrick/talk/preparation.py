"""Preparation for checking many texts: all patterns compiled and cached on disk."""

from __future__ import annotations

from .checker import NumberTalk
from .listener import Listener
from .numbers import Numbers
from .pro import ProWords
from .source import languages
from .vocabulary import vocabulary_of


def prepare() -> None:
    """Compile the patterns of all languages, unless this version of the code has done so before.

    This takes a few seconds, once. Texts can be checked without it, but then each process compiles
    the patterns it needs, so its first texts take longer.
    """
    for language in languages():
        for kind in (Numbers, NumberTalk, ProWords, Listener):
            vocabulary_of(language).keep(kind)
