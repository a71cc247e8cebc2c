"""What bots reach in the place of a person: the figures that "my page" shows beside one's own.

    nice .venv/bin/python bench/bot_figures.py [--games 200]

In every variant and at every number of players, a bot takes the first seat, and the usual partners
of a single guest take the others. Where seats are chosen, as for children, the first one may be
among them or not, and so may some of the others. Games are determined by their numbers, so the
command gives the same figures on every machine. It writes after each table, and goes on where it
was interrupted; to measure everything again, delete the file first.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console

import backtrick
from backtrick.bots.simulation import Simulation
from backtrick.games.options import Flag, OneOf, Seats, WordOrSeat
from backtrick.server import bot_figures
from backtrick.server.bot_figures import FILE, BotFigures
from backtrick.server.bots_on_offer import OFFERED, PARTNERS
from backtrick.server.game_kinds import kind_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions, Kind

SEED = 18
GAMES = 200
SIMPLE = "greedy"


def all_tables() -> Iterator[tuple[AnyGame, GameOptions]]:
    """Every game with all its options that are a choice among a few, seen from the first seat."""
    for game in backtrick.GAMES.values():
        kinds = game.options_type.kinds()
        names = [name for name, kind in kinds.items() if _choices(kind)]
        for chosen in product(*(_choices(kinds[name]) for name in names)):
            try:
                options = game.options(**dict(zip(names, chosen, strict=True)))
            except ValueError:
                continue  # they do not go together
            if not _is_match_with_children(options):
                yield game, options


def _is_match_with_children(options: GameOptions) -> bool:
    """Whether both were chosen: a match takes many times as long, and its rounds are measured."""
    chosen = options.chosen()
    return bool(chosen.get("match") and chosen.get("children"))


def _choices(kind: Kind) -> tuple[object, ...]:
    if isinstance(kind, Flag):
        return (False, True)
    if isinstance(kind, Seats):
        others = [kind.seats[1 : count + 1] for count in kind.seats]
        return tuple((*first, *some) for some in others for first in ((), kind.seats[:1]))
    if isinstance(kind, OneOf) and not isinstance(kind, WordOrSeat):
        return kind.values
    return ()


def bots_of(game: AnyGame) -> list[str]:
    """The simple bot, the usual partner and the best one."""
    wanted = {SIMPLE, PARTNERS[game.id], OFFERED[game.id][-1]}
    return [name for name in OFFERED[game.id] if name in wanted]


def measured(game: AnyGame, options: GameOptions, name: str, games: int) -> BotFigures:
    """The figures of a bot at a table."""
    partners = (PARTNERS[game.id],) * (options.players - 1)
    simulation = Simulation(game.id, options, (name, *partners), SEED)
    wins = left = time = 0
    for starting, some in simulation.by_starter(range(games)):
        for number in some:
            bot_game = simulation.bot_game(starting, number)
            for _ in bot_game.play():
                pass
            outcome = bot_game.outcome
            if outcome is None:
                raise RuntimeError(f"it has not come to its end: {bot_game.state}")
            left += outcome.cards_left
            if 0 in outcome.winners:
                wins += 1
                time += bot_game.clock
    return BotFigures(game.id, kind_for(options, 0), name, games, wins, left, time)


def main() -> None:
    """Measure what is missing, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args().games
    known = {(each.game, each.kind, each.bot): each for each in bot_figures.all_figures()}
    for game, options in sorted(all_tables(), key=lambda each: str(each[1])):
        for name in bots_of(game):
            key = game.id, kind_for(options, 0), name
            if key not in known:
                known[key] = measured(game, options, name, games)
                Console().print(known[key])
                _write([known[each] for each in sorted(known)])


def _write(figures: list[BotFigures]) -> None:
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in figures)
    Path(FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
