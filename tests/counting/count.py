"""Counting a game's tree level by level.

A game is cut into *stretches*: a whole turn where the game has turns, a single move where it has
none. For each position at which a stretch begins we keep the number of ways that lead there, so
that equal positions are expanded once.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar


class Position(Hashable, Protocol):
    """What the count must know about a position."""

    @property
    def outcome(self) -> str:
        """The seats that won, such as `1` or `0+1`, or `nobody`; empty while the game runs."""
        ...


P = TypeVar("P", bound=Position)
Moves = tuple[str, ...]
"""A sequence of moves, each with its seat: `0:27^`, `0:end`."""


class Level(NamedTuple):
    """One depth below the start."""

    paths: int
    """The number of sequences with exactly this many moves."""
    positions: int
    """The number of positions they lead to."""


class Tree(NamedTuple):
    """The counts."""

    levels: tuple[Level, ...]
    """From depth 0 on."""
    over: str
    """How many of the sequences end the game, by who won: `0=3 nobody=1`."""


@dataclass(frozen=True)
class Stretch(Generic[P]):
    """Everything that can follow a position, up to the end of the stretch.

    Each entry is a sequence of moves, and the position after them.
    """

    within: list[tuple[Moves, P]] = field(default_factory=list[tuple[Moves, P]])
    """Sequences that end inside the stretch, or end the game."""
    after: list[tuple[Moves, P]] = field(default_factory=list[tuple[Moves, P]])
    """Sequences that make up the whole stretch; the next one begins there."""


Unfold = Callable[[P, int], Stretch[P]]
"""The stretch that begins at a position; sequences longer than the limit may be left out."""


@dataclass(frozen=True)
class Deal:
    """A block's description of its deal, as text."""

    options: Mapping[str, str]
    deck: str
    seed: int
    moves: Moves
    """Moves played before the count begins."""

    def tree_below(self, start: P, unfold: Unfold[P], depth: int) -> Tree:
        """Count below the position that the moves of the deal lead to."""
        return tree(follow(start, unfold, self.moves), unfold, depth)


def tree(start: P, unfold: Unfold[P], depth: int) -> Tree:
    """Count from depth 0 to `depth`, or to the first depth that no game reaches."""
    reached = _reached(start, unfold, depth)
    levels = [Level(sum(level.values()), len(level)) for level in reached]
    if Level(0, 0) in levels:
        levels = levels[: levels.index(Level(0, 0)) + 1]
    over: Counter[str] = Counter()
    for level in reached:
        for position, ways in level.items():
            over[position.outcome] += ways
    return Tree(tuple(levels), ending_text(over))


def ending_text(over: Mapping[str, int]) -> str:
    """Numbers of finished games by who won, as text."""
    return " ".join(f"{winners}={over[winners]}" for winners in sorted(over) if winners)


def _reached(start: P, unfold: Unfold[P], depth: int) -> list[Counter[P]]:
    """For each depth, the positions and the number of sequences that lead to each."""
    reached: list[Counter[P]] = [Counter() for _ in range(depth + 1)]
    opening: list[Counter[P]] = [Counter() for _ in range(depth + 1)]
    reached[0][start] = opening[0][start] = 1
    for at in range(depth):
        for position, ways in opening[at].items():
            stretch = unfold(position, depth - at)
            _add(reached[at:], stretch.within + stretch.after, ways)
            _add(opening[at:], stretch.after, ways)
    return reached


def _add(counters: list[Counter[P]], sequences: list[tuple[Moves, P]], ways: int) -> None:
    """Add positions reached this many moves further down, in this many ways each."""
    for moves, position in sequences:
        if len(moves) < len(counters):
            counters[len(moves)][position] += ways


def follow(start: P, unfold: Unfold[P], moves: Moves) -> P:
    """The position after these moves, which must be whole stretches."""
    if not moves:
        return start
    for length in range(1, len(moves) + 1):
        after = dict(unfold(start, length).after)
        if moves[:length] in after:
            return follow(after[moves[:length]], unfold, moves[length:])
    message = f"no whole stretch begins {moves}"
    raise ValueError(message)
