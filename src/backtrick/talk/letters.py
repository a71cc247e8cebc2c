"""Normalising letters: no diacritics, and digits of any script as digits.

A letter in disguise (accents, circles, full width, small capitals, a look-alike from another
alphabet) becomes the letter it reads as. Invisible characters are dropped.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

# Letters of other alphabets that look like Latin ones, and Latin ones that do not decompose.
_LOOK_ALIKES: Final = {
    "a": "аαɑ∆Ꭺᗩ₳",
    "ae": "æ",
    "b": "вьβᏴᗷ",
    "c": "сϲ¢©Ꮯᑕ₵₡",
    "d": "ԁđð∂Ꭰᗪ",
    "e": "еεєәҽ€Ꭼ",
    "f": "ƒᖴ₣",
    "g": "ɡԍᏀց",
    "h": "һнħηᎻհᕼ",
    "i": "іιıɩ¡Ꭵ",
    "j": "јϳᎫ",
    "k": "кκᏦ",
    "l": "ӏłǀ£Ꮮᒪ",
    "m": "мᎷᗰ",
    "n": "пոᏁи∩ᑎ₦",
    "o": "оοøօσᎾ",
    "oe": "œ",
    "p": "рρᏢᑭ₱",
    "q": "ԛ",
    "r": "гѓ®Ꭱяᖇ",
    "s": "ѕſ§Ꮪᔕ₴",
    "ss": "ß",
    "t": "тτŧƚᎢ†₮",
    "th": "þ",
    "u": "υսμ∪ᑌ",
    "v": "ѵνᏙ∨ᐯ",
    "w": "ԝωѡᎳшᗯ₩",
    "x": "хχ᙭",
    "y": "уγү¥Ꭹ",
    "z": "ʐζᏃᘔ",
}
_PLAIN: Final = {alike: plain for plain, alikes in _LOOK_ALIKES.items() for alike in alikes}
# Letters whose capital, or whose small form, looks like another letter.
_BY_SIZE: Final = {"Ν": "n", "Μ": "m", "Υ": "y", "η": "n"}
# Pictures that stand for a number.
_PICTURES: Final = {
    "☝": "1",
    "✌": "2",
    "🤘": "2",
    "🖐": "5",
    "✋": "5",
    "🎱": "8",
    "🥇": "1",
    "🥈": "2",
    "🥉": "3",
}
_NUMBER_NAMES: Final = (
    "ONE",
    "TWO",
    "THREE",
    "FOUR",
    "FIVE",
    "SIX",
    "SEVEN",
    "EIGHT",
    "NINE",
    "TEN",
)
_LETTER_NAMED: Final = re.compile(
    r"\b(?:LATIN|REGIONAL INDICATOR|TAG)\b.*? LETTER "
    r"(?:SMALL CAPITAL |TURNED |REVERSED |INVERTED |OPEN |SIDEWAYS )*([A-Z])\b"
)
_NUMBER_NAMED: Final = re.compile(
    r"(?:DIE FACE|KEYCAP|CLOCK FACE|PLAYING CARD|MAHJONG TILE|DIGIT|NUMBER|ROD|ROMAN NUMERAL"
    r"|KANGXI RADICAL|RECYCLING SYMBOL)"
    rf".*?\b({'|'.join(_NUMBER_NAMES)}|[1-9])\b"
)
# Coloured circles, squares and hearts and vertical arrows are words in every language.
_MEANING_NAMED: Final = (
    # Thumbs and the face upside down show no row.
    ("up", re.compile(r"(?<!THUMBS )\bUP(?:WARDS)?\b")),
    ("down", re.compile(r"(?<!THUMBS )(?<!UPSIDE-)\bDOWN(?:WARDS)?\b")),
    ("red", re.compile(r"\bRED\b|^HEAVY BLACK HEART$|^BLACK HEART SUIT$")),
    ("blue", re.compile(r"\bBLUE\b")),
    ("green", re.compile(r"\bGREEN\b")),
    ("yellow", re.compile(r"\bYELLOW\b")),
    ("purple", re.compile(r"\bPURPLE\b")),
)
SHOWN: Final = {meaning: f"sign{meaning}" for meaning, _ in _MEANING_NAMED}
"""The word for a picture, by its meaning: signred, signup."""
SEAM: Final = "\x1f"
"""Stands for an invisible character, inside a word or between two."""
_INVISIBLE: Final = {"Cf", "Cc"}
_FILLERS: Final = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters to Unicode, blanks to the eye."""
_SOFT_HYPHEN: Final = "\u00ad"
"""Marks where a word may be broken; never separates two words."""
_CALCULATING: Final = {"×": "x", "÷": " / ", "−": " - ", "–": " - ", "—": " - "}
_AS_SEEN: Final = {**_CALCULATING, **_BY_SIZE, "™": " "}
_RAISED: Final = frozenset("⁰¹²³⁴⁵⁶⁷⁸⁹")
_AFTER_DIGITS: Final = _RAISED | {"€"}
_UNSEEN: Final = {"Mn", "Me", "Mc", "Cf", "Cc", "Co", "Cn", "Sk"}


class Folded(NamedTuple):
    """A text with normalised letters, and where each letter comes from."""

    text: str
    places: Sequence[int]
    """The place of each letter in the text as typed, and the end."""


def fold(text: str) -> Folded:
    """Normalise the letters of a text."""
    if text.isascii():
        return Folded(text.translate(_FOLDED_ASCII), range(len(text) + 1))
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        folded = _FOLDED[letter]
        if letter in _AFTER_DIGITS and letters and letters[-1][-1:].isdecimal():
            folded = _after_digit(letter, text[place - 1])
        letters.append(folded)
        places.extend([place] * len(folded))
    places.append(len(text))
    return Folded("".join(letters), places)


def _after_digit(letter: str, before: str) -> str:
    """What a power or a currency sign reads as after a digit."""
    if letter == "€":
        return " euro "
    return _FOLDED[letter] if before in _RAISED else f" {_FOLDED[letter]}"


class _Fold(dict[str, str]):
    """Remembers how each letter is normalised."""

    def __missing__(self, letter: str) -> str:
        if len(self) > 20_000:  # a flood of rare letters must not fill the memory
            self.clear()
        self[letter] = found = _fold_letter(letter)
        return found


_FOLDED: Final = _Fold()


def _fold_letter(letter: str) -> str:
    if letter.isspace():
        return " "
    if letter in "’‘`´ʼ":
        return "'"
    if letter in _AS_SEEN:
        return _AS_SEEN[letter]
    if _is_seam(letter):
        return SEAM
    if letter in _PICTURES:
        return f" {_PICTURES[letter]} "
    if number := _number_shown(letter):
        return number
    if meaning := _meaning_shown(letter):
        return f" {SHOWN[meaning]} "
    whole = unicodedata.normalize("NFKD", letter).casefold()
    return "".join(map(_fold_part, whole))


def _is_seam(letter: str) -> bool:
    """Whether a letter is invisible, or a mark that only Unicode calls a letter."""
    kind = unicodedata.category(letter)
    if letter in _FILLERS or (kind == "Lm" and not unicodedata.decomposition(letter)):
        return True
    return letter != _SOFT_HYPHEN and kind in _INVISIBLE


def _number_shown(letter: str) -> str | None:
    """The number shown by a single sign, such as a die or a digit of any script."""
    if letter.isascii():
        return None
    value = unicodedata.numeric(letter, None)
    if value is not None:
        return str(int(value)) if value == int(value) else f" {value} "
    if letter.isalpha():
        return None
    if found := _NUMBER_NAMED.search(unicodedata.name(letter, "")):
        word = found[1]
        value = int(word) if word.isdecimal() else _NUMBER_NAMES.index(word) + 1
        return f" {value} "
    return None


def _meaning_shown(letter: str) -> str | None:
    """The colour or direction shown by a picture or an arrow."""
    if unicodedata.category(letter) not in {"So", "Sm"} or letter.isascii():
        return None
    name = unicodedata.name(letter, "")
    return next((meaning for meaning, shown in _MEANING_NAMED if shown.search(name)), None)


def _fold_part(letter: str) -> str:
    if letter.isascii():
        return letter if letter.isprintable() else ""
    if letter in _PLAIN:
        return _PLAIN[letter]
    if unicodedata.category(letter) in _UNSEEN:
        return ""
    if found := _LETTER_NAMED.search(unicodedata.name(letter, "")):
        return found[1].lower()
    return letter if letter.isalpha() else " "


_FOLDED_ASCII: Final = {code: _fold_letter(chr(code)) for code in range(128)}
"""One letter each, so that nothing changes its place."""
