"""Names at a table: no two of them look the same, and no person's looks like a bot's."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from itertools import chain, count
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from ..limits import LONGEST_NAME
from ..talk.letters import SEAM, fold
from ..texts import Texts, languages

if TYPE_CHECKING:
    from .state import Table

_FAMILIAR: Final = frozenset(
    {
        *("ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC"),
        *("GEORGIAN", "GREEK", "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "KANNADA"),
        *("KATAKANA", "KHMER", "LAO", "MALAYALAM", "MONGOLIAN", "MYANMAR", "ORIYA", "SINHALA"),
        *("TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN"),
    }
)
"""Scripts that many people write their names in, by the first word of their letters' names."""
_LISU: Final = str.maketrans(
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",  # noqa: RUF001  that is the point
    "BPDTGKJCZFMNLSRVHWXYAEIOU",
)
"""The letters of an alphabet that consists of Latin capitals."""
_COPTIC: Final = str.maketrans("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "ABEHIKMNOPCTYX" * 2)
_LATIN: Final = _LISU | _COPTIC
_SINGLE: Final = str.maketrans(
    "ϲϹϜϺꙇЗзӠӡбքռգզաՏყჿဝഠଠዐሀ٥۵٧۷৪੪⍺⍳⍴℮∣⏽￨⋁⋃⊤⟙╳⨯⤫⤬○◯⋿᙮",  # noqa: RUF001  likewise
    "cCFMi33336fnqqwSyoooooUoovv88aipelllvuttxxxxooex",
)
"""Letters and signs of other scripts that look like a Latin letter or a digit by chance."""
_ALIKE: Final = str.maketrans("l1|0@$", "iiioas")
"""Letters, digits and signs of one alphabet that look the same: Ill, lll and 111."""
_STROKE: Final = re.compile(r"(?<=\w)!(?=\w)")
"""A mark that is read as a letter inside a word."""
_NOT_LATIN: Final = re.compile(r"[^\W\d_a-z]")
_STRANGE: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands before a letter among those of another script: it could be taken for any of these."""
_LETTER: Final = re.compile(f"{_STRANGE}?.", re.DOTALL)
_IN_DISGUISE: Final = str.maketrans("0678", "obtb")
"""Digits in place of the letters of a bot."""
_BOTS: Final = frozenset({"bot", "bots", "robot", "robots", "roboter"})
"""A bot has one of these words in its name, in every language; people have none of them."""
_ROBOT_FACE: Final = "\N{ROBOT FACE}"
PROGRAM_MARK: Final = f"{_ROBOT_FACE} "
"""The beginning of the names of programs that play as guests."""
_CAMEL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_WORD: Final = re.compile(r"[^\W_]+")
_MOST_KNOWN: Final = 1000
"""Names and letters that are looked at once: spectators are named again and again."""
_SPELLED: Final = re.compile(r"\b(\w) (?=\w\b)")


def distinct_name(table: Table, name: str) -> str:
    """A newcomer's name, with a number if somebody at the table has one that looks the same."""
    taken = [occupant.name for occupant in table.occupants if occupant.guest]
    numbered = (f"{name[: LONGEST_NAME - len(str(n)) - 1]} {n}" for n in count(2))
    names = chain([name], numbered)
    return next(each for each in names if not any(_look_alike(each, other) for other in taken))


def _look_alike(name: str, other: str) -> bool:
    """Whether people could take a name for another."""
    script = _script(name)
    if script and script == _script(other):  # anyone who has such a name can read it
        return normalize("NFKC", name).casefold() == normalize("NFKC", other).casefold()
    seen, others = (_LETTER.findall(_looks(each)) for each in (name, other))
    return len(seen) == len(others) and all(map(_are_alike, seen, others))


def _are_alike(letter: str, other: str) -> bool:
    """Whether two letters are the same, or one is rare: few people can tell it from any other.

    Everybody can tell it from a digit, and digits are what newcomers get.
    """
    if letter == other:
        return True
    is_number = letter.isdecimal() or other.isdecimal()
    return not is_number and _is_rare(letter) != _is_rare(other)


@lru_cache(_MOST_KNOWN)
def _is_rare(letter: str) -> bool:
    if letter.startswith(_STRANGE):
        return True
    is_foreign = letter.isalpha() and not letter.isascii()
    return is_foreign and _first_word(letter) not in _FAMILIAR


@lru_cache(_MOST_KNOWN)
def _script(name: str) -> str:
    """The rare script of a name; empty if it is not all in one."""
    scripts = {_first_word(letter) for letter in name if letter.isalpha()}
    script = scripts.pop() if len(scripts) == 1 else ""
    return "" if script == "LATIN" or script in _FAMILIAR else script


def _first_word(letter: str) -> str:
    """The first word of a letter's name, which is that of its script."""
    return unicodedata.name(letter, "").partition(" ")[0]


@lru_cache(_MOST_KNOWN)
def _looks(name: str) -> str:
    """A name as the eye reads it: without accents, marks and other alphabets."""
    latin = _latin(name)
    plain = "".join(map(_read, latin.split())) or latin
    return plain.replace("rn", "m").replace("vv", "w")


def _read(word: str) -> str:
    """The letters and digits of a word, as the eye reads them."""
    text = _STROKE.sub("i", fold(word).text).translate(_ALIKE)
    plain = "".join(filter(str.isalnum, text))
    return _NOT_LATIN.sub(rf"{_STRANGE}\g<0>", plain) if _is_mixed(word) else plain


def _is_mixed(word: str) -> bool:
    """Whether a word has Latin letters and others, as no word of any language has."""
    scripts = {_first_word(letter) for letter in word if letter.isalpha()}
    return len(scripts) > 1 and "LATIN" in scripts


def _latin(name: str) -> str:
    """A name in Latin letters, where `fold` does not know those that look like them."""
    return normalize("NFKC", name.translate(_SINGLE)).translate(_LATIN)


def poses_as_bot(name: str) -> bool:
    """Whether people could take the name for a bot's, in any language or disguise.

    A name with a word for a bot does, and one that is a bot's name without spaces. Talbot and
    Botond do not.
    """
    plain = fold(_CAMEL.sub(" ", _latin(name))).text.replace(SEAM, "")
    words = _SPELLED.sub(r"\1", " ".join(_WORD.findall(plain))).split()
    read = {each.translate(_IN_DISGUISE) for each in words if not each.isdecimal()}
    whole = "".join(words).rstrip("0123456789")
    return bool(read & _BOTS) or _ROBOT_FACE in name or _looks(whole) in _looks_of_bots()


@cache
def _looks_of_bots() -> frozenset[str]:
    """The names of all bots in all languages, even with their words the other way round."""
    found: set[str] = set()
    for texts in map(Texts, languages()):
        for bot in texts.attributes("bot-names"):
            words = _WORD.findall(fold(texts(f"bot-names.{bot}")).text)
            found |= {"".join(words), "".join(reversed(words))}
    return frozenset(map(_looks, found))
