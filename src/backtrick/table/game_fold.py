"""The fold of events, as far as the game is concerned."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from ..games.seats import Seat, with_seat
from ..games.terms import NOW, Moment
from .events import Moved, TookBack
from .state import Considered, LayTime, Play, guest_of_client, may_be_considered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.any_game import AnyGame
    from ..games.errors import Reason
    from ..games.parts import State
    from ..games.terms import Move
    from .events import (
        Abandoned,
        Contested,
        Dealt,
        Hinted,
        Lapsed,
        Offer,
        Proposed,
        Resumed,
        Said,
        Tried,
        Withdrawn,
    )
    from .state import Occupant, Table

NO_SEATS: Final[frozenset[Seat]] = frozenset()
_LAYS_KEPT: Final = 8
"""For this many middle cards back, players learn how much too late they were."""


@lru_cache(maxsize=1)  # a deal is decided, then folded: the cards are shuffled once for both
def shuffled_deck(game: AnyGame, seed: int) -> Sequence[object]:
    """The whole deck, shuffled by the seed of a deal."""
    return game.deck(seed)


def dealt(table: Table, event: Dealt) -> Play:
    """A new game."""
    game, seed = table.game, int(event.seed)
    options = game.options_type.parse(event.options)
    deck = shuffled_deck(game, seed)
    state = game.deal(options, seed=seed, deck=deck)
    acting = game.to_act(state)
    is_race = game.in_real_time
    opens = event.at + event.countdown if is_race else event.at
    return Play(
        number=1 if table.play is None else table.play.number + 1,
        game=game,
        chosen=table.options,
        options=options,
        names=tuple(occupant.name for occupant in table.occupants),
        guests=tuple(occupant.guest for occupant in table.occupants),
        emblems=tuple(occupant.emblem for occupant in table.occupants),
        seed=seed,
        deck=deck,
        commitment=event.commitment,
        salt=event.salt,
        dealt=event.at,
        started=acting[0] if len(acting) == 1 else None,
        state=state,
        acting=acting,
        is_race=is_race,
        countdown=event.countdown,
        opens=opens,
        began=opens,
        changed=event.at,
        turn_began=event.at,
    )


def moved(play: Play, event: Moved, move: Move | None = None) -> Play:
    """The game after a seat's move; IllegalMove if the rules do not allow it.

    Pass the move if it has been parsed already.
    """
    game, at = play.game, play.time_at(event.at)
    move = move or game.parse(event.move)
    is_race = play.is_race
    before = play.state
    state = game.apply(before, event.seat, move, Moment(at) if is_race else NOW)
    acting = game.to_act(state)
    is_mid_turn = move.is_revocable and state.outcome is None
    is_considered = is_mid_turn and may_be_considered(game, event, move)
    return replace(
        play,
        state=state,
        acting=acting,
        considered=Considered(event, before, play.changed) if is_considered else None,
        lays=play.lays + 1 if is_mid_turn else 0,
        proposals=play.proposals if is_race else NO_SEATS,
        concessions=play.concessions if is_race else NO_SEATS,
        events=(*play.events, event),
        clock=at,
        opens=_opens(play, state, event.at) if is_race else play.opens,
        changed=event.at,
        turn_began=play.turn_began if is_mid_turn else _turn_began(play, acting, event.at),
        is_hinted=is_mid_turn and play.is_hinted,
        newcomers=_newcomers(play, event) if play.newcomers else NO_SEATS,
    )


def _opens(play: Play, state: State, at: int) -> int:
    """When players may move: each opening begins with a countdown."""
    begins_anew = play.game.opening(state) != play.game.opening(play.state)
    return at + play.countdown if begins_anew else play.opens


def _turn_began(play: Play, acting: tuple[Seat, ...], at: int) -> int:
    return at if len(acting) == 1 else play.dealt


def _newcomers(play: Play, event: Moved) -> frozenset[Seat]:
    """The newcomers after a move: a bot that stands in for one does not count."""
    is_own = guest_of_client(event.client) == play.guests[event.seat]
    return play.newcomers - {event.seat} if is_own else play.newcomers


def took_back(play: Play, event: TookBack) -> Play:
    """The game after the last card was taken back."""
    considered = play.considered
    state = _before_last_lay(play) if considered is None else considered.before
    return replace(
        play,
        state=state,
        acting=play.game.to_act(state),
        considered=None,
        lays=play.lays - 1,
        events=(*play.events, event),
        changed=event.at if considered is None else considered.changed,
    )


def _before_last_lay(play: Play) -> State:
    """The game before a card that others had seen, as old tables allowed to take back."""
    lasting: list[Moved] = []
    for event in play.events:
        if type(event) is Moved:
            lasting.append(event)
        elif type(event) is TookBack:
            lasting.pop()
    state = play.game.deal(play.options, seed=play.seed, deck=play.deck)
    for event in lasting[:-1]:
        state = play.game.apply(state, event.seat, play.game.parse(event.move))
    return state


class ContestResult(NamedTuple):
    """The outcome of a contest."""

    state: State
    reasons: tuple[Reason | None, ...]
    """Why each offer was refused; None if its card stays."""


def judge(game: AnyGame, state: State, offers: Sequence[Offer], when: Moment) -> ContestResult:
    """Try all offers in order; the first legal one stays."""
    reasons: list[Reason | None] = []
    for offer in offers:
        state, reason = game.attempt(state, offer.seat, game.parse(offer.move), when)
        reasons.append(reason)
    return ContestResult(state, tuple(reasons))


def judge_contest(play: Play, offers: Sequence[Offer], seen: int | None, at: int) -> ContestResult:
    """The game after a contest."""
    return judge(play.game, play.state, offers, Moment(play.time_at(at), seen))


def contested(play: Play, event: Contested, result: ContestResult | None = None) -> Play:
    """Cards for the same place: the first that the rules allow stays, the others go back.

    Pass the result if the offers have been judged already.
    """
    if result is None:
        result = judge_contest(play, event.offers, event.seen, event.at)
    stays = (
        LayTime(event.seen, offer.sent)
        for offer, reason in zip(event.offers, result.reasons, strict=True)
        if reason is None
    )
    lay_times = (*play.lay_times, *stays)[-_LAYS_KEPT:]
    return replace(_raced(play, event, result.state), lay_times=lay_times)


def tried(play: Play, event: Tried) -> Play:
    """The game after a refused card; a miss bars its player for a while."""
    return _raced(play, event, judge_contest(play, (event.offer,), event.seen, event.at).state)


def _raced(play: Play, event: Contested | Tried, state: State) -> Play:
    return replace(
        play,
        state=state,
        acting=play.game.to_act(state),
        events=(*play.events, event),
        clock=play.time_at(event.at),
        opens=_opens(play, state, event.at),
        changed=event.at,
    )


def joined(play: Play, seat: Seat, newcomer: Occupant) -> Play:
    """The game after a person took over from a bot: from then on it is theirs, too."""
    return replace(
        play,
        names=with_seat(play.names, seat, newcomer.name),
        guests=with_seat(play.guests, seat, newcomer.guest),
        emblems=with_seat(play.emblems, seat, newcomer.emblem),
        newcomers=play.newcomers | {seat},
    )


def proposed(play: Play, event: Proposed) -> Play:
    """The game after a proposal to end it."""
    if event.concession:
        return replace(play, concessions=play.concessions | {event.seat})
    return replace(play, proposals=play.proposals | {event.seat})


def withdrawn(play: Play, event: Withdrawn) -> Play:
    """The game without a proposal to end it."""
    if event.concession:
        return replace(play, concessions=play.concessions - {event.seat})
    return replace(play, proposals=play.proposals - {event.seat})


def abandoned(play: Play, event: Abandoned) -> Play:
    """The game, ended without a result; a considered card is laid."""
    clock = play.time_at(event.at)
    return replace(play, is_abandoned=True, considered=None, clock=clock, changed=event.at)


def hinted(play: Play, _event: Hinted) -> Play:
    """The game after a hint was taken."""
    return replace(play, hints=play.hints + 1, is_hinted=True)


def lapsed(play: Play, _event: Lapsed) -> Play:
    """The same game: the move follows."""
    return play


def resumed(play: Play, event: Resumed) -> Play:
    """The game with a new countdown."""
    return replace(play, opens=event.at + play.countdown)


def said(play: Play, event: Said) -> Play:
    """The game after something was said."""
    if event.seat is None:
        return play
    return replace(play, events=(*play.events, event), clock=play.time_at(event.at))
