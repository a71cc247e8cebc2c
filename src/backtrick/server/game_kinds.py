"""Kinds of games: what summaries keep apart, such as variants and numbers of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..games.options import Seats, WordOrSeat

if TYPE_CHECKING:
    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat

_AS_SEEN: Final = " seat=0"
"""After options that seats have been chosen for: the guest has the first one."""


class Kind(NamedTuple):
    """A kind of games, read."""

    options: GameOptions
    is_as_seen: bool
    """Whether its seats are counted from the guest's, which is 0."""


def kind_of(options: GameOptions) -> str:
    """The options as text, without who starts: that changes from game to game."""
    return " ".join(
        f"{name}={kind.write(getattr(options, name))}"
        for name, kind in options.kinds().items()
        if not isinstance(kind, WordOrSeat)
    )


def kind_for(options: GameOptions, seat: Seat) -> str:
    """The kind for somebody in a seat: whom else seats were chosen for matters, but not where."""
    chosen = _chosen_seats(options)
    if not any(chosen):
        return kind_of(options)
    others = [each for each in range(options.players) if each != seat]
    others.sort(key=lambda each: [each not in seats for seats in chosen])
    return kind_of(options.among((seat, *others))) + _AS_SEEN


def kinds_of(options: GameOptions) -> str:
    """The kind for all seats, or if they differ, a line for each."""
    kinds = [kind_for(options, seat) for seat in range(options.players)]
    return kinds[0] if len({*kinds}) == 1 else "\n".join(kinds)


def read_kind(game: AnyGame, text: str) -> Kind:
    """Read a kind; ValueError if the game has no such options."""
    options = text.removesuffix(_AS_SEEN)
    return Kind(game.options_type.parse(options), options != text)


def _chosen_seats(options: GameOptions) -> list[tuple[Seat, ...]]:
    kinds = options.kinds().items()
    return [getattr(options, name) for name, kind in kinds if isinstance(kind, Seats)]
