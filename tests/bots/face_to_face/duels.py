"""Duels between bots, for the tests."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from backtrick.bots.bot import Chair
from backtrick.bots.bot_game import BotGame
from backtrick.bots.face_to_face import BOTS
from backtrick.games.face_to_face import FACE_TO_FACE, Move, State
from backtrick.games.face_to_face.notation import END
from tests.bots.chairs import seated

if TYPE_CHECKING:
    from backtrick.bots.bot import AnyBotPlayer

NAMED = {bot.name: bot for bot in BOTS}
OPTIONS = FACE_TO_FACE.options(starter=0)
CHAIR = Chair(FACE_TO_FACE, OPTIONS, seat=0, effort=200, chance=3)


def duel(first: str, second: str, seed: int, effort: int = CHAIR.effort) -> BotGame[State]:
    """A game between two bots, before its first move; seat 0 starts those of even seeds."""
    options = FACE_TO_FACE.options(starter=seed % 2)
    chair = replace(CHAIR, options=options, effort=effort, chance=seed)
    return seated([NAMED[first], NAMED[second]], chair, FACE_TO_FACE.deal(options, seed=seed))


def wins(first: str, second: str, games: int, effort: int) -> int:
    """How many games the first bot wins, in either seat."""
    won = 0
    for number in range(games):
        seat = number // 2 % 2
        pair = (second, first) if seat else (first, second)
        bot_game = duel(*pair, seed=number, effort=effort)
        for _ in bot_game.play():
            pass
        assert bot_game.outcome
        won += seat in bot_game.outcome.winners
    return won


def turn_of(player: AnyBotPlayer, state: State) -> list[Move]:
    """The whole turn a player makes from a state, move by move."""
    moves: list[Move] = []
    seat = state.turn
    while not state.outcome and state.turn == seat and END not in moves:
        player.see(FACE_TO_FACE.view(state, seat))
        choice = player.choose(FACE_TO_FACE.legal_moves(state, seat))
        assert choice
        move = choice.move
        assert isinstance(move, FACE_TO_FACE.move_types)
        moves.append(move)
        state = FACE_TO_FACE.apply(state, seat, move)
    return moves
