"""Tables send what the schema describes."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import pytest

from backtrick.games import GAMES
from backtrick.table.events import Event
from backtrick.table.redaction import Extras
from backtrick.wire.codegen.sights import prefix_of
from backtrick.wire.outbound import encode
from tests.strategies import all_options
from tests.wire.schemas import validator
from tests.wire.whole_games import Evening, evening, messages

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@cache
def evenings(game: AnyGame) -> list[Evening]:
    """Tables of a game with various options."""
    chance = Random(8)
    chosen = chance.sample(all_options(game), k=min(4, len(all_options(game))))
    return [evening(game, options, chance) for options in chosen]


@each_game
def test_every_message_matches_the_schema(game: AnyGame) -> None:
    """Whatever happens at a table, every frame matches the schema, with no other field."""
    check = validator("Outbound").validate
    frames = {
        encode(message)
        for table in evenings(game)
        for seat in (None, *range(len(table.table.occupants)))
        for message, _ in messages(table, seat)
    }
    for frame in frames:
        check(json.loads(frame))


@each_game
def test_changes_add_up_to_the_whole(game: AnyGame) -> None:
    """A client that applies each update sees the same as one that joins just then."""
    check = validator(f"{prefix_of(game)}Sight").validate
    for table in evenings(game):
        for seat in (None, 0):
            known: dict[str, Any] = {}
            for message, whole in messages(table, seat):
                if message.__struct_config__.tag == "update":
                    known |= json.loads(encode(message)).get("game", {})
                    assert known == json.loads(encode(whole))
                    if known:
                        check(known)


def test_nearly_every_event_occurs() -> None:
    """Except those of hosts, restarts and spectators, of abandoned games, hints, and lapses."""
    tables = [table for game in GAMES.values() for table in evenings(game)]
    tags = {event.__struct_config__.tag for table in tables for event, _ in table.events}
    every = {kind.__struct_config__.tag for kind in get_args(Event)}
    assert every - tags == {
        "abandoned",
        "changed",
        "game-changed",
        "hinted",
        "hosted",
        "lapsed",
        "proposed",
        "removed",
        "resumed",
        "unheard",
        "withdrawn",
    }
    assert any(table.refusals for table in tables)


@each_game
def test_fields_added_to_a_view_are_known(game: AnyGame) -> None:
    """A seat sees the fields of the game's view, then those that every table adds."""
    table = Evening(game, game.options(), Random(1))
    table.fill()
    table.deal()
    *_, (_, whole) = [each for each in messages(table, 0) if each[1]]
    view = list(game.view_type.__dataclass_fields__)
    assert list(whole) == [*view, *Extras.__struct_fields__]
