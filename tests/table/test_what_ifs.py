"""What-ifs: a table that plays on from a moment of a game, with what each seat knew then."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from backtrick.record import Made, Said, read, replay
from backtrick.table import Settings, fold, record_of
from backtrick.table.commands import Sit
from backtrick.table.decisions import decide
from backtrick.table.errors import Denied
from backtrick.table.events import Invited, WhatIf, decode, encode
from backtrick.table.events import Said as SaidEvent
from backtrick.table.lobby import open_table
from backtrick.table.what_ifs import past_of
from backtrick.talk import signals_recorded

from .story import context

if TYPE_CHECKING:
    from backtrick.record import Record
    from backtrick.table import Table

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("quick-easy-agree", "quick-easy-passed-over", "face-to-face-won")
AT = 1_000_000


def golden(name: str) -> Record:
    """A whole game."""
    return read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


def what_if(record: Record, step: int, seat: int) -> Table:
    """A table at which a guest plays on, folded from its stored events."""
    opened = open_table(
        context("ada", AT),
        record.game,
        record.options.chosen(),
        Settings(),
        seat=seat,
        what_if=WhatIf("T", 1, step),
    )
    seats = range(record.options.players)
    bots = [Invited(each, "greedy", at=AT) for each in seats if each != seat]
    names = ["ada" if each == seat else "greedy" for each in seats]
    events = (opened, *bots, *past_of(record, step, names, AT))
    return fold(decode(encode(each)) for each in events)


@pytest.mark.parametrize("name", NAMES)
def test_the_game_is_as_it_was(name: str) -> None:
    """At every moment, from every seat: the same state, and nothing to take back."""
    record = golden(name)
    states = [step.state for step in replay(record)]
    for step in range(0, len(states) - 1, 7):
        seat = step % record.options.players
        table = what_if(record, step, seat)
        assert table.is_what_if
        assert table.seat_of("ada") == seat
        assert table.play is not None
        assert table.play.state == states[step]
        assert table.play.considered is None
        made = [each.move for each in record_of(table.play).entries if isinstance(each, Made)]
        assert made == [each.move for each in record.entries[:step] if isinstance(each, Made)]


def test_of_what_was_said_the_meaning_is_kept() -> None:
    """As signals: whose words they were is nobody's business here."""
    record = golden("quick-easy-agree")
    words = ("Mein Grün ist niedrig", "hello everybody", "hold:green:low")
    said = tuple(Said(0, 1, text) for text in words)
    talked = replace(record, entries=(*said, *record.entries))
    past = past_of(talked, len(said), ["ada", "bot"], AT)
    told = [each for each in past if isinstance(each, SaidEvent)]
    meanings = [tuple(map(str, signals_recorded(text))) for text in words]
    assert [each.signals for each in told] == [each for each in meanings if each]
    assert len(told) == 2
    assert {(each.seat, each.name, each.text) for each in told} == {(1, "bot", "")}


def test_nobody_else_takes_part() -> None:
    """Not even in a team, where people can take over from bots in any other game."""
    record = golden("quick-easy-passed-over")
    table = what_if(record, 20, 0)
    with pytest.raises(Denied) as refused:
        decide(table, Sit(1), context("ben", AT + 1))
    assert refused.value.code == "table/game-runs"
