"""Names at a table: no two of them look the same, and no person's looks like a bot's."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from ..limits import LONGEST_NAME
from ..talk.letters import SEAM, fold
from ..texts import Texts, languages

if TYPE_CHECKING:
    from .state import Table

_LISU: Final = str.maketrans(
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",  # noqa: RUF001  that is the point
    "BPDTGKJCZFMNLSRVHWXYAEIOU",
)
"""The letters of an alphabet that consists of Latin capitals."""
_ALIKE: Final = str.maketrans("l1|0", "iiio")
"""Letters and digits of one alphabet that look the same: Ill, lll and 111."""
_IN_DISGUISE: Final = str.maketrans("0678", "obtb")
"""Digits in place of the letters of a bot."""
_BOTS: Final = frozenset({"bot", "bots", "robot", "robots", "roboter"})
"""A bot has one of these words in its name, in every language; people have none of them."""
_ROBOT_FACE: Final = "\N{ROBOT FACE}"
_CAMEL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_WORD: Final = re.compile(r"[^\W_]+")
_SPELLED: Final = re.compile(r"\b(\w) (?=\w\b)")


def distinct_name(table: Table, name: str) -> str:
    """A newcomer's name, with a number if somebody at the table has one that looks the same."""
    taken = {_looks(occupant.name) for occupant in table.occupants if occupant.guest}
    if _looks(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - len(str(n)) - 1]} {n}" for n in count(2))
    return next(each for each in numbered if _looks(each) not in taken)


def _looks(name: str) -> str:
    """A name as the eye reads it: without accents, invisible marks, and other alphabets."""
    latin = normalize("NFKC", name).translate(_LISU)
    plain = "".join(fold(latin).text.replace(SEAM, "").split()) or latin
    return plain.translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def poses_as_bot(name: str) -> bool:
    """Whether people could take the name for a bot's, in any language or disguise.

    A name with a word for a bot does, and one that is a bot's name without spaces. Talbot and
    Botond do not.
    """
    plain = fold(_CAMEL.sub(" ", name)).text.replace(SEAM, "")
    words = _SPELLED.sub(r"\1", " ".join(_WORD.findall(plain))).split()
    read = {each.translate(_IN_DISGUISE) for each in words if not each.isdecimal()}
    whole = "".join(words).rstrip("0123456789")
    return bool(read & _BOTS) or _ROBOT_FACE in name or _looks(whole) in _looks_of_bots()


@cache
def _looks_of_bots() -> frozenset[str]:
    """The names of all bots in all languages, also with their words the other way round."""
    found: set[str] = set()
    for texts in map(Texts, languages()):
        for bot in texts.attributes("bot-names"):
            words = _WORD.findall(fold(texts(f"bot-names.{bot}")).text)
            found |= {"".join(words), "".join(reversed(words))}
    return frozenset(map(_looks, found))
