"""A puzzle as text: six lines.

    deal: 20003 players=3 starter=1
    game: 1:hold:red b3v end r7^ end
    turns: 812 b5^ end | 601 b5v end
    tempting: b5v end
    why: missed-trick card=b5 row=ascending | next-stuck percent=40 best=0
    themes: trick

The deal is a seed, and the options in which puzzles of a set differ. A word of the game is a move
of the seat on turn, or after a colon something said. The numbers before turns are win chances in
thousandths.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final, cast

from ..record import Made, Record, Said
from .puzzle import CodedFinding, Puzzle, StoredTurn, seat_on_turn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..games.any_game import AnyGame
    from ..games.terms import Move
    from ..record import Entry
    from .themes import Theme

_BETWEEN: Final = " | "
_PACE: Final = 1_000
"""Milliseconds between two entries: what was said before a card was laid must stay before it."""
_PARTS: Final = 1_000
ID_LETTERS: Final = 10
"""Letters of an id."""


@dataclass(frozen=True, slots=True)
class WrittenPuzzle:
    """A puzzle that is read when it is wanted: that takes playing its game."""

    game: AnyGame
    options: str
    """What all puzzles of its set have in common."""
    lines: dict[str, str]

    @property
    def id(self) -> str:
        """A name that tells nothing: a seed would tell the cards."""
        whole = f"{self.game.id} {self.options} {self.lines['deal']} {self.lines['game']}"
        return sha256(whole.encode()).hexdigest()[:ID_LETTERS]

    @property
    def themes(self) -> tuple[Theme, ...]:
        """What it is about."""
        return cast("tuple[Theme, ...]", tuple(self.lines["themes"].split()))

    def read(self) -> Puzzle:
        """The puzzle; ValueError if it does not follow the rules."""
        lines = self.lines
        return Puzzle(
            record=_record(self.game, self.options, lines["deal"], lines["game"]),
            turns=tuple(self._turn(each) for each in lines["turns"].split(_BETWEEN)),
            tempting=self._moves(lines["tempting"].split()),
            findings=tuple(_finding(each) for each in lines["why"].split(_BETWEEN) if each),
            themes=self.themes,
        )

    def _turn(self, text: str) -> StoredTurn:
        chance, *moves = text.split()
        return StoredTurn(self._moves(moves), int(chance) / _PARTS)

    def _moves(self, words: Sequence[str]) -> tuple[Move, ...]:
        return tuple(map(self.game.parse, words))


def read_lines(game: AnyGame, options: str, text: str) -> WrittenPuzzle:
    """A puzzle from its six lines."""
    pairs = (line.partition(":") for line in text.splitlines())
    return WrittenPuzzle(game, options, {name: value.strip() for name, _, value in pairs})


def as_text(puzzle: Puzzle, shared: str) -> str:
    """The six lines of a puzzle; options that all of its set share are left out."""
    record = puzzle.record
    own = [word for word in str(record.options).split() if word not in shared.split()]
    defaults = str(record.game.options(players=record.options.players)).split()
    given = [word for word in own if word not in defaults or word.startswith("players=")]
    turns = (f"{round(_PARTS * each.chance)} {_words(each.moves)}" for each in puzzle.turns)
    lines = {
        "deal": " ".join([str(record.seed), *given]),
        "game": " ".join(map(_word, record.entries)),
        "turns": _BETWEEN.join(turns),
        "tempting": _words(puzzle.tempting),
        "why": _BETWEEN.join(map(_finding_text, puzzle.findings)),
        "themes": " ".join(puzzle.themes),
    }
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines.items())


def _record(game: AnyGame, shared: str, deal: str, words: str) -> Record:
    seed, _, own = deal.partition(" ")
    options = game.options_type.parse(f"{own} {shared}")
    nameless = ("",) * options.players
    begun = Record(game, options, nameless, int(seed), game.deck(int(seed)))
    return replace(begun, entries=tuple(_entries(begun, words.split())))


def _entries(begun: Record, words: Sequence[str]) -> Iterator[Entry]:
    game = begun.game
    state = game.deal(begun.options, seed=begun.seed, deck=begun.deck)
    for at, word in enumerate(words):
        seat, colon, said = word.partition(":")
        if colon:
            yield Said(at * _PACE, int(seat), said)
        else:
            move, mover = game.parse(word), seat_on_turn(begun, state)
            state = game.apply(state, mover, move)
            yield Made(at * _PACE, mover, move)


def _word(entry: Entry) -> str:
    return f"{entry.seat}:{entry.text}" if isinstance(entry, Said) else str(entry.move)


def _words(moves: Sequence[Move]) -> str:
    return " ".join(map(str, moves))


def _finding(text: str) -> CodedFinding:
    code, *values = text.split()
    pairs = (value.split("=") for value in values)
    return code, {name: int(value) if value.isdecimal() else value for name, value in pairs}


def _finding_text(finding: CodedFinding) -> str:
    code, values = finding
    return " ".join([code, *(f"{name}={value}" for name, value in values.items())])
