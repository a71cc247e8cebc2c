"""A record from text, with every line checked by playing it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..games import game
from ..games.chance import check_seed
from ..games.errors import IllegalMove
from .record import Entry, Made, Record, Refused, Said
from .steps import replay
from .writer import A_HASH, A_SALT, COMMITMENT, FIRST_LINE, IS_HASH, IS_SALT, SALT, result

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from ..games.any_game import AnyGame

    Value = TypeVar("Value")

_ENTRY: Final = re.compile(r" *(\d{1,9})\.(\d{3}) (\d{1,3}) (\S.*)", re.ASCII)
_REFUSED: Final = re.compile(r"(\S+)\?(?:@(\d{1,9}))?", re.ASCII)


class BadRecord(ValueError):  # noqa: N818 - named like the games' errors
    """A text that is not a record, or a game that cannot have been played."""

    def __init__(
        self, line: int, text: str, reason: str, illegal: IllegalMove | None = None
    ) -> None:
        self.line = line
        self.text = text
        self.reason = reason
        self.illegal = illegal
        """The illegal move, if that is the error."""
        super().__init__(line, text, reason, illegal)

    def __str__(self) -> str:
        return f"line {self.line}, {self.text!r}: {self.reason}"


def read(text: str) -> Record:
    """The record in a text; raises BadRecord with the first wrong line."""
    if type(text) is not str:
        raise TypeError(f"{type(text).__name__} is no text: decode it first")
    lines = _Lines(text)
    record = _read_head(lines)
    first = lines.number + 1
    record = replace(record, entries=tuple(_read_entries(lines, record.game)))
    _check(record, lines, first)
    return record


class _Lines:
    """The lines of a text, read one by one, with their numbers."""

    def __init__(self, text: str) -> None:
        self.lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        self.number = 0

    def next(self) -> str | None:
        """The next line; None after the last."""
        if self.number >= len(self.lines):
            return None
        self.number += 1
        return self.lines[self.number - 1]

    def begins_with(self, name: str) -> bool:
        """Whether the next line is `name: value`."""
        return self.number < len(self.lines) and self.lines[self.number].startswith(f"{name}: ")

    def take(self, name: str, convert: Callable[[str], Value]) -> Value:
        """The value of the next line, which must be `name: value`."""
        line = self.next()
        if line is None:
            raise BadRecord(self.number + 1, "", f"the text ends where '{name}: ...' should stand")
        start, colon, value = line.partition(": ")
        if start != name or not colon:
            raise self.bad(f"'{name}: ...' should stand here")
        try:
            return convert(value)
        except ValueError as error:
            raise self.bad(error) from None

    def bad(self, reason: object, number: int | None = None) -> BadRecord:
        """The error for a line, by default the current one."""
        number = number or self.number
        illegal = reason if isinstance(reason, IllegalMove) else None
        return BadRecord(number, self.lines[number - 1].strip(), str(reason), illegal)


def _read_head(lines: _Lines) -> Record:
    if lines.next() != FIRST_LINE:
        raise BadRecord(1, "".join(lines.lines[:1])[:80], f"a record begins with {FIRST_LINE!r}")
    played = lines.take("game", game)
    options = lines.take("options", played.options_type.parse)
    seats = tuple(lines.take(f"seat {seat}", _unquoted) for seat in range(options.players))
    seed = lines.take("seed", _seed)
    deck = lines.take("deck", played.parse_deck)
    try:
        played.deal(options, seed=seed, deck=deck)
    except ValueError as error:
        raise lines.bad(error) from None
    commitment = lines.take(COMMITMENT, _hash) if lines.begins_with(COMMITMENT) else None
    salt = lines.take(SALT, _salt) if lines.begins_with(SALT) else None
    line = lines.next()
    if line is None:
        raise BadRecord(lines.number + 1, "", "the text ends where an empty line should stand")
    if line:
        raise lines.bad("an empty line should stand between deck and entries")
    return Record(played, options, seats, seed, deck, (), commitment, salt)


def _seed(text: str) -> int:
    return check_seed(int(text) if re.fullmatch(r"\d{1,39}", text, re.ASCII) else text)


def _salt(text: str) -> str:
    if not IS_SALT(text):
        raise ValueError(A_SALT)
    return text


def _hash(text: str) -> str:
    if not IS_HASH(text):
        raise ValueError(A_HASH)
    return text


def _unquoted(text: str) -> str:
    reason = f"{text[:80]} is no text in quotes"
    if not text.startswith('"'):
        raise ValueError(reason)
    try:
        value = str(json.loads(text))
        value.encode()  # half a character, such as \ud800, could not be written to a file
    except ValueError:
        raise ValueError(reason) from None
    return value


def _read_entries(lines: _Lines, played: AnyGame) -> list[Entry]:
    entries: list[Entry] = []
    while (line := lines.next()) is not None:
        if line.startswith("result: "):
            return entries
        try:
            entries.append(_entry(line, played))
        except ValueError as error:
            raise lines.bad(error) from None
    raise BadRecord(
        lines.number + 1, "", "the text ends where an entry or 'result: ...' should stand"
    )


def _entry(line: str, played: AnyGame) -> Entry:
    match = _ENTRY.fullmatch(line)
    if match is None:
        raise ValueError("an entry is written: seconds with three decimals, seat, what happened")
    seconds, thousandths, seat, what = match.groups()
    at = int(seconds) * 1000 + int(thousandths)
    if what.startswith('"'):
        return Said(at, int(seat), _unquoted(what))
    if refused := _REFUSED.fullmatch(what):
        move, seen = refused.groups()
        return Refused(at, int(seat), played.parse(move), None if seen is None else int(seen))
    return Made(at, int(seat), played.parse(what))


def _check(record: Record, lines: _Lines, first: int) -> None:
    """Replay the record and check its result."""
    steps = replay(record)
    state = next(steps).state
    for number in range(first, first + len(record.entries)):
        try:
            state = next(steps).state
        except ValueError as error:
            raise lines.bad(error, number) from None
    expected = result(state.outcome)
    if lines.lines[lines.number - 1] != expected:
        raise lines.bad(f"by its entries it should be {expected!r}")
    if lines.next() is not None:
        raise lines.bad("nothing should stand after the result")
