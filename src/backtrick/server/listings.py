"""What the store keeps of a table beside its events: where to find it, and its finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..store import Finished, Listing

if TYPE_CHECKING:
    from ..table import Table


def listing_of(before: Table | None, table: Table, at: int) -> Listing | None:
    """How a table is found, if that has changed."""
    if before is not None and _is_found_alike(before, table):
        return None
    host = next((occupant.name for occupant in table.occupants if occupant.guest == table.host), "")
    return Listing(
        game=table.game.id,
        options=str(table.options),
        listed=table.settings.listed,
        phase=phase_of(table),
        free_seats=sum(occupant.is_nobody for occupant in table.occupants),
        host=host,
        guests=tuple(occupant.guest for occupant in table.occupants if occupant.guest),
        updated=at,
    )


def phase_of(table: Table) -> str:
    """Where a table stands: people can still sit down, or a game runs, or was played."""
    if table.is_running:
        return "running"
    return "open" if table.play is None else "over"


def _is_found_alike(before: Table, table: Table) -> bool:
    """Whether nothing has changed that a listing tells; mostly it is a move that was made."""
    return (
        before.occupants is table.occupants
        and before.options is table.options
        and before.settings is table.settings
        and before.host == table.host
        and before.is_running == table.is_running
    )


def finished_by(name: str, before: Table, table: Table) -> Finished | None:
    """The game that an event has brought to its end."""
    play = table.play
    outcome = None if play is None else play.state.outcome
    if play is None or outcome is None or not before.is_running:
        return None
    return Finished(
        table=name,
        number=play.number,
        game=play.game.id,
        options=str(play.options),
        guests=play.guests,
        names=play.names,
        ended=play.changed,
        lasted=play.clock - (play.began - play.dealt),
        ending=outcome.ending.value,
        winners=outcome.winners,
        cards_left=outcome.cards_left,
    )
