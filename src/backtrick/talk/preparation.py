"""Preparation for checking many texts: all patterns compiled and cached on disk.

`python -m backtrick.talk` does it in a process of its own.
"""

from __future__ import annotations

from typing import Final

from .. import disk_cache
from .checker import NumberTalk
from .listener import Listener
from .numbers import Numbers
from .pro import ProWords
from .source import languages
from .vocabulary import kept_in, vocabulary_of

_KINDS: Final = (Numbers, NumberTalk, ProWords, Listener)


def is_prepared() -> bool:
    """Whether all patterns are cached."""
    return all(vocabulary_of(name).has(kind) for name in languages() for kind in _KINDS)


def prepare_once() -> None:
    """Prepare, unless another process is doing so: many servers may start at the same time."""
    folder = kept_in()
    if folder is None:  # it would be lost with this process
        return
    with disk_cache.sole_maker(folder) as is_sole:
        if is_sole:
            prepare()


def prepare() -> None:
    """Compile the patterns of all languages, unless this version of the code has done so before.

    This takes a few seconds, once. Texts can be checked without it, but then each process compiles
    the patterns it needs, so its first texts take longer.
    """
    for language in languages():
        for kind in _KINDS:
            vocabulary_of(language).keep(kind)
