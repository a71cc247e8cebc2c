"""Preparing to check many texts: compiling all patterns and keeping them on disk."""

from __future__ import annotations

from .checker import NumberTalk
from .listener import Listener
from .numbers import Numbers
from .pro import ProWords
from .source import languages
from .vocabulary import vocabulary_of


def prepare() -> None:
    """Compile the patterns of all languages, unless that was done before with this code.

    This takes some seconds, once. Texts can be checked without it, but then the first ones take
    longer, because each process compiles the patterns they need.
    """
    for language in languages():
        for kind in (Numbers, NumberTalk, ProWords, Listener):
            vocabulary_of(language).keep(kind)
