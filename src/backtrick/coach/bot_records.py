"""Games among bots as records: to calibrate the coach, and to find positions worth a look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games import game
from ..record import Made, Record, Refused, Said

if TYPE_CHECKING:
    from ..bots.bot_game import BotAction
    from ..bots.simulation import Simulation
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


def _entry(action: BotAction, before: int) -> Entry:
    at = before if action.when.at is None else action.when.at
    if action.why is None:
        return Said(at, action.seat, str(action.what))
    move = action.why.move
    if action.refused:
        return Refused(at, action.seat, move, action.when.seen)
    return Made(at, action.seat, move)
