"""Random games by the rules, in moves per second, compared with python-chess.

    .venv/bin/python -m bench.rules [--seconds 60]

Both ask for the outcome and the legal moves, and make one of these, until the game is over. They
run in turns, in short slices of processor time, and the medians are compared, so that other load on
the machine matters little.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

import chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

import backtrick

from .rounds import rounds

if TYPE_CHECKING:
    from collections.abc import Callable

    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions

TABLES = (
    "quick-easy players=3 starter=random",
    "quick-easy players=3 starter=random variant=pro",
    "face-to-face",
    "seven-ate-nine players=1",
    "seven-ate-nine players=1 no_wrap=yes",
    "seven-ate-nine players=2 no_wrap=yes",
    "seven-ate-nine players=4",
    "seven-ate-nine players=4 own_pace=yes handicap=2 children=0,1 match=yes",
)
YARDSTICK = "python-chess"
SLICE = 0.15


def play_chess(chance: Random) -> int:
    """Play one game of chess; return how many moves it had."""
    board = chess.Board()
    while board.outcome() is None:
        board.push(chance.choice(list(board.legal_moves)))
    return board.ply()


def play_table(game: AnyGame, options: GameOptions, chance: Random) -> int:
    """Play one of our games; return how many moves it had."""
    state = game.deal(options, seed=chance.getrandbits(64))
    moves = 0
    while game.outcome(state) is None:
        seats = game.to_act(state)
        seat = seats[0] if len(seats) == 1 else chance.choice(seats)
        state = game.apply(state, seat, chance.choice(game.legal_moves(state, seat)))
        moves += 1
    return moves


def player(table: str) -> Callable[[Random], int]:
    """A function that plays a game at this table."""
    name, _, options = table.partition(" ")
    game = backtrick.game(name)
    return partial(play_table, game, game.options_type.parse(options))


def moves_a_second(play: Callable[[Random], int], chance: Random) -> float:
    """Moves a second, from whole games played for one slice."""
    started, moves = process_time(), 0
    while process_time() - started < SLICE:
        moves += play(chance)
    return moves / (process_time() - started)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time random games, compared with python-chess.")
    parser.add_argument("--seconds", type=float, default=60, help="total time (60)")
    seconds = parser.parse_args().seconds
    chance = Random(1)
    measured: defaultdict[str, list[float]] = defaultdict(list)
    players = {YARDSTICK: play_chess} | {table: player(table) for table in TABLES}
    for _ in track(rounds(seconds), "Playing ...", total=None, transient=True):
        for name, play in players.items():
            measured[name].append(moves_a_second(play, chance))
    report(measured)


def report(measured: dict[str, list[float]]) -> None:
    """Print the medians, and their ratios to python-chess."""
    table = Table("game", "moves a second", f"times {YARDSTICK}")
    yardstick = measured[YARDSTICK]
    for name, speeds in measured.items():
        ratios = [ours / theirs for ours, theirs in zip(speeds, yardstick, strict=True)]
        table.add_row(name, f"{median(speeds):,.0f}", f"{median(ratios):.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
