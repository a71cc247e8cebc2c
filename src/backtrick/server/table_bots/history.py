"""What a bot is told when it sits down in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...table.events import Moved, Said
from ...table.history import events_for
from ..clock import milliseconds
from .messages import Attempted, Heard, Interrupted, Seen, Spoke

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...games.parts import View
    from ...games.seats import Seat
    from ...table import Play, Table
    from .messages import News
    from .pace import Pace


def history(table: Table, seat: Seat, pace: Pace) -> tuple[News, ...]:
    """Everything a seat has seen and heard since the deal; in a race, only the present."""
    play = table.play
    if play is None:
        return ()
    if play.is_race:
        return (Seen(view_in_race(play, seat, milliseconds())),)
    return tuple(_told(play, seat, pace))


def view_in_race(play: Play, seat: Seat, now: int) -> View:
    """What a seat sees now, or when a countdown ends: nobody reacts before."""
    view = play.game.view(play.state, seat)
    race = play.game.race
    return view if race is None else race.later(view, max(now, play.opens) - play.dealt)


def heard_from(said: Said) -> Heard | None:
    """What a seat has said about the game; None for a phrase, or if a spectator spoke."""
    if said.seat is None or said.phrase:
        return None
    return Heard(said.seat, said.signals, said.text, said.language)


def _told(play: Play, seat: Seat, pace: Pace) -> Iterator[News]:
    game = play.game
    state = game.deal(play.options, seed=play.seed, deck=play.deck)
    yield Seen(game.view(state, seat))
    clock = moved = 0
    for event in events_for(play, seat):
        clock = max(event.at - play.dealt, clock)
        if type(event) is Said:
            heard = heard_from(event)
            if heard is not None and heard.seat != seat:
                yield heard
            elif event.signals:
                yield Spoke()
        elif type(event) is Moved:
            # Bots wait until all of them have spoken.
            if play.guests[event.seat] is not None and clock - moved < pace.all_said:
                yield Interrupted()
            moved = clock
            move = game.parse(event.move)
            state = game.apply(state, event.seat, move)
            if event.seat == seat:
                yield Attempted(move, moved)
            yield Seen(game.view(state, seat))
