"""No bot knows hidden cards or the seed of the deal: changing them changes no choice.

A whole game is played. Then each bot is seated again and told the same story, but everything it may
not know is different each time: other hands, another pile, another seed.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.bots import BOTS
from backtrick.bots.bot import AnyBotPlayer, Bot, BotPlayer, Chair, Choice
from backtrick.bots.bot_game import BotGame, at_table
from backtrick.games import GAMES
from tests.games.whereabouts import exchanged
from tests.strategies import all_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick import Reason, Seat
    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions
    from backtrick.talk.signals import Signal


def some_options(game: AnyGame, chance: Random) -> list[GameOptions]:
    """Some of the options of the game."""
    every = all_options(game)
    return chance.sample(every, min(3, len(every)))


TABLES = [
    pytest.param(
        *(game, bot, options),
        id=f"{game.id} {bot.name} {options}",
        marks=pytest.mark.thorough if place else (),
    )
    for game in GAMES.values()
    for number, bot in enumerate(BOTS[game.id])
    for place, options in enumerate(some_options(game, Random(number)))
]


@dataclass
class Noting(BotPlayer[Any, Any]):
    """Passes everything on to a player, and records it with the current state."""

    player: AnyBotPlayer
    bot_game: BotGame[Any]
    notes: list[tuple[str, Any, Any]] = field(default_factory=list[tuple[str, Any, Any]])
    """What was told or asked, its arguments, and the answer."""

    def see(self, view: Any) -> None:
        self.player.see(view)
        self.notes.append(("see", self.bot_game.state, None))

    def hear(self, seat: Seat, signal: Signal) -> None:
        self.player.hear(seat, signal)
        self.notes.append(("hear", (seat, signal), None))

    def say(self) -> Sequence[Signal]:
        said = self.player.say()
        self.notes.append(("say", None, said))
        return said

    def choose(self, legal: Sequence[Any]) -> Choice | None:
        choice = self.player.choose(legal)
        self.notes.append(("choose", self.bot_game.state, choice))
        return choice

    def tried(self, choice: Choice, reason: Reason | None) -> None:
        self.player.tried(choice, reason)
        self.notes.append(("tried", (choice, reason), None))


@dataclass
class Retold:
    """A bot that is told a game again, with other hidden cards at every step."""

    bot: Bot
    chair: Chair
    chance: Random

    def __post_init__(self) -> None:
        self.player = self.bot.sit(self.chair)
        self.changes = 0
        """How often something hidden really differed."""

    def answer(self, what: str, told: Any) -> Any:
        """The bot's answer to a note."""
        if what in {"see", "choose"}:
            other = self._with_other_cards(told)
            self.changes += other != told
            return self._see(other) if what == "see" else self._choose(other)
        if what == "say":
            return self.player.say()
        return getattr(self.player, what)(*told)

    def _with_other_cards(self, state: Any) -> Any:
        if state.outcome is not None:  # nothing is hidden any more
            return state
        if self.bot.sees_hands:
            return replace(state, pile=tuple(self.chance.sample(state.pile, len(state.pile))))
        return exchanged(state, self.chair.seat, self.chance)

    def _see(self, state: Any) -> None:
        view = self.chair.game.view
        views = tuple(view(state, seat) for seat in range(state.options.players))
        self.player.see(views if self.bot.sees_hands else views[self.chair.seat])

    def _choose(self, state: Any) -> Choice | None:
        return self.player.choose(self.chair.game.legal_moves(state, self.chair.seat))


@pytest.mark.parametrize("game, bot, options", TABLES)
def test_no_choice_depends_on_what_is_hidden(game: AnyGame, bot: Bot, options: GameOptions) -> None:
    """From the deal to the end, hidden cards change nothing that a bot says or chooses."""
    company = (bot.name,) * options.players
    chairs = [Chair(game, options, seat, 1, 7 + seat, company) for seat in range(options.players)]
    bot_game = at_table([bot] * options.players, chairs, game.deal(options, seed=3))
    noted = [Noting(player, bot_game) for player in bot_game.players]
    bot_game.players = noted
    assert len([*bot_game.play()]) > 3
    for chair, noting in zip(chairs, noted, strict=True):
        retold = Retold(bot, chair, Random(chair.seat))
        for number, (what, told, answer) in enumerate(noting.notes):
            assert retold.answer(what, told) == answer, f"{what}, note {number}"
        assert retold.changes > 3
