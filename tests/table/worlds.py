"""Other worlds: tables that differ only in what one viewer may not know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from backtrick.games.terms import Moment
from backtrick.record import Made, Refused
from backtrick.table import Event, HeldOffer, Play, Table, after, decide_contest, decide_for, encode
from backtrick.table.commands import Hint, Make, TakeBack
from backtrick.table.events import Contested, Dealt, Hinted, Moved, TookBack, Tried
from backtrick.table.history import entries_of
from backtrick.table.publication import Publisher, Told, is_considered, public
from backtrick.table.redaction import Viewpoint
from backtrick.table.state import Considered
from backtrick.wire import outbound
from tests.games.whereabouts import exchanged
from tests.table.story import context

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random

    from backtrick import Seat

MASK: Final = "0" * 64
"""Replaces every commitment."""
_CARD: Final = re.compile(r"[a-z]?\d+")


def masked(table: Table) -> Table:
    """The table with an empty commitment."""
    assert table.play is not None
    return replace(table, play=replace(table.play, commitment=MASK))


def told(publisher: Publisher, event: Event, table: Table) -> Told:
    """What everybody is told about an event, except for the commitment."""
    if isinstance(event, Dealt):
        event = replace(event, commitment=MASK)
    data = encode(public(event))
    return publisher.publish(event, data, is_considered=is_considered(event, table))


def frame(table: Table, news: Told, eyes: Viewpoint) -> bytes:
    """The bytes sent to a viewer after an event."""
    update = outbound.Update(
        version=table.version, events=news.to(eyes.seat), game=eyes.look(masked(table))
    )
    return outbound.encode(update)


def permuted(table: Table, seat: Seat | None, chance: Random) -> Table:
    """The table with all hidden cards swapped, another seed, and another card considered."""
    play = table.play
    assert play is not None
    seed = chance.getrandbits(128)
    play = replace(play, seed=seed, deck=play.game.deck(seed))
    considered = play.considered
    if considered is None:
        return replace(table, play=replace(play, state=exchanged(play.state, seat, chance)))
    before = exchanged(considered.before, seat, chance)
    if considered.lay.seat != seat:
        return replace(table, play=considering(replace(play, state=before), considered, chance))
    considered = replace(considered, before=before)
    state = exchanged(play.state, seat, chance)
    return replace(table, play=replace(play, state=state, considered=considered))


def considering(play: Play, was: Considered, chance: Random) -> Play:
    """The game after any other card than the one that was considered."""
    owner, game = was.lay.seat, play.game
    lays = [move for move in game.legal_moves(play.state, owner) if move.is_revocable]
    if not lays:  # the owner could not have considered a card in this world, but who knows?
        return replace(play, considered=replace(was, before=play.state))
    move = chance.choice(lays)
    considered = Considered(replace(was.lay, move=str(move)), play.state, was.changed)
    return replace(play, state=game.apply(play.state, owner, move), considered=considered)


def another_deal(dealt: Play, known: list[set[str]], chance: Random) -> Play:
    """The same deal except for unknown cards and the seed, with known cards by seat or for all."""
    own_decks = len(known) > 1
    parts: Any = dealt.deck if own_decks else (dealt.deck,)
    mixed = tuple(_mixed(part, cards, chance) for part, cards in zip(parts, known, strict=True))
    deck, seed = mixed if own_decks else mixed[0], chance.getrandbits(128)
    state = dealt.game.deal(dealt.options, seed=seed, deck=deck)
    return replace(dealt, state=state, deck=deck, seed=seed)


def _mixed(cards: tuple[Any, ...], known: set[str], chance: Random) -> tuple[Any, ...]:
    """The known cards in their places, the others in any order."""
    unknown = [card for card in cards if str(card) not in known]
    chance.shuffle(unknown)
    rest = iter(unknown)
    return tuple(card if str(card) in known else next(rest) for card in cards)


def known_to(seat: Seat | None, tables: list[Table], events: list[Event]) -> list[set[str]]:
    """The cards that a viewer knows: their own, and all cards laid.

    One set per seat if each has its own deck, else one for all.
    """
    play = tables[0].play
    assert play is not None
    own_decks = type(play.deck[0]) is tuple  # a card may also be a named tuple
    known: list[set[str]] = [set() for _ in range(play.options.players if own_decks else 1)]
    for event in events:
        for player, move in _laid(event):
            if found := _CARD.match(move):
                known[player if own_decks else 0].add(found.group())
    for table in tables:
        assert table.play is not None
        view: Any = table.play.game.view(table.play.state, seat)
        own = seat if own_decks and seat is not None else 0
        known[own].update(map(str, view.hand))
        if not own_decks and hasattr(view, "middle"):
            known[0].add(str(view.middle))
    return known


def _laid(event: Event) -> Iterator[tuple[Seat, str]]:
    match event:
        case Moved():
            yield event.seat, event.move
        case Tried(offer=offer):
            yield offer.seat, offer.move
        case Contested(offers=offers):
            yield from ((offer.seat, offer.move) for offer in offers)
        case _:
            pass


def would_go_the_same_way(other: Play, dealt: Play, last: Play) -> bool:
    """Whether the rules allow and refuse the same in a deal as in the real one.

    If not, the game has revealed it: a move was legal, somebody could lay, no halt came.
    """
    game, state = other.game, other.state
    if game.to_act(state) != game.to_act(dealt.state):
        return False
    opening = game.opening(state)
    for each in entries_of(last):
        if isinstance(each, (Made, Refused)):
            seen = each.seen if isinstance(each, Refused) else None
            when = Moment(each.at, seen) if game.in_real_time else Moment()
            state, reason = game.attempt(state, each.seat, each.move, when)
            if (reason is None) != isinstance(each, Made) or game.opening(state) != opening:
                return False
            if game.outcome(state) is not None:
                return False
    return True


def decided_again(table: Table, event: Event) -> Event:
    """The decision, at another table, on the command behind an event."""
    assert table.play is not None
    match event:
        case Moved():
            when = context("", event.at, client=event.client)
            decided = decide_for(table, event.seat, Make(event.move), when)
        case TookBack():
            decided = decide_for(table, event.seat, TakeBack(), context("", event.at))
        case Hinted():
            decided = decide_for(table, event.seat, Hint(), context("", event.at))
        case Tried(offer=offer):
            arrived = offer.arrived + 1000 * table.play.dealt
            when = context("", event.at, arrived=arrived, lag=offer.lag)
            decided = decide_for(table, offer.seat, Make(offer.move, event.seen), when)
        case Contested(offers=offers):
            held = [HeldOffer(offer, 1, event.seen, 0) for offer in offers]
            decided = decide_contest(table, held, event.at)
        case _:
            return event
    assert not isinstance(decided, HeldOffer)
    return decided.event


def frames(dealt: Table, events: Iterable[Event], seat: Seat | None) -> list[bytes]:
    """Everything a viewer is sent about a game, deal first, with all commands decided again."""
    table, eyes, publisher = dealt, Viewpoint(seat), Publisher()
    sent = [outbound.encode(outbound.Update(version=1, events=(), game=eyes.look(masked(table))))]
    for event in events:
        decided = decided_again(table, event)
        table = after(table, decided)
        sent.append(frame(table, told(publisher, decided, table), eyes))
    return sent
