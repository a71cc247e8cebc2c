"""The events of a game as a record."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..games.terms import Moment
from ..record import Made, Record, Refused
from ..record import Said as Spoken
from .events import Contested, Moved, Said, TookBack, Tried
from .phrases import as_text
from .state import may_be_considered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ..games.errors import Reason
    from ..games.parts import State
    from ..games.seats import Seat
    from ..games.terms import Move
    from ..record import Entry
    from .events import Event
    from .state import Play


class RaceStep(NamedTuple):
    """A move of a race, made or refused."""

    at: int
    """Milliseconds since the deal."""
    seat: Seat
    move: Move
    seen: int | None
    """The number of the middle card that the player had seen; None: the current one."""
    reason: Reason | None
    """Why it was refused; None: it was made."""
    client: str
    """The client whose command it was; empty: a bot's."""
    before: State
    after: State


def record_of(play: Play) -> Record:
    """The game as a record."""
    return Record(
        play.game,
        play.options,
        play.names,
        play.seed,
        play.deck,
        tuple(entries_of(play)),
        play.commitment,
        play.salt or None,
    )


def record_for(play: Play, seat: Seat) -> Record:
    """The game as far as a seat knows what happened; but with the whole deck."""
    return replace(record_of(play), entries=tuple(entries_for(play, seat)))


def entries_of(play: Play) -> Iterator[Entry]:
    """The events for a record, without cards that were taken back."""
    if play.is_race:
        return _entries_of_race(play)
    return _entries_of_turns(play, lasting_events(play))


def entries_for(play: Play, seat: Seat) -> Iterator[Entry]:
    """The same as far as a seat knows, in the order in which it learnt about them."""
    if play.is_race:
        return _entries_of_race(play)
    return _entries_of_turns(play, events_for(play, seat))


def _entries_of_turns(play: Play, events: Iterable[Event]) -> Iterator[Entry]:
    for event, at in _timed(play, events):
        if type(event) is Moved:
            yield Made(at, event.seat, play.game.parse(event.move))
        elif type(event) is Said:
            yield from _spoken(event, at)


def _entries_of_race(play: Play) -> Iterator[Entry]:
    for event, at, steps in _race_events(play):
        if type(event) is Said:
            yield from _spoken(event, at)
        for step in steps:
            if step.reason is None:
                yield Made(at, step.seat, step.move)
            else:
                yield Refused(at, step.seat, step.move, step.seen)


def race_steps(play: Play) -> Iterator[RaceStep]:
    """All moves of a race, made or refused, with the states around them."""
    for _, _, steps in _race_events(play):
        yield from steps


def _race_events(play: Play) -> Iterator[tuple[Event, int, Sequence[RaceStep]]]:
    """Found by playing the game again: a contest does not say what became of each offer."""
    game = play.game
    state = game.deal(play.options, seed=play.seed, deck=play.deck)
    for event, at in _timed(play, play.events):
        steps: list[RaceStep] = []
        if type(event) is Moved:
            before, move = state, game.parse(event.move)
            state = game.apply(state, event.seat, move, Moment(at))
            steps = [RaceStep(at, event.seat, move, None, None, event.client, before, state)]
        elif isinstance(event, (Contested, Tried)):
            for offer in event.offers if isinstance(event, Contested) else (event.offer,):
                before, move = state, game.parse(offer.move)
                state, reason = game.attempt(state, offer.seat, move, Moment(at, event.seen))
                client = offer.client or event.client
                steps.append(
                    RaceStep(at, offer.seat, move, event.seen, reason, client, before, state)
                )
        yield event, at, steps


def _timed(play: Play, events: Iterable[Event]) -> Iterator[tuple[Event, int]]:
    """Events with their times in milliseconds since the deal, which never run backwards."""
    clock = 0
    for event in events:
        clock = max(event.at - play.dealt, clock)
        yield event, clock


def _spoken(event: Said, at: int) -> Iterator[Spoken]:
    if event.seat is not None:
        prepared = as_text(event.phrase) if event.phrase else " ".join(event.signals)
        yield Spoken(at, event.seat, event.text or prepared)


def lasting_events(play: Play) -> list[Event]:
    """The events without moves that were taken back."""
    lasting: list[Event] = []
    for event in play.events:
        if type(event) is TookBack:
            del lasting[_last_move(lasting)]
        else:
            lasting.append(event)
    return lasting


def events_for(play: Play, seat: Seat) -> list[Event]:
    """The lasting events in the order in which a seat learnt about them.

    Others see a considered card when it can no longer be taken back. What they say before is not
    about it.
    """
    known: list[Event] = []
    considered: list[Event] = []
    for event in lasting_events(play):
        if type(event) is not Moved:
            known.append(event)
            continue
        known += considered
        considered = [event] if event.seat != seat and may_be_considered(play.game, event) else []
        known += [] if considered else [event]
    return known if play.considered is not None else known + considered


def _last_move(events: list[Event]) -> int:
    return max(place for place, event in enumerate(events) if type(event) is Moved)
