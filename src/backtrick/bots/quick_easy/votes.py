"""Votes of bots without an opinion: they vote as the first seat does."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ...games.quick_easy import Move, View
from ...games.quick_easy.notation import STARTS
from ..bot import BotPlayer, Choice

if TYPE_CHECKING:
    from collections.abc import Sequence


def going_along(view: View) -> Choice | None:
    """The first seat votes for itself; the others vote as it did."""
    vote = view.votes[0]
    if view.seat == 0 and vote is None:
        vote = 0
    if vote is None or view.votes[view.seat or 0] == vote:
        return None
    return Choice(STARTS[vote], reason="bot-goes-along")


class GoesAlong(BotPlayer[View, Move]):
    """A player that has no opinion on who starts."""

    view: View

    def see(self, view: View) -> None:
        self.view = view

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        return going_along(self.view) if self.view.turn is None else self.choose_move(legal)

    @abstractmethod
    def choose_move(self, legal: Sequence[Move]) -> Choice | None:
        """One of the legal moves of the turn."""
