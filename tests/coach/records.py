"""Records for the tests of the coach: games among bots, cut and with other hidden cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from backtrick import coach, game
from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.record import replay

if TYPE_CHECKING:
    from backtrick.coach import Analysis
    from backtrick.record import Record


@dataclass(frozen=True)
class Company:
    """Bots at a table; a talker among them makes it a talkative one."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, *self.bots, *(str(value) for _, value in self.options)])


TEAMS = [
    Company("quick-easy", bots, (("variant", variant),))
    for variant in ("normal", "pro")
    for bots in [("greedy",) * 3, ("talker",) * 2, ("talker", "greedy", "random", "greedy")]
]
DUELS = [Company("face-to-face", ("greedy", "random")), Company("face-to-face", ("greedy",) * 2)]
COMPANIES = [*TEAMS, *DUELS]
_ALWAYS = {TEAMS[2], TEAMS[3], DUELS[0]}
"""A team of each variant and a duel; a second test of these finds their analyses ready."""


def some_of(companies: list[Company]) -> list[Any]:
    """Parameters of a test: the companies that every run looks at; with --thorough, all."""
    rest = pytest.mark.thorough
    return [pytest.param(each, marks=() if each in _ALWAYS else rest) for each in companies]


@lru_cache
def record_of(company: Company, number: int) -> Record:
    """A whole game."""
    rules = game(company.game)
    options = rules.options(players=len(company.bots), **dict(company.options))
    return bot_record(Simulation(company.game, options, company.bots, seed=3, effort=1), number)


@lru_cache
def analysis_of(company: Company, number: int) -> Analysis:
    """The analysis of that game, with little effort."""
    analysis = coach.analyse(record_of(company, number), effort=1)
    assert isinstance(analysis, coach.Analysis)
    return analysis


def cut(record: Record, step: int) -> Record:
    """The record up to the step before this one."""
    return replace(record, entries=record.entries[: step - 1])


def with_other_cards(record: Record, seat: int, seed: int) -> Record:
    """The same game, but the cards that a seat has not seen at its end lie elsewhere."""
    *_, last = replay(record)
    view = cast("Any", record.game.view(last.state, seat))
    state = cast("Any", last.state)
    if hasattr(state, "piles"):  # two decks: each player's own hidden cards are shuffled
        seen = [
            {
                card.number
                for rows in state.rows
                for row in rows
                for card in row
                if card.colour == colour
            }
            for colour in ("gold", "silver")
        ]
        seen[seat] |= {card.number for card in view.hand}
        decks = cast("Any", record.deck)
        return replace(record, deck=tuple(map(_shuffled, decks, seen, (seed, seed + 1))))
    seen = {*view.hand, *(card for row in state.rows for card in row)}
    return replace(record, deck=_shuffled(cast("Any", record.deck), seen, seed))


def _shuffled(deck: Any, seen: set[Any], seed: int) -> tuple[Any, ...]:
    hidden = [card for card in deck if card not in seen]
    Random(seed).shuffle(hidden)
    return tuple(card if card in seen else hidden.pop() for card in deck)
