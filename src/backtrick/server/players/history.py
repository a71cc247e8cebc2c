"""What a player needs to know that sits down in the middle of a game, and what changes in it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...record import Made, Record, replay
from ...record import Said as Words
from ..clock import milliseconds
from .messages import Heard, Interrupted, Seen, Spoke, Tried

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...games.seats import Seat
    from ...record import Step
    from ...table import Play, Table
    from ...table.events import Said
    from .messages import News
    from .pace import Pace


def history(table: Table, seat: Seat, pace: Pace) -> tuple[News, ...]:
    """All that a seat has seen and heard since the deal; in a race nobody looks back."""
    play = table.play
    if play is None:
        return ()
    if play.game.in_real_time:
        return (Seen(view_in_race(play, seat, milliseconds())),)
    return tuple(_told(table, play, seat, pace))


def view_in_race(play: Play, seat: Seat, now: int) -> Any:  # noqa: ANN401  a game's own
    """What a seat sees from now on, or when a countdown ends: nobody reacts before."""
    view = play.game.view(play.state, seat)
    return replace(view, clock=max(view.clock, now - play.dealt, play.opens - play.dealt))


def words_of(said: Said) -> Heard | None:
    """Words of a seat; None if it was a spectator's."""
    if said.seat is None:
        return None
    return Heard(said.seat, said.signals, said.text, said.language)


def _told(table: Table, play: Play, seat: Seat, pace: Pace) -> Iterator[News]:
    words = iter(_words(table, play))
    moved = 0
    for step in _steps(play):
        if isinstance(step.event, Words):
            heard = next(words)
            if heard.seat != seat:
                yield heard
            elif heard.signals:
                yield Spoke()
            continue
        if isinstance(step.event, Made):
            if _was_quick(play, step.event, moved, pace):
                yield Interrupted()
            moved = step.event.at
            if step.event.seat == seat:
                yield Tried(step.event.move, moved)
        yield Seen(play.game.view(step.state, seat))


def _steps(play: Play) -> Iterator[Step]:
    record = Record(play.game, play.options, play.names, play.seed, play.deck, play.happened)
    return replay(record)


def _was_quick(play: Play, made: Made, before: int, pace: Pace) -> bool:
    """Whether a person moved before all bots had said what they wanted; bots wait for that."""
    return play.guests[made.seat] is not None and made.at - before < pace.all_said


def _words(table: Table, play: Play) -> list[Heard]:
    """All that was said in a game. A table keeps the newest as said, a record their text alone."""
    texts = [each for each in play.happened if isinstance(each, Words)]
    kept = [heard for said in table.said if (heard := words_of(said))]
    older = texts[: max(len(texts) - len(kept), 0)]
    # A text of long ago has no language any more; as signals it means nothing, and is left out.
    return [Heard(each.seat, tuple(each.text.split())) for each in older] + kept
