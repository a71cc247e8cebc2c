"""From event to event, as far as the game is concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from ..games.terms import NOW, Moment
from ..record import Made, Refused
from ..record import Said as Words
from .arbitration import in_order
from .state import Lay, Play

if TYPE_CHECKING:
    from ..games.errors import Reason
    from ..record import Event as Happening
    from .events import Contested, Dealt, Event, Moved, Offer, Resumed, Said, TookBack, Tried
    from .state import Table

_LAYS_KEPT: Final = 8
"""How many middle cards back somebody may still learn how much later they were."""


def dealt(table: Table, event: Dealt) -> Play:
    """A new game."""
    game, seed = table.game, int(event.seed)
    options = game.options_type.parse(event.options)
    deck = game.deck(seed)
    state = game.deal(options, seed=seed, deck=deck)
    acting = game.to_act(state)
    opens = event.at + event.countdown if game.in_real_time else event.at
    return Play(
        number=1 if table.play is None else table.play.number + 1,
        game=game,
        chosen=table.options,
        options=options,
        names=tuple(place.name for place in table.places),
        guests=tuple(place.guest for place in table.places),
        seed=seed,
        deck=deck,
        commitment=event.commitment,
        dealt=event.at,
        started=acting[0] if len(acting) == 1 else None,
        state=state,
        countdown=event.countdown,
        opens=opens,
        began=opens,
        changed=event.at,
    )


def _with(
    play: Play,
    state: Any,  # noqa: ANN401  a game's own
    event: Event,
    *happened: Happening,
    behind: tuple[Any, ...] = (),
) -> Play:
    """The game with a new state; where all begin anew, a countdown runs first."""
    game = play.game
    begins_anew = game.in_real_time and game.opening(state) != game.opening(play.state)
    return replace(
        play,
        state=state,
        behind=behind,
        happened=(*play.happened, *happened),
        opens=event.at + play.countdown if begins_anew else play.opens,
        changed=event.at,
    )


def moved(play: Play, event: Moved) -> Play:
    """A seat has made a move."""
    at, move = play.time_at(event.at), play.game.parse(event.move)
    when = Moment(at) if play.game.in_real_time else NOW
    state = play.game.apply(play.state, event.seat, move, when)
    can_go_back = move.is_revocable and state.outcome is None
    behind = (*play.behind, play.state) if can_go_back else ()
    return _with(play, state, event, Made(at, event.seat, move), behind=behind)


def took_back(play: Play, event: TookBack) -> Play:
    """The card laid last is back in its hand; a record does not know that it was away."""
    happened = list(play.happened)
    last = max(place for place, each in enumerate(happened) if isinstance(each, Made))
    del happened[last]
    return replace(
        play,
        state=play.behind[-1],
        behind=play.behind[:-1],
        happened=tuple(happened),
        changed=event.at,
    )


def contested(play: Play, event: Contested) -> Play:
    """Cards for the same place: the first that the rules allow stays, the others go back."""
    at, state = play.time_at(event.at), play.state
    happened: list[Happening] = []
    lays = play.lays
    for offer in in_order(event.offers):
        state, reason = _attempt(play, state, offer, Moment(at, event.seen))
        happened.append(_noted(play, offer, at, event.seen, reason))
        if reason is None:
            lays = (*lays[1 - _LAYS_KEPT :], Lay(event.seen, offer.sent))
    return replace(_with(play, state, event, *happened), lays=lays)


def tried(play: Play, event: Tried) -> Play:
    """A card that goes back to its hand; a miss bars its owner for a while."""
    at = play.time_at(event.at)
    state, reason = _attempt(play, play.state, event.offer, Moment(at, event.seen))
    return _with(play, state, event, _noted(play, event.offer, at, event.seen, reason))


def _attempt(
    play: Play,
    state: Any,  # noqa: ANN401  a game's own
    offer: Offer,
    when: Moment,
) -> tuple[Any, Reason | None]:
    return play.game.attempt(state, offer.seat, play.game.parse(offer.move), when)


def _noted(play: Play, offer: Offer, at: int, seen: int | None, reason: Reason | None) -> Happening:
    move = play.game.parse(offer.move)
    return Made(at, offer.seat, move) if reason is None else Refused(at, offer.seat, move, seen)


def resumed(play: Play, event: Resumed) -> Play:
    """All count down again."""
    return replace(play, opens=event.at + play.countdown)


def said(play: Play, event: Said) -> Play:
    """Words of a seat are part of the game's record."""
    if event.seat is None:
        return play
    words = event.text or " ".join(event.signals)
    spoken = Words(play.time_at(event.at), event.seat, words)
    return replace(play, happened=(*play.happened, spoken))
