"""HTTP answers about what the coach says of a finished game: values, not words.

As in `answers.py`, fields that are always sent have no default. The coach itself is not imported:
it loads Numba, which the server does without.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Literal, TypeAlias

import msgspec

EDITION: Final = 5
"""Raised whenever the coach judges differently, or says so in other fields: then stored analyses
are made again."""


class CoachFault(Enum):
    """Why there is no analysis of a game, with a stable code."""

    FAILED = "coach/failed"
    NO_JUDGE = "coach/no-judge"
    NO_TURN = "coach/no-turn"
    OTHER_DECK = "coach/other-deck"
    UNFINISHED = "coach/unfinished"


class ChanceInfo(msgspec.Struct, frozen=True):
    """A win chance, or a difference of two, with the standard error of its sampling."""

    value: float
    error: float


class WeighedTurn(msgspec.Struct, frozen=True):
    """A possible turn and its win chance."""

    moves: tuple[str, ...]
    chance: ChanceInfo


class FindingInfo(msgspec.Struct, frozen=True):
    """What is better about the best turn."""

    code: str
    """Its text is `coach-finding` with this attribute."""
    values: dict[str, str | int]
    """The arguments of the text; `seat` stands for a player's name."""


class JudgedTurnInfo(msgspec.Struct, frozen=True):
    """A turn, judged by what its seat knew when it began. Chances are those of its side."""

    seat: int
    first: int
    """The step of the replay in which its first move was made."""
    last: int
    moves: tuple[str, ...]
    forced: bool
    """Whether there was nothing to decide."""
    before: ChanceInfo
    """The win chance before the turn: that of the best one."""
    played: ChanceInfo
    loss: ChanceInfo
    """What the turn gave away; zero if sampling cannot tell it from the best."""
    mark: Literal["inaccuracy", "mistake", "blunder"] | None
    best: tuple[WeighedTurn, ...]
    """The best turns, best first."""
    findings: tuple[FindingInfo, ...]


class LedgerInfo(msgspec.Struct, frozen=True):
    """A game as a sum, from the side of a seat: the parts add up to how it ended."""

    deal: float
    """The win chance at the deal."""
    draws: float
    """The luck of the draws."""
    hands: float
    """The luck of the hands."""
    given: tuple[float, ...]
    """By seat, what it gave away: negative on its own side, positive on the other."""
    conceded: float
    """What was left when the game was conceded: lost by one side, won by the other. Else 0."""
    result: float
    """1 for a win, 0 for a loss."""


class MeanLossInfo(msgspec.Struct, frozen=True):
    """The mean loss of a seat per decision, and the bots between which it lies."""

    value: float
    error: float
    worse: str | None
    """The best bot that surely loses more; null: none does."""
    better: str | None
    """The worst bot that surely loses less; null: none does."""


class LastChanceInfo(msgspec.Struct, frozen=True):
    """The point of no return of a lost game, with all cards known. Nobody is judged by it."""

    turn: int | None
    """The index of the last turn before which the game could be won; null: there is none."""
    decided: bool
    """false: perhaps the game could not be won before it either."""


class GameAnalysis(msgspec.Struct, frozen=True, tag_field="kind", tag="turns"):
    """The analysis of a game with turns."""

    effort: int
    talkative: bool
    """Whether the sampled games were played on by bots that talk."""
    sides: tuple[int, ...]
    """By seat, its side: all the same in a team."""
    winners: tuple[int, ...]
    turns: tuple[JudgedTurnInfo, ...]
    curves: tuple[tuple[float, ...], ...]
    """By seat, the win chance of its side before each turn, and the result."""
    ledgers: tuple[LedgerInfo, ...]
    """By seat."""
    mean_losses: tuple[MeanLossInfo | None, ...]
    """By seat; null: one game is too little to tell."""
    last_chance: LastChanceInfo | None


class MissFiguresInfo(msgspec.Struct, frozen=True):
    """How often a kind of miss occurred, and the time lost."""

    miss: Literal["wrong-sum", "wrong-direction", "too-late"]
    count: float
    """A whole number, unless it is for 100 cards laid."""
    time: int
    """In milliseconds."""


class RaceFiguresInfo(msgspec.Struct, frozen=True):
    """A player of a race in numbers; times in milliseconds."""

    cards: int
    """The cards laid."""
    delay: float
    """The mean time to lay a card once it could be laid."""
    held: int
    """The cards that fitted and were not laid until another came."""
    held_time: int
    misses: tuple[MissFiguresInfo, ...]
    """One for each kind."""


class SumFiguresInfo(msgspec.Struct, frozen=True):
    """A sum: how often it was done, how long it took on average, how often it went wrong."""

    value: int
    step: int
    sign: int
    """1 or -1."""
    laid: int
    delay: float
    """In milliseconds."""
    wrong: int


class MissedCardInfo(msgspec.Struct, frozen=True):
    """A card that was refused."""

    step: int
    """The step of the replay."""
    card: str
    miss: Literal["wrong-sum", "wrong-direction", "too-late"]
    time: int
    """The time lost, in milliseconds."""


class RaceSeatInfo(msgspec.Struct, frozen=True):
    """What one player of a race did."""

    figures: RaceFiguresInfo
    sums: tuple[SumFiguresInfo, ...]
    """Every sum that occurred, the hardest first."""
    missed: tuple[MissedCardInfo, ...]


class BotLevelInfo(msgspec.Struct, frozen=True):
    """A bot's figures over many races, for 100 cards laid."""

    bot: str
    figures: RaceFiguresInfo


class RaceAnalysis(msgspec.Struct, frozen=True, tag_field="kind", tag="race"):
    """The analysis of a race."""

    seats: tuple[RaceSeatInfo, ...]
    winners: tuple[int, ...]
    levels: tuple[BotLevelInfo, ...]
    """The bots' levels, to compare with."""


class NoAnalysis(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """There is no analysis of this game, now and later."""

    code: CoachFault


AnyAnalysis: TypeAlias = GameAnalysis | RaceAnalysis | NoAnalysis


class AnalysisInfo(msgspec.Struct, frozen=True):
    """How far the analysis of a finished game is."""

    state: Literal["unasked", "waiting", "running", "done"]
    """waiting: behind others. unasked: ask for it with `POST`."""
    judged: int
    """The turns judged so far, or the moves of a race."""
    turns: int
    """All of them; 0: not known yet."""
    analysis: GameAnalysis | RaceAnalysis | NoAnalysis | None
    """Only if it is done."""


class JudgementInfo(msgspec.Struct, frozen=True, tag_field="kind", tag="judgement"):
    """What the coach says about a turn that somebody tried."""

    moves: tuple[str, ...]
    chance: float
    """Its win chance."""
    loss: float
    """What it gives away against the best turn."""
    good: bool
    """Whether that is so little that the turn is as good as right."""
    best: tuple[WeighedTurn, ...]
    """The best turns, best first."""
    findings: tuple[FindingInfo, ...]
    """What is better about the best turn; none if this one is good."""


class HintInfo(msgspec.Struct, frozen=True, tag_field="kind", tag="hint"):
    """What the coach would do in your turn, by what you know."""

    moves: tuple[str, ...]
    """All that is left of the turn."""
    chance: float
    """The win chance then."""
    forced: bool
    """Whether nothing else is possible."""
    other: WeighedTurn | None
    """A turn that looks good but is worse; null: none shows why."""
    findings: tuple[FindingInfo, ...]
    """What is better about the advised turn than about the other one, the weightiest first; the
    texts are `coach-hint` with these codes."""


class TriedTurnInfo(msgspec.Struct, frozen=True):
    """A turn as far as it was tried."""

    view: dict[str, Any]
    """What its player sees, as in `game` on the socket; cards that would be drawn are not shown."""
    legal: tuple[str, ...]
    """The moves that can follow; none if the turn is over."""
    judgement: JudgementInfo | None
    """null: the turn goes on."""
