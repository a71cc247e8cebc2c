"""PettingZoo: games with turns, one agent after the other."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]  it has none

from .rewards import rewards
from .spaces import METADATA, seen_space
from .turn_game import TurnGame

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from .layout import Layout
    from .spaces import Seen

SEED_BITS = 64


class TurnsEnv(AECEnv[str, "Seen", int]):
    """An agent for each seat: `seat_0`, `seat_1` and so on.

    With `talk`, agents also say something before each turn of another. `render` gives the position
    as text, all hands included.
    """

    def __init__(
        self,
        game: AnyGame,
        options: GameOptions,
        *,
        talk: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.playing = TurnGame(game, options, talk=talk)
        self.metadata = {**METADATA, "name": name_of_game(self.playing.layout)}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(options.players)]
        self.agents = []
        actions = self.playing.actions
        most = self.playing.most
        self._seen = {agent: seen_space(most, actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal: the cards of this seed, or the next ones."""
        if seed is not None:
            self._chance = Random(int(seed))
        self.playing.deal(self._chance.getrandbits(SEED_BITS) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.playing.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.playing.observe(seat),
            "action_mask": self.playing.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Carry out the agent's action; ValueError if it is illegal."""
        agent, playing = self.agent_selection, self.playing
        if self.terminations[agent]:
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]  None is meant
            return
        if action is None:
            raise ValueError("None is the action of agents whose game is over")
        playing.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        gained = rewards(playing.game, playing.outcome, len(self.possible_agents))
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        if playing.outcome is None:
            self.agent_selection = self.possible_agents[playing.seat]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        """The position as text."""
        return "\n".join(
            f"{agent}: {name} {value}"
            for seat, agent in enumerate(self.possible_agents)
            for name, value in self.playing.decode(self.playing.observe(seat)).items()
        )

    def close(self) -> None:
        """Nothing is held."""


def name_of_game(layout: Layout) -> str:
    """The name of an environment, with the version of its layout."""
    return f"{layout.game.id.replace('-', '_')}_v{layout.written.version}"
