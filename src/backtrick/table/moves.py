"""Moves at a live table: judged by the rules and, in a race, by who was first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ..games.errors import BadNotation, IllegalMove, Reason
from ..games.terms import CONCEDE, Moment
from .arbitration import allowed_for, in_order, later_by, wait
from .errors import Denial, Denied, denied
from .events import Contested, Event, Lapsed, Moved, Offer, TookBack, Tried
from .fold import after, with_play
from .game_fold import contested, judge_contest, moved

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.seats import Seat
    from ..games.terms import Move
    from .commands import Lapse, Make, TakeBack
    from .decisions import Context
    from .state import Play, Table


class Decided(msgspec.Struct, frozen=True, gc=False):
    """The result of a command: an event, and the table after it."""

    event: Event
    table: Table


class HeldOffer(msgspec.Struct, frozen=True):
    """A card in a race, held back until every earlier one has had time to arrive."""

    offer: Offer
    game: int
    """The number of the game at its table."""
    seen: int
    """The number of the middle card it was laid for."""
    wait: int
    """In microseconds."""


def make(table: Table, seat: Seat, command: Make, context: Context) -> Decided | HeldOffer:
    """Decide on a move."""
    play = running_game(table)
    move = _parsed(play, command.move)
    if move is CONCEDE:  # a command of its own, on which others may have a say
        raise denied(Denial.BAD_MOVE, "send concede")
    if play.is_race:
        if context.at < play.opens:
            raise denied(Denial.COUNTDOWN)
        if move.is_contested:
            return _offered(table, seat, command, move, context)
    event = Moved(seat, command.move, at=context.at, client=context.client, number=context.number)
    try:
        played = moved(play, event, move)
    except IllegalMove as error:
        if play.is_race and error.reason.is_a_try:
            return _offered(table, seat, command, move, context)
        raise Denied(error.reason.code) from None
    if play.is_full and not move.in_turn and _is_voted_too_often(play, seat, played):
        raise denied(Denial.TOO_MUCH)
    return Decided(event, with_play(table, event, played))


def _is_voted_too_often(play: Play, seat: Seat, played: Play) -> bool:
    """Whether a seat with more votes than its share changes its vote again.

    There would be no end of it. The others can still vote, and agree with this seat.
    """
    agreed = len(played.acting) == 1
    return not agreed and play.has_had_its_share(seat)


def take_back(table: Table, seat: Seat, _command: TakeBack, context: Context) -> Event:
    """Take back a card that is only considered."""
    considered = running_game(table).considered
    if considered is None or considered.lay.seat != seat:
        raise denied(Denial.NOTHING_TO_TAKE_BACK)
    return TookBack(seat, at=context.at)


def decide_contest(table: Table, held: Sequence[HeldOffer], at: int) -> Decided:
    """Decide on cards that were laid on the same middle card."""
    play = running_game(table)
    first, *others = in_order(each.offer for each in held)
    offers = (first, *(replace(each, late=each.sent - first.sent) for each in others))
    seen = held[0].seen
    result = judge_contest(play, offers, seen, at)
    pairs = zip(offers, result.reasons, strict=True)
    winner = next((offer.seat for offer, reason in pairs if reason is None), None)
    event = Contested(seen, offers, winner, at=at)
    return Decided(event, with_play(table, event, contested(play, event, result)))


def lapse(table: Table, seat: Seat, command: Lapse, context: Context) -> Event:
    """Say that the bot in a seat has lost its move."""
    running_game(table)
    return Lapsed(seat, command.failing, at=context.at)


def running_game(table: Table) -> Play:
    """The running game; Denied if there is none."""
    play = table.running()
    if play is None:
        raise denied(Denial.NO_GAME)
    return play


def _parsed(play: Play, text: str) -> Move:
    try:
        return play.game.parse(text)
    except BadNotation as error:
        raise denied(Denial.BAD_MOVE, str(error)) from None


def _offered(
    table: Table, seat: Seat, command: Make, move: Move, context: Context
) -> Decided | HeldOffer:
    """Decide on a card in a race: a miss at once, the rest by who was first."""
    play = running_game(table)
    when = Moment(play.time_at(context.at), command.seen)
    try:
        reason = play.game.why_illegal(play.state, seat, move, when)
    except ValueError as error:  # a middle card that was not turned up yet
        raise denied(Denial.BAD_MOVE, str(error)) from None
    offer = _offer(play, seat, command, context)
    if reason is None:
        if command.seen is None:
            raise denied(Denial.BAD_MOVE, "seen: the number of the middle card is needed")
        return HeldOffer(
            offer, play.number, command.seen, wait(offer.lag, context.lags, context.lag_cap)
        )
    if not reason.is_a_try:
        raise Denied(reason.code)
    if _is_too_much(play, seat, move, when):
        raise denied(Denial.TOO_MUCH)
    late = later_by(play, offer, command.seen) if reason is Reason.TOO_LATE else None
    event = Tried(
        offer,
        command.seen,
        reason.code,
        late,
        at=context.at,
        client=context.client,
        number=context.number,
    )
    return Decided(event, after(table, event))


def _is_too_much(play: Play, seat: Seat, move: Move, when: Moment) -> bool:
    """Whether a full game ignores a miss; one with a penalty still counts."""
    if play.is_overfull or not play.is_full:
        return play.is_overfull
    state, _ = play.game.attempt(play.state, seat, move, when)
    return state == play.state


def _offer(play: Play, seat: Seat, command: Make, context: Context) -> Offer:
    lag = allowed_for(context.lag, context.lags, context.lag_cap)
    arrived = context.arrived - 1000 * play.dealt
    return Offer(seat, command.move, arrived, lag, client=context.client, number=context.number)
