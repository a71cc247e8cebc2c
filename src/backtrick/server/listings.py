"""What the store keeps about a table besides events: its listing, and its finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..store import NO_TURN, AwaitedTurn, GameListing, Listing
from ..table.deadlines import awaited, awaited_guests, deadline
from .game_kinds import kinds_of

if TYPE_CHECKING:
    from ..table import Play, Table

OVER: Final = "over"
"""The phase of a table between games, and of one that was closed."""


def listing_of(table: Table, at: int) -> Listing:
    """The listing of a table."""
    host = next((occupant.name for occupant in table.occupants if occupant.guest == table.host), "")
    return Listing(
        game=table.game.id,
        options=str(table.options),
        listed=table.settings.listed,
        phase=phase_of(table),
        free_seats=table.seats_left,
        host=host,
        guests=tuple(occupant.guest for occupant in table.occupants if occupant.guest),
        updated=at,
        what_if=table.is_what_if,
        turn=turn_of(table),
    )


def turn_of(table: Table) -> AwaitedTurn:
    """Whom a game waits for, if other people wait, too, or it is played over days.

    Somebody who plays among bots keeps nobody waiting.
    """
    play = table.running()
    if play is None or play.is_race:
        return NO_TURN
    if not table.is_over_days and sum(each.guest is not None for each in table.occupants) == 1:
        return NO_TURN
    return AwaitedTurn(awaited_guests(table), play.turn_began, _due(table, play))


def _due(table: Table, play: Play) -> int | None:
    """When the server plays on: when the time is up, or for a bot at once."""
    if not table.is_over_days:
        return None
    is_bots = any(table.occupants[seat].bot for seat in awaited(table))
    return play.turn_began if is_bots else deadline(table)


def is_for_all(table: Table) -> bool:
    """Whether a table is in the public list: anyone may join it."""
    return table.settings.listed and not table.settings.locked and phase_of(table) == "open"


def phase_of(table: Table) -> str:
    """The phase of a table: open, running or over."""
    if table.is_running:
        return "running"
    return "open" if table.play is None else OVER


def finished_of(name: str, table: Table) -> GameListing | None:
    """The finished game of a table; None while it runs, and for a what-if, which counts nowhere."""
    play = table.play
    outcome = None if play is None else play.state.outcome
    if play is None or outcome is None or table.is_what_if:
        return None
    return GameListing(
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
        hints=play.hints,
        kind="" if table.is_lesson else kinds_of(play.options),
    )
