"""The lobby: who sits where and what is played, before and between games."""

from __future__ import annotations

from secrets import randbits, token_hex
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ..record import commitment
from .emblems import distinct_emblem, emblem_of
from .errors import Denial, denied
from .events import (
    CameBack,
    Changed,
    Dealt,
    Event,
    HandedOver,
    Hosted,
    Invited,
    Opened,
    Removed,
    Sat,
    Settings,
    Stood,
)
from .game_fold import shuffled_deck
from .names import distinct_name
from .state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from .commands import Change, HandOver, Invite, Remove, Sit, Stand
    from .commands import Deal as DealCommand
    from .decisions import Context
    from .events import WhatIf
    from .state import Play, Table

_SALT_BYTES: Final = 16


def options_from(game: AnyGame, chosen: Mapping[str, object]) -> GameOptions:
    """The chosen options; denied if they are invalid."""
    try:
        return game.options(**chosen)
    except (TypeError, ValueError) as error:
        raise denied(Denial.BAD_OPTIONS, str(error)) from None


def open_table(
    context: Context,
    game: AnyGame,
    options: Mapping[str, object],
    settings: Settings,
    *,
    seed: int | None = None,
    daily: str = "",
    lesson: bool = False,
    seat: Seat = 0,
    what_if: WhatIf | None = None,
) -> Opened:
    """The first event of a table; a seed fixes the first deal."""
    chosen = options_from(game, options)
    return Opened(
        context.guest,
        context.name,
        game.id,
        str(chosen),
        settings,
        "" if seed is None else str(seed),
        daily,
        lesson,
        emblem_of(context.guest, context.emblem),
        seat,
        what_if,
        at=context.at,
        client=context.client,
    )


def change(table: Table, command: Change, context: Context) -> Event:
    """Change options or settings."""
    check_host(table, context)
    check_open(table)
    options = options_from(table.game, {**table.options.chosen(), **command.options})
    if options.players < sum(not occupant.is_nobody for occupant in table.occupants):
        raise denied(Denial.TOO_MANY_SEATED)
    return Changed(str(options), command.settings or table.settings, at=context.at)


def sit(table: Table, command: Sit, context: Context) -> Event:
    """Sit down, or take the seat back from a stand-in bot."""
    own = table.seat_of(context.guest)
    if own is not None:
        if table.occupants[own].bot is None or command.seat not in {None, own}:
            raise denied(Denial.SEATED_ALREADY)
        if _is_bots_turn(table, own):
            raise denied(Denial.TURN_NOT_OVER)
        return CameBack(own, at=context.at)
    if context.guest in table.sent_away:
        raise denied(Denial.SENT_AWAY)
    if table.settings.locked and context.guest != table.host:
        raise denied(Denial.LOCKED)
    play = table.running()
    seat = command.seat
    if play is not None:
        seat = _bots_seat_in(table, play, seat)
    elif seat is None or not _is_bots_seat(table, seat):
        seat = _free_seat(table, seat)
    name = distinct_name(table, context.name)
    emblem = distinct_emblem(table, emblem_of(context.guest, context.emblem))
    return Sat(seat, context.guest, name, emblem, at=context.at)


def stand(table: Table, _command: Stand, context: Context) -> Event:
    """Leave the seat; during a game, a bot takes over."""
    play = table.running()
    if play is not None:
        if play.options.players == 1 or (table.daily and play.number == 1):
            raise denied(Denial.YOURS_ALONE)  # its result is compared with those of others
        seat, bot = seated(table, context), _simple_bot(table, context)
        return HandedOver(seat, bot, by_choice=True, at=context.at)
    seat = table.seat_of(context.guest)
    if seat is None:
        raise denied(Denial.NOT_SEATED)
    check_open(table)
    return Stood(seat, at=context.at)


def invite(table: Table, command: Invite, context: Context) -> Event:
    """Put a bot in a seat."""
    check_host(table, context)
    check_open(table)
    external = context.external_bots.get(table.game.id, ())
    bot = command.bot if command.bot in external else _bot(table, command.bot, context)
    return Invited(_free_seat(table, command.seat), bot, at=context.at)


def remove(table: Table, command: Remove, context: Context) -> Event:
    """Remove a bot or a person."""
    check_host(table, context)
    check_open(table)
    _check_seat(table, command.seat)
    if table.occupants[command.seat].is_nobody:
        raise denied(Denial.SEAT_EMPTY)
    if table.occupants[command.seat].guest == context.guest:
        return Stood(command.seat, at=context.at)
    return Removed(command.seat, at=context.at)


def deal(table: Table, _command: DealCommand, context: Context) -> Event:
    """Begin a game; the starter moves on from the last one."""
    check_host(table, context)
    taken = table.taken
    if len(taken) not in table.game.players:
        raise denied(Denial.SEATS_FREE)
    if len(taken) == len(table.occupants):
        return _dealt(table, table.options, context.countdown, context.at)
    options = _options_among(table, taken)
    return replace(_dealt(table, options, context.countdown, context.at), chosen=str(options))


def _options_among(table: Table, taken: tuple[Seat, ...]) -> GameOptions:
    """The options for those who sit there; denied if they do not go together."""
    try:
        return table.options.among(taken)
    except ValueError as error:
        raise denied(Denial.BAD_OPTIONS, str(error)) from None


def begin(table: Table, countdown: int, at: int) -> Event | None:
    """The deal when people connect to a table whose first deal was fixed from the start.

    A race waits for the host's word, because its clock runs from the deal. The tutor of a lesson
    waits by itself.
    """
    waits = not table.is_prepared or table.is_race_to_come
    if waits or len(table.taken) < len(table.occupants):
        return None
    return _dealt(table, table.options, countdown, at)


def _dealt(table: Table, options: GameOptions, countdown: int, at: int) -> Dealt:
    last = table.play
    if last is not None and last.started is not None and last.chosen == options:
        options = options.moved_on(last.started)
    is_settled = last is None and table.first_seed
    seed = int(table.first_seed) if is_settled else randbits(128)
    salt = token_hex(_SALT_BYTES) if is_settled and table.daily else ""
    promise = commitment(table.game, seed, shuffled_deck(table.game, seed), salt)
    return Dealt(str(options), promise, str(seed), countdown, salt, at=at)


def hand_over(table: Table, command: HandOver, context: Context) -> Event:
    """Let a bot stand in for a player who is absent or idle."""
    seated(table, context)
    _check_seat(table, command.seat)
    if not table.is_running:
        raise denied(Denial.NO_GAME)
    occupant = table.occupants[command.seat]
    if occupant.guest is None or occupant.bot is not None:
        raise denied(Denial.NOBODY_THERE)
    if occupant.guest not in context.gone | context.idle:
        raise denied(Denial.STILL_HERE)
    return HandedOver(command.seat, _stand_in(table, command.bot, context), at=context.at)


def replace_host(table: Table, gone: frozenset[str], at: int) -> Event | None:
    """The new host, if the host is among guests who have been away for a while."""
    if table.host not in gone:
        return None
    here = [occupant.guest for occupant in table.occupants if occupant.guest and not occupant.bot]
    successor = next((guest for guest in here if guest not in gone), None)
    return None if successor is None else Hosted(successor, at=at)


def come_back(table: Table, guest: str, at: int) -> Event | None:
    """The return of a guest for whom a bot stands in."""
    seat = table.seat_of(guest)
    if seat is None or table.occupants[seat].bot is None or _is_bots_turn(table, seat):
        return None
    return CameBack(seat, at=at)


def _is_bots_turn(table: Table, seat: Seat) -> bool:
    """Whether a bot has its turn in a seat that its player has left by choice.

    The player gets the seat back after the turn. Otherwise one could let a bot find the next move,
    and play on oneself.
    """
    play = table.running()
    if play is None or play.is_race or not table.occupants[seat].has_left:
        return False
    return play.acting == (seat,)


def seated(table: Table, context: Context) -> Seat:
    """The sender's seat; denied if there is none, or if a bot has it now."""
    seat = table.seat_of(context.guest)
    if seat is None or table.occupants[seat].bot is not None:
        raise denied(Denial.NOT_SEATED)
    return seat


def check_host(table: Table, context: Context) -> None:
    """Denied unless the host asks, between games."""
    if context.guest != table.host:
        raise denied(Denial.NOT_HOST)
    _check_no_game(table)


def _check_no_game(table: Table) -> None:
    if table.is_running:
        raise denied(Denial.GAME_RUNS)


def check_open(table: Table) -> None:
    """Denied before a race that is prepared: others may be dealt the same cards."""
    if table.is_race_to_come:
        raise denied(Denial.PREPARED)


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.occupants):
        raise denied(Denial.NO_SUCH_SEAT)


def _is_bots_seat(table: Table, seat: Seat) -> bool:
    """Whether a person may have the seat of a bot."""
    occupant = table.occupants[seat] if seat < len(table.occupants) else NOBODY
    return occupant.bot is not None and occupant.guest is None and not table.is_prepared


def _bots_seat_in(table: Table, play: Play, wanted: Seat | None) -> Seat:
    """The seat of a bot in a running game, which a person takes over.

    Only in a team, whose game it is all the same. An opponent has begun against a bot, and a race
    is over soon: there the result would be that of somebody else. A daily deal is compared with
    those of others, a lesson needs its tutor, and a what-if is somebody's own.
    """
    is_fixed = table.is_what_if or (play.number == 1 and (table.lesson or bool(table.daily)))
    if wanted is None or is_fixed or not play.game.team or not _is_bots_seat(table, wanted):
        raise denied(Denial.GAME_RUNS)
    if play.acting == (wanted,):
        raise denied(Denial.TURN_NOT_OVER)
    return wanted


def _free_seat(table: Table, wanted: Seat | None) -> Seat:
    """The wanted seat, or the first free one; there is one more as long as the game allows it."""
    new, taken = len(table.occupants), table.taken
    free = next((seat for seat in range(new) if seat not in taken), new)
    seat = free if wanted is None else wanted
    if seat == new and _may_grow(table):
        return seat
    if wanted is None and seat == new:
        raise denied(Denial.TABLE_FULL)
    _check_seat(table, seat)
    if seat in taken:
        raise denied(Denial.SEAT_TAKEN)
    return seat


def _may_grow(table: Table) -> bool:
    """Whether there may be one more seat; denied if the options forbid it."""
    players = len(table.occupants) + 1
    if table.is_prepared or players not in table.game.players:
        return False
    options_from(table.game, {**table.options.chosen(), "players": players})
    return True


def _simple_bot(table: Table, context: Context) -> str:
    """The bot for a player who leaves: it plays sensibly, but nobody leaves to play better."""
    at_random, *others = context.bots[table.game.id]
    return others[0] if others else at_random


def _stand_in(table: Table, wanted: str | None, context: Context) -> str:
    """The bot for an absent player: of an opponent only the best, or it would be chosen to lose."""
    bot, best = _bot(table, wanted, context), _bot(table, None, context)
    if bot != best and not table.game.team:
        raise denied(Denial.NO_SUCH_BOT, f"only {best} stands in for an opponent")
    return bot


def _bot(table: Table, wanted: str | None, context: Context) -> str:
    known = context.bots[table.game.id]
    if wanted is None:
        return known[-1]
    if wanted not in known:
        raise denied(Denial.NO_SUCH_BOT, f"there are {', '.join(known)}")
    return wanted
