"""Gymnasium: thousands of games at once, in which one policy plays all seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .batch import Batch
from .spaces import seen_space

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from .spaces import Seen

SEEDS = 2**63


class BatchEnv(VectorEnv["Seen", "NDArray[Any]", "NDArray[Any]"]):
    """Each step is a move of the seat on turn, in each game.

    The reward is that of the seat that has moved. `info["seat"]` has the seats on turn.
    """

    def __init__(
        self,
        game: AnyGame,
        options: GameOptions,
        num_envs: int,
        *,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.batch = Batch(game, options, num_envs)
        self.num_envs, self.autoreset_mode = num_envs, autoreset_mode
        self.metadata = {"autoreset_mode": autoreset_mode}
        layout = self.batch.layout
        seen, chosen = seen_space(layout.most, layout.actions), spaces.Discrete(layout.actions)
        self.single_observation_space, self.single_action_space = seen, chosen
        self.observation_space = batch_space(seen, num_envs)
        self.action_space = batch_space(chosen, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal in every slot, or with `reset_mask` where that is true.

        A single seed is that of the first slot, and the next ones follow.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = (options or {}).get("reset_mask")
        if seed is None:
            seeds = self.np_random.integers(SEEDS, size=self.num_envs).tolist()
        else:
            seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        self.batch.reset(list(seeds), which)
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move in each game; where one is over, deal the next, as the mode says."""
        batch, everyone = self.batch, np.arange(self.num_envs)
        was_over, seats = batch.done.copy(), batch.seats.copy()
        batch.step(actions)
        ended, gained = batch.done.copy(), batch.rewards[everyone, seats].astype(np.float64)
        info: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            batch.deal_next(was_over)
            ended &= ~was_over
        elif self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            info = {"final_obs": self._seen(), "_final_obs": ended}
            batch.deal_next(ended)
        return self._seen(), gained, ended, np.zeros_like(ended), {**info, **self._info()}

    def _seen(self) -> Seen:
        return {"observation": self.batch.observe(), "action_mask": self.batch.mask()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.batch.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}
