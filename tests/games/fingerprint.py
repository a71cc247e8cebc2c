"""Play many games from seeds, and print a fingerprint of everything that happened.

It needs only the standard library and the rules: any Python with the sources on its path will do.
"""

from __future__ import annotations

from hashlib import sha256

from backtrick import game
from backtrick.record.writer import result

TABLES = (
    ("quick-easy", "players=3 starter=random"),
    ("quick-easy", "players=5 variant=pro starter=2"),
    ("face-to-face", "starter=random"),
    ("seven-ate-nine", "players=1"),
    ("seven-ate-nine", "players=4 match=yes handicap=2 own_pace=yes children=1,3"),
)
GAMES_A_TABLE = 10


def fingerprint() -> str:
    """A hash of how all games began, went and ended."""
    total = sha256()
    for name, options in TABLES:
        for seed in range(GAMES_A_TABLE):
            for text in _played(name, options, seed):
                total.update(text.encode())
    return total.hexdigest()[:16]


def _played(name: str, options: str, seed: int) -> list[str]:
    """A game in which the mover and the move follow from how many there were."""
    played = game(name)
    state = played.deal(played.options_type.parse(options), seed=seed)
    texts = [played.write_deck(played.deck(seed))]
    while movers := played.to_act(state):
        seat = movers[len(texts) * 7 % len(movers)]
        moves = played.legal_moves(state, seat)
        move = moves[len(texts) * 13 % len(moves)]
        state = played.apply(state, seat, move)
        texts.append(f"{seat} {move}")
    return [*texts, result(played.outcome(state))]


if __name__ == "__main__":
    print(fingerprint())
