"""What a viewer may see of a table. `publication.py` does the same for its events."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from .deadlines import awaited, deadline
from .differ import differ, everything
from .errors import Denial
from .hints import HintState, hint_state

if TYPE_CHECKING:
    from ..games.parts import State, View
    from ..games.seats import Seat
    from .state import Play, Table


def why_shut_out(table: Table, guest: str) -> Denial | None:
    """Why a guest may not look at a table; None if they may."""
    if guest in table.sent_away:
        return Denial.SENT_AWAY
    if table.seat_of(guest) is not None:
        return None
    if table.settings.locked and guest != table.host:
        return Denial.LOCKED
    return Denial.NO_SPECTATORS if table.is_running and not table.settings.spectators else None


class Viewpoint:
    """What a seat, or the spectators, have been shown of a table's games."""

    __slots__ = ("_extras", "_state", "_view", "seat")

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._state: State | None = None
        """The state that the view is of."""
        self._view: View | None = None
        self._extras: Extras | None = None

    def look(self, table: Table) -> dict[str, Any]:
        """What has changed since the last look, by name, as plain data; at first, everything.

        When the table has changed its game, nothing is seen until the next deal.
        """
        play = table.play
        if play is None or play.game is not table.game:
            self._state = self._view = self._extras = None
            return {}
        seat = _seat_in(play, self.seat)
        changes = self._look_at_cards(table, play, seat)
        old, self._extras = self._extras, extras_of(table, play, seat)
        if old is None:
            return changes | everything(self._extras)
        _extras_differ(self._extras, old, changes)
        return changes

    def _look_at_cards(self, table: Table, play: Play, seat: Seat | None) -> dict[str, Any]:
        state = play.state_for(seat)
        if state is self._state:  # as for all others, while a card is only considered
            return {}
        old, self._view = self._view, _view(table, play, state, seat)
        self._state = state
        if old is None:
            return everything(self._view)
        changes: dict[str, Any] = {}
        differ(play.game.view_type)(self._view, old, changes)
        return changes


class Extras(Struct, frozen=True, gc=False):
    """What the server adds to the view of any game. Together they are a sight."""

    number: int
    """The number of the game at its table; the first is 1."""
    commitment: str
    """The hash of seed and deck, published at the deal."""
    opens: int
    """When players may move, in milliseconds since 1970: in a race, the end of a countdown."""
    began: int
    """When it began, in milliseconds since 1970: in a race, the end of the first countdown."""
    changed: int
    """When the last move that you know of was made, in milliseconds since 1970."""
    deadline: int | None
    """When the turn ends, in milliseconds since 1970; null means never."""
    awaited: tuple[Seat, ...]
    """The seats for which a bot moves then; empty without a limit."""
    legal: tuple[str, ...]
    """Your legal moves; always empty in a race, where finding them is the game."""
    can_take_back: bool
    """Whether you may take back your last card, because it is only considered."""
    considering: Seat | None
    """The seat that is considering a card, which nobody else sees yet; null: none."""
    considered: str | None
    """The move that you are considering; null for everybody else."""
    proposals: tuple[Seat, ...]
    """The seats that propose to end the game without a result."""
    concessions: tuple[Seat, ...]
    """The seats that propose to give up."""
    abandoned: bool
    """Whether the game was ended without a result."""
    seed: str | None
    """The seed in decimal; null until the game is over, and in a daily deal."""
    hints: int
    """How many hints were taken in this game."""
    hint: HintState
    """Whether you may take a hint: off: not in this game; later: not in this moment; free: send
    `hint`; taken: you have taken one for this turn, see `GET /api/tables/ID/hint`."""


def _seat_in(play: Play, seat: Seat | None) -> Seat | None:
    """The seat in a game; None, a spectator, for one that was added after it."""
    return None if seat is None or seat >= play.options.players else seat


def _view(table: Table, play: Play, state: State, seat: Seat | None) -> View:
    """What a seat sees of a state; nobody sees all hands of a deal that others still play."""
    view = play.game.view(state, seat)
    if view.hands_revealed is not None and table.is_daily_deal:
        return replace(view, hands_revealed=None)
    return view


def extras_of(table: Table, play: Play, seat: Seat | None) -> Extras:
    """What a table adds to a seat's view of a game; None is a spectator."""
    considered = play.considered
    is_own = considered is not None and considered.lay.seat == seat
    return Extras(
        play.number,
        play.commitment,
        play.opens,
        play.began,
        play.changed if considered is None or is_own else considered.changed,
        deadline(table) if table.settings.turn_seconds else None,
        awaited(table) if table.settings.turn_seconds else (),
        _legal(play, seat),
        is_own,
        None if considered is None else considered.lay.seat,
        considered.lay.move if considered is not None and is_own else None,
        tuple(sorted(play.proposals)) if play.proposals else (),
        tuple(sorted(play.concessions)) if play.concessions else (),
        play.is_abandoned,
        str(play.seed) if play.is_over and not table.is_daily_deal else None,
        play.hints,
        hint_state(table, play, seat),
    )


def _legal(play: Play, seat: Seat | None) -> tuple[str, ...]:
    """A seat's legal moves, unless finding them is the game."""
    if seat not in play.acting or play.is_race or play.is_abandoned:
        return ()
    return tuple(map(str, play.game.legal_moves(play.state, seat)))


_extras_differ: Final = differ(Extras)
