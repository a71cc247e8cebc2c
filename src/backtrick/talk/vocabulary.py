"""The vocabulary of a language: made from its word file once, then cached on disk.

Making it takes a second or two, loading it a hundredth of that.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Protocol, Self, TypeVar, cast

import msgspec

from .. import disk_cache
from .expressions import compiled
from .source import Source, languages

if TYPE_CHECKING:
    from pathlib import Path

_SOURCES: Final = ("games/**/*.py", "talk/**/*.py", "talk/words/*.toml")


class VocabularyPart(Protocol):
    """A part of a vocabulary: a struct made from a word file."""

    @classmethod
    def from_source(cls, source: Source) -> Self:
        """The part for a language."""
        ...


_PartT = TypeVar("_PartT", bound=VocabularyPart)


class Vocabulary:
    """What is known about a language, in parts. Each part is loaded or made on first use."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._parts: dict[type[VocabularyPart], VocabularyPart] = {}

    @cached_property
    def _source(self) -> Source:
        return Source(self._language)

    def part(self, kind: type[_PartT]) -> _PartT:
        """A part. If it is not on disk, each of its expressions is compiled on first use."""
        if kind not in self._parts:
            self._parts[kind] = self._kept(kind) or kind.from_source(self._source)
        return cast("_PartT", self._parts[kind])

    def has(self, kind: type[VocabularyPart]) -> bool:
        """Whether a part is cached on disk."""
        file = self._file(kind)
        return file is not None and disk_cache.read(file) is not None

    def keep(self, kind: type[VocabularyPart]) -> None:
        """Compile all expressions of a part and cache it on disk, unless it is there already."""
        if self.has(kind):
            return
        file = self._file(kind)
        made = compiled(kind.from_source(self._source))
        self._parts.setdefault(kind, made)  # in case the disk refuses it
        if file is not None:
            disk_cache.write(file, msgspec.msgpack.encode(made))

    def _kept(self, kind: type[_PartT]) -> _PartT | None:
        file = self._file(kind)
        data = file and disk_cache.read(file)
        if data:
            with suppress(msgspec.DecodeError):
                return msgspec.msgpack.decode(data, type=kind)
        return None

    def _file(self, kind: type[VocabularyPart]) -> Path | None:
        folder = kept_in()
        return folder and folder / f"{self._language}-{kind.__name__.lower()}"


@cache
def vocabulary_of(language: str) -> Vocabulary:
    """The vocabulary of a language."""
    if language not in languages():
        raise ValueError(f"no language {language!r}; there are {', '.join(languages())}")
    return Vocabulary(language)


@cache
def kept_in() -> Path | None:
    """The cache folder for vocabularies made by this version of the code."""
    made_from = (file for each in _SOURCES for file in disk_cache.PACKAGE.glob(each))
    folder = disk_cache.folder(f"talk-{disk_cache.key(made_from)}")
    if folder is not None:
        disk_cache.clear_out(folder)
    return folder
