"""Games among bots as records: to calibrate the coach, and to find positions worth a look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bots import bot
from ..bots.bot import Chair
from ..bots.bot_game import at_table
from ..games import game
from ..limits import MOST_SEATS
from ..record import Made, Record, Refused, Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..bots.bot_game import BotAction
    from ..bots.simulation import Simulation
    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..record import Entry


def bot_record(simulation: Simulation, number: int) -> Record:
    """The game of a simulation with this number, played to its end."""
    options, _ = next(simulation.by_starter(range(number, number + 1)))
    deal = simulation.deal(number)
    entries: list[Entry] = []
    for action in simulation.bot_game(options, number).play():
        entries.append(_entry(action, entries[-1].at if entries else 0))
    return Record(
        game(simulation.game), options, simulation.bots, deal.seed, deal.deck, tuple(entries)
    )


def dealt_record(rules: AnyGame, options: GameOptions, bots: Sequence[str], seed: int) -> Record:
    """A game of quick bots, dealt from a seed as at a table; played to its end."""
    players = [bot(rules, name) for name in bots]
    chairs = [
        Chair(game=rules, options=options, seat=seat, effort=1, chance=seed * MOST_SEATS + seat)
        for seat in range(len(players))
    ]
    entries: list[Entry] = []
    for action in at_table(players, chairs, rules.deal(options, seed=seed)).play():
        entries.append(_entry(action, entries[-1].at if entries else 0))
    return Record(rules, options, tuple(bots), seed, rules.deck(seed), tuple(entries))


def _entry(action: BotAction, before: int) -> Entry:
    at = before if action.when.at is None else action.when.at
    if action.why is None:
        return Said(at, action.seat, str(action.what))
    move = action.why.move
    if action.refused:
        return Refused(at, action.seat, move, action.when.seen)
    return Made(at, action.seat, move)
