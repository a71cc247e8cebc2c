"""Randomness from a seed: the documented procedure, written a second time."""

from hashlib import shake_256

STEPS = {"g": 1, "b": 2, "r": 3}


def value(card: str) -> int:
    """The number on a card such as `g7`."""
    return int(card[1:])


def in_order(cards: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Cards by value, then by step."""
    return tuple(sorted(cards, key=lambda card: (value(card), STEPS[card[0]])))


def stream(seed: int, label: str, count: int) -> list[int]:
    """`count` words of 64 bits, the first byte of each the highest."""
    read = shake_256(f"backtrick/{seed}/{label}".encode()).digest(8 * count)
    return [int.from_bytes(read[at : at + 8], "big") for at in range(0, 8 * count, 8)]


def shuffled(cards: list[str] | tuple[str, ...], seed: int, label: str) -> tuple[str, ...]:
    """The cards in the order given by seed and label, whatever their order before."""
    dealt = list(in_order(cards))
    words = stream(seed, label, len(dealt))
    for last, word in zip(range(len(dealt) - 1, 0, -1), words, strict=False):
        other = (word * (last + 1)) >> 64
        dealt[last], dealt[other] = dealt[other], dealt[last]
    return tuple(dealt)
