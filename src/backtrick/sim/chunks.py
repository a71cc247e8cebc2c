"""Many games in chunks, and the results so far."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from typing import Self

_LARGEST: Final = 1_000_000
_GROWTH: Final = 8
"""The most that a chunk may grow over the last one, because the first ones are slow."""


class Counted(Protocol):
    """Results that add up in any order, such as a `Tally`."""

    @property
    def games(self) -> int: ...
    def __add__(self, other: Self, /) -> Self: ...


CountedT = TypeVar("CountedT", bound=Counted)
CountedT_co = TypeVar("CountedT_co", bound=Counted, covariant=True)


class Playable(Protocol[CountedT_co]):
    """Something that plays games by number, the same in every process."""

    def play(self, games: range, /) -> CountedT_co:
        """Play the games with these numbers."""
        ...


class PlayedChunk(NamedTuple, Generic[CountedT]):
    """The result of a chunk, and how long it took."""

    games: range
    tally: CountedT
    seconds: float


def play(simulation: Playable[CountedT], games: range) -> PlayedChunk[CountedT]:
    """Play a chunk; a plain function, so that other processes find it."""
    started = perf_counter()
    tally = simulation.play(games)
    return PlayedChunk(games, tally, perf_counter() - started)


class Chunks:
    """The games still to be played, cut into chunks of about the same duration.

    Tallies are whole numbers, so the sum is the same however the games are cut.
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
        """The next chunk; lost ones first."""
        if self._lost:
            chunk = self._lost.pop()
        else:
            chunk, self._left = self._left[: self._size], self._left[self._size :]
        self._handed_out.append(chunk)
        return chunk

    def take_back(self) -> None:
        """Put back the chunks that were handed out but not played."""
        self._lost += self._handed_out
        self._handed_out.clear()

    def learn(self, played: PlayedChunk[Any]) -> None:
        """Add a played chunk, and size the next ones by its speed."""
        self._handed_out.remove(played.games)
        games = played.tally.games
        wished = int(self._seconds * games / max(played.seconds, 1e-9))
        self._size = max(1, min(wished, _GROWTH * games, _LARGEST))

    def seconds_left(self, played: PlayedChunk[Any]) -> float:
        """How long one process would need for the rest, at the speed of the last chunk."""
        return len(self) * played.seconds / played.tally.games
