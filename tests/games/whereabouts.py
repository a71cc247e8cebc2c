"""Where the cards of each game are: all of them, and those hidden from a seat."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

from backtrick.games import (
    face_to_face,
    quick_easy,
    seven_ate_nine,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from backtrick import Seat

Card = TypeVar("Card")


@singledispatch
def all_cards(state: Any) -> list[Any]:
    """Every card of the game, sorted, wherever it lies."""
    raise AssertionError(f"where are the cards of {state}?")


@singledispatch
def exchanged(state: Any, _seat: Seat | None, _chance: Random) -> Any:
    """The state with everything hidden from the seat (None: a spectator) permuted."""
    raise AssertionError(f"what is hidden in {state}?")


def _permuted(places: Sequence[tuple[Card, ...]], chance: Random) -> list[tuple[Card, ...]]:
    """The same places with the same numbers of cards, but shuffled."""
    cards = list(chain.from_iterable(places))
    chance.shuffle(cards)
    rest = iter(cards)
    return [tuple(next(rest) for _ in place) for place in places]


def _hidden(values: Iterable[tuple[Card, ...]], own: Seat | None) -> list[tuple[Card, ...]]:
    """What each seat has, with nothing for the viewer's own seat."""
    return [() if seat == own else value for seat, value in enumerate(values)]


def _merged(
    new: Iterable[tuple[Card, ...]], old: Sequence[tuple[Card, ...]], own: Seat | None
) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        tuple(sorted(old[seat] if seat == own else cards))  # type: ignore[type-var]
        for seat, cards in enumerate(new)
    )


# For each game: where all its cards are, and which of them are hidden from a seat.


@all_cards.register(quick_easy.State)
def _(state: quick_easy.State) -> list[quick_easy.Card]:
    return sorted(chain(state.pile, *state.hands, *state.rows))


@exchanged.register(quick_easy.State)
def _(state: quick_easy.State, seat: Seat | None, chance: Random) -> quick_easy.State:
    below = [row[:-1] for row in state.rows]
    if state.options.open_rows:
        below = [(), ()]
    places = [state.pile, *below, *_hidden(state.hands, seat)]
    pile, up, down, *hands = _permuted(places, chance)
    rows = state.rows
    if not state.options.open_rows:
        rows = (up + rows[0][-1:], down + rows[1][-1:])
    return replace(state, pile=pile, rows=rows, hands=_merged(hands, state.hands, seat))


@all_cards.register(face_to_face.State)
def _(state: face_to_face.State) -> list[face_to_face.Card]:
    held = [
        face_to_face.Card(number, colour)
        for seat, colour in enumerate(("gold", "silver"))
        for number in (*state.hands[seat], *state.piles[seat])
    ]
    return sorted(chain(held, *chain.from_iterable(state.rows)))


@exchanged.register(face_to_face.State)
def _(state: face_to_face.State, seat: Seat | None, chance: Random) -> face_to_face.State:
    hands, piles = list(state.hands), list(state.piles)
    for player in range(2):
        places = [piles[player], () if player == seat else hands[player]]
        piles[player], hand = _permuted(places, chance)
        if player != seat:
            hands[player] = tuple(sorted(hand))
    below = [row[1:-1] for rows in state.rows for row in rows]
    mixed = iter(_permuted(below, chance))
    rows = tuple(
        tuple(row[:1] + next(mixed) + row[max(1, len(row) - 1) :] for row in rows)
        for rows in state.rows
    )
    return replace(state, hands=tuple(hands), piles=tuple(piles), rows=rows)


@all_cards.register(seven_ate_nine.State)
def _(state: seven_ate_nine.State) -> list[seven_ate_nine.Card]:
    places = (*state.stacks, *state.hands, *state.rows, state.course.aside)
    return sorted(chain(state.middle, *places))


@exchanged.register(seven_ate_nine.State)
def _(state: seven_ate_nine.State, seat: Seat | None, chance: Random) -> seven_ate_nine.State:
    rows = [row[:-1] for row in state.rows]
    places = [
        state.course.aside,
        state.middle[:-1],
        *state.stacks,
        *rows,
        *_hidden(state.hands, seat),
    ]
    players = state.options.players
    aside, below, *rest = _permuted(places, chance)
    stacks, new_rows, hands = rest[:players], rest[players : 2 * players], rest[2 * players :]
    return replace(
        state,
        course=replace(state.course, aside=aside, seed=chance.randrange(2**64)),
        middle=below + state.middle[-1:],
        stacks=tuple(stacks),
        rows=tuple(new + old[-1:] for new, old in zip(new_rows, state.rows, strict=True)),
        hands=_merged(hands, state.hands, seat),
    )
