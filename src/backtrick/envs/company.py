"""Bots in all seats but one, in a game with turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..bots import bot
from ..bots.bot import Bot, Chair

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..bots.bot import AnyBotPlayer, Choice
    from ..games.seats import Seat
    from ..talk.signals import Signal
    from .turn_game import TurnGame


class Company:
    """The bots, who see, hear, say and move as at any table."""

    def __init__(
        self, playing: TurnGame, bots: Sequence[str | Bot], seat: Seat, chance: int
    ) -> None:
        found = [each if isinstance(each, Bot) else bot(playing.game, each) for each in bots]
        seats = [each for each in range(playing.options.players) if each != seat]
        by_seat = dict(zip(seats, found, strict=True))
        names = tuple(
            by_seat[each].name if each in by_seat else "" for each in range(playing.options.players)
        )
        self._playing = playing
        self._bots = by_seat
        self._players: dict[Seat, AnyBotPlayer] = {
            each: own.sit(
                Chair(playing.game, playing.options, each, own.effort, chance + each, names)
            )
            for each, own in by_seat.items()
        }
        self.look()

    def look(self) -> None:
        """Show everybody the table, and let them speak."""
        views = tuple(map(self._playing.view, range(self._playing.options.players)))
        for seat, player in self._players.items():
            player.see(views if self._bots[seat].sees_hands else views[seat])
        for seat, player in self._players.items():
            self.hear(seat, player.say())

    def hear(self, speaker: Seat, signals: Iterable[Signal]) -> None:
        """Let everybody hear what somebody says."""
        said = tuple(signals)
        self._playing.heard[speaker] |= frozenset(said)
        for seat, player in self._players.items():
            for signal in said if seat != speaker else ():
                player.hear(speaker, signal)

    def move(self, seat: Seat, legal: Sequence[Any]) -> Any:  # noqa: ANN401 - any game's
        """The move of the bot on turn."""
        player = self._players[seat]
        choice: Choice | None = player.choose(legal)
        if choice is None:
            raise RuntimeError(f"{self._bots[seat].name} waits on its own turn")
        player.tried(choice, None)
        return choice.move
