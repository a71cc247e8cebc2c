"""Who may come to a table, and under which name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from backtrick import game
from backtrick.limits import LONGEST_NAME
from backtrick.table import Denial, decide
from backtrick.table.commands import Change, Remove, Say, Sit, Stand
from backtrick.table.events import Said, Settings
from backtrick.table.moves import Decided
from backtrick.table.redaction import why_shut_out

from .story import Story, context

QUICK = game("quick-easy")


@pytest.fixture
def story() -> Story:
    """A table for four, which Ada has opened and where Ben sits."""
    story = Story(QUICK, QUICK.options(players=4))
    story.do("ben", Sit())
    return story


def seated_as(story: Story, name: str) -> str:
    """The name under which a newcomer of this name sits down."""
    decided = decide(story.table, Sit(), replace(context("eve", story.at), name=name))
    assert isinstance(decided, Decided)
    return decided.table.occupants[2].name


@pytest.mark.parametrize(
    "name",
    [
        *("Ada", "ada", "ADA", "Áda", "\u0410da", "A\N{ZERO WIDTH JOINER}da", "A da", "\uff21da"),
        *("A\N{SMALL ROMAN NUMERAL FIVE HUNDRED}a", "\N{LISU LETTER A}da"),
        *("\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}da", "A\N{COMBINING DIAERESIS BELOW}da"),
        *("\N{CHEROKEE LETTER GO}da", "A\N{CHEROKEE LETTER TSU}a", "\N{MIAO LETTER ZZYA}da"),
        *(
            "\N{COPTIC CAPITAL LETTER ALFA}da",
            "\N{CARIAN LETTER A}da",
            "Ad\N{APL FUNCTIONAL SYMBOL ALPHA}",
        ),
        *(
            "A\N{CANADIAN SYLLABICS KO}a",
            "\N{RIGHT-TO-LEFT MARK}Ada",
            "Ad\u0430\N{COMBINING ENCLOSING CIRCLE}",
        ),
        *("Ada.", "Ada_", "'Ada'", "A-da", "Ada!", "@da", "Ada\N{MODIFIER LETTER APOSTROPHE}"),
        *("A\N{HEBREW LETTER FINAL KAF}a", "Ad\N{ARABIC LETTER HEH}", "\N{HANGUL LETTER AE}da"),
    ],
)
def test_no_two_names_look_the_same(story: Story, name: str) -> None:
    """Not in capitals, with accents, marks or blanks, nor with letters of another alphabet."""
    assert seated_as(story, name) == f"{name} 2"


@pytest.mark.parametrize(
    "name, alike",
    [
        ("Ida", "lda"),
        ("Emil", "ErniI"),
        ("Otto", "0tt0"),
        ("Wim", "VVim"),
        ("Lisa", "1isa"),
        ("Ilse", "I!se"),
        ("Otto", "Ott\N{WHITE CIRCLE}"),
    ],
)
def test_letters_of_one_alphabet_look_the_same_too(name: str, alike: str) -> None:
    """A small l is a capital I to the eye, and r and n are an m."""
    story = Story(QUICK, QUICK.options(players=4))
    story.do("ben", Sit())
    first = decide(story.table, Sit(), replace(context("cid", story.at), name=name))
    assert isinstance(first, Decided)
    newcomer = replace(context("eve", story.at), name=alike)
    second = decide(first.table, Sit(), newcomer)
    assert isinstance(second, Decided)
    assert second.table.occupants[3].name == f"{alike} 2"


def test_other_names_stay_as_they_are(story: Story) -> None:
    """Also those that begin the same."""
    assert seated_as(story, "Adam") == "Adam"
    for name in (
        "愛",
        "Ева",
        "Édith",
        "Ala",
        "Ælla",
        "Ŋo",
        "Боб 3",
        "Ιρις",
        "מרים",
        "Ad 4",
        "Ad 愛",
        "Жда",
        "🌸🌼🌷",
    ):
        assert seated_as(story, name) == name
    long = "A" * LONGEST_NAME
    assert seated_as(story, long) == long


def test_a_number_looks_like_no_letter(story: Story) -> None:
    """Else a few strange names at a table would use up thousands of numbers."""
    named = replace(context("cid", story.at), name="Ada\N{CHEROKEE LETTER TSA}")
    decided = decide(story.table, Sit(), named)
    assert isinstance(decided, Decided)
    newcomer = decide(decided.table, Sit(), replace(context("eve", story.at), name="Ada"))
    assert isinstance(newcomer, Decided)
    assert newcomer.table.occupants[3].name == "Ada 2"


@pytest.mark.parametrize(
    "first, second",
    [
        ("\u13e3\u13b3\u13a9", "\u13a0\u13c2\u13ef"),  # in Cherokee
        ("小A", "老A"),
    ],
)
def test_names_of_one_alphabet_are_told_apart(story: Story, first: str, second: str) -> None:
    """Those who write in it can read it, even beside a Latin letter: nobody gets a number."""
    named = replace(context("cid", story.at), name=first)
    decided = decide(story.table, Sit(), named)
    assert isinstance(decided, Decided)
    newcomer = decide(decided.table, Sit(), replace(context("eve", story.at), name=second))
    assert isinstance(newcomer, Decided)
    assert newcomer.table.occupants[3].name == second


def test_a_spectator_cannot_speak_in_a_players_name(story: Story) -> None:
    """What they say has another name beside it."""
    asks = replace(context("eve", story.at), name="Ada")
    decided = decide(story.table, Say("I am the host", "en"), asks)
    assert isinstance(decided, Decided)
    assert isinstance(decided.event, Said)
    assert decided.event.name == "Ada 2"


def test_a_locked_table_lets_nobody_in(story: Story) -> None:
    """Those who sit there stay. Somebody who was removed cannot come back as another guest."""
    story.do("cid", Sit())
    story.do("ada", Change(settings=Settings(locked=True)))
    story.do("ada", Remove(2))
    assert story.refusal("dan", Sit()) == "table/locked"
    shut_out = {guest: why_shut_out(story.table, guest) for guest in ("ada", "ben", "cid", "dan")}
    assert {guest: why and why.code for guest, why in shut_out.items()} == {
        "ada": None,
        "ben": None,
        "cid": "table/sent-away",
        "dan": "table/locked",
    }
    story.do("ada", Change(settings=Settings()))
    story.do("dan", Sit())


def test_the_last_one_at_a_locked_table_can_come_back(story: Story) -> None:
    """Nobody else could unlock it; at other tables, the first to sit down is the host."""
    story.do("ada", Change(settings=Settings(locked=True)))
    story.do("ada", Stand())
    assert story.table.host == "ben"
    story.do("ben", Stand())
    assert [why_shut_out(story.table, guest) for guest in ("ada", "ben")] == [Denial.LOCKED, None]
    story.do("ben", Sit())
    story.do("ben", Change(settings=Settings()))
    story.do("ben", Stand())
    story.do("ada", Sit())
    assert story.table.host == "ada"
