"""Names at a table: no two of them look the same."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from ..limits import LONGEST_NAME
from ..talk.letters import SEAM, fold

if TYPE_CHECKING:
    from .state import Table

_LISU: Final = str.maketrans(
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",  # noqa: RUF001  that is the point
    "BPDTGKJCZFMNLSRVHWXYAEIOU",
)
"""The letters of an alphabet that consists of Latin capitals."""
_ALIKE: Final = str.maketrans("l1|0", "iiio")
"""Letters and digits of one alphabet that look the same: Ill, lll and 111."""


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
