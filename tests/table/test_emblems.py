"""Emblems: everybody has a picture and a colour of their own, and nobody can look like a bot."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.limits import MOST_SEATS
from backtrick.table import decode, encode, fold
from backtrick.table.commands import Deal, Invite, Phrase, Sit, Stand
from backtrick.table.emblems import COLOURS, PICTURES, Emblem, emblem_of, given_emblem
from backtrick.table.erasure import erase
from backtrick.table.events import Said, Sat
from backtrick.table.names import poses_as_bot
from backtrick.texts import Texts, languages
from tests.table.story import PEOPLE, Story

QUICK = GAMES["quick-easy"]
KITE = Emblem("kite", "teal")
EMBLEMS = st.builds(Emblem, st.sampled_from(PICTURES), st.sampled_from(COLOURS))


@given(st.lists(EMBLEMS, min_size=4, max_size=4))
def test_nobody_at_a_table_shares_a_picture_or_a_colour(chosen: list[Emblem]) -> None:
    """Whatever people have chosen, all pictures and all colours differ."""
    story = Story(QUICK, QUICK.options(players=5))
    for guest, emblem in zip(PEOPLE[1:5], chosen, strict=True):
        story.emblems[guest] = str(emblem)
        story.do(guest, Sit())
    emblems = [each.emblem for each in story.table.occupants if each.emblem]
    assert len({each.picture for each in emblems}) == len(emblems) == 5
    assert len({each.colour for each in emblems}) == 5


def test_what_is_free_stays_as_chosen() -> None:
    """A newcomer keeps the picture if only the colour is taken, and gets the next colour."""
    story = Story(QUICK, QUICK.options(players=3))
    story.emblems = {"ben": "kite teal", "cid": "whale teal"}
    story.do("ben", Sit())
    story.do("cid", Sit())
    (cid,) = [each.emblem for each in story.table.occupants if each.guest == "cid"]
    assert cid is not None
    assert cid.picture == "whale"
    assert cid.colour != "teal"


def test_there_are_more_emblems_than_seats() -> None:
    """So there is always a free picture and a free colour, also for a spectator."""
    assert min(len(PICTURES), len(COLOURS)) > MOST_SEATS


@given(st.text(), EMBLEMS)
def test_emblems_are_kept_as_text(guest: str, emblem: Emblem) -> None:
    """A chosen emblem is read as it was written; without one, a guest always has the same."""
    assert emblem_of(guest, str(emblem)) == emblem
    assert emblem_of(guest, "") == given_emblem(guest)


def test_tables_from_before_there_were_emblems_have_them() -> None:
    """Their guests have the emblems that were given by lot."""
    old = b'{"event":"sat","seat":1,"guest":"ben","name":"Ben","at":5}'
    story = Story(QUICK, QUICK.options(players=2))
    table = fold((*story.events, decode(old)))
    assert table.occupants[1].emblem == given_emblem("ben")


def test_bots_have_no_emblem() -> None:
    """Neither in a seat of their own nor in a game; a guest with a stand-in keeps theirs."""
    story = Story(QUICK, QUICK.options(players=3))
    story.emblems["ben"] = str(KITE)
    story.do("ben", Sit())
    story.do("ada", Invite("easy"))
    story.do("ada", Deal())
    assert story.play.emblems[1:] == (KITE, None)
    story.do("ben", Stand())
    assert story.table.occupants[1].emblem == KITE


def test_a_spectator_speaks_with_name_id_and_emblem() -> None:
    """So that others can tell two of them apart, and mute one; nothing of it outlives deletion."""
    story = Story(QUICK, QUICK.options(players=2))
    story.emblems["gus"] = str(KITE)
    said = story.do("gus", Phrase("hello"))
    assert isinstance(said, Said)
    assert (said.guest, said.emblem) == ("gus", KITE)
    (erased,) = erase(story.events, "gus", "alias").values()
    assert b"gus" not in encode(erased)
    assert b"kite" not in encode(erased)


def test_a_deleted_guest_has_another_emblem() -> None:
    """What was chosen is gone from the events."""
    story = Story(QUICK, QUICK.options(players=2))
    story.emblems["ben"] = str(KITE)
    story.do("ben", Sit())
    (erased,) = erase(story.events, "ben", "alias").values()
    assert isinstance(erased, Sat)
    assert erased.emblem is None


@pytest.mark.parametrize("language", languages())
def test_nobody_is_called_like_a_bot(language: str) -> None:
    """The names of all bots are theirs, also without spaces, numbered, or the other way round."""
    texts = Texts(language)
    for bot in texts.attributes("bot-names"):
        name = texts(f"bot-names.{bot}")
        joined = name.replace(" ", "").replace("-", "").lower()
        turned = "".join(reversed(name.lower().replace("-", " ").split()))
        for each in (name, f"{name} 2", joined, f"{joined}7", turned):
            assert poses_as_bot(each), each


@pytest.mark.parametrize(
    "name",
    [
        *("bot", "My Bot", "MyBot", "b0t", "8ot", "B o t", "B.o.t", "R0b0t", "Roboter", "bot_1"),
        *(
            "\u0412\u043et",
            "\uff42\uff4f\uff54",
            "Ⓑⓞⓣ",
            "rnasterbot",
            "\N{ROBOT FACE} Ada",
            "bo\u0308t",
            "\u0431\u043e\u0442",
            "\u2c82\u2c9e\u2ca6",
        ),
    ],
)
def test_disguises_of_bots_are_seen_through(name: str) -> None:
    """Letters of other alphabets, digits, dots, and a robot's face."""
    assert poses_as_bot(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Talbot", "Botond", "Abbot", "Cabot", "Botticelli", "Robotnik", "Ada", "Kostka", "807"),
        *("J. R. R. Tolkien", "Lea 2", "Bo T.", "Boty", "Łukasz", "Greedy", "👩\u200d🚀"),
    ],
)
def test_people_may_have_names_of_people(name: str) -> None:
    """Only whole words for a bot are refused."""
    assert not poses_as_bot(name)
