"""Talk at a live table: signals, text and phrases, as far as the rules and the host allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..talk import SIGNAL_NAMED, check
from .emblems import distinct_emblem, emblem_of
from .errors import Denial, Denied, denied
from .events import Event, Said
from .moves import running_game
from .names import distinct_name
from .phrases import are_too_many

if TYPE_CHECKING:
    from ..games.seats import Seat
    from .commands import Phrase, Say, Signal
    from .decisions import Context
    from .state import Play, Table


def say(table: Table, command: Say, context: Context) -> Event:
    """Say something in free text."""
    seat = _speaker(table, context)
    if table.settings.signals_only:
        raise denied(Denial.SIGNALS_ONLY)
    play = table.running()
    if play is not None:
        _check_room(play)
    if play is not None and play.options.talk is not None:
        _check(command, play.options.talk)
    said = _signed(table, seat, context)
    return replace(said, language=command.language, text=command.text)


def _signed(table: Table, seat: Seat | None, context: Context) -> Said:
    """Something said, with its speaker."""
    if seat is not None:
        return Said(seat, table.occupants[seat].name, guest=context.guest, at=context.at)
    emblem = distinct_emblem(table, emblem_of(context.guest, context.emblem))
    name = distinct_name(table, context.name)
    return Said(None, name, guest=context.guest, emblem=emblem, at=context.at)


def phrase(table: Table, command: Phrase, context: Context) -> Event:
    """Say a phrase; the rules on talk allow all of them, because none is about the cards."""
    seat = _speaker(table, context)
    if not table.settings.phrases:
        raise denied(Denial.NO_PHRASES)
    play = table.running()
    if play is not None:
        _check_room(play)
    said = _signed(table, seat, context)
    if are_too_many(table.said, seat, said.name, context.at):
        raise denied(Denial.TOO_MANY_PHRASES)
    return replace(said, phrase=command.phrase)


def _check(command: Say, variant: str) -> None:
    try:
        verdict = check(command.text, command.language, variant)
    except ValueError as error:
        raise denied(Denial.NO_SUCH_LANGUAGE, str(error)) from None
    if verdict.refusal is not None:
        raise Denied(verdict.refusal.code, span=(verdict.start, verdict.end))


def signal(table: Table, seat: Seat, command: Signal, context: Context) -> Event:
    """Say something with signals."""
    play = running_game(table)
    _check_room(play)
    variant = play.options.talk
    for name in command.signals:
        named = SIGNAL_NAMED.get(name)
        if variant is None or named is None or not named.allowed_in(variant):
            raise denied(Denial.NO_SUCH_SIGNAL, name)
    return replace(_signed(table, seat, context), signals=tuple(command.signals))


def _check_room(play: Play) -> None:
    """Deny talk in a full game: talk is part of a game, which must not grow for ever."""
    if play.is_full:
        raise denied(Denial.TOO_MUCH)


def _speaker(table: Table, context: Context) -> Seat | None:
    """The seat that speaks; None for a spectator, who is silent during a game."""
    if context.guest in table.sent_away:
        raise denied(Denial.SENT_AWAY)
    seat = table.seat_of(context.guest)
    if seat is None and table.is_running:
        raise denied(Denial.SPECTATORS_ARE_SILENT)
    return seat
