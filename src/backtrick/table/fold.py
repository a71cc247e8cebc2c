"""The table after an event. Nothing is decided here."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from ..games import game as game_of
from ..games.seats import with_seat
from .emblems import given_emblem
from .events import (
    Abandoned,
    CameBack,
    Changed,
    Contested,
    Dealt,
    Event,
    GameChanged,
    HandedOver,
    Hinted,
    Hosted,
    Invited,
    Lapsed,
    Moved,
    Opened,
    Proposed,
    Removed,
    Resumed,
    Said,
    Sat,
    Stood,
    TookBack,
    Tried,
    Unheard,
    Withdrawn,
)
from .game_fold import (
    abandoned,
    contested,
    dealt,
    hinted,
    joined,
    lapsed,
    moved,
    proposed,
    resumed,
    said,
    took_back,
    tried,
    withdrawn,
)
from .state import NOBODY, Occupant, Table, guest_of_client

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from ..games.seats import Seat
    from .state import Play

_MOST_CLIENTS: Final = 64
"""The most clients whose last command is remembered; more tabs are hardly open at once."""


_WORDS_KEPT: Final = 60
"""The most messages that a newcomer is shown."""


def opened(event: Opened) -> Table:
    """A new table."""
    game = game_of(event.game)
    options = game.options_type.parse(event.options)
    first = _guest(event)
    return Table(
        version=1,
        game=game,
        options=options,
        settings=event.settings,
        host=event.guest,
        occupants=with_seat((NOBODY,) * options.players, event.seat, first),
        sent_away=frozenset(),
        play=None,
        said=(),
        done={event.client: event.number},
        first_seed=event.seed,
        daily=event.daily,
        lesson=event.lesson,
        what_if=event.what_if,
    )


def _guest(event: Opened | Sat) -> Occupant:
    """A guest who has sat down."""
    emblem = event.emblem or given_emblem(event.guest)
    return Occupant(event.guest, event.name, emblem=emblem)


def fold(events: Iterable[Event]) -> Table:
    """The table after all its events; the first one opens it.

    Of the games before the last nothing is left but their number: what was done in them is passed
    over, so that a table at which people play all evening is loaded as quickly as a new one.
    """
    happened = tuple(events)
    tables = deque(_tables(happened, max(_deals(happened), default=0)), maxlen=1)
    if not tables:
        raise ValueError("a table has at least one event")
    return tables[0]


def fold_to_end(events: Iterable[Event], number: int) -> Table | None:
    """The table at the end of one of its games; None if there is no such game, or no end.

    Like `fold`, it passes over what was done in the games before.
    """
    happened = tuple(events)
    deals = _deals(happened)
    if not 1 <= number <= len(deals):
        return None
    end = deals[number] if number < len(deals) else len(happened)
    for table in _tables(happened[:end], deals[number - 1]):
        play = table.play
        if play is not None and play.number == number and play.state.outcome:
            return table
    return None


def _deals(events: tuple[Event, ...]) -> list[int]:
    """The places of the deals."""
    return [place for place, event in enumerate(events) if type(event) is Dealt]


def _tables(events: tuple[Event, ...], deal: int) -> Iterator[Table]:
    """The table after each event; before this deal without what was done in games."""
    table: Table | None = None
    for place, event in enumerate(events):
        is_past = place < deal and type(event) in _OF_GAME
        table = _after_past(table, event) if table and is_past else after(table, event)
        yield table


def _after_past(table: Table, event: Event) -> Table:
    """The table after an event of an earlier game."""
    return replace(table, version=table.version + 1, done=_done(table, event))


def after(table: Table | None, event: Event) -> Table:
    """The table after an event."""
    if table is None:
        if not isinstance(event, Opened):
            raise ValueError(f"{event}: a table begins by being opened")
        return opened(event)
    of_game = _OF_GAME.get(type(event))
    if of_game is not None:
        return with_play(table, event, of_game(table.play, event))
    version, done = table.version + 1, _done(table, event)
    return replace(_OF_TABLE[type(event)](table, event), version=version, done=done)


def with_play(table: Table, event: Event, play: Play) -> Table:
    """The table after an event of its game."""
    return replace(table, play=play, version=table.version + 1, done=_done(table, event))


def _done(table: Table, event: Event) -> Mapping[str, int]:
    """Each client's last command that was carried out; a contest has several."""
    sources = event.offers if type(event) is Contested else (event,)
    done = dict(table.done)
    for source in sources:
        if source.client:
            # Removed and added, so that the longest silent clients come first. A card held back
            # may come after later commands.
            done[source.client] = max(done.pop(source.client, 0), source.number)
    while len(done) > _MOST_CLIENTS:
        del done[_least_missed(done)]
    return done


def _least_missed(done: Mapping[str, int]) -> str:
    """The longest silent client of the guest with the most, so that nobody crowds others out."""
    counts = Counter(client.partition("/")[0] for client in done)
    return max(done, key=lambda client: counts[client.partition("/")[0]])


def _changed(table: Table, event: Changed) -> Table:
    options = table.game.options_type.parse(event.options)
    return replace(
        table,
        options=options,
        settings=event.settings,
        occupants=_fitted(table.occupants, options.players),
    )


def _game_changed(table: Table, event: GameChanged) -> Table:
    """Another game, for the same people. The last play stays, for its number and its end."""
    game = game_of(event.game)
    options = game.options_type.parse(event.options)
    kept = (table.occupants[seat] for seat in event.seats)
    occupants = tuple(_with_bot(*each) for each in zip(kept, event.bots, strict=True))
    free = (NOBODY,) * (options.players - len(occupants))
    return replace(table, game=game, options=options, occupants=occupants + free)


def _with_bot(occupant: Occupant, bot: str) -> Occupant:
    if occupant.guest is not None:
        return replace(occupant, bot=bot or None)
    return Occupant(name=bot, bot=bot)


def _fitted(occupants: tuple[Occupant, ...], players: int) -> tuple[Occupant, ...]:
    """The same people in another number of seats; nobody moves unless seats are removed."""
    if players < len(occupants):
        occupants = tuple(occupant for occupant in occupants if not occupant.is_nobody)
    return occupants + (NOBODY,) * (players - len(occupants))


def _with_seat(table: Table, seat: Seat) -> Table:
    """The table with one more seat, if it is the one after the last."""
    if seat < len(table.occupants):
        return table
    chosen = {**table.options.chosen(), "players": seat + 1}
    occupants = (*table.occupants, NOBODY)
    return replace(table, options=table.options.of(**chosen), occupants=occupants)


def _sat(table: Table, event: Sat) -> Table:
    table = _with_seat(table, event.seat)
    newcomer = _guest(event)
    occupants = with_seat(table.occupants, event.seat, newcomer)
    running = table.running()
    play = table.play if running is None else joined(running, event.seat, newcomer)
    return replace(table, occupants=occupants, host=table.host or event.guest, play=play)


def _left(table: Table, event: Stood | Removed) -> Table:
    """A seat is free again; if the host sat there, the next person takes over."""
    gone = table.occupants[event.seat].guest
    occupants = with_seat(table.occupants, event.seat, NOBODY)
    host = table.host
    if host == gone:
        # At a locked table nobody else could sit down after the last one, so the host stays host.
        host = _next_host(occupants) or (host if table.settings.locked else "")
    return replace(table, occupants=occupants, host=host)


def _next_host(occupants: tuple[Occupant, ...]) -> str:
    """The first person who plays, or one replaced by a bot, or nobody."""
    people = [occupant for occupant in occupants if occupant.guest]
    people.sort(key=lambda occupant: occupant.bot is not None)
    return people[0].guest or "" if people else ""


def _removed(table: Table, event: Removed) -> Table:
    gone = table.occupants[event.seat].guest
    sent_away = table.sent_away | {gone} if gone else table.sent_away
    return replace(_left(table, event), sent_away=sent_away)


def _hosted(table: Table, event: Hosted) -> Table:
    return replace(table, host=event.guest)


def _invited(table: Table, event: Invited) -> Table:
    table = _with_seat(table, event.seat)
    occupant = Occupant(name=event.bot, bot=event.bot)
    return replace(table, occupants=with_seat(table.occupants, event.seat, occupant))


def _handed_over(table: Table, event: HandedOver) -> Table:
    occupant = replace(table.occupants[event.seat], bot=event.bot, has_left=event.by_choice)
    occupants = with_seat(table.occupants, event.seat, occupant)
    host = _next_host(occupants) if table.host == occupant.guest else table.host
    return replace(table, occupants=occupants, host=host)


def _came_back(table: Table, event: CameBack) -> Table:
    occupant = replace(table.occupants[event.seat], bot=None, has_left=False)
    return replace(table, occupants=with_seat(table.occupants, event.seat, occupant))


def _dealt(table: Table, event: Dealt) -> Table:
    """A new game. Guests replaced by bots stay guests of the table and of the game."""
    if event.chosen:
        options = table.game.options_type.parse(event.chosen)
        occupants = _fitted(table.occupants, options.players)
        table = replace(table, options=options, occupants=occupants)
    return replace(table, play=dealt(table, event), said=(), hearers=())


def _said(table: Table, event: Said) -> Table:
    """Messages are kept for newcomers; those of a running game are in its record."""
    play = said(table.play, event) if table.play and table.is_running else table.play
    words = replace(event, client="", number=0)  # the command concerns only its sender
    return replace(
        table,
        play=play,
        said=(*table.said[1 - _WORDS_KEPT :], words),
        hearers=(*table.hearers[1 - _WORDS_KEPT :], hearers_of(table, event)),
    )


def hearers_of(table: Table, event: Said) -> frozenset[str] | None:
    """The guests who may know what was said; None is everybody."""
    if table.settings.spectators:
        return None
    seated = {occupant.guest for occupant in table.occupants if occupant.guest}
    return frozenset(seated | {guest_of_client(event.client)})


def _unheard(table: Table, _event: Unheard) -> Table:
    return table


_OF_GAME: Final[dict[type, Callable[[Any, Any], Play]]] = {
    Moved: moved,
    Contested: contested,
    Tried: tried,
    TookBack: took_back,
    Hinted: hinted,
    Lapsed: lapsed,
    Proposed: proposed,
    Withdrawn: withdrawn,
    Abandoned: abandoned,
    Resumed: resumed,
}
_OF_TABLE: Final[dict[type, Callable[[Any, Any], Table]]] = {
    Changed: _changed,
    GameChanged: _game_changed,
    Sat: _sat,
    Stood: _left,
    Invited: _invited,
    Removed: _removed,
    Hosted: _hosted,
    Dealt: _dealt,
    Said: _said,
    Unheard: _unheard,
    HandedOver: _handed_over,
    CameBack: _came_back,
}
