"""Gymnasium: one seat learns, bots of any kind play the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots.bot import Bot
from .company import Company
from .rewards import rewards
from .spaces import METADATA, seen_space
from .turn_game import TurnGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from .spaces import Seen

_SEEDS = 2**63
LOST = -1.0
"""The reward for an illegal action."""


class SeatEnv(gymnasium.Env["Seen", np.int64]):
    """A step is the learner's action, and all that the bots do up to its next one.

    An illegal action ends the game with the reward -1, and `info["illegal"]`. Without `talk`, the
    learner neither speaks nor hears; bots that talk still talk to each other.
    """

    def __init__(
        self,
        game: AnyGame,
        options: GameOptions,
        *,
        bots: str | Bot | Sequence[str | Bot] = "greedy",
        seat: Seat = 0,
        talk: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.playing = TurnGame(game, options, talk=talk)
        others = options.players - 1
        alone = isinstance(bots, (str, Bot))
        self._bots: tuple[str | Bot, ...] = (bots,) * others if alone else tuple(bots)
        if len(self._bots) != others or seat not in range(options.players):
            raise ValueError(f"{len(self._bots)} bots beside seat {seat}: {others} are needed")
        self.seat, self.render_mode, self.metadata = seat, render_mode, METADATA
        self.observation_space = seen_space(self.playing.most, self.playing.actions)
        self.action_space = spaces.Discrete(self.playing.actions)  # pyright: ignore[reportAttributeAccessIssue]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal: the cards of this seed, or the next ones; and go on to the learner's turn."""
        super().reset(seed=seed, options=options)
        playing = self.playing
        drawn, chance = (int(self.np_random.integers(_SEEDS)) for _ in range(2))
        playing.deal(drawn if seed is None else seed)
        self._company = Company(playing, self._bots, self.seat, chance)
        self._go_on()
        self._is_over = playing.outcome is not None
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, and go on to its next one, or to the end."""
        playing = self.playing
        if self._is_over:
            raise ValueError("the game is over: reset() deals the next one")
        if not playing.is_legal(int(action)):
            self._is_over = True
            return self._seen(), LOST, True, False, {"illegal": True}
        was_talking = playing.is_talking
        playing.act(int(action))
        if was_talking:
            self._company.hear(self.seat, playing.words(int(action)))
        else:
            self._company.look()
        self._go_on()
        self._is_over = playing.outcome is not None
        gained = rewards(playing.game, playing.outcome, playing.options.players)[self.seat]
        return self._seen(), gained, self._is_over, False, {}

    def _go_on(self) -> None:
        """Let the bots play up to the learner's next action."""
        playing = self.playing
        while playing.outcome is None and playing.seat != self.seat:
            if playing.is_talking:
                playing.say(())  # bots speak as they look
                continue
            seat = playing.on_turn
            move = self._company.move(seat, playing.game.legal_moves(playing.state, seat))
            playing.act(playing.layout.number_of[move])
            self._company.look()

    def _seen(self) -> Seen:
        mask = self.playing.mask(self.seat)
        return {"observation": self.playing.observe(self.seat), "action_mask": mask}

    def render(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride]  text is all there is
        """What the learner sees, as text."""
        seen = self.playing.decode(self.playing.observe(self.seat))
        return "\n".join(f"{name} {value}" for name, value in seen.items())
