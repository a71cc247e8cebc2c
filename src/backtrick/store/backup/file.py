"""The file of a backup: lines of JSON, compressed with gzip.

The first line says what the file is. Each part begins with a line about its columns, and has a line
for each row. The last line has the number of rows, and the SHA-256 of all lines before it.
"""

from __future__ import annotations

import gzip
import zlib
from binascii import a2b_base64
from hashlib import sha256
from importlib.metadata import version
from time import time
from typing import IO, TYPE_CHECKING, Any, Final

import msgspec

from .parts import PARTS, ROWS_AT_ONCE, BackupPart, BadBackup

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..db_rows import Row
    from .parts import Chunk

FORMAT: Final = 1
NAME: Final = "backtrick backup"
_LONGEST_HEAD: Final = 1000
_LONGEST_LINE: Final = 64 * 1024 * 1024
_SQUEEZE: Final = 6
_CUT_OFF: Final = (EOFError, gzip.BadGzipFile, zlib.error)


class FirstLine(msgspec.Struct, frozen=True, tag_field="line", tag=NAME):
    """The first line."""

    format: int
    schema: int
    """The version of the tables."""
    program: str
    """The version of Backtrick that wrote it."""
    made: int
    """Wall time, in milliseconds."""


class LastLine(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The last line."""

    rows: int
    sha256: str


_encoder = msgspec.json.Encoder()
_head = msgspec.json.Decoder(FirstLine)
_about = msgspec.json.Decoder(BackupPart | LastLine)
_row = msgspec.json.Decoder(list[Any])


class BackupWriter:
    """Writes a backup."""

    def __init__(self, stream: IO[bytes], schema: int) -> None:
        self.rows = 0
        self._file = gzip.GzipFile("", "wb", _SQUEEZE, stream)
        self._hash = sha256()
        self._part: BackupPart | None = None
        head = FirstLine(FORMAT, schema, version("backtrick"), round(1000 * time()))
        self._write([head])

    def write(self, chunk: Chunk) -> None:
        """Add rows of the same part or the next one."""
        part, rows = chunk
        if part != self._part:
            self._write([part])
            self._part = part
        self._write(rows)
        self.rows += len(rows)

    def finish(self) -> None:
        """Write the last line."""
        self._write([LastLine(self.rows, self._hash.hexdigest())])
        self._file.close()

    def _write(self, lines: Sequence[object]) -> None:
        data = _encoder.encode_lines(lines)
        self._hash.update(data)
        self._file.write(data)


class BackupReader:
    """Reads a backup; raises `BadBackup`."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.rows = 0
        self._file = gzip.GzipFile("", "rb", fileobj=stream)
        self._hash = sha256()
        self.head = self._read_head()

    def chunks(self) -> Iterator[Chunk]:
        """All rows. Only after the last one is it known whether the file is damaged."""
        part = BackupPart("", ())
        rows: list[Row] = []
        for line in self._lines():
            if isinstance(line, bytes):
                rows.append(_row_of(part, line))
                self.rows += 1
            if isinstance(line, BackupPart) or len(rows) == ROWS_AT_ONCE:
                yield part, rows
                rows = []
            if isinstance(line, BackupPart):
                part = line
        yield part, rows

    def _read_head(self) -> FirstLine:
        try:
            line = self._file.readline(_LONGEST_HEAD)
            head = _head.decode(line)
        except (*_CUT_OFF, msgspec.DecodeError, UnicodeError):
            raise BadBackup("foreign") from None
        if head.format > FORMAT:
            raise BadBackup("newer")
        self._hash.update(line)
        return head

    def _lines(self) -> Iterator[BackupPart | bytes]:
        """The lines between the first and the last: about a part, or a row."""
        while True:
            line = self._line()
            about = _about_of(line)
            if isinstance(about, LastLine):
                # The last read also compares gzip's own checksum.
                if about != LastLine(self.rows, self._hash.hexdigest()) or self._line():
                    raise BadBackup("damaged")
                return
            self._hash.update(line)
            yield line if about is None else about

    def _line(self) -> bytes:
        try:
            return self._file.readline(_LONGEST_LINE)
        except _CUT_OFF:
            raise BadBackup("damaged") from None


def _about_of(line: bytes) -> BackupPart | LastLine | None:
    """What a line says about rows; None if it is a row."""
    if line.startswith(b"["):
        return None
    try:
        about = _about.decode(line)
    except (msgspec.DecodeError, UnicodeError):
        raise BadBackup("damaged") from None
    if isinstance(about, BackupPart) and (
        about.name not in PARTS or not all(map(str.isidentifier, about.columns))
    ):
        raise BadBackup("damaged")
    return about


def _row_of(part: BackupPart, line: bytes) -> Row:
    try:
        row = _row.decode(line)
        for name in part.bytes:
            place = part.columns.index(name)
            row[place] = a2b_base64(str(row[place]))
    except (msgspec.DecodeError, UnicodeError, ValueError, IndexError):
        raise BadBackup("damaged") from None
    if len(row) != len(part.columns):
        raise BadBackup("damaged")
    return row
