"""Reasons for refused moves, with stable codes, and the errors that carry them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable


class Reason(Enum):
    """Why a move is not legal.

    The code never changes. The texts for people are in `locales/`, by code.
    """

    GAME_OVER = "move/game-over"
    NOT_YOUR_TURN = "move/not-your-turn"
    START_NOT_AGREED = "move/start-not-agreed"
    ALREADY_STARTED = "move/already-started"
    SAME_VOTE = "move/same-word"
    NO_SUCH_SEAT = "move/no-such-seat"
    CARD_NOT_HELD = "move/card-not-held"
    DOES_NOT_FIT = "move/does-not-fit"
    ENOUGH_LAID = "move/enough-laid"
    TOO_FEW_LAID = "move/too-few-laid"
    DOES_NOT_HELP = "move/does-not-help"
    HELPED_ALREADY = "move/helped-already"
    LEAVES_NO_SECOND = "move/leaves-no-second"
    STACK_EMPTY = "move/stack-empty"
    NO_OWN_ROW = "move/no-own-row"
    LAST_CARD_GOES_TO_THE_MIDDLE = "move/last-card-goes-to-the-middle"
    BARRED = "move/barred"
    TOO_LATE = "move/too-late"

    @property
    def is_a_try(self) -> bool:
        """Whether the card was laid and goes back; otherwise it could not be laid at all."""
        return self in {Reason.DOES_NOT_FIT, Reason.TOO_LATE}

    @property
    def code(self) -> str:
        """The stable code, such as `move/not-your-turn`."""
        return self.value


LONGEST: Final = 120


def shown(given: object) -> str:
    """A value for an error message, shortened if it is long."""
    try:
        text = repr(given)
    except Exception:  # noqa: BLE001 - whatever it is, it is the wrong thing anyway
        text = f"a {type(given).__name__}"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


class IllegalMove(ValueError):  # noqa: N818 - the contract's own word
    """A move that the rules refuse. The state is unchanged."""

    def __init__(self, reason: Reason, seat: int, move: object, legal: Iterable[object]) -> None:
        self.reason = reason
        self.seat = seat
        self.move = move
        self.legal = tuple(legal)
        super().__init__(reason, seat, move, self.legal)

    def __str__(self) -> str:
        choices = " ".join(map(str, self.legal)) or "nothing"
        refused = f"{self.move} by seat {self.seat}: {self.reason.code}"
        return f"{refused}; legal for seat {self.seat}: {choices}"


class BadNotation(ValueError):  # noqa: N818 - the contract's own word
    """Text that is not a card, move or deck of the game."""

    def __init__(self, text: object, expected: str) -> None:
        self.text = text
        self.expected = expected
        super().__init__(text, expected)

    def __str__(self) -> str:
        return f"{shown(self.text)} is not {self.expected}"


class UnknownSeat(ValueError):  # noqa: N818 - named like its siblings
    """A seat that the table does not have."""

    def __init__(self, seat: object, players: int) -> None:
        self.seat = seat
        self.players = players
        super().__init__(seat, players)

    def __str__(self) -> str:
        return f"seat {shown(self.seat)}: the seats at this table are 0 to {self.players - 1}"
