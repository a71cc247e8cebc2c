"""PettingZoo: races, in which all agents act at once.

In event time a step is the next moment at which anything can happen. With `tick`, every step takes
as many milliseconds, and moves are made at its end.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv  # pyright: ignore[reportMissingTypeStubs]  it has none

from .intents import REACTIONS, Intents
from .layout import Field, Layout
from .rewards import rewards
from .spaces import METADATA, seen_space
from .turns import SEED_BITS, name_of_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from .spaces import Seen

GO_ON: Final = 0
"""The action that waits, or goes on with what one is about to do."""
TENTH: Final = 100
"""In milliseconds."""


class RaceEnv(ParallelEnv[str, "Seen", int]):
    """An agent for each seat: `seat_0`, `seat_1` and so on.

    Action 0 goes on or waits. Any other is a move and how long it takes, from the look to the
    table. What cannot be done, such as laying a card that one does not hold, changes nothing.
    """

    def __init__(
        self,
        game: AnyGame,
        options: GameOptions,
        *,
        tick: int | None = None,
        max_cycles: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        if game.race is None:
            raise ValueError(f"{game.id} is no race: see TurnsEnv")
        self.layout = Layout(game, options)
        self.metadata = {**METADATA, "name": name_of_game(self.layout)}
        self.delays = REACTIONS if tick is None else (tick,)
        self.tick, self.max_cycles, self.render_mode = tick, max_cycles, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(options.players)]
        self.agents = []
        most = np.append(self.layout.most, self.busy.most).astype(self.layout.dtype)
        self.actions = 1 + self.layout.actions * len(self.delays)
        self._seen = {agent: seen_space(most, self.actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._chance, self._lots = Random(), Random()
        self._deal(0)

    @property
    def busy(self) -> Field[Any]:
        """The last number of an observation."""
        what = "tenths of a second until the own move that is under way; 0: none is"
        return Field("busy", what, ("tenths",), max(REACTIONS) // TENTH, lambda tenths: tenths)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal: the cards of this seed, or the next ones."""
        if seed is not None:
            self._chance = Random(int(seed))
        self._deal(self._chance.getrandbits(SEED_BITS) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def _deal(self, seed: int) -> None:
        game = self.layout.game
        state = game.deal(self.layout.options, seed=seed)
        self._lots, self.cycles = Random(f"lots/{seed}"), 0
        self.racing = Intents.at_the_deal(game, state)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let everybody look and mean something, and let time pass."""
        for agent, action in actions.items():
            self._mean(self.possible_agents.index(agent), int(action))
        racing = self.racing
        until = racing.next_moment() if self.tick is None else racing.clock + self.tick
        racing.advance(until, self._lots)
        self.cycles += 1
        game, agents = self.layout.game, self.agents
        outcome = game.outcome(racing.state)
        gained = rewards(game, outcome, len(self.possible_agents))
        is_cut = outcome is None and self.cycles >= self.max_cycles
        answers = (
            self._observations(),
            dict(zip(agents, gained, strict=False)),
            dict.fromkeys(agents, outcome is not None),
            dict.fromkeys(agents, is_cut),
            self._infos(),
        )
        if is_cut or outcome is not None:
            self.agents = []
        return answers

    def _mean(self, seat: Seat, action: int) -> None:
        if action not in range(self.actions):
            raise ValueError(f"action {action}: there are {self.actions}")
        if action != GO_ON:
            move, delay = divmod(action - 1, len(self.delays))
            self.racing.mean(seat, self.layout.written.moves[move], self.delays[delay])

    def _observations(self) -> dict[str, Seen]:
        return {agent: self.observe(seat) for seat, agent in enumerate(self.agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"clock": self.racing.clock} for agent in self.agents}

    def observe(self, seat: Seat) -> Seen:
        """What a seat sees now, and what it can try, whether or not it fits."""
        view = self.racing.view(seat)
        intent = self.racing.by_seat[seat]
        busy = 0 if intent is None else -(-(intent.at - self.racing.clock) // TENTH)
        seen = np.append(self.layout.observe(view), busy).astype(self.layout.dtype)
        return {"observation": seen, "action_mask": self._mask(view)}

    def _mask(self, view: Any) -> NDArray[np.int8]:  # noqa: ANN401 - any game's
        tries = self.layout.tries(view)
        return np.concatenate([np.ones(1, np.int8), np.repeat(tries, len(self.delays))])

    def text(self, action: int) -> str:
        """An action in words."""
        if action == GO_ON:
            return "go on"
        move, delay = divmod(action - 1, len(self.delays))
        return f"{self.layout.written.moves[move]} in {self.delays[delay]} ms"

    def decode(self, observation: NDArray[Any]) -> dict[str, str]:
        """An observation as text, by field."""
        return self.layout.decode(observation, self.busy)

    def render(self) -> str:
        """What each seat sees, as text."""
        return "\n".join(
            f"{agent}: {name} {value}"
            for seat, agent in enumerate(self.possible_agents)
            for name, value in self.decode(self.observe(seat)["observation"]).items()
        )

    def close(self) -> None:
        """Nothing is held."""
