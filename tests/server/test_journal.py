"""A table that is loaded again tells everybody what they have missed, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick.server.journal import Journal
from backtrick.table import Settings, fold
from backtrick.table.events import Changed, Dealt, Opened, Said, Sat, Stood

if TYPE_CHECKING:
    from backtrick.table import Event

OPTIONS = "players=2 starter=0"


def words_for(guest: str, events: list[Event]) -> list[str]:
    """The words that a guest is told who has seen only the first event."""
    journal = Journal("table", fold(events), events)
    missed = [msgspec.json.decode(each) for each in journal.missed(1, None, guest)]
    assert len(missed) == len(events) - 1
    return [each["text"] for each in missed if each["event"] == "said"]


def said(seat: int | None, guest: str, text: str) -> Said:
    """Something that a guest said."""
    return Said(seat, guest.title(), text=text, guest=guest, client=f"{guest}/tab", at=1)


def evening(*, spectators: bool) -> list[Event]:
    """Ada and Ben talk; then Cleo takes Ben's seat, and hears what follows."""
    return [
        Opened("ada", "Ada", "face-to-face", OPTIONS, Settings(spectators=spectators), at=1),
        Sat(1, "ben", "Ben", at=1),
        said(0, "ada", "one"),
        said(None, "eve", "two"),
        Stood(1, at=1),
        Sat(1, "cleo", "Cleo", at=1),
        said(1, "cleo", "three"),
    ]


HEARD = {
    "ada": ["one", "two", "three"],
    "ben": ["one", "two"],
    "cleo": ["three"],
    "eve": ["two"],
    "dan": [],
}


@pytest.mark.parametrize("guest", HEARD)
def test_private_talk_is_for_those_who_sat_there_then(guest: str) -> None:
    """Neither for who has sat down since, nor lost for who has stood up."""
    assert words_for(guest, evening(spectators=False)) == HEARD[guest]
    assert words_for(guest, evening(spectators=True)) == HEARD["ada"]


@pytest.mark.parametrize("guest", HEARD)
def test_private_talk_of_an_earlier_game_is_for_nobody(guest: str) -> None:
    """Its words are not kept; what was said in public is for everybody, whatever holds now."""
    public = Changed(OPTIONS, Settings(), at=1)
    private = Changed(OPTIONS, Settings(spectators=False), at=1)
    deal = Dealt(OPTIONS, "", seed="1", at=1)
    events = [*evening(spectators=False), public, said(0, "ada", "four"), private, deal]
    assert words_for(guest, events) == ["four"]
