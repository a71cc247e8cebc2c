"""Random play in environments of others, for bench/envs.py: run in a Python that has them.

Each line on standard input asks for a slice of this many seconds; each answer is the environments'
names with their steps per second, as JSON.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def hanabi(chance: Random) -> Iterator[None]:
    """OpenSpiel's hanabi, with three players; a tensor of what the player sees before each move."""
    game: Any = import_module("pyspiel").load_game("hanabi", {"players": 3})
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                moves, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(moves, odds)[0])
                continue
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            yield


def uno(chance: Random) -> Iterator[None]:
    """RLCard's uno, with three players; it makes an array of what the player sees by itself."""
    table: Any = import_module("rlcard").make("uno", {"seed": 1, "game_num_players": 3})
    while True:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(chance.choice(list(state["legal_actions"])))
            yield


def steps_a_second(play: Callable[[Random], Iterator[None]], seconds: float) -> float:
    """How many steps a second of processor time it makes."""
    steps, playing = 0, play(Random(1))
    next(playing)
    started = process_time()
    while process_time() - started < seconds:
        for _ in range(100):
            next(playing)
        steps += 100
    return steps / (process_time() - started)


def main() -> None:
    """Answer until nobody asks."""
    for line in sys.stdin:
        answer = {
            "OpenSpiel hanabi": steps_a_second(hanabi, float(line)),
            "RLCard uno": steps_a_second(uno, float(line)),
        }
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
