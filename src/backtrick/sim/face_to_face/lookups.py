"""What may be laid on what, as sets of cards by top, made from the game's laws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.face_to_face.cards import NUMBERS, ROW_CARDS, fits, helps
from ...games.rows import ROWS, Row
from ..bits import mask_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

ALL: Final = mask_of(NUMBERS)
"""All numbers of a player."""
CARDS: Final = len(NUMBERS)
HOME_ROWS: Final = len(ROWS)
REACH: Final = 2 * len(ROWS)
"""The rows in reach: own ascending and descending, then the opponent's."""


def _by_top(law: Callable[[int, Row, int], bool]) -> NDArray[np.uint64]:
    tops = range(ROW_CARDS[-1] + 1)
    return np.array(
        [[mask_of(n for n in NUMBERS if law(n, row, top)) for top in tops] for row in ROWS],
        np.uint64,
    )


def _goes_back(number: int, row: Row, top: int) -> bool:
    """Whether a card that fits sets the row back: a reverse trick."""
    return fits(number, row, top) and helps(number, row, top)


TAKES: Final = np.concatenate([_by_top(fits), _by_top(helps)])
"""What may be laid, by row in reach and top."""
TRICKS: Final = _by_top(_goes_back)
"""The reverse tricks at home, by row and top."""
FORWARD: Final = TAKES[:HOME_ROWS] & ~TRICKS
"""The other cards that fit at home, by row and top."""
