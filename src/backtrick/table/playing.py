"""Moves at a live table: what the rules say of them, and in a race, who was first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ..games.errors import BadNotation, Reason
from ..games.terms import Moment
from ..record import Made
from .arbitration import allowed_for, in_order, later_by, wait
from .errors import Denial, Denied, denied
from .events import Contested, Event, Moved, Offer, TookBack, Tried
from .game_folding import contested

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.seats import Seat
    from .commands import Make, TakeBack
    from .deciding import Asked
    from .state import Play, Table


@dataclass(frozen=True, slots=True)
class Held:
    """A card in a race that is held back until all that were laid earlier can have arrived."""

    offer: Offer
    seen: int
    wait: int
    """In microseconds."""


def make(table: Table, seat: Seat, command: Make, asked: Asked) -> Event | Held:
    """What comes of a move."""
    play = game_of(table)
    move = _read(play, command.move)
    if play.game.in_real_time:
        return _race(play, seat, command, move, asked)
    reason = play.game.why_illegal(play.state, seat, move)
    if reason is not None:
        raise Denied(reason.code)
    if play.is_full and _is_said_too_often(play, seat, move):
        raise denied(Denial.TOO_MUCH)
    return Moved(seat, command.move, at=asked.at)


def _is_said_too_often(play: Play, seat: Seat, move: Any) -> bool:  # noqa: ANN401  as below
    """Whether it is one more word on who starts of a seat that has said more than its share.

    Of those there would be no end. The others still have their say, and can agree with it.
    """
    game = play.game
    if move.in_turn or len(game.to_act(game.apply(play.state, seat, move))) == 1:
        return False
    return play.has_had_its_share(seat)


def take_back(table: Table, seat: Seat, _command: TakeBack, asked: Asked) -> Event:
    """Take back the card that was laid last."""
    play = game_of(table)
    if not play.behind or seat not in play.game.to_act(play.state):
        raise denied(Denial.NOTHING_TO_TAKE_BACK)
    return TookBack(seat, at=asked.at)


def settle(table: Table, held: Sequence[Held], at: int) -> Contested:
    """The event of cards that were laid for the same card in the middle."""
    play = game_of(table)
    first, *others = in_order(each.offer for each in held)
    late = (replace(each, late=each.sent - first.sent) for each in others)
    event = Contested(held[0].seen, (first, *late), at=at)
    happened = contested(play, event).happened[len(play.happened) :]
    winner = next((each.seat for each in happened if isinstance(each, Made)), None)
    return replace(event, winner=winner)


def game_of(table: Table) -> Play:
    """The game that runs; denied if none does."""
    play = table.running()
    if play is None:
        raise denied(Denial.NO_GAME)
    return play


def _read(play: Play, text: str) -> Any:  # noqa: ANN401  a move of whichever game is played
    try:
        return play.game.parse(text)
    except BadNotation as error:
        raise denied(Denial.BAD_MOVE, str(error)) from None


def _race(
    play: Play,
    seat: Seat,
    command: Make,
    move: Any,  # noqa: ANN401  as above
    asked: Asked,
) -> Event | Held:
    """In real time: what is certain is decided at once, the rest by who was first."""
    if asked.at < play.opens:
        raise denied(Denial.COUNTDOWN)
    offer = _offer(play, seat, command, asked)
    when = Moment(play.time_at(asked.at), command.seen)
    try:
        reason = play.game.why_illegal(play.state, seat, move, when)
    except ValueError as error:  # a card that was not yet turned up, as seen
        raise denied(Denial.BAD_MOVE, str(error)) from None
    if reason is None:
        if not move.is_contested:
            return Moved(seat, command.move, at=asked.at)
        if command.seen is None:
            raise denied(Denial.BAD_MOVE, "seen: the number of the middle card is needed")
        return Held(offer, command.seen, wait(offer.lag, asked.lags, asked.lag_cap))
    if not reason.is_a_try:
        raise Denied(reason.code)
    if play.is_overfull or (
        play.is_full and play.game.attempt(play.state, seat, move, when)[0] == play.state
    ):
        raise denied(Denial.TOO_MUCH)  # it would only be noted; what costs something still does
    late = later_by(play, offer, command.seen) if reason is Reason.TOO_LATE else None
    return Tried(offer, command.seen, reason.code, late, at=asked.at)


def _offer(play: Play, seat: Seat, command: Make, asked: Asked) -> Offer:
    lag = allowed_for(asked.lag, asked.lags, asked.lag_cap)
    arrived = asked.arrived - 1000 * play.dealt
    return Offer(seat, command.move, arrived, lag, client=asked.client, number=asked.number)
