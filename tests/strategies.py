"""Tables and positions of every game and variant, for the property tests.

Nothing here names a game: every game in the registry is played, with every valid combination of
options.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, product
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from backtrick import GAMES, Moment, Reason
from backtrick.games.options import Flag, Kind, OneOf, Seats, Seconds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from backtrick import Seat
    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions


# Few moves: small decks end early, and most things go wrong at the end.
SHORTEST, LONGEST = 6, 24
MOST_MOVES = 400
WRONG_MOVES = 0.1


@dataclass(frozen=True)
class Position:
    """A state reached by play, and its time."""

    game: AnyGame
    options: GameOptions
    state: Any
    time: int

    @property
    def seats(self) -> range:
        """All seats at the table."""
        return range(self.options.players)

    @property
    def now(self) -> Moment:
        """The moment to move."""
        return Moment(at=self.time)

    @property
    def late(self) -> list[Moment]:
        """Moments of players who have not seen the newest cards, if that matters."""
        turned = getattr(self.state, "turned", 0)
        return [Moment(seen=seen) for seen in {1, turned // 2, turned - 1, turned} if seen > 0]


def _values(kind: Kind) -> Iterable[object]:
    """The values of an option; if there are too many, two that behave differently."""
    match kind:
        case OneOf(values):
            return values
        case Flag():
            return (False, True)
        case Seats(seats):
            return chain.from_iterable(combinations(seats, n) for n in range(len(seats) + 1))
        case Seconds():
            return (0, 1)
        case _:
            raise AssertionError(f"no values for {kind}")


@cache
def all_options(game: AnyGame) -> tuple[GameOptions, ...]:
    """Every combination of options that the game accepts."""
    return tuple(_accepted(game))


def _accepted(game: AnyGame) -> Iterator[GameOptions]:
    kinds = game.options_type.kinds()
    for values in product(*map(_values, kinds.values())):
        try:
            yield game.options(**dict(zip(kinds, values, strict=True)))
        except ValueError:
            continue


def shortened(deck: Any, cards: int) -> Any:
    """The first cards of a deck, or of each player's own deck."""
    own_decks = isinstance(deck[0], tuple) and not hasattr(deck[0], "_fields")
    return tuple(part[:cards] for part in deck) if own_decks else deck[:cards]


games = st.sampled_from(list(GAMES.values()))
seeds = st.integers(0, 2**32)


@st.composite
def dealt(draw: st.DrawFn) -> Position:
    """A table of any game and variant, just dealt; from a whole deck or a short one."""
    game = draw(games)
    players = draw(st.sampled_from(game.players))
    tables = [options for options in all_options(game) if options.players == players]
    options = draw(st.sampled_from(tables))
    seed = draw(seeds)
    deck = game.deck(seed)
    if draw(st.booleans()):
        deck = shortened(deck, draw(st.integers(SHORTEST, LONGEST)))
    try:
        state = game.deal(options, seed=seed, deck=deck)
    except ValueError:  # too short for this many players
        state = game.deal(options, seed=seed)
    return Position(game, options, state, time=0)


@st.composite
def games_played(draw: st.DrawFn) -> list[Position]:
    """The moments of a game, from the deal to its end or close to it."""
    played = [draw(dealt())]
    chance = Random(draw(seeds))
    while len(played) <= MOST_MOVES and played[-1].game.to_act(played[-1].state):
        played.append(after_something(played[-1], chance))
    return played


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any moment of a game, sometimes reached through refused moves."""
    played = draw(games_played())
    return played[-1 - draw(st.integers(0, len(played) - 1))]


def running() -> st.SearchStrategy[Position]:
    """Any moment of a game that is not over."""
    return positions().filter(lambda position: position.game.outcome(position.state) is None)


def after_something(position: Position, chance: Random) -> Position:
    """One more event: a legal move, or sometimes a refused one."""
    game, state = position.game, position.state
    time = position.time + chance.randrange(800)
    seat = chance.choice(game.to_act(state))
    moves = game.legal_moves(state, seat, Moment(at=time))
    if not moves or chance.random() < WRONG_MOVES:
        moves = _refused(position, seat, time) or moves
    if moves:  # else barred for a while
        state, _ = game.attempt(state, seat, chance.choice(moves), Moment(at=time))
    return Position(game, position.options, state, time)


def _refused(position: Position, seat: Seat, time: int) -> list[Any]:
    """Plausible mistakes: moves with cards that the player holds."""
    reasons = {
        move: position.game.why_illegal(position.state, seat, move, Moment(at=time))
        for move in position.game.alphabet(position.options)
    }
    return [move for move, reason in reasons.items() if reason not in {None, Reason.CARD_NOT_HELD}]


def play_on(position: Position, chance: Random, most: int) -> Position:
    """Play legal moves to the end, or up to a limit."""
    game, state = position.game, position.state
    later = Moment(at=position.time + 60_000)
    for _ in range(most):
        movers: tuple[Seat, ...] = game.to_act(state)
        if not movers:
            break
        seat = chance.choice(movers)
        state = game.apply(state, seat, chance.choice(game.legal_moves(state, seat, later)), later)
    return Position(game, position.options, state, later.at or 0)
