"""A record as text.

    backtrick record 1
    game: quick-easy
    options: players=2 variant=normal starter=0 open_rows=no
    seat 0: "Ada"
    seat 1: "Ben"
    seed: 7
    deck: r3 b9 g2 g8 ...

       1.250 0 r3^
       2.000 1 "I have a rather high green one"
       3.500 0 end
    result: running

A refused move ends with a question mark (`g7?`). After it, `@12` means that the twelfth middle card
was the newest that the player had seen.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from ..games.chance import check_seed
from .record import Made, Refused, Said
from .steps import replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..games.terms import Outcome
    from .record import Entry, Record

FIRST_LINE: Final = "backtrick record 1"
COMMITMENT: Final = "commitment"
SALT: Final = "salt"
# The most digits that the reader accepts.
LATEST: Final = 10**12
MOST_SEEN: Final = 10**9
A_HASH: Final = "a hash has 64 digits from 0 to f"
IS_HASH: Final = re.compile(r"[0-9a-f]{64}", re.ASCII).fullmatch
A_SALT: Final = "a salt has 32 digits from 0 to f"
IS_SALT: Final = re.compile(r"[0-9a-f]{32}", re.ASCII).fullmatch


def write(record: Record) -> str:
    """The record as text; raises ValueError if it cannot be replayed."""
    *_, last = replay(record)
    _check(record)
    return "\n".join(
        [*_head(record), "", *map(_line, record.entries), result(last.state.outcome), ""]
    )


def _check(record: Record) -> None:
    """Check what replaying does not: seed, deck, names, and times beyond the format."""
    check_seed(record.seed)
    record.game.write_deck(record.deck)
    if record.commitment is not None and not IS_HASH(record.commitment):
        raise ValueError(f"commitment {record.commitment!r}: {A_HASH}")
    if record.salt is not None and not IS_SALT(record.salt):
        raise ValueError(f"salt {record.salt!r}: {A_SALT}")
    names = record.seats
    if len(names) != record.options.players or not all(map(_is_text, names)):
        raise ValueError(f"seats {names!r}: {record.options.players} names are needed")
    for entry in record.entries:
        if type(entry.at) is not int or not 0 <= entry.at < LATEST:
            raise ValueError(f"{entry}: a time is a whole number from 0 to {LATEST - 1} ms")
        if isinstance(entry, Said) and not _is_text(entry.text):
            raise ValueError(f"{entry}: what was said is a text")
        if isinstance(entry, Refused) and entry.seen is not None and not 0 < entry.seen < MOST_SEEN:
            raise ValueError(f"{entry}: cards are counted from 1 to {MOST_SEEN - 1}")


def _is_text(value: object) -> bool:
    """Whether the value is a text without lone surrogates, which no file can hold."""
    return type(value) is str and value == value.encode(errors="replace").decode()


def _head(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game: {record.game.id}"
    yield f"options: {record.options}"
    for seat, name in enumerate(record.seats):
        yield f"seat {seat}: {quoted(name)}"
    yield f"seed: {record.seed}"
    yield f"deck: {record.game.write_deck(record.deck)}"
    if record.commitment is not None:
        yield f"{COMMITMENT}: {record.commitment}"
    if record.salt is not None:
        yield f"{SALT}: {record.salt}"


def _line(entry: Entry) -> str:
    time = f"{entry.at // 1000}.{entry.at % 1000:03}"
    return f"{time:>8} {entry.seat} {_what(entry)}"


def _what(entry: Entry) -> str:
    if isinstance(entry, Said):
        return quoted(entry.text)
    if isinstance(entry, Made):
        return str(entry.move)
    return f"{entry.move}?" if entry.seen is None else f"{entry.move}?@{entry.seen}"


def quoted(text: str) -> str:
    """A text as a JSON string, always on one line."""
    return json.dumps(text, ensure_ascii=False)


def result(outcome: Outcome | None) -> str:
    """The last line of a record."""
    if outcome is None:
        return "result: running"
    winners = " ".join(map(str, outcome.winners)) or "nobody"
    return f"result: {outcome.ending.value}, won by {winners}, {outcome.cards_left} cards left"
