"""Many games in chunks, and what came of them so far."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from .tally import Tally

_LARGEST: Final = 1_000_000
_GROWTH: Final = 8
"""A chunk is at most so many times as large as the last one: the first take the longest."""


class Playable(Protocol):
    """Something that plays games by their numbers, the same ones in every process."""

    def play(self, games: range, /) -> Tally:
        """Play the games with these numbers."""
        ...


class Played(NamedTuple):
    """What came of a chunk, and how long it took."""

    games: range
    tally: Tally
    seconds: float


def play(simulation: Playable, games: range) -> Played:
    """Play a chunk; a function by itself, so that other processes find it."""
    started = perf_counter()
    tally = simulation.play(games)
    return Played(games, tally, perf_counter() - started)


class Chunks:
    """What is still to be played, cut to the size that takes about as long as is wished.

    Tallies are whole numbers: so the sum is the same however the games are cut.
    """

    def __init__(self, games: int, seconds: float) -> None:
        self._left = range(games)
        self._seconds = seconds
        self._size = 1
        self._handed_out: list[range] = []
        self._lost: list[range] = []

    def __len__(self) -> int:
        return len(self._left) + sum(map(len, self._lost))

    def next(self) -> range:
        """The next chunk; first those that were lost."""
        if self._lost:
            chunk = self._lost.pop()
        else:
            chunk, self._left = self._left[: self._size], self._left[self._size :]
        self._handed_out.append(chunk)
        return chunk

    def take_back(self) -> None:
        """What was handed out and not played is lost, and has to be played again."""
        self._lost += self._handed_out
        self._handed_out.clear()

    def learn(self, played: Played) -> None:
        """A chunk has been played: the next ones are cut by its speed."""
        self._handed_out.remove(played.games)
        games = played.tally.games
        wished = int(self._seconds * games / max(played.seconds, 1e-9))
        self._size = max(1, min(wished, _GROWTH * games, _LARGEST))

    def seconds_left(self, played: Played) -> float:
        """How long one process would need for the rest, as fast as that chunk was."""
        return len(self) * played.seconds / played.tally.games
