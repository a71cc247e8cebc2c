"""Turns that somebody tries: where they begin, what can follow, and whether they are over."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from ...games.errors import BadNotation, IllegalMove
from ...games.terms import CONCEDE
from ...record import Made, replay
from ...table.errors import Denial, Denied, denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.any_game import AnyGame
    from ...games.parts import State, View
    from ...games.seats import Seat
    from ...games.terms import Move
    from ...record import Record


@dataclass(frozen=True, slots=True)
class TurnStart:
    """A moment of a game at which a turn begins."""

    game: AnyGame
    state: State
    seat: Seat
    """Whose turn it is."""


@dataclass(frozen=True, slots=True)
class TriedTurn:
    """A turn as far as it was tried."""

    seen: State
    """The game as its player sees it: without the cards that the end of the turn draws."""
    end: State
    """The game after all moves."""
    is_over: bool
    """Whether the turn is over, so that it can be judged."""
    start: TurnStart

    @property
    def view(self) -> View:
        """What its player sees."""
        return self.start.game.view(self.seen, self.start.seat)

    @property
    def legal(self) -> tuple[Move, ...]:
        """What can follow."""
        start = self.start
        return () if self.is_over else start.game.legal_moves(self.seen, start.seat)


def turn_start(record: Record, step: int) -> TurnStart | None:
    """The turn that begins after a step of a record; None if none does."""
    game = record.game
    if game.in_real_time or step > len(record.entries):
        return None
    *_, last = islice(replay(record), step + 1)
    made = [each.move for each in record.entries[:step] if isinstance(each, Made)]
    acting = game.to_act(last.state)
    if len(acting) != 1 or (made and made[-1].is_revocable):
        return None
    begins = all(move.in_turn for move in game.legal_moves(last.state, acting[0]))
    return TurnStart(game, last.state, acting[0]) if begins else None


def try_turn(start: TurnStart, moves: Sequence[str]) -> TriedTurn:
    """A turn after some moves; Denied if one of them is not legal."""
    tried = TriedTurn(start.state, start.state, is_over=False, start=start)
    for move in moves:
        if tried.is_over:
            raise denied(Denial.BAD_MOVE, f"{move}: the turn is over")
        tried = _after(tried, move)
    return tried


def _after(tried: TriedTurn, text: str) -> TriedTurn:
    start = tried.start
    try:
        move = start.game.parse(text)
    except BadNotation as error:
        raise denied(Denial.BAD_MOVE, str(error)) from None
    if move is CONCEDE:
        raise denied(Denial.BAD_MOVE, "a turn is tried, not given up")
    try:
        after = start.game.apply(tried.end, start.seat, move)
    except IllegalMove as error:
        raise Denied(error.reason.code) from None
    goes_on = move.is_revocable and after.outcome is None
    return TriedTurn(after if move.is_revocable else tried.end, after, not goes_on, start)
