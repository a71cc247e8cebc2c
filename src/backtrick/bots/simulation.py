"""Many games among bots. Each is determined by its number, so any process can play it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ..games import game
from ..sim.chance import PLAY, start
from ..sim.decks import dealt
from ..sim.policies import POLICIES
from ..sim.tally import Tally
from . import COMPILED, bot
from .bot import TURN_SECONDS, Chair
from .bot_game import BotGame, at_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..games.options import GameOptions
    from ..games.parts import State
    from ..sim.policies import Compiled

_RULES: Final = 0
"""The purpose of the rules' chance beyond the deck."""


class SimDeal(NamedTuple):
    """What a game is dealt from."""

    seed: int
    """For the rules' chance beyond the deck."""
    deck: Sequence[object]


@dataclass(frozen=True, slots=True)
class Simulation:
    """A simulation. Game number 7 is the same in every process, on every machine."""

    game: str
    options: GameOptions
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    effort: int = 0
    """The work per decision; 0: each bot's default."""
    turn_seconds: float = TURN_SECONDS
    """How long a bot from outside may take for a turn."""

    @property
    def compiled(self) -> Compiled | None:
        """The kernels that play whole games; None if the bots need the plain rules."""
        return COMPILED[self.game] if all(name in POLICIES for name in self.bots) else None

    def play(self, games: range) -> Tally:
        """Play the games with these numbers."""
        play = self._play_compiled if self.compiled else self.play_at_tables
        parts = (play(options, some) for options, some in self.by_starter(games))
        return sum(parts, start=Tally.nothing(self.options.players))

    def first_options(self) -> GameOptions:
        """The options of the first game."""
        return next(self.by_starter(range(1)))[0]

    def by_starter(self, games: range) -> Iterator[tuple[GameOptions, range]]:
        """The options of a game: instead of a random starter, the seats start in turn."""
        tables = self.options.without_lots()
        for place in range(min(len(tables), len(games))):
            some = games[place :: len(tables)]
            yield tables[some[0] % len(tables)], some

    def _play_compiled(self, options: GameOptions, games: range) -> Tally:
        if self.compiled is None:
            raise ValueError(f"{', '.join(self.bots)}: not all of them are compiled")
        return self.compiled(options, [POLICIES[name] for name in self.bots], self.seed, games)

    def play_at_tables(self, options: GameOptions, games: range) -> Tally:
        """Play the games by the plain rules, even if they are compiled."""
        parts = (_played(self.bot_game(options, number)) for number in games)
        return sum(parts, start=Tally.nothing(self.options.players))

    def bot_game(self, options: GameOptions, number: int) -> BotGame[State]:
        """The game with this number, not yet started."""
        rules = game(self.game)
        bots = [bot(rules, name) for name in self.bots]
        chairs = [
            Chair(
                game=rules,
                options=options,
                seat=seat,
                effort=self.effort or each.effort,
                chance=self._chance(number, PLAY + 1 + seat),
                seconds=self.turn_seconds,
            )
            for seat, each in enumerate(bots)
        ]
        seed, deck = self.deal(number)
        return at_table(bots, chairs, rules.deal(options, seed=seed, deck=deck))

    def deal(self, number: int) -> SimDeal:
        """The deal of the game with this number."""
        return SimDeal(self._chance(number, _RULES), dealt(game(self.game), self.seed, number))

    def _chance(self, number: int, purpose: int) -> int:
        generator = np.zeros(1, np.uint64)
        start(generator, np.uint64(self.seed), number, purpose)
        return int(generator[0])


def _played(bot_game: BotGame[State]) -> Tally:
    for _ in bot_game.play():
        pass
    outcome = bot_game.outcome
    if outcome is None:
        raise RuntimeError(f"it has not come to its end: {bot_game.state}")
    seats = range(len(bot_game.players))
    wins = tuple(int(seat in outcome.winners) for seat in seats)
    lapses = tuple(player.lapses for player in bot_game.players)
    some = lapses if any(each.total for each in lapses) else ()
    return Tally(1, wins, outcome.cards_left, bot_game.turns, some)
