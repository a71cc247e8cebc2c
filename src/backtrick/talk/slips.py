"""Slips of the fingers: words that are one letter away from words that are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Slips:
    """Known words, found again when a letter of them is missing, added, wrong or swapped."""

    def __init__(self, words: Iterable[str], *, shortest: int, others: Iterable[str] = ()) -> None:
        self.shortest: Final = shortest
        """Shorter words are too close to too many others to guess at a slip."""
        words = frozenset(words)
        self._known = words.union(others)
        """A word that is known, if only as one of the others, is no slip."""
        self._by_piece: dict[str, list[str]] = {}
        for word in words:
            if len(word) >= shortest:
                for piece in (word, *one_letter_less(word)):
                    self._by_piece.setdefault(piece, []).append(word)

    def meant(self, word: str) -> str | None:
        """The known word from which this one is a single slip away, if there is one."""
        if len(word) < self.shortest - 1 or word in self._known:
            return None
        for piece in (word, *one_letter_less(word)):
            for known in self._by_piece.get(piece, ()):
                if _is_one_slip(word, known):
                    return known
        return None


def one_letter_less(word: str) -> Iterator[str]:
    """The word without its first letter, without its second, and so on."""
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]


def _is_one_slip(word: str, known: str) -> bool:
    if len(word) != len(known):
        longer, shorter = (word, known) if len(word) > len(known) else (known, word)
        return len(longer) == len(shorter) + 1 and shorter in one_letter_less(longer)
    wrong = [place for place, letter in enumerate(word) if letter != known[place]]
    return len(wrong) == 1 or (
        len(wrong) == 2
        and wrong[1] == wrong[0] + 1
        and word[wrong[0]] == known[wrong[1]]
        and word[wrong[1]] == known[wrong[0]]
    )
