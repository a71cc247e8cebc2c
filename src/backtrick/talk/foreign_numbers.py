"""Number words of languages without a word file, if they mean nothing else in those with one.

Doubtful ones (dos, sept, otto) are in the word files, in a set: they are numbers only beside a
colour.
"""

from __future__ import annotations

from typing import Final

from .patterns import spellings

_WORDS: Final = {
    1: "ichi yksi wahid",
    2: "deux dois twee kaksi kettő два дві iki ithnan",
    3: "trois drie kolme három три thalatha",
    4: "quatre cuatro quattro quatro fyra čtyři chetyre chotyry четыре чотири četiri négy "
    "neljä quattuor arbaa",
    5: "cinq cinco cinque vijf pyat пять viisi quinque khamsa",
    6: "seis zes shest шесть шість šest kuusi",
    7: "siete sette sete zeven семь сім sedm sedam septem yedi syv seitsemän epta shichi",
    8: "huit ocho oito восемь вісім vosem visim osm osam sekiz nyolc kahdeksan okto hachi",
    9: "neuf nueve nove negen девять devyat devět dokuz kilenc yhdeksän novem ennea kyuu",
    10: "dix diez dieci tien десять desyat deset kymmenen decem",
}
FOREIGN: Final = {
    plain: number
    for number, words in _WORDS.items()
    for word in words.split()
    for plain in sorted(spellings(word))
}
"""Number words without diacritics, by value."""
