"""A game with turns for programs that learn: one action after the other, talk among them.

A game can be pickled, copied and compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .layout import Layout
from .talk import Talk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from ..games.terms import Outcome
    from ..talk.signals import Signal

VOTING: Final = "agree"


class TurnGame:
    """A game, whose turn it is to do something, and what has been said."""

    def __init__(self, game: AnyGame, options: GameOptions, *, talk: bool = False) -> None:
        if game.race is not None:
            raise ValueError(f"{game.id} has no turns: see RaceEnv")
        if getattr(options, "starter", None) == VOTING:
            raise ValueError("starter=agree: here nobody votes; choose random or a seat")
        self.game, self.options = game, options
        self.layout = Layout(game, options)
        self.talk = Talk(game, options) if talk else None
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Begin anew; the same seed gives the same cards as everywhere."""
        self.state: Any = self.game.deal(self.options, seed=seed)
        self.heard: list[frozenset[Signal]] = [frozenset()] * self.options.players
        self._speakers: list[Seat] = []
        self._begin_turn()

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        return self.game.outcome(self.state)

    @property
    def on_turn(self) -> Seat:
        """The seat on turn."""
        return self.game.to_act(self.state)[0]

    @property
    def seat(self) -> Seat:
        """The seat that acts next, by a move or by words."""
        return self._speakers[0] if self._speakers else self.on_turn

    @property
    def is_talking(self) -> bool:
        """Whether words are next."""
        return bool(self._speakers)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not: moves first, then words."""
        return self.layout.actions + (self.talk.actions if self.talk else 0)

    @property
    def most(self) -> NDArray[Any]:
        """The largest value of each number of an observation."""
        most = self.layout.most
        return np.concatenate([most, np.ones(self.talk.size if self.talk else 0, most.dtype)])

    def view(self, seat: Seat) -> Any:  # noqa: ANN401 - each game has its own
        """What a seat sees."""
        return self.game.view(self.state, seat)

    def observe(self, seat: Seat) -> NDArray[Any]:
        """What a seat sees, and what it has heard, as numbers."""
        seen = self.layout.observe(self.view(seat))
        if self.talk is None:
            return seen
        return np.concatenate([seen, self.talk.observe(self.heard, seat).astype(seen.dtype)])

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """The seat's legal actions: 1 or 0."""
        mask = np.zeros(self.actions, np.int8)
        if self.outcome is not None or seat != self.seat:
            return mask
        if self.talk is not None and self.is_talking:
            mask[self.layout.actions :] = self.talk.mask(self.view(seat))
        else:
            mask[: self.layout.actions] = self.layout.mask(self.game.legal_moves(self.state, seat))
        return mask

    def text(self, action: int) -> str:
        """An action in words."""
        if action < self.layout.actions:
            return str(self.layout.written.moves[action])
        return self.talk.text(action - self.layout.actions) if self.talk else ""

    def words(self, action: int) -> tuple[Signal, ...]:
        """What an action says: moves, and to be quiet, say nothing."""
        if self.talk is None or action < self.layout.actions:
            return ()
        return self.talk.signals[action - self.layout.actions :][:1]

    def decode(self, observation: NDArray[Any]) -> dict[str, str]:
        """An observation as text, by field."""
        return self.layout.decode(observation, *([self.talk.field] if self.talk else []))

    def is_legal(self, action: int) -> bool:
        """Whether the seat that acts next may do this."""
        return 0 <= action < self.actions and bool(self.mask(self.seat)[action])

    def act(self, action: int) -> None:
        """Carry out an action of the seat that acts next; ValueError if it is illegal."""
        if not self.is_legal(action):
            raise ValueError(f"action {action} ({self.seat=}) is illegal: see the mask")
        if action < self.layout.actions:
            self._move(action)
        else:
            self.say(self.words(action))

    def say(self, signals: Iterable[Signal]) -> None:
        """Let the next seat say something, or nothing."""
        speaker = self._speakers.pop(0)
        self.heard[speaker] |= frozenset(signals)

    def _move(self, action: int) -> None:
        seat = self.on_turn
        self.state = self.game.apply(self.state, seat, self.layout.written.moves[action])
        if self.outcome is None and self.on_turn != seat:
            self.heard[seat] = frozenset()
            self._begin_turn()

    def _begin_turn(self) -> None:
        players = self.options.players
        if self.talk is not None and self.outcome is None:
            first = self.on_turn + 1
            self._speakers = [seat % players for seat in range(first, first + players - 1)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnGame) and self._all() == other._all()

    __hash__ = None  # pyright: ignore[reportAssignmentType]  it changes

    def _all(self) -> tuple[object, ...]:
        return self.layout, self.talk is None, self.state, self.heard, self._speakers
