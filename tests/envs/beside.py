"""Batches played beside the plain rules, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from backtrick.envs.batch import Batch
from backtrick.envs.rewards import rewards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.bots.bot import AnyBotPlayer
    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions


class Beside:
    """A batch, and the state of each of its games by the plain rules."""

    def __init__(
        self, game: AnyGame, options: GameOptions, slots: int, seed: int, *, auto_reset: bool
    ) -> None:
        self.game = game
        self.batch = Batch(game, options, slots, auto_reset=auto_reset)
        self.batch.reset(range(seed, seed + slots))
        self.chance = np.array([seed], np.uint64)
        self.states: list[Any] = [self.batch.first_state(slot) for slot in range(slots)]
        self.ended = 0

    def check(self) -> None:
        """What is seen and what is legal is the same in each game."""
        seen, masks = self.batch.observe(), self.batch.mask()
        for slot, state in enumerate(self.states):
            seat = self._seat(slot)
            assert seat == self.batch.seats[slot]
            assert self.batch.layout.decode(seen[slot]) == self.batch.layout.decode(
                self.batch.layout.observe(self.game.view(state, seat))
            )
            mask = self.batch.layout.mask(self.game.legal_moves(state, seat))
            assert masks[slot].tolist() == mask.tolist()

    def chosen_by(self, team: list[AnyBotPlayer], slot: int) -> int:
        """The action of the bot on turn; any, if the game is over."""
        state, seat = self.states[slot], self._seat(slot)
        legal = self.game.legal_moves(state, seat)
        team[seat].see(self.game.view(state, seat))
        choice = team[seat].choose(legal) if legal else None
        return self.batch.layout.number_of[choice.move] if choice else 0

    def step(self, actions: Sequence[int] | None = None) -> None:
        """A move in each game, by default a random one; what comes of it is the same."""
        made = (
            self.batch.random_actions(self.chance)
            if actions is None
            else np.array(actions, np.int64)
        )
        running = [self.game.outcome(state) is None for state in self.states]
        self.batch.step(made)
        for slot, state in enumerate(self.states):
            if running[slot]:
                move = self.batch.layout.written.moves[int(made[slot])]
                state = self.game.apply(state, self._seat(slot), move)  # noqa: PLW2901
            self._compare(slot, state, is_new=running[slot])

    def _compare(self, slot: int, state: Any, *, is_new: bool) -> None:
        outcome = self.game.outcome(state)
        got = rewards(self.game, outcome if is_new else None, state.options.players)
        assert self.batch.rewards[slot].tolist() == np.array(got, np.float32).tolist()
        assert self.batch.done[slot] == (outcome is not None)
        self.ended += is_new and outcome is not None
        if outcome is not None and self.batch.auto_reset:
            state = self.batch.first_state(slot)
        self.states[slot] = state

    def _seat(self, slot: int) -> int:
        """The seat on turn, or the last one if the game is over."""
        return self.states[slot].turn
