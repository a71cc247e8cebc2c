"""Games played from notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from backtrick.games.terms import NOW

if TYPE_CHECKING:
    from backtrick import Moment, Reason
    from backtrick.games.any_game import AnyGame
    from backtrick.games.parts import State, StateT


def played(game: AnyGame, state: StateT, *moves: str) -> StateT:
    """The state after moves written with their seat, such as `0 r7^`."""
    for line in moves:
        seat, move = line.split()
        state = cast("StateT", game.apply(state, int(seat), game.parse(move)))
    return state


def legal(game: AnyGame, state: State, seat: int, when: Moment = NOW) -> list[str]:
    """The notation of what the seat may do."""
    return [str(move) for move in game.legal_moves(state, seat, when)]


def why(
    game: AnyGame,
    state: State,
    seat: int,
    move: str,
    when: Moment = NOW,
) -> Reason | None:
    """Why the seat may not make the move; None if it may."""
    return game.why_illegal(state, seat, game.parse(move), when)
