"""Worlds: states that fit all that a seat has seen and heard.

    worlds = Worlds(game, options, seat)
    worlds.see(view)             # after the deal and after every move
    worlds.hear(other, signal)   # whenever somebody says something
    state = worlds.deal(Random(1))

Every order of the deck with which all could have come as it came is as likely as any other. What
players lay and say is taken as given: from a card that was laid follows that it was held, from a
signal that it was true, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from .offers import offered

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.parts import State
    from ..games.seats import Seat
    from ..talk.signals import Signal

TRIES: Final = 100_000
"""How many worlds are tried: those are dropped in which the game would be over already."""


class Seen(Protocol):
    """What a game's `worlds.py` has: all that a seat has seen and heard."""

    def see(self, view: Any, /) -> None: ...  # noqa: ANN401 - each game has its own
    def hear(self, speaker: Seat, signal: Signal, /) -> None: ...
    def deal(self, chance: Random, /) -> State: ...


class Worlds:
    """What a seat has seen and heard, and the worlds that fit it."""

    def __init__(
        self, game: AnyGame, options: GameOptions, seat: Seat, *, deck: Sequence[Any] | None = None
    ) -> None:
        self._game = game
        self._is_over = False
        whole = game.deck(0) if deck is None else deck
        self._seen: Seen = offered(game, "worlds")(options, seat, whole)

    def see(self, view: Any) -> None:  # noqa: ANN401 - each game has its own
        """Take in the seat's view, after the deal and after every move."""
        self._is_over = view.outcome is not None
        self._seen.see(view)

    def hear(self, speaker: Seat, signal: Signal) -> None:
        """Take a signal as true of the speaker's hand at this moment."""
        self._seen.hear(speaker, signal)

    def deal(self, chance: Random) -> State:
        """One of the worlds, each with the same chance; ValueError if none fits."""
        if self._is_over:
            raise ValueError("the game is over: all hands are open")
        for _ in range(TRIES):
            state = self._seen.deal(chance)
            if any(self._game.legal_moves(state, seat) for seat in self._game.to_act(state)):
                return state
        raise ValueError("no world fits what was seen and heard")
